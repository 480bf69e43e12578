import { ExternalLink } from './external-link.tsx';
import { Fold } from './fold.tsx';
import { keepNames } from './keep-names.tsx';
import type { Locale } from '#content/locale.ts';
import type { WeekSources as Sources } from '#content/this-week.server.ts';

interface Props {
  readonly sources: Sources;
  readonly locale: Locale;
  readonly className?: string | undefined;
}

/** Where climate, light, holidays, closing days and seasons come from, folded. */
export function WeekSources({ sources, locale, className }: Props) {
  return (
    <Fold label={sources.label} className={className}>
      <p>{sources.climate}</p>
      <p>{sources.light}</p>
      <p>{sources.holidays}</p>
      <p>{sources.closings}</p>
      <ul>
        {sources.pages.map(({ name, url, date }) => (
          <li key={url}>
            <ExternalLink href={url} locale={locale}>
              {keepNames(name)}
            </ExternalLink>
            {date && `, ${date}`}
          </li>
        ))}
      </ul>
      <p>{sources.read}</p>
    </Fold>
  );
}
