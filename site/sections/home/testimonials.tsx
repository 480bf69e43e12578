import { picture } from '#site/lib/pictures.ts';
import { Picture } from '#site/ui/picture.tsx';
import { Stars } from '#site/ui/stars.tsx';
import type { HomeCopy } from '#content/copy/home.ts';
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
    <section aria-labelledby="testimonials-title" className={styles.band}>
      <div className="wrap">
        <div className={styles.head}>
          <h2 id="testimonials-title">{copy.heading}</h2>
          {copy.items.some((item) => item.sample) && <p>{copy.sampleLead}</p>}
        </div>
        <ul className={styles.cards}>
          {copy.items.map((item) => (
            <li key={item.role}>
              <figure className={styles.card}>
                <div className={styles.top}>
                  <Stars rating={item.rating} label={item.stars} />
                  {item.sample && <span className={styles.sample}>{sample}</span>}
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
      </div>
    </section>
  );
}
