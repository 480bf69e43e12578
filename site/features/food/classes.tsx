import type { Locale } from '#content/locale.ts';
import { ExternalLink } from '#site/ui/external-link.tsx';
import type { GastronomyPage } from './read.ts';
import nextLinks from '#site/ui/next-links.module.css';
import { Section } from '#site/ui/section.tsx';
import styles from './classes.module.css';

interface Props {
  readonly words: GastronomyPage['copy']['classes'];
  readonly locale: Locale;
}

/** Where to learn to cook it: two listings outside the guide. */
export function Classes({ words, locale }: Props) {
  return (
    <Section layout="beside" headingId="classes" heading={words.heading} lead={words.text}>
      <ul className={`ruled ${nextLinks.links} ${styles.links}`}>
        {words.links.map(({ name, text, url }) => (
          <li key={url}>
            <ExternalLink href={url} locale={locale}>
              {name}
            </ExternalLink>
            <p className="note">{text}</p>
          </li>
        ))}
      </ul>
    </Section>
  );
}
