import { showDialog } from '#site/lib/show-dialog.ts';
import { CallLink } from '#site/ui/call-link.tsx';
import type { EmergenciesPage, SaidPhrase } from './read.ts';
import { dialogOf } from './phrases.tsx';
import styles from './thumb-bar.module.css';

interface Props {
  readonly text: EmergenciesPage['text'];
  readonly numbers: EmergenciesPage['numbers'];
  /** The first phrase, whose dialog the bar opens. */
  readonly phrase: SaidPhrase | undefined;
}

/** On phones, under the thumb: the two numbers and the call for help. */
export function ThumbBar({ text, numbers, phrase }: Props) {
  return (
    <nav aria-label={text.first.bar} className={`not-printed ${styles.bar}`} data-foot-bar>
      {(['ambulance', 'police'] as const).map((name) => (
        <p key={name} data-line={name}>
          <CallLink number={numbers[name]} label={text.call} />
          <span aria-hidden="true">
            {name === 'ambulance' ? text.first.ambulanceShort : text.first[name]}
          </span>
        </p>
      ))}
      {phrase && (
        <button type="button" {...showDialog(dialogOf(phrase))}>
          <span lang="ko">{phrase.hangul}</span>
          {phrase.meaning}
        </button>
      )}
    </nav>
  );
}
