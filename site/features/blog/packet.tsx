import { keepNames } from '#site/ui/keep-names.tsx';
import { Prose } from '#site/ui/prose.tsx';
import { Spread } from '#site/ui/spread.tsx';
import type { Locale } from '#content/locale.ts';
import type { ArticlePage } from './read.ts';
import styles from './packet.module.css';

interface Props {
  readonly text: ArticlePage['articleText']['packet'];
  readonly packet: ArticlePage['packet'];
  readonly locale: Locale;
}

/** The back of a packet, with the words of its label: those of the box, and what the box does not name. */
export function Packet({ text, packet, locale }: Props) {
  if (!packet) return null;
  const { words, outside } = packet;
  return (
    <Spread headingId="packet" heading={text.heading} color="celadon">
      <div className={styles.packet}>
        <section aria-labelledby="packet-inside" data-paper className={styles.box}>
          <h3 id="packet-inside">{text.inside}</h3>
          <dl>
            {words.map(({ korean, meaning }) => (
              <div key={korean}>
                <dt lang="ko">{korean}</dt>
                <dd>{keepNames(meaning)}</dd>
              </div>
            ))}
          </dl>
        </section>
        <section aria-labelledby="packet-outside" className={styles.rest}>
          <h3 id="packet-outside">{text.outside}</h3>
          <ul>
            {outside.map((line) => (
              <li key={line}>
                <Prose text={line} locale={locale} />
              </li>
            ))}
          </ul>
          {/* A bar code. */}
          <svg viewBox="0 0 120 40" preserveAspectRatio="none" aria-hidden="true">
            <path d="M4 0v40M9 0v40M12 0v40M19 0v40M23 0v40M31 0v40M34 0v40M40 0v40M48 0v40M51 0v40M57 0v40M62 0v40M70 0v40M73 0v40M81 0v40M85 0v40M91 0v40M99 0v40M102 0v40M108 0v40M116 0v40" />
          </svg>
        </section>
      </div>
    </Spread>
  );
}
