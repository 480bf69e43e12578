import { useEffect, useEffectEvent, useRef } from 'react';
import { Button } from '#site/ui/button.tsx';
import { keepNames } from '#site/ui/keep-names.tsx';
import styles from './search-form.module.css';
import type { SearchWords } from './search-words.ts';
import type { SearchState } from './use-search.ts';

interface Props {
  readonly path: string;
  readonly words: Pick<SearchWords, 'field' | 'hint' | 'submit'>;
  readonly search: SearchState;
}

/** The search form; the server answers it until the index is loaded. */
export function SearchForm({ path, words, search }: Props) {
  const { text, setText, prepare, ready } = search;
  const field = useRef<HTMLInputElement>(null);
  const begin = useEffectEvent((input: HTMLInputElement) => {
    // The key `/` and the header's link lead here.
    if (location.hash === '#q') input.focus();
    // Typed before the island was hydrated.
    if (input.value !== text) setText(input.value);
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
        <label htmlFor="q">{words.field}</label>
        <div className={styles.row}>
          <input
            ref={field}
            id="q"
            name="q"
            type="search"
            value={text}
            onChange={({ target }) => setText(target.value)}
            onFocus={prepare}
            maxLength={200}
            autoComplete="off"
            autoCapitalize="none"
            spellCheck={false}
            enterKeyHint="search"
            aria-describedby="q-hint"
          />
          <Button type="submit">{words.submit}</Button>
        </div>
        <p id="q-hint" className="note">
          {keepNames(words.hint)}
        </p>
      </form>
    </search>
  );
}
