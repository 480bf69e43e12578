import { keepNames } from '#site/ui/keep-names.tsx';
import type { Passports } from '#content/requirements.server.ts';
import { Fold } from '#site/ui/fold.tsx';
import { Section } from '#site/ui/section.tsx';
import { Fact, Facts } from '#site/ui/facts.tsx';
import styles from './passport-groups.module.css';

interface Props {
  readonly heading: string;
  readonly open: string;
  readonly groups: Passports['groups'];
}

/** The checker's rules in short, for reading. */
export function PassportGroups({ heading, open, groups }: Props) {
  return (
    <Section headingId="passports-title" heading={heading}>
      <Fold label={open}>
        <Facts layout="below" className={`ruled ${styles.groups}`}>
          {groups.map(({ label, names }) => (
            <Fact key={label} label={keepNames(label)}>
              {names}
            </Fact>
          ))}
        </Facts>
      </Fold>
    </Section>
  );
}
