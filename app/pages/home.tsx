import { useLoaderData, type LoaderFunctionArgs } from 'react-router';
import { ContactForm } from '#app/features/contact/contact-form.tsx';
import { Ask } from '#app/features/home/ask.tsx';
import { Categories } from '#app/features/home/categories.tsx';
import { Destinations } from '#app/features/home/destinations.tsx';
import { Hero } from '#app/features/home/hero.tsx';
import { Intro } from '#app/features/home/intro.tsx';
import { pageLinks } from '#app/features/home/page-links.ts';
import { Requirements } from '#app/features/home/requirements.tsx';
import { SeoulStrip } from '#app/features/home/seoul-strip.tsx';
import { Study } from '#app/features/home/study.tsx';
import { Testimonials } from '#app/features/home/testimonials.tsx';
import { useLoadedFrame } from '#app/layout/frame.ts';
import { contactResult } from '#app/lib/contact-result.ts';
import { storedLanguage } from '#app/lib/language-cookie.ts';
import { picture } from '#app/lib/pictures.server.ts';
import { localeOf, pathTo } from '#content/pages.ts';
import { readPage } from '#content/read.server.ts';
import styles from './home.module.css';

export function loader({ request, url, context }: LoaderFunctionArgs) {
  const page = readPage('home', localeOf(url, storedLanguage(request)));
  const { hero, intro, tourism } = page.copy;
  return {
    ...page,
    now: Date.now(),
    sent: url.searchParams.get('sent') === '1',
    result: context.get(contactResult) ?? undefined,
    links: pageLinks(page.locale),
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

export default function HomePage() {
  const { copy, locale, now, links, pictures, sent, result } = useLoaderData<typeof loader>();
  const { ui, owner } = useLoadedFrame();
  const { soon, pricesDate, requirements } = copy;
  const note = {
    words: { ...requirements, newTab: ui.opensInNewTab },
    language: locale,
  };
  return (
    <div className={styles.home}>
      <Hero copy={copy.hero} pictures={pictures.hero} links={links} home={pathTo('home', locale)} />
      <SeoulStrip copy={copy.strip} locale={locale} now={now} />
      <Categories copy={copy.categories} soon={soon} links={links} />
      <Intro copy={copy.intro} pictures={pictures.features} soon={soon} links={links} />
      <Study copy={copy.study} picture={pictures.study} {...{ pricesDate, note, soon, links }} />
      <Destinations
        copy={copy.tourism}
        pictures={pictures.destinations}
        {...{ pricesDate, soon, links }}
      />
      <Requirements copy={requirements} {...{ pricesDate, note, soon, links }} />
      <Testimonials
        copy={copy.testimonials}
        busts={pictures.busts}
        locale={locale}
        sample={ui.sample}
      />
      <Ask copy={copy.contact} picture={pictures.contact}>
        <ContactForm
          form="home"
          locale={locale}
          ui={ui.form}
          controller={owner.controller}
          privacyHref={pathTo('privacy-policy', locale)}
          sent={sent}
          initial={result}
        />
      </Ask>
    </div>
  );
}
