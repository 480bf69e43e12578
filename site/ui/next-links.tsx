import { Prose } from './prose.tsx';
import type { Locale } from '#content/locale.ts';
import { Section } from './section.tsx';
import styles from './next-links.module.css';

interface Props {
  readonly heading: string;
  /** A line each, with its link. */
  readonly links: readonly string[];
  readonly locale: Locale;
}

/** The ways on from a page. */
export function NextLinks({ heading, links, ...text }: Props) {
  return (
    <Section className="not-printed" layout="beside" headingId="next" heading={heading}>
      <ul className={`ruled ${styles.links}`}>
        {links.map((line) => (
          <li key={line}>
            <Prose text={line} {...text} />
          </li>
        ))}
      </ul>
    </Section>
  );
}
