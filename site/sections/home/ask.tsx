import type { ReactNode } from 'react';
import { picture } from '#site/lib/pictures.ts';
import { Picture } from '#site/ui/picture.tsx';
import type { HomeCopy } from '#content/copy/home.ts';
import styles from './ask.module.css';

interface Props {
  readonly copy: HomeCopy['contact'];
  /** The contact form. */
  readonly children: ReactNode;
}

/** The last section: office hours and the contact form. */
export function Ask({ copy, children }: Props) {
  return (
    <section
      id="contacto"
      aria-labelledby="ask-title"
      className={`wrap not-printed ${styles.section}`}
    >
      <div className={styles.text}>
        <h2 id="ask-title">{copy.heading}</h2>
        {copy.paragraphs.map((paragraph) => (
          <p key={paragraph}>{paragraph}</p>
        ))}
        <Picture
          picture={picture('pages/contact')}
          alt={copy.picture}
          sizes="(max-width: 820px) 100vw, 460px"
          className={styles.picture}
        />
      </div>
      <div className={styles.form}>
        <h3>{copy.form}</h3>
        {children}
      </div>
    </section>
  );
}
