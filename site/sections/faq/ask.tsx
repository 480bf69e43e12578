import { ButtonLink } from '#site/ui/button.tsx';
import { surface } from '#site/ui/surface.ts';
import styles from './ask.module.css';

interface Props {
  readonly heading: string;
  readonly text: string;
  readonly link: string;
  readonly href: string;
}

/** The box at the end with a link to the contact page. */
export function Ask({ heading, text, link, href }: Props) {
  return (
    <section aria-labelledby="ask" className={`wrap ${styles.section}`}>
      <div className={`${surface('hwang')} ${styles.surface}`}>
        <div className={styles.text}>
          <h2 id="ask">{heading}</h2>
          <p>{text}</p>
        </div>
        <ButtonLink href={href} className={styles.link}>
          {link}
        </ButtonLink>
      </div>
    </section>
  );
}
