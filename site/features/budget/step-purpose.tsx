import type { PictureFile } from '#site/lib/pictures.ts';
import { Picture } from '#site/ui/picture.tsx';
import { budgetPurposes, type BudgetPurpose } from '#domain/budget/budget-inputs.ts';
import { ChoiceCard } from './choice.tsx';
import { Cards, Step, type StepProps } from './step.tsx';
import { VisitorCosts } from './visitor-costs.tsx';

interface Props extends StepProps {
  readonly pictures: Readonly<Record<BudgetPurpose, PictureFile>>;
}

/** What the stay is for: only those who study pay a course. */
export function PurposeStep({ inputs, current, text, locale, choose, pictures }: Props) {
  const { heading, lead } = text.purpose;
  return (
    <Step name="purpose" current={current} heading={heading} lead={lead}>
      <Cards count="three">
        {budgetPurposes.map((purpose) => (
          <ChoiceCard
            key={purpose}
            name="purpose"
            value={purpose}
            checked={inputs.purpose === purpose}
            onChoose={(value) => choose({ purpose: value })}
            title={text.purposes[purpose].name}
            text={text.purposes[purpose].text}
            picture={<Picture picture={pictures[purpose]} alt="" />}
          />
        ))}
      </Cards>
      {inputs.purpose === 'tourism' && <VisitorCosts inputs={inputs} text={text} locale={locale} />}
    </Step>
  );
}
