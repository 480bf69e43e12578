import { Fold } from './fold.tsx';
import { Sources } from './sources.tsx';
import type { Locale } from '#content/locale.ts';
import type { WeekSources as Data } from '#site/lib/read-this-week.ts';

interface Props {
  readonly sources: Data;
  readonly locale: Locale;
}

/** Where climate, holidays and seasons come from, folded. */
export function WeekSources({ sources, locale }: Props) {
  return (
    <Fold label={sources.label}>
      <p>{sources.climate}</p>
      <p>{sources.holidays}</p>
      <ul>
        {sources.pages.map((source) => (
          <li key={source.url}>
            <Sources sources={[source]} locale={locale} />
          </li>
        ))}
      </ul>
    </Fold>
  );
}
