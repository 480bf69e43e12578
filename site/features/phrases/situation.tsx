import type { Locale } from '#content/locale.ts';
import { Breadcrumb, type BreadcrumbTexts } from '#site/ui/breadcrumb.tsx';
import { Fold } from '#site/ui/fold.tsx';
import { Prose } from '#site/ui/prose.tsx';
import { KeyTable } from './key-table.tsx';
import { OwnLinks, VoiceNote } from './own-links.tsx';
import { PhraseRow } from './phrase-row.tsx';
import type { SituationPage } from './read.ts';
import { SituationLinks } from './situation-links.tsx';
import styles from './situation.module.css';

interface Props {
  readonly frame: BreadcrumbTexts;
  readonly data: SituationPage;
  readonly locale: Locale;
}

/** The phrases of one situation, beside the way to the others; on paper, cards to cut out. */
export function Situation({ frame, data, locale }: Props) {
  const { text, list, phrases, parent, key, keyText } = data;
  return (
    <div className="wrap">
      <header className={styles.head}>
        <Breadcrumb frame={frame} parent={parent} current={text.menu.label} />
        <div className={styles.title}>
          <h1>{text.heading}</h1>
          <span lang="ko">{text.hangul}</span>
        </div>
        <p className={styles.lead}>
          <Prose text={text.lead} locale={locale} />
        </p>
        {data.unread && <p className="note">{data.unread}</p>}
        <VoiceNote own={data.own} />
        <Fold label={list.key} className={styles.key}>
          <KeyTable data={key} text={keyText} />
        </Fold>
      </header>
      <div className={styles.columns}>
        <SituationLinks
          label={list.situations}
          situations={data.situations}
          current={data.situation}
        />
        <div className={styles.list}>
          <ul data-phrase-cards className={styles.phrases}>
            {phrases.map((phrase) => (
              <PhraseRow
                key={phrase.id}
                phrase={phrase}
                situation={text.heading}
                text={list}
                locale={locale}
              />
            ))}
          </ul>
          <p className={`note not-printed ${styles.print}`}>{list.print}</p>
          <OwnLinks own={data.own} />
        </div>
      </div>
    </div>
  );
}
