import type { ComponentProps } from 'react';
import { Calculator } from './calculator.island.tsx';
import { Results } from './results.tsx';

/** The calculator of a document that shows a result, as a shared link does. */
export function CalculatorWithResult(props: ComponentProps<typeof Calculator>) {
  return <Calculator {...props} results={Results} />;
}
