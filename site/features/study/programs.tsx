import type { Locale } from '#content/locale.ts';
import { Fact, Facts } from '#site/ui/facts.tsx';
import { Fold } from '#site/ui/fold.tsx';
import { keepNames } from '#site/ui/keep-names.tsx';
import { Prose } from '#site/ui/prose.tsx';
import { Section } from '#site/ui/section.tsx';
import type { StudyPage } from './read.ts';
import styles from './programs.module.css';

interface Props {
  readonly text: StudyPage['text']['programs'];
  readonly locale: Locale;
}

/** The three kinds of course as ribbons as long as they last, against the days that need no student visa. */
export function Programs({ text, locale }: Props) {
  const { scale } = text;
  return (
    <Section headingId="programs" heading={text.heading} lead={<p>{keepNames(text.lead)}</p>}>
      <div className={styles.chart}>
        <p aria-hidden="true" className={styles.axis}>
          <svg className={styles.marks}>
            {scale.weeks.map(({ at, label }) => (
              <text key={label} x={percent(at)} y="42" textAnchor={at === 1 ? 'end' : 'middle'}>
                {label}
              </text>
            ))}
            <text x="0" y="18">
              {text.unit}
            </text>
            <text x={percent(scale.limit)} y="18" textAnchor="middle" className={styles.limit}>
              {text.limit}
            </text>
            <text x="100%" y="18" textAnchor="end" className={styles.limit}>
              {text.beyond}
            </text>
          </svg>
        </p>
        <ul className={styles.courses}>
          {text.items.map((program) => (
            <li key={program.id} data-course={program.id}>
              <h3>{program.name}</h3>
              <p className={`note ${styles.weeks}`}>{program.weeks}</p>
              <p className={styles.price}>
                <Prose text={program.from} locale={locale} />
              </p>
              <Ribbon from={program.at.from} to={program.at.to} limit={scale.limit} />
              <Fold label={text.more} of={program.name} className={styles.more}>
                <p>{program.description}</p>
                <Facts layout="below" className={styles.facts}>
                  <Fact label={text.price}>{keepNames(program.cost)}</Fact>
                  <Fact label={text.visa}>{keepNames(program.visa)}</Fact>
                </Facts>
              </Fold>
            </li>
          ))}
        </ul>
      </div>
    </Section>
  );
}

interface RibbonProps {
  /** Its shortest, its longest and the end of the days without a visa, as parts of the scale. */
  readonly from: number;
  readonly to: number;
  readonly limit: number;
}

/** A piece of cloth up to the shortest course, and lighter on to the longest. */
function Ribbon({ from, to, limit }: RibbonProps) {
  return (
    <svg aria-hidden="true" className={styles.track}>
      <rect x={percent(limit)} width={percent(1 - limit)} height="100%" className={styles.visa} />
      <rect y="20" width={percent(to)} height="44" rx="4" className={styles.longest} />
      <rect y="20" width={percent(from)} height="44" rx="4" className={styles.cloth} />
      <line x1="8" x2={percent(to)} y1="26" y2="26" className={styles.stitch} />
      <line x1="8" x2={percent(to)} y1="58" y2="58" className={styles.stitch} />
      <line x1={percent(limit)} x2={percent(limit)} y1="0" y2="100%" className={styles.border} />
    </svg>
  );
}

/** A part of the scale as a coordinate. */
const percent = (part: number) => `${Math.round(part * 1000) / 10}%`;
