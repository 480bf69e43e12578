import { Suspense } from 'react';
import { useLocation, type LoaderFunctionArgs } from 'react-router';
import looks from '#app/features/budget/sources.module.css';
import { AnswersOn } from '#app/features/budget/answers-on.tsx';
import { previewOf } from '#app/features/budget/preview.ts';
import { Wizard } from '#app/features/budget/wizard.tsx';
import { Breadcrumb } from '#app/layout/breadcrumb.tsx';
import { useLoadedFrame } from '#app/layout/frame.ts';
import { useKeptAnswers } from '#app/lib/device-store.ts';
import { useHydrated } from '#app/lib/hydrated.ts';
import { storedLanguage } from '#app/lib/language-cookie.ts';
import { late } from '#app/lib/late.tsx';
import { packed, usePageData } from '#app/lib/page-data.ts';
import { picture } from '#app/lib/pictures.server.ts';
import { PageFigures } from '#app/ui/page-figures.tsx';
import { readBudget } from '#content/budget.server.ts';
import { readAnswerWords } from '#content/kept-answers.server.ts';
import { localeOf, pathTo } from '#content/pages.ts';
import { readFormWords } from '#content/read.server.ts';
import { asksBudget, budgetStart } from '#domain/trip-answers.ts';
import styles from './budget.module.css';

function load({ request, url }: LoaderFunctionArgs) {
  const page = readBudget(localeOf(url, storedLanguage(request)));
  const preview = previewOf(url.search, page.copy, page.coursePrices, page.locale);
  return {
    ...page,
    ...(preview && { preview }),
    form: readFormWords(page.locale),
    answerWords: readAnswerWords(page.locale),
    // What the document is written for: nothing when it is written ahead.
    search: url.search,
    pictures: {
      cities: { seoul: picture('hero/seoul'), busan: picture('hero/busan') },
      purposes: {
        study: picture('academy/hangul'),
        tourism: picture('seoul/gyeongbokgung'),
        work: picture('busan/centum-city'),
      },
      accommodations: {
        goshiwon: picture('accommodation/goshiwon'),
        hasukjib: picture('accommodation/hasukjib'),
        apartment: picture('accommodation/oneroom'),
        dormitory: picture('accommodation/dormitory'),
      },
    },
  };
}

export const loader = packed(load);

/** Text below the calculator: it is in the document, its code can come last. */
const Sources = late(async () => (await import('#app/features/budget/sources.tsx')).Sources);

/** The choices change the query and nothing that the server would have to say. */
export { shouldRevalidate } from '#app/lib/revalidate.ts';

export default function BudgetPage() {
  const {
    copy,
    locale,
    form,
    answerWords,
    pictures,
    figures,
    coursePrices,
    known,
    search: written,
  } = usePageData<typeof load>();
  const { ui, owner, origin } = useLoadedFrame();
  const { search } = useLocation();
  const hydrated = useHydrated();
  const kept = useKeptAnswers();
  const begun = kept && !asksBudget(search) ? budgetStart(kept) : search;
  const query = hydrated ? begun : written;
  return (
    <>
      <div className={`wrap ${styles.above}`}>
        <Breadcrumb current={copy.menu.label} />
      </div>
      <Wizard
        search={query}
        copy={copy}
        locale={locale}
        form={form}
        pictures={pictures}
        controller={owner.controller}
        privacyHref={pathTo('privacy-policy', locale)}
        page={origin + pathTo('budget', locale)}
        coursePrices={coursePrices}
        known={known}
      />
      <AnswersOn search={query} words={answerWords} locale={locale} />
      <section className={`wrap ${looks['sources']}`} aria-labelledby="budget-sources">
        <Suspense>
          <Sources copy={copy} locale={locale} newTab={ui.opensInNewTab} />
        </Suspense>
      </section>
      <div className={styles.figures}>
        <PageFigures data={figures} newTab={ui.opensInNewTab} />
      </div>
    </>
  );
}
