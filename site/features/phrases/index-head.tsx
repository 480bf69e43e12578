import { Breadcrumb, type BreadcrumbTexts } from '#site/ui/breadcrumb.tsx';
import { Button } from '#site/ui/button.tsx';
import { CallLink } from '#site/ui/call-link.tsx';
import { keepNames } from '#site/ui/keep-names.tsx';
import type { PhrasesPage } from './read.ts';
import { OwnLinks } from './own-links.tsx';
import { PhraseTools } from './phrase-tools.tsx';
import styles from './index-head.module.css';

interface Props {
  readonly frame: BreadcrumbTexts;
  readonly data: PhrasesPage;
}

/** Who is in need must not search: the numbers and their phrases, above all else. */
export function EmergencyBar({ data }: Pick<Props, 'data'>) {
  const { emergency: text } = data.text;
  return (
    <nav aria-label={text.label} className={`not-printed ${styles.bar}`}>
      <div className="wrap">
        {(['ambulance', 'police'] as const).map((line) => (
          <p key={line}>
            <span>{text[line]}</span>
            <CallLink number={data.emergency[line]} label={text.call} />
          </p>
        ))}
        <a href={data.emergency.href}>{text.phrases}</a>
      </div>
    </nav>
  );
}

/** The title, the search of phrases, and the phrase of most use as it is shown. */
export function IndexHead({ frame, data }: Props) {
  const { text, first } = data;
  return (
    <div className={`wrap ${styles.head}`}>
      <div className={styles.text}>
        <Breadcrumb frame={frame} current={text.menu.label} />
        <h1>{keepNames(text.heading)}</h1>
        <p className={styles.lead}>{keepNames(text.lead)}</p>
        <search>
          <form action={data.searchPath} className={`not-printed ${styles.search}`}>
            <label htmlFor="phrase-search">{text.search.label}</label>
            <div>
              <input
                id="phrase-search"
                name="q"
                type="search"
                placeholder={text.search.hint}
                maxLength={200}
                autoComplete="off"
                autoCapitalize="none"
                enterKeyHint="search"
              />
              <Button type="submit">{text.search.submit}</Button>
            </div>
          </form>
        </search>
        <p className="note">{data.sum}</p>
        {data.unread && <p className="note">{data.unread}</p>}
        <OwnLinks own={data.own} />
      </div>
      <section data-paper aria-label={text.first} className={styles.card}>
        <p lang="ko" className={styles.korean}>
          {first.hangul}
        </p>
        <p>
          <strong>{first.meaning}</strong> {first.note}
        </p>
        <p>{first.reading}</p>
        <PhraseTools phrase={first} text={data.tools} />
      </section>
    </div>
  );
}
