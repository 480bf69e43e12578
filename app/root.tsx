import '#app/styles/fonts.css';
import '#app/styles/tokens.css';
import '#app/styles/base.css';
import hahmlet from '#app/styles/fonts/hahmlet-latin.woff2?url';
import instrumentSans from '#app/styles/fonts/instrument-sans-latin.woff2?url';
import printSheet from '#app/styles/print.css?url';
import type { ReactNode } from 'react';
import {
  Links,
  Outlet,
  Scripts,
  ScrollRestoration,
  useRouteError,
  type LoaderFunctionArgs,
} from 'react-router';
import { localeOf } from '#content/pages.ts';
import { readFrame, readNewsletter } from '#content/read.server.ts';
import { newsletterMarkup } from './features/newsletter/newsletter-markup.server.tsx';
import { Newsletter } from './features/newsletter/newsletter.tsx';
import { ConsentBanner } from './layout/consent-banner.tsx';
import { FailurePage } from './layout/failure-page.tsx';
import { useFrame } from './layout/frame.ts';
import { Footer } from './layout/footer.tsx';
import { Header } from './layout/header.tsx';
import { LanguageOffer } from './layout/language-offer.tsx';
import { PageHead } from './layout/page-head.tsx';
import { RememberLanguage } from './layout/remember-language.tsx';
import { Scrolling } from './layout/scrolling.tsx';
import { SkipLink } from './layout/skip-link.tsx';
import { storedLanguage } from './lib/language-cookie.ts';
import { packed, usePageData } from './lib/page-data.ts';
import { ToastProvider } from './ui/toast.tsx';

function load({ request, url }: LoaderFunctionArgs) {
  const locale = localeOf(url, storedLanguage(request));
  const newsletter = newsletterMarkup({ form: 'footer', ...readNewsletter(locale) });
  return { ...readFrame(locale), newsletter };
}

export const loader = packed(load);

/** The frame follows the language of each page. */
export { shouldRevalidate } from './lib/revalidate.ts';

const typeface = (href: string) =>
  ({ rel: 'preload', as: 'font', type: 'font/woff2', crossOrigin: 'anonymous', href }) as const;

export const links = () => [
  typeface(instrumentSans),
  typeface(hahmlet),
  // A browser loads it last; what it names first keeps it apart from the sheets that a first view needs.
  { rel: 'stylesheet', media: 'print', href: printSheet },
];

// Reading without a connection, and new versions: the page itself needs neither.
if (import.meta.env.PROD && !import.meta.env.SSR)
  setTimeout(() => import('./features/offline/start.ts').catch(() => undefined), 500);

export function Layout({ children }: { children: ReactNode }) {
  const frame = useFrame();
  return (
    <html lang={frame?.locale ?? 'es'} suppressHydrationWarning>
      <head>
        <meta charSet="utf-8" />
        <meta name="viewport" content="width=device-width, initial-scale=1" />
        <link rel="icon" href="/favicon.svg" type="image/svg+xml" />
        <PageHead />
        <Links />
      </head>
      <body>
        {children}
        <ScrollRestoration />
        <Scripts />
      </body>
    </html>
  );
}

export default function App() {
  const { locale, ui, newsletter } = usePageData<typeof load>();
  return (
    <ToastProvider label={ui.toast.region} close={ui.toast.close}>
      <SkipLink label={ui.skip} />
      <LanguageOffer />
      <Header />
      <main id="contenido" tabIndex={-1}>
        <Outlet />
      </main>
      <Footer>
        <Newsletter form="footer" html={newsletter} />
      </Footer>
      <ConsentBanner />
      <RememberLanguage locale={locale} />
      <Scrolling />
    </ToastProvider>
  );
}

export function ErrorBoundary() {
  return <FailurePage error={useRouteError()} />;
}
