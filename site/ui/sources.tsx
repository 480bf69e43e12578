import type { Locale } from '#content/locale.ts';
import { ExternalLink } from './external-link.tsx';
import { keepNames } from './keep-names.tsx';

interface Props {
  readonly sources: readonly {
    readonly name: string;
    readonly url?: string | undefined;
    readonly date?: string | undefined;
  }[];
  readonly locale: Locale;
}

/** Where something was read, each source with its date; some are lists without a URL. */
export function Sources({ sources, locale }: Props) {
  return sources.map(({ name, url, date }, index) => (
    <span key={name}>
      {index > 0 && '; '}
      {url ? (
        <ExternalLink href={url} locale={locale}>
          {keepNames(name)}
        </ExternalLink>
      ) : (
        keepNames(name)
      )}
      {date && `, ${date}`}
    </span>
  ));
}
