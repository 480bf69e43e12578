import { picture } from '#site/lib/pictures.ts';
import { Picture } from '#site/ui/picture.tsx';
import { Stars } from '#site/ui/stars.tsx';
import type { HomeCopy } from '#content/copy/home.ts';
import { Section } from '#site/ui/section.tsx';
import grid from '#site/ui/grid.module.css';
import tag from '#site/ui/tag.module.css';
import styles from './testimonials.module.css';

interface Props {
  readonly copy: HomeCopy['testimonials'];
  /** The tag of entries that are not real. */
  readonly sample: string;
}

/** Opinions with ratings in half stars; samples are marked as such. Without opinions there is no section. */
export function Testimonials({ copy, sample }: Props) {
  if (copy.items.length === 0) return null;
  return (
    <Section
      layout="band"
      headingId="testimonials-title"
      heading={copy.heading}
      lead={copy.items.some((item) => item.sample) && copy.sampleLead}
    >
      <ul className={`${grid.fit} ${styles.cards}`}>
        {copy.items.map((item) => (
          <li key={item.role}>
            <figure className={styles.card}>
              <div className={styles.top}>
                <Stars rating={item.rating} label={item.stars} />
                {item.sample && <span className={tag.tag}>{sample}</span>}
              </div>
              <blockquote>{item.quote}</blockquote>
              <figcaption>
                <span className={styles.bust} data-bust={item.avatar}>
                  <Picture picture={picture('people/avatars')} alt="" />
                </span>
                <span>
                  <b>{item.name}</b>
                  {item.role}
                </span>
              </figcaption>
            </figure>
          </li>
        ))}
      </ul>
    </Section>
  );
}
