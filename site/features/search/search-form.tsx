import { useEffect, useEffectEvent, useRef } from 'react';
import { longestQuery } from '#domain/search-query.ts';
import { Button } from '#site/ui/button.tsx';
import { keepNames } from '#site/ui/keep-names.tsx';
import styles from './search-form.module.css';
import type { SearchText } from './search-words.ts';
import type { SearchState } from './use-search.ts';

interface Props {
  readonly path: string;
  readonly text: Pick<SearchText, 'field' | 'hint' | 'submit'>;
  readonly search: SearchState;
}

/** The search form; the server answers it until the index is loaded. */
export function SearchForm({ path, text, search }: Props) {
  const { text: line, setText, prepare, ready } = search;
  const field = useRef<HTMLInputElement>(null);
  const begin = useEffectEvent((input: HTMLInputElement) => {
    // The key `/` and the header's link lead here.
    if (location.hash === '#q') input.focus();
    // Typed before the island was hydrated.
    if (input.value !== line) setText(input.value);
    if (document.activeElement === input) prepare();
  });
  useEffect(() => {
    if (field.current) begin(field.current);
  }, []);
  return (
    <search>
      <form
        action={path}
        className={`not-printed ${styles.form}`}
        onSubmit={(event) => {
          if (ready) event.preventDefault();
        }}
      >
        <label htmlFor="q">{text.field}</label>
        <div className={styles.row}>
          <input
            ref={field}
            id="q"
            name="q"
            type="search"
            value={line}
            onChange={({ target }) => setText(target.value)}
            onFocus={prepare}
            maxLength={longestQuery}
            autoComplete="off"
            autoCapitalize="none"
            spellCheck={false}
            enterKeyHint="search"
            aria-describedby="q-hint"
          />
          <Button type="submit">{text.submit}</Button>
        </div>
        <p id="q-hint" className="note">
          {keepNames(text.hint)}
        </p>
      </form>
    </search>
  );
}
