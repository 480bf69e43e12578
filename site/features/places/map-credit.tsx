import type { Locale } from '#content/locale.ts';
import type { MapCopy } from '#content/copy/map.ts';
import { ExternalLink } from '#site/ui/external-link.tsx';

interface Props {
  readonly words: MapCopy['credit'];
  readonly locale: Locale;
  /** Whether the street map is shown. */
  readonly street: boolean;
}

/** The attribution of the map; always visible. */
export function MapCredit({ words, locale, street }: Props) {
  return (
    <p className="map-credit">
      {street ? (
        <ExternalLink href="https://www.openstreetmap.org/copyright" locale={locale}>
          {words.street}
        </ExternalLink>
      ) : (
        words.own
      )}
    </p>
  );
}
