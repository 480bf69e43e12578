import type { Locale } from '#content/locale.ts';
import { ExternalLink } from '#site/ui/external-link.tsx';
import type { GastronomyPage } from './read.ts';
import nextLinks from '#site/ui/next-links.module.css';
import { Section } from '#site/ui/section.tsx';
import styles from './classes.module.css';

interface Props {
  readonly text: GastronomyPage['text']['classes'];
  readonly locale: Locale;
}

/** Where to learn to cook it: two listings outside the guide. */
export function Classes({ text, locale }: Props) {
  return (
    <Section layout="beside" headingId="classes" heading={text.heading} lead={text.text}>
      <ul className={`ruled ${nextLinks.links} ${styles.links}`}>
        {text.links.map(({ name, text: line, url }) => (
          <li key={url}>
            <ExternalLink href={url} locale={locale}>
              {name}
            </ExternalLink>
            <p className="note">{line}</p>
          </li>
        ))}
      </ul>
    </Section>
  );
}
