import { ButtonLink } from '#site/ui/button.tsx';
import { surface } from '#site/ui/surface.ts';
import type { StudyCopy } from '#content/copy/study.ts';
import styles from './free-banner.module.css';

interface Props {
  readonly copy: StudyCopy['free'];
  readonly contact: { readonly href: string; readonly label: string };
}

/** What the office promises before anything else: it charges nothing. */
export function FreeBanner({ copy, contact }: Props) {
  return (
    <div className={`wrap ${styles.banner}`}>
      <div className={`${surface('hwang')} ${styles.surface}`}>
        <p className={styles.title}>{copy.title}</p>
        <p>{copy.text}</p>
        <div className={styles.links}>
          <ButtonLink href={contact.href}>{contact.label}</ButtonLink>
          <ButtonLink href="#academias-partner" look="line">
            {copy.see}
          </ButtonLink>
        </div>
      </div>
    </div>
  );
}
