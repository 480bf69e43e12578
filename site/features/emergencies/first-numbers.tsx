import { Breadcrumb, type BreadcrumbTexts } from '#site/ui/breadcrumb.tsx';
import { CallLink } from '#site/ui/call-link.tsx';
import type { EmergenciesPage } from './read.ts';
import styles from './first-numbers.module.css';

interface Props {
  readonly frame: BreadcrumbTexts;
  readonly text: EmergenciesPage['text'];
  readonly numbers: EmergenciesPage['numbers'];
}

/** The head of the page: the title, the two numbers that save lives, and those that help. */
export function FirstNumbers({ frame, text, numbers }: Props) {
  const { first, call } = text;
  const tiles = ['ambulance', 'police'] as const;
  const lines = ['interpreter', 'travel', 'immigration'] as const;
  return (
    <div className={styles.band}>
      <div className="wrap">
        <Breadcrumb frame={frame} current={text.menu.label} />
        <h1>{text.heading}</h1>
        <div className={styles.numbers}>
          {tiles.map((name) => (
            <div key={name} className={styles.tile} data-line={name}>
              <CallLink number={numbers[name]} label={call} className={styles.large} />
              <b>{first[name]}</b>
              <span>{first[`${name}How`]}</span>
            </div>
          ))}
          <ul className={styles.lines}>
            {lines.map((name) => (
              <li key={name}>
                <CallLink number={numbers[name]} label={call} />
                <p>
                  <b>{first[name]}</b>
                  {first[`${name}How`]}
                </p>
              </li>
            ))}
          </ul>
        </div>
        <p className={styles.note}>
          <strong>{first.warning}</strong>
        </p>
      </div>
    </div>
  );
}
