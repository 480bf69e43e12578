import { useState } from 'react';
import { countOf } from '#domain/text/count-of.ts';
import { canKeep, keepPages, pagesOf } from './keep-pages.ts';
import { Out } from './out.tsx';
import { useTool } from './tool.ts';

/** Keeps the pages of the trip's stops for when there is no connection; what came of it is said. */
export function KeepRow() {
  const { trip, text, facts, locale } = useTool();
  const { share } = text;
  const [said, setSaid] = useState('');
  const pages = pagesOf(trip, facts);
  if (!canKeep() || pages.length === 0) return null;

  async function keep() {
    setSaid(share.keeping);
    const kept = await keepPages(pages, locale);
    setSaid(kept === pages.length ? countOf(share.kept, kept, locale) : share.notKept);
  }

  return (
    <Out icon="file" name={share.keep} hint={share.keepHint} act={() => void keep()}>
      <p role="status" className="note">
        {said}
      </p>
    </Out>
  );
}
