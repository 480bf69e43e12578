import { markdownPath, type DocumentId } from '#content/document-paths.ts';
import { defaultLocale, locales, otherLocale, type Locale } from '#content/locale.ts';
import { dataFilesOn, mediaTypes } from '#content/open-data/datasets.ts';
import { openDataFolder } from '#content/open-data-paths.ts';
import { isService, pathTo, type PageId } from '#content/pages.ts';
import { appManifestPath } from '#content/offline-paths.ts';
import type { Frame } from '#site/layout/read-frame.ts';

interface Props {
  readonly page: DocumentId;
  readonly frame: Frame;
  readonly text: {
    readonly title: string;
    readonly description: string;
    readonly keywords: string;
  };
  /** Title and description when this URL is shared, if they differ from the page's. */
  readonly preview?: Preview | undefined;
  /** The preview picture when the page is shared. */
  readonly image?: { readonly src: string; readonly alt: string } | undefined;
  /** The days of an article, ISO 8601. */
  readonly dates?: { readonly published: string; readonly modified: string } | undefined;
}

export interface Preview {
  readonly title: string;
  readonly description: string;
  /** The query of the shared result. */
  readonly search: string;
}

/** Title, description, canonical and alternate URLs, and the metadata for sharing. */
export function PageHead({ page, frame, text, preview, image, dates }: Props) {
  return (
    <>
      <title>{text.title}</title>
      <meta name="description" content={text.description} />
      <meta name="keywords" content={text.keywords} />
      <meta property="og:title" content={preview?.title ?? text.title} />
      <meta property="og:description" content={preview?.description ?? text.description} />
      <meta property="og:type" content={dates ? 'article' : 'website'} />
      {dates && <meta property="article:published_time" content={dates.published} />}
      {dates && <meta property="article:modified_time" content={dates.modified} />}
      <meta property="og:site_name" content={frame.uiText.siteName} />
      <meta property="og:locale" content={ogLocale[frame.locale]} />
      <meta property="og:locale:alternate" content={ogLocale[otherLocale(frame.locale)]} />
      {(page === 'not-found' || isService(page)) && <meta name="robots" content="noindex" />}
      {page !== 'not-found' && <Urls page={page} frame={frame} search={preview?.search} />}
      {image && <Image {...image} />}
      <link rel="manifest" href={appManifestPath(frame.locale)} />
    </>
  );
}

const ogLocale = { es: 'es_ES', en: 'en_GB' } as const;

interface UrlsProps {
  readonly page: PageId;
  readonly frame: Frame;
  readonly search: string | undefined;
}

function Urls({ page, frame, search = '' }: UrlsProps) {
  const url = (locale: Locale) => frame.origin + pathTo(page, locale);
  const markdown = markdownPath(page, frame.locale);
  return (
    <>
      <link rel="canonical" href={url(frame.locale)} />
      <meta property="og:url" content={url(frame.locale) + search} />
      {locales.map((locale) => (
        <link key={locale} rel="alternate" hrefLang={locale} href={url(locale)} />
      ))}
      <link rel="alternate" hrefLang="x-default" href={url(defaultLocale)} />
      {markdown && <link rel="alternate" type="text/markdown" href={markdown} />}
      {dataFilesOn(page, frame.locale).map(({ name, format, title }) => (
        <link
          key={name}
          rel="alternate"
          type={mediaTypes[format]}
          title={title}
          href={openDataFolder + name}
        />
      ))}
    </>
  );
}

/** The size is that of tools/previews.ts. */
function Image({ src, alt }: { readonly src: string; readonly alt: string }) {
  return (
    <>
      <meta property="og:image" content={src} />
      <meta property="og:image:width" content="1200" />
      <meta property="og:image:height" content="630" />
      <meta property="og:image:alt" content={alt} />
      <meta name="twitter:card" content="summary_large_image" />
    </>
  );
}
