import type { PlaceLabels } from '#content/copy/place-labels.ts';
import type { Locale } from '#content/locale.ts';
import type { AttractionEntry } from '#content/read.server.ts';
import { won } from '#domain/amounts.ts';
import { Fact } from './fact.tsx';

interface Props {
  readonly admission: NonNullable<AttractionEntry['admission']>;
  readonly labels: Pick<PlaceLabels, 'admission' | 'free'>;
  readonly locale: Locale;
}

/** What it costs, with the note that the figure needs. */
export function AdmissionFact({ admission, labels, locale }: Props) {
  return (
    <Fact label={labels.admission}>
      <b>{admission.amount === 0 ? labels.free : won(admission.amount, locale)}</b>
      {admission.note && `. ${admission.note}`}
    </Fact>
  );
}
