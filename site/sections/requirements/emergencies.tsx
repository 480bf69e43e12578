import type { Locale } from '#content/locale.ts';
import { ExternalLink } from '#site/ui/external-link.tsx';
import { Prose } from '#site/ui/prose.tsx';
import { Fold } from '#site/ui/fold.tsx';
import { keepNames } from '#site/ui/keep-names.tsx';
import type { copy } from '#content/copy/requirements.ts';
import type { Localized } from '#content/locale.ts';
import type { Emergency } from '#content/requirements.server.ts';
import styles from './emergencies.module.css';

interface Props {
  readonly words: Localized<(typeof copy)['emergencies']>;
  readonly data: Emergency;
  readonly locale: Locale;
}

/** Whom to call and what to say; all of it plain text and `tel:` links, for use without a network. */
export function Emergencies({ words, data, locale }: Props) {
  return (
    <section id={words.id} aria-labelledby="emergencies-title" className={`wrap ${styles.section}`}>
      <div className={styles.box}>
        <h2 id="emergencies-title">{words.heading}</h2>
        <p>{keepNames(words.lead)}</p>
        <p>{keepNames(words.voice)}</p>
        <ul className={styles.main}>
          {data.mainLines.map(({ number, name, use, languages }) => (
            <li key={number}>
              <Call number={number} label={words.call} />
              <h3>{name}</h3>
              <p>{keepNames(use)}</p>
              <p>{keepNames(languages)}</p>
            </li>
          ))}
        </ul>
        <Fold label={words.more}>
          <h3>{words.others}</h3>
          <ul className={styles.others}>
            {data.otherLines.map(({ number, name, use, languages }) => (
              <li key={number}>
                <Call number={number} label={words.call} />
                <p>
                  <b>{name}.</b> {use} ({languages})
                </p>
              </li>
            ))}
          </ul>
          <h3>{words.phrases.heading}</h3>
          <ul className={styles.phrases}>
            {data.phrases.map(({ korean, reading, aloud, meaning }) => (
              <li key={korean}>
                <b lang="ko">{korean}</b>
                <i lang="ko-Latn">{reading}</i>
                {aloud && <span>{`[${aloud}]`}</span>}
                <span>{meaning}</span>
              </li>
            ))}
          </ul>
          <p>{words.phrases.hint}</p>
        </Fold>
        <p>
          <Prose text={words.embassy} locale={locale} />
        </p>
        <Fold label={words.sources}>
          <p className={styles.small}>
            {words.checked}{' '}
            {data.sources.map(({ url, name, date }) => (
              <span key={url}>
                <ExternalLink href={url} locale={locale}>
                  {name}
                </ExternalLink>
                {`, ${date}. `}
              </span>
            ))}
          </p>
        </Fold>
      </div>
    </section>
  );
}

function Call({ number, label }: { number: string; label: string }) {
  const [before, after] = label.split('{number}');
  return (
    <a href={`tel:${number.replaceAll('-', '')}`}>
      <span className="visually-hidden">{before}</span>
      {number}
      <span className="visually-hidden">{after}</span>
    </a>
  );
}
