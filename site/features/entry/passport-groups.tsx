import { keepNames } from '#site/ui/keep-names.tsx';
import type { Passports } from './read.ts';
import { Fold } from '#site/ui/fold.tsx';
import { Section } from '#site/ui/section.tsx';
import { Fact, Facts } from '#site/ui/facts.tsx';
import styles from './passport-groups.module.css';

type Props = Pick<Passports, 'heading' | 'open' | 'first' | 'others'>;

/** The rule of each passport in a row; those of most readers in view. */
export function PassportGroups({ heading, open, first, others }: Props) {
  return (
    <Section headingId="passports-title" heading={heading}>
      <Rows passports={first} />
      <Fold label={open}>
        <Rows passports={others} />
      </Fold>
    </Section>
  );
}

function Rows({ passports }: { readonly passports: Passports['first'] }) {
  return (
    <Facts layout="below" className={`ruled ${styles.groups}`}>
      {passports.map(({ id, name, rule }) => (
        <Fact key={id} label={name}>
          {keepNames(rule)}
        </Fact>
      ))}
    </Facts>
  );
}
