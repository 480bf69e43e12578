import { ExternalLink } from './external-link.tsx';
import { Fold } from './fold.tsx';
import { keepNames } from './keep-names.tsx';
import type { Locale } from '#content/locale.ts';
import type { WeekSources as Sources } from '#content/this-week.server.ts';

interface Props {
  readonly sources: Sources;
  readonly locale: Locale;
}

/** Where climate, holidays and seasons come from, folded. */
export function WeekSources({ sources, locale }: Props) {
  return (
    <Fold label={sources.label}>
      <p>{sources.climate}</p>
      <p>{sources.holidays}</p>
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
    </Fold>
  );
}
