import { ButtonLink } from '#site/ui/button.tsx';
import { patch } from '#site/ui/patch.ts';
import styles from './ask.module.css';

interface Props {
  readonly heading: string;
  readonly text: string;
  readonly link: string;
  readonly href: string;
}

/** The box at the end, for whoever has not found an answer. */
export function Ask({ heading, text, link, href }: Props) {
  return (
    <section aria-labelledby="ask" className={`wrap ${styles.section}`}>
      <div className={`${patch('hwang')} ${styles.patch}`}>
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
