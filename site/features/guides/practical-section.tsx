import { Prose } from '#site/ui/prose.tsx';
import { Answer, Question } from '#site/ui/question-list.tsx';
import { detailClass, SectionDetail, type SectionDetailProps } from './section-detail.tsx';

/** A question of travellers and its answer in one line; behind it the answer whole. */
export function PracticalSectionView(props: SectionDetailProps) {
  const { section, locale } = props;
  const { id, title, short } = section;
  return (
    <Question name="rest" title={title} fact={<Prose text={short} locale={locale} />}>
      <Answer id={id} className={detailClass}>
        <SectionDetail {...props} />
      </Answer>
    </Question>
  );
}
