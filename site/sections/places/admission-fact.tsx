import type { PlaceLabels } from '#content/copy/place-labels.ts';
import type { AttractionEntry } from '#content/read.server.ts';
import { Fact } from './fact.tsx';

interface Props {
  readonly admission: AttractionEntry['admission'];
  readonly labels: Pick<PlaceLabels, 'admission'>;
}

/** What it costs, with the note that the price needs. */
export function AdmissionFact({ admission, labels }: Props) {
  const { price, note } = admission ?? {};
  if (!price && !note) return null;
  return (
    <Fact label={labels.admission}>
      {price && <b>{price}</b>}
      {price && note && '. '}
      {note}
    </Fact>
  );
}
