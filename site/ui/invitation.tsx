import { ButtonLink } from './button.tsx';
import { surface, type SurfaceColor } from './surface.ts';
import styles from './invitation.module.css';

interface Props {
  readonly heading: string;
  readonly text: string;
  readonly links: readonly { readonly href: string; readonly label: string }[];
  readonly color?: Extract<SurfaceColor, 'jade' | 'hwang'>;
  /** The id of the heading. */
  readonly id?: string;
}

/** A box that links to the next step. */
export function Invitation({ heading, text, links, color = 'jade', id = 'invitation' }: Props) {
  return (
    <section aria-labelledby={id} className={`wrap not-printed ${styles.section}`}>
      <div className={`${surface(color)} ${styles.surface} ${styles[color] ?? ''}`}>
        <h2 id={id}>{heading}</h2>
        <p>{text}</p>
        {links.length > 0 && (
          <div className={styles.links}>
            {links.map(({ href, label }) => (
              <ButtonLink key={href} href={href} look="line">
                {label}
              </ButtonLink>
            ))}
          </div>
        )}
      </div>
    </section>
  );
}
