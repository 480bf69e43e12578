import type { ReactNode } from 'react';
import { ButtonLink } from '#site/ui/button.tsx';
import { Fold } from '#site/ui/fold.tsx';
import { surface } from '#site/ui/surface.ts';
import type { HomeText } from '#content/text/home.ts';
import type { Locale } from '#content/locale.ts';
import { pathTo } from '#content/pages.ts';
import styles from './ask.module.css';

interface Props {
  readonly text: HomeText['contact'];
  readonly locale: Locale;
  /** Whether the form is shown at once. */
  readonly open: boolean;
  /** The contact form. */
  readonly children: ReactNode;
}

/** The last section: office hours, the contact page, and the contact form on demand. */
export function Ask({ text, locale, open, children }: Props) {
  return (
    <section aria-labelledby="ask-title" className={`wrap not-printed ${styles.section}`}>
      <div className={`${surface('hwang')} ${styles.patch}`}>
        <h2 id="ask-title">{text.heading}</h2>
        <p>{text.text}</p>
        <ButtonLink href={pathTo(text.action.page, locale)} className={styles.action}>
          {text.action.label}
        </ButtonLink>
        <Fold id="contacto" label={text.form} className={styles.fold} open={open}>
          <div className={styles.form}>{children}</div>
        </Fold>
      </div>
    </section>
  );
}
