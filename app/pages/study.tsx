import type { LoaderFunctionArgs } from 'react-router';
import { Testimonials } from '#app/features/home/testimonials.tsx';
import { Intro } from '#app/features/places/intro.tsx';
import { Invitation } from '#app/features/places/invitation.tsx';
import { PageFigures } from '#app/ui/page-figures.tsx';
import { Points } from '#app/ui/points.tsx';
import { Academies } from '#app/features/study/academies.tsx';
import { Comparison } from '#app/features/study/comparison.tsx';
import { D4Plan } from '#app/features/study/d4-plan.tsx';
import { FreeBanner } from '#app/features/study/free-banner.tsx';
import { Living } from '#app/features/study/living.tsx';
import { PlanCost } from '#app/features/study/plan-cost.tsx';
import { Programs } from '#app/features/study/programs.tsx';
import { Promo } from '#app/features/study/promo.tsx';
import { useLoadedFrame } from '#app/layout/frame.ts';
import { PageHeader } from '#app/layout/page-header.tsx';
import { packed, usePageData } from '#app/lib/page-data.ts';
import { picture } from '#app/lib/pictures.server.ts';
import { readAnswerWords } from '#content/kept-answers.server.ts';
import { localeOf, pathTo } from '#content/pages.ts';
import { readStudy } from '#content/study.server.ts';
import { budgetLink } from '#domain/trip-answers.ts';

export { shouldRevalidate } from '#app/lib/revalidate.ts';

function load({ url }: LoaderFunctionArgs) {
  const page = readStudy(localeOf(url));
  return {
    ...page,
    answerWords: readAnswerWords(page.locale),
    pictures: {
      head: picture('pages/study'),
      academy: picture('academy/hangul'),
      lodgings: page.copy.living.items.map(({ drawing }) => picture(drawing)),
      busts: picture('people/avatars'),
    },
  };
}

export const loader = packed(load);

export default function StudyPage() {
  const { copy, locale, answerWords, figures, pictures } = usePageData<typeof load>();
  const { ui } = useLoadedFrame();
  const newTab = ui.opensInNewTab;
  const contact = `${pathTo('contact', locale)}?subject=estudiar`;
  const budget = pathTo('budget', locale) + budgetLink({ purpose: 'study' });
  const { pricesDate, action } = copy;
  return (
    <>
      <PageHeader
        copy={copy}
        dated={pricesDate}
        color="jade"
        quilt={{ picture: pictures.head, alt: copy.pictureAlt, figure: copy.figure }}
      />
      <FreeBanner copy={copy.free} contact={{ href: contact, label: copy.contact }} />
      <Intro paragraphs={copy.intro} {...{ locale, newTab }} />
      <Academies
        copy={copy.academies}
        picture={pictures.academy}
        sample={ui.sample}
        {...{ newTab, contact }}
      />
      <Comparison copy={copy.comparison} />
      <Points id="reasons" {...copy.reasons} {...{ locale, newTab }} />
      <Programs copy={copy.programs} pricesDate={pricesDate} />
      <Living copy={copy.living} pictures={pictures.lodgings} {...{ locale, newTab, pricesDate }} />
      <D4Plan
        copy={copy.plan}
        keptWords={answerWords.kept}
        next={<PlanCost words={answerWords.links} locale={locale} />}
        {...{ locale, newTab }}
      />
      <Promo copy={copy.promo} newTab={newTab} />
      <Invitation
        heading={action.heading}
        text={action.text}
        links={[
          { href: contact, label: action.button },
          { href: budget, label: answerWords.links.budget },
        ]}
      />
      <Testimonials copy={copy.testimonials} busts={pictures.busts} sample={ui.sample} />
      <PageFigures data={figures} newTab={newTab} />
    </>
  );
}
