import { picture } from '#site/lib/pictures.ts';
import type { PageId } from '#content/pages.ts';
import type { DrawingId } from '#art/index.ts';
import { ButtonLink } from '#site/ui/button.tsx';
import { Picture } from '#site/ui/picture.tsx';
import { Seal } from '#site/ui/seal.tsx';
import { Section } from '#site/ui/section.tsx';
import card from '#site/ui/card.module.css';
import cover from '#site/ui/cover.module.css';
import styles from './landing-cards.module.css';

interface LinkTo {
  readonly label: string;
  readonly href: string;
}

interface Props {
  readonly heading: string;
  /** Above the six names of a card. */
  readonly featured: string;
  readonly ways: readonly {
    readonly card: {
      readonly id: string;
      readonly page: PageId;
      readonly title: string;
      readonly description: string;
      readonly hangul: string;
      readonly alt: string;
      readonly drawing: DrawingId;
      readonly explore: string;
    };
    /** Its page. */
    readonly href: string;
    readonly featured: readonly LinkTo[];
  }[];
  /** Smaller cards below them. */
  readonly more: readonly {
    readonly title: string;
    readonly text: string;
    readonly href: string;
  }[];
}

/** The three kinds of destination, each with six highlights, and what goes beyond them. */
export function LandingCards({ heading, featured, ways, more }: Props) {
  return (
    <Section headingId="destinations" heading={heading}>
      <ul className={styles.cards}>
        {ways.map(({ card: way, href, featured: names }) => (
          <li key={way.id} className={`${card.card} ${styles.card}`}>
            <Cover {...way} />
            <div className={styles.body}>
              <h3>{way.title}</h3>
              <p className={card.text}>{way.description}</p>
              <h4 id={`${way.id}-featured`}>{featured}</h4>
              <ul className={styles.names} aria-labelledby={`${way.id}-featured`}>
                {names.map((name) => (
                  <li key={name.href}>
                    <a href={name.href}>{name.label}</a>
                  </li>
                ))}
              </ul>
              <ButtonLink href={href} look="line" className={styles.explore}>
                {way.explore}
              </ButtonLink>
            </div>
          </li>
        ))}
      </ul>
      <ul className={`${styles.cards} ${styles.more}`}>
        {more.map(({ title, text, href }) => (
          <li key={href} className={card.card}>
            <div className={card.body}>
              <h3>
                <a href={href} className={cover.cover}>
                  {title}
                </a>
              </h3>
              <p>{text}</p>
            </div>
          </li>
        ))}
      </ul>
    </Section>
  );
}

interface CoverProps {
  readonly page: PageId;
  readonly drawing: DrawingId;
  readonly title: string;
  readonly alt: string;
  readonly hangul: string;
}

function Cover({ page, drawing, title, alt, hangul }: CoverProps) {
  return (
    <div className={styles.cover}>
      <Picture
        picture={picture(drawing)}
        alt={alt}
        title={title}
        leadsTo={page}
        sizes="(max-width: 820px) 100vw, (max-width: 1180px) 34vw, 394px"
      />
      <Seal hangul={hangul} className={styles.seal} />
    </div>
  );
}
