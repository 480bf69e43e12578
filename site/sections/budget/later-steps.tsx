import { DurationStep } from './step-duration.tsx';
import { PreferencesStep } from './step-preferences.tsx';
import { PurposeStep } from './step-purpose.tsx';
import type { BudgetPictures, StepProps } from './wizard.tsx';

/** The questions after the first; their code comes after the page. */
export function LaterSteps({ pictures, ...props }: StepProps & { pictures: BudgetPictures }) {
  return (
    <>
      <PurposeStep {...props} pictures={pictures.purposes} />
      <DurationStep {...props} />
      <PreferencesStep {...props} pictures={pictures.accommodations} />
    </>
  );
}
