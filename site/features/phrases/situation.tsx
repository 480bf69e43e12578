import type { Locale } from '#content/locale.ts';
import { Breadcrumb, type BreadcrumbTexts } from '#site/ui/breadcrumb.tsx';
import { CallLink } from '#site/ui/call-link.tsx';
import { Fold } from '#site/ui/fold.tsx';
import { Prose } from '#site/ui/prose.tsx';
import { surface } from '#site/ui/surface.ts';
import { AllergyCardStart } from './allergy-card-start.tsx';
import { KeyTable } from './key-table.tsx';
import { NoVoiceNote, OwnLinks, VoiceFailedNote } from './own-links.tsx';
import { PhraseRow } from './phrase-row.tsx';
import { PhraseScene } from './phrase-scene.tsx';
import type { SituationPage } from './read.ts';
import { situationColors } from './situation-colors.ts';
import { SituationSign } from './situation-sign.tsx';
import { SituationLinks } from './situation-links.tsx';
import styles from './situation.module.css';

interface Props {
  readonly frame: BreadcrumbTexts;
  readonly data: SituationPage;
  readonly locale: Locale;
}

/** The phrases of one situation on its cloth, beside the way to the others; on paper, cards to cut out. */
export function Situation({ frame, data, locale }: Props) {
  const { text, list, first, scene, phrases, parent, key, keyText, allergyCard } = data;
  const row = { situation: text.heading, text: list, locale };
  return (
    <div className="wrap">
      <header className={styles.head}>
        <Breadcrumb frame={frame} parent={parent} current={text.menu.label} />
        <div className={`${surface(situationColors[data.situation])} ${styles.cloth}`}>
          <div className={styles.title}>
            <h1>{text.heading}</h1>
            <p className={styles.lead}>
              <Prose text={text.lead} locale={locale} />
            </p>
            {data.call && (
              <CallLink
                number={data.call.number}
                label={data.call.label}
                className={`not-printed ${styles.call}`}
              />
            )}
          </div>
          <SituationSign situation={data.situation} word={text.hangul} alt={data.signAlt} />
        </div>
        {allergyCard && (
          <>
            <AllergyCardStart card={allergyCard} />
            <p className={`note not-printed ${styles.unread}`}>{data.unread}</p>
          </>
        )}
      </header>
      <div className={styles.columns}>
        <SituationLinks
          label={list.situations}
          situations={data.situations}
          current={data.situation}
        />
        <div className={styles.list}>
          <VoiceFailedNote own={data.own} />
          <div className={`phrase-cards ${styles.sheet}`}>
            <ul>
              <PhraseRow {...row} phrase={first} large />
            </ul>
            {scene && <PhraseScene {...row} scene={scene} />}
            <ul className={styles.phrases}>
              {phrases.map((phrase) => (
                <PhraseRow key={phrase.id} {...row} phrase={phrase} />
              ))}
            </ul>
          </div>
          <div className={`not-printed ${styles.foot}`}>
            <Fold label={list.key}>
              <KeyTable data={key} text={keyText} />
            </Fold>
            <OwnLinks own={data.own} />
            <p className="note">
              {!allergyCard && data.unread} {list.print}
            </p>
            <NoVoiceNote own={data.own} />
          </div>
        </div>
      </div>
    </div>
  );
}
