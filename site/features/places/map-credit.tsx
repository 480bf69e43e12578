import type { Locale } from '#content/locale.ts';
import type { MapText } from '#content/text/map.ts';
import { ExternalLink } from '#site/ui/external-link.tsx';

interface Props {
  readonly text: MapText['credit'];
  readonly locale: Locale;
  /** Whether the street map is shown. */
  readonly street: boolean;
}

/** The attribution of the map; always visible. */
export function MapCredit({ text, locale, street }: Props) {
  return (
    <p className="map-credit">
      {street ? (
        <ExternalLink href="https://www.openstreetmap.org/copyright" locale={locale}>
          {text.street}
        </ExternalLink>
      ) : (
        text.own
      )}
    </p>
  );
}
