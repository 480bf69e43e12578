import { Suspense } from 'react';
import type { LoaderFunctionArgs } from 'react-router';
import { PageFigures } from '#app/ui/page-figures.tsx';
import formLooks from '#app/features/contact/contact-form.module.css';
import { Ask } from '#app/features/home/ask.tsx';
import { Categories } from '#app/features/home/categories.tsx';
import { Destinations } from '#app/features/home/destinations.tsx';
import { Hero } from '#app/features/home/hero.tsx';
import { Intro } from '#app/features/home/intro.tsx';
import { Requirements } from '#app/features/home/requirements.tsx';
import { SeoulStrip } from '#app/features/home/seoul-strip.tsx';
import { Study } from '#app/features/home/study.tsx';
import { Testimonials } from '#app/features/home/testimonials.tsx';
import { SaveCard } from '#app/features/offline/save-card.tsx';
import { newsletterMarkup } from '#app/features/newsletter/newsletter-markup.server.tsx';
import { Newsletter } from '#app/features/newsletter/newsletter.tsx';
import { useLoadedFrame } from '#app/layout/frame.ts';
import { contactResult } from '#app/lib/contact-result.ts';
import { storedLanguage } from '#app/lib/language-cookie.ts';
import { late } from '#app/lib/late.tsx';
import { packed, usePageData } from '#app/lib/page-data.ts';
import { picture } from '#app/lib/pictures.server.ts';
import fieldLooks from '#app/ui/field.module.css';
import noticeLooks from '#app/ui/notice.module.css';
import { localeOf, pathTo } from '#content/pages.ts';
import { readHome } from '#content/home.server.ts';
import { readFormWords, readNewsletter } from '#content/read.server.ts';
import styles from './home.module.css';

function load({ request, url, context }: LoaderFunctionArgs) {
  const page = readHome(localeOf(url, storedLanguage(request)));
  const { hero, intro, tourism } = page.copy;
  return {
    ...page,
    form: readFormWords(page.locale),
    newsletter: newsletterMarkup({
      form: 'home',
      ...readNewsletter(page.locale, page.copy.newsletter),
    }),
    now: Date.now(),
    sent: url.searchParams.get('sent') === '1',
    result: context.get(contactResult) ?? undefined,
    pictures: {
      hero: hero.slides.map(({ id }) => ({
        wide: picture(`hero/${id}`),
        tall: picture(`hero/${id}-portrait`),
      })),
      features: intro.features.map(({ drawing }) => picture(drawing)),
      study: picture('pages/study'),
      destinations: tourism.cards.map(({ drawing }) => picture(drawing)),
      busts: picture('people/avatars'),
      contact: picture('pages/contact'),
    },
  };
}

export const loader = packed(load);

/** The last part of a long page: its document needs no script, and its script can come last. */
const ContactForm = late(
  async () => (await import('#app/features/contact/contact-form.tsx')).ContactForm,
);

/** Named in the page so that the styles of the form come with its document. */
const looks = [formLooks['form'], fieldLooks['field'], noticeLooks['notice']].join(' ');

export default function HomePage() {
  const { copy, figures, locale, form, newsletter, now, pictures, sent, result } =
    usePageData<typeof load>();
  const { ui, owner } = useLoadedFrame();
  const { pricesDate, requirements } = copy;
  const newTab = ui.opensInNewTab;
  return (
    <div className={styles.home} data-looks={looks}>
      <Hero copy={copy.hero} pictures={pictures.hero} locale={locale} />
      <SeoulStrip copy={copy.strip} locale={locale} now={now} />
      <Categories copy={copy.categories} locale={locale} />
      <Intro copy={copy.intro} pictures={pictures.features} locale={locale} />
      <Study copy={copy.study} picture={pictures.study} {...{ pricesDate, locale, newTab }} />
      <Destinations
        copy={copy.tourism}
        pictures={pictures.destinations}
        {...{ pricesDate, locale }}
      />
      <Requirements copy={requirements} {...{ pricesDate, newTab, locale }} />
      <Testimonials copy={copy.testimonials} busts={pictures.busts} sample={ui.sample} />
      <PageFigures data={figures} newTab={newTab} />
      <div className={styles.newsletter}>
        <div className="wrap">
          <SaveCard locale={locale} />
          <Newsletter form="home" html={newsletter} />
        </div>
      </div>
      <Ask copy={copy.contact} picture={pictures.contact}>
        <Suspense>
          <ContactForm
            form="home"
            locale={locale}
            ui={form}
            controller={owner.controller}
            privacyHref={pathTo('privacy-policy', locale)}
            sent={sent}
            initial={result}
          />
        </Suspense>
      </Ask>
    </div>
  );
}
