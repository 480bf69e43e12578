import { ButtonLink } from './button.tsx';
import { patch } from './patch.ts';
import styles from './invitation.module.css';

interface Props {
  readonly heading: string;
  readonly text: string;
  readonly links: readonly { readonly href: string; readonly label: string }[];
}

/** The patch at the end of a page that invites to go on. */
export function Invitation({ heading, text, links }: Props) {
  return (
    <section aria-labelledby="invitation" className={`wrap ${styles.section}`}>
      <div className={`${patch('jade')} ${styles.patch}`}>
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
