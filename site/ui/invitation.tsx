import { ButtonLink } from './button.tsx';
import { surface } from './surface.ts';
import styles from './invitation.module.css';

interface Props {
  readonly heading: string;
  readonly text: string;
  readonly links: readonly { readonly href: string; readonly label: string }[];
}

/** The box at the end of a page that links to the next step. */
export function Invitation({ heading, text, links }: Props) {
  return (
    <section aria-labelledby="invitation" className={`wrap ${styles.section}`}>
      <div className={`${surface('jade')} ${styles.surface}`}>
        <h2 id="invitation">{heading}</h2>
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
