import { picture } from '#site/lib/pictures.ts';
import { Picture } from '#site/ui/picture.tsx';
import { Stars } from '#site/ui/stars.tsx';
import type { HomeCopy } from '#content/copy/home.ts';
import { Section } from '#site/ui/section.tsx';
import styles from './testimonials.module.css';

interface Props {
  readonly copy: HomeCopy['testimonials'];
}

/** Opinions with ratings in half stars. Without opinions there is no section. */
export function Testimonials({ copy }: Props) {
  if (copy.items.length === 0) return null;
  return (
    <Section layout="band" headingId="testimonials-title" heading={copy.heading}>
      <ul className={styles.cards}>
        {copy.items.map((item) => (
          <li key={item.role}>
            <figure className={styles.card}>
              <Stars rating={item.rating} label={item.stars} />
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
