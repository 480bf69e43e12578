import { useState } from 'react';
import { Button } from '#site/ui/button.tsx';
import { Tick } from '#site/ui/tick.tsx';
import { forgetCards, keepCards, useCards } from './card-store.ts';
import type { PracticeData } from './read.ts';
import styles from './practice.module.css';

/** Asks whether what one reads may be kept on this device, and forgets it. */
export function KeepCards({ text }: { readonly text: PracticeData['text']['keep'] }) {
  const { cards, kept } = useCards();
  const [notice, setNotice] = useState<'refused' | 'forgotten'>();
  return (
    <div className={`note ${styles.keep}`}>
      <Tick
        id="keep-hangul"
        label={text.label}
        checked={kept}
        onChange={({ currentTarget: { checked } }) =>
          setNotice(keepCards(checked) ? undefined : 'refused')
        }
      />
      <p role="status">{notice ? text[notice] : kept ? text.kept : text.note}</p>
      {cards.length > 0 && (
        <Button
          look="line"
          onClick={() => {
            forgetCards();
            setNotice('forgotten');
            // The button that was pressed is gone.
            document.getElementById('keep-hangul')?.focus();
          }}
        >
          {text.forget}
        </Button>
      )}
    </div>
  );
}
