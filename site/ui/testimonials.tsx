import { picture } from '#site/lib/pictures.ts';
import { Stars } from './stars.tsx';
import type { HomeText } from '#content/text/home.ts';
import { Section } from './section.tsx';
import grid from './grid.module.css';
import styles from './testimonials.module.css';

interface Props {
  readonly text: HomeText['testimonials'];
}

/** Opinions with ratings in half stars. Without opinions there is no section. */
export function Testimonials({ text }: Props) {
  if (text.items.length === 0) return null;
  return (
    <Section layout="band" headingId="testimonials-title" heading={text.heading}>
      <ul className={`${grid.three} ${styles.cards}`}>
        {text.items.map((item) => (
          <li key={item.role}>
            <figure>
              <Stars rating={item.rating} label={item.stars} />
              <blockquote>{item.quote}</blockquote>
              <figcaption className={`note ${styles.who}`}>
                <Bust number={item.avatar} />
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

/** One of the portraits, which stand in one drawing beside each other. */
function Bust({ number }: { readonly number: number }) {
  const { src, width, height } = picture('people/avatars');
  return (
    <svg
      viewBox={`${20 + 156 * (number - 1)} 72 136 136`}
      width="56"
      height="56"
      aria-hidden="true"
    >
      <image href={src} width={width} height={height} />
    </svg>
  );
}
