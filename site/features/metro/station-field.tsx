import Combobox from '@github/combobox-nav';
import { useEffect, useEffectEvent, useLayoutEffect, useRef, useState } from 'react';
import type { Locale } from '#content/locale.ts';
import type { StopView } from './metro-answer.ts';
import { LineBadge } from './line-badge.tsx';
import type { MetroText } from './metro-text.ts';
import shared from '#site/ui/field.module.css';
import styles from './station-field.module.css';

interface Props {
  /** The parameter of the query. */
  readonly name: 'from' | 'to';
  readonly label: string;
  readonly text: string;
  /** Called while typing, and with a stop once one of the list is chosen, by a pointer or by keyboard. */
  readonly onText: (text: string, stop?: StopView, byPointer?: boolean) => void;
  /** Called when the visitor is about to type. */
  readonly onPrepare: () => void;
  /** The stops that fit a text; undefined while the network is loading. */
  readonly suggest: ((text: string) => readonly StopView[]) | undefined;
  readonly metroText: MetroText['planner'];
  readonly locale: Locale;
}

/** A field with suggestions, by keyboard as the combobox of the ARIA Authoring Practices (GitHub's combobox-nav). */
export function StationField(props: Props) {
  const { name, label, text, onText, onPrepare, suggest, metroText, locale } = props;
  const [typing, setTyping] = useState(false);
  const items = typing && text.trim() && suggest ? suggest(text) : [];
  const shown = items.length > 0;
  const input = useRef<HTMLInputElement>(null);
  const list = useRef<HTMLDivElement>(null);
  const id = `metro-${name}`;

  // Typed before the island was hydrated.
  const take = useEffectEvent((typed: string) => {
    if (typed === text) return;
    onPrepare();
    onText(typed);
  });
  useEffect(() => take(input.current?.value ?? ''), []);

  const choose = useEffectEvent((event: CustomEvent<{ event: MouseEvent }>) => {
    const option = (event.target as Element).closest('[role=option]');
    const stop = items.find((each) => `${id}-${each.id}` === option?.id);
    setTyping(false);
    // At the Enter key a script clicks.
    if (stop) onText(stop.name, stop, event.detail.event.isTrusted);
  });
  // Before the list is painted: it may come late, and an arrow key that it does not hear is lost.
  useLayoutEffect(() => {
    if (!shown || !input.current || !list.current) return;
    const combobox = new Combobox(input.current, list.current, { tabInsertsSuggestions: false });
    const options = list.current;
    const listener = (event: Event) => choose(event as CustomEvent);
    options.addEventListener('combobox-commit', listener);
    combobox.start();
    return () => {
      options.removeEventListener('combobox-commit', listener);
      combobox.stop();
    };
  }, [shown]);

  return (
    <div className={`${shared.field} ${styles.field}`}>
      <label htmlFor={id}>{label}</label>
      <input
        ref={input}
        id={id}
        name={name}
        className={shared.control}
        role="combobox"
        aria-autocomplete="list"
        aria-controls={shown ? `${id}-list` : undefined}
        aria-expanded={shown}
        aria-describedby="metro-hint"
        value={text}
        maxLength={100}
        autoComplete="off"
        autoCapitalize="none"
        spellCheck={false}
        enterKeyHint="search"
        onFocus={onPrepare}
        onBlur={() => setTyping(false)}
        onChange={({ target }) => {
          setTyping(true);
          onText(target.value);
        }}
        onKeyDown={(event) => {
          if (event.key === 'Escape') {
            setTyping(false);
            if (shown) event.preventDefault();
          }
          if (event.key === 'ArrowDown' && !shown) setTyping(true);
        }}
      />
      {shown && (
        <div
          ref={list}
          id={`${id}-list`}
          role="listbox"
          tabIndex={-1}
          aria-label={metroText.options}
          className={styles.list}
          // The field keeps the focus while an option is pressed.
          onPointerDown={(event) => event.preventDefault()}
        >
          {items.map((stop) => (
            <div
              key={stop.id}
              id={`${id}-${stop.id}`}
              role="option"
              tabIndex={-1}
              aria-selected="false"
              className={styles.option}
            >
              <span className={styles.name}>
                {stop.name} <span lang="ko">{stop.hangul}</span>
              </span>
              <span className={`note ${styles.about}`}>
                {[stop.station, metroText.cities[stop.city]].filter(Boolean).join(' · ')}
              </span>
              <span className={`row ${styles.lines}`}>
                {stop.lines.map((line) => (
                  <LineBadge key={line.id} line={line} locale={locale} />
                ))}
              </span>
            </div>
          ))}
        </div>
      )}
      <span role="status" className="visually-hidden">
        {typing && suggest && text.trim() !== '' && !shown ? metroText.noMatch : ''}
      </span>
    </div>
  );
}
