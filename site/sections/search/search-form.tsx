import { useEffect, useRef } from 'react';
import { useLocation } from 'react-router';
import { Button } from '#site/ui/button.tsx';
import type { SearchCopy } from './search-copy.ts';
import styles from './search-form.module.css';
import type { SearchState } from './use-search.ts';

interface Props {
  readonly path: string;
  readonly words: SearchCopy;
  readonly search: SearchState;
}

/** The field and its button: a form that the server answers until the index is here. */
export function SearchForm({ path, words, search }: Props) {
  const field = useRef<HTMLInputElement>(null);
  const { key, hash } = useLocation();
  // The key `/` and the header's link lead here to type.
  useEffect(() => {
    if (hash === '#q') field.current?.focus();
  }, [key, hash]);
  return (
    <search>
      <form
        action={path}
        className={styles.form}
        onSubmit={(event) => {
          if (search.ready) event.preventDefault();
        }}
      >
        <label htmlFor="q">{words.field}</label>
        <div className={styles.row}>
          <input
            ref={field}
            id="q"
            name="q"
            type="search"
            value={search.text}
            onChange={({ target }) => search.setText(target.value)}
            maxLength={200}
            autoComplete="off"
            autoCapitalize="none"
            spellCheck={false}
            enterKeyHint="search"
            aria-describedby="q-hint"
          />
          <Button type="submit">{words.submit}</Button>
        </div>
        <p id="q-hint" className={styles.hint}>
          {words.hint}
        </p>
      </form>
    </search>
  );
}
