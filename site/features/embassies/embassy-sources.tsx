import { Fold } from '#site/ui/fold.tsx';
import { Fact, Facts } from '#site/ui/facts.tsx';
import { Sources } from '#site/ui/sources.tsx';
import type { Embassy } from './read.ts';
import type { Locale } from '#content/locale.ts';

interface Props {
  readonly label: string;
  readonly embassies: readonly Embassy[];
  readonly locale: Locale;
}

/** At the end of the page: where each country's telephones and addresses were read. */
export function EmbassySources({ label, embassies, locale }: Props) {
  return (
    <div className="wrap not-printed" data-proof>
      <Fold label={label}>
        <Facts>
          {embassies.map(({ id, country, sources }) => (
            <Fact key={id} label={country}>
              <Sources sources={sources} locale={locale} />
            </Fact>
          ))}
        </Facts>
      </Fold>
    </div>
  );
}
