import { useEffect, useRef } from 'react';
import { readStored } from '#site/lib/storage.ts';

/**
 * The key `/` follows the link to the search, unless somebody types or has switched it off there. Every
 * page carries this: it is kept to a few bytes.
 */
export function useSearchKey() {
  const link = useRef<HTMLAnchorElement>(null);
  useEffect(() => {
    const press = (event: KeyboardEvent) => {
      const typing = (event.target as Element).closest('input,select,textarea,dialog');
      if (event.key !== '/' || typing || readStored('slash')) return;
      event.preventDefault();
      link.current?.click();
    };
    addEventListener('keydown', press);
    return () => removeEventListener('keydown', press);
  }, []);
  return link;
}
