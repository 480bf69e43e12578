import { keepNames } from '#site/ui/keep-names.tsx';
import type { Passports } from '#content/requirements.server.ts';
import styles from './passport-groups.module.css';

interface Props {
  readonly heading: string;
  readonly groups: Passports['groups'];
}

/** The checker's rules in short, for reading. */
export function PassportGroups({ heading, groups }: Props) {
  return (
    <section aria-labelledby="passports-title" className={`wrap ${styles.section}`}>
      <h2 id="passports-title">{heading}</h2>
      <dl className={styles.groups}>
        {groups.map(({ label, names }) => (
          <div key={label}>
            <dt>{keepNames(label)}</dt>
            <dd>{names}</dd>
          </div>
        ))}
      </dl>
    </section>
  );
}
