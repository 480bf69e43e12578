import type { LoaderFunctionArgs } from 'react-router';
import { Emergencies } from '#app/features/requirements/emergencies.tsx';
import { EntryChecker } from '#app/features/requirements/entry-checker.tsx';
import { PassportGroups } from '#app/features/requirements/passport-groups.tsx';
import { Questions } from '#app/features/requirements/questions.tsx';
import { RequirementSections } from '#app/features/requirements/requirement-sections.tsx';
import { PageFigures } from '#app/ui/page-figures.tsx';
import { useLoadedFrame } from '#app/layout/frame.ts';
import { PageHeader } from '#app/layout/page-header.tsx';
import { packed, usePageData } from '#app/lib/page-data.ts';
import { picture } from '#app/lib/pictures.server.ts';
import { readAnswerWords } from '#content/kept-answers.server.ts';
import { entryRulesPath, localeOf } from '#content/pages.ts';
import { readRequirements } from '#content/requirements.server.ts';

export { shouldRevalidate } from '#app/lib/revalidate.ts';

function load({ url }: LoaderFunctionArgs) {
  const locale = localeOf(url);
  return {
    ...readRequirements(locale),
    answerWords: readAnswerWords(locale),
    picture: picture('pages/requirements'),
  };
}

export const loader = packed(load);

export default function RequirementsPage() {
  const { picture: head, answerWords, ...data } = usePageData<typeof load>();
  const { copy, locale, sections, passports, emergency, figures } = data;
  const { ui } = useLoadedFrame();
  const newTab = ui.opensInNewTab;
  const { faq, emergencies } = copy;
  return (
    <>
      <PageHeader
        copy={copy}
        dated={copy.dated}
        color="mugung"
        quilt={{ picture: head, alt: copy.pictureAlt, figure: copy.figure }}
      />
      <EntryChecker
        words={copy.checker}
        answerWords={answerWords}
        passports={passports.choices}
        rulesHref={entryRulesPath(locale)}
        {...{ locale, newTab }}
      />
      <PassportGroups heading={passports.heading} groups={passports.groups} />
      <RequirementSections
        sections={sections}
        more={[faq, emergencies].map(({ id, heading }) => ({ id, title: heading }))}
        contents={copy.contents}
        intro={copy.intro}
        {...{ locale, newTab }}
      />
      <Questions {...faq} {...{ locale, newTab }} />
      <Emergencies words={emergencies} data={emergency} newTab={newTab} />
      <PageFigures data={figures} newTab={newTab} />
    </>
  );
}
