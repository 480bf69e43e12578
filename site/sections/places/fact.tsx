import { keepNames } from '#site/ui/keep-names.tsx';
import type { ReactNode } from 'react';
import type { PlaceLabels } from '#content/copy/place-labels.ts';
import type { AttractionEntry, Mark } from '#content/read.server.ts';
import styles from './fact.module.css';

interface Props {
  readonly label: string;
  /** Of what it says, where that is not confirmed. */
  readonly marks?: readonly Mark[];
  readonly children: ReactNode;
}

/** One line of a list of facts: its name and what it says. */
export function Fact({ label, marks, children }: Props) {
  return (
    <div>
      <dt>{label}</dt>
      <dd>
        {children}
        {marks && <FigureMarks marks={marks} />}
      </dd>
    </div>
  );
}

/** Below words of the register that are not confirmed; the page's figures say why. */
export function FigureMarks({ marks }: { readonly marks: readonly Mark[] }) {
  return marks.map(({ status, label }) => (
    <span key={status} className={styles.mark} data-status={status}>
      {label}
    </span>
  ));
}

interface AdmissionProps {
  readonly admission: AttractionEntry['admission'];
  readonly labels: Pick<PlaceLabels, 'admission'>;
}

/** What it costs, with the note that the price needs. */
export function AdmissionFact({ admission, labels }: AdmissionProps) {
  const { price, note } = admission ?? {};
  if (!price && !note) return null;
  return (
    <Fact label={labels.admission}>
      {price && <b>{keepNames(price)}</b>}
      {price && note && '. '}
      {note && keepNames(note)}
    </Fact>
  );
}
