import { useMemo } from 'react';
import { useMatches } from 'react-router';
import { unpack } from '#app/lib/page-data.ts';
import { defaultLocale, locales, otherLocale, type Locale } from '#content/locale.ts';
import { isService, pathTo, type PageId } from '#content/pages.ts';
import { useFrame } from './frame.ts';

interface PageData {
  readonly page: PageId | null;
  readonly copy: {
    readonly title: string;
    readonly description: string;
    readonly keywords: string;
  };
  /** What a message shows of this very address, where it differs from the page's. */
  readonly preview?: {
    readonly title: string;
    readonly description: string;
    readonly search: string;
  };
}

function isPageData(data: unknown): data is PageData {
  return typeof data === 'object' && data !== null && 'copy' in data && 'page' in data;
}

/** Title, description, canonical and alternate addresses of the page in view. */
export function PageHead() {
  const text = useMatches().at(-1)?.loaderData;
  const data = useMemo(() => unpack(text), [text]);
  const frame = useFrame();
  if (!frame || !isPageData(data)) return <title>Rumbo Corea</title>;
  const { page, copy, preview } = data;
  return (
    <>
      <title>{copy.title}</title>
      <meta name="description" content={copy.description} />
      <meta name="keywords" content={copy.keywords} />
      <meta property="og:title" content={preview?.title ?? copy.title} />
      <meta property="og:description" content={preview?.description ?? copy.description} />
      <meta property="og:type" content="website" />
      <meta property="og:site_name" content={frame.ui.siteName} />
      <meta property="og:locale" content={ogLocale[frame.locale]} />
      <meta property="og:locale:alternate" content={ogLocale[otherLocale(frame.locale)]} />
      {(page === null || isService(page)) && <meta name="robots" content="noindex" />}
      {page !== null && <Addresses page={page} search={preview?.search} />}
    </>
  );
}

const ogLocale = { es: 'es_ES', en: 'en_GB' } as const;

interface AddressesProps {
  readonly page: PageId;
  /** The query of a result that is shared. */
  readonly search?: string | undefined;
}

function Addresses({ page, search = '' }: AddressesProps) {
  const frame = useFrame();
  if (!frame) return null;
  const address = (locale: Locale) => frame.origin + pathTo(page, locale);
  return (
    <>
      <link rel="canonical" href={address(frame.locale)} />
      <meta property="og:url" content={address(frame.locale) + search} />
      {locales.map((locale) => (
        <link key={locale} rel="alternate" hrefLang={locale} href={address(locale)} />
      ))}
      <link rel="alternate" hrefLang="x-default" href={address(defaultLocale)} />
    </>
  );
}
