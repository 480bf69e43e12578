import type { Locale } from '#content/locale.ts';
import { mapLinks } from '#domain/map-links.ts';
import type { MapPoint } from '#domain/naver-map.ts';
import { ExternalLink } from '#site/ui/external-link.tsx';
import styles from './map-apps.module.css';

interface Props {
  readonly place: MapPoint;
  readonly locale: Locale;
}

/** The place on four maps, by URL; Naver Map's app is a matter of `naver-link.element.ts`. */
export function MapApps({ place: { name, lat, lng }, locale }: Props) {
  return (
    <ul className={styles.apps}>
      {mapLinks({ name, lat, lng }).map(({ app, label, href }) => {
        const link = (
          <ExternalLink href={href} locale={locale}>
            {label}
          </ExternalLink>
        );
        return (
          <li key={app}>
            {app === 'naver' ? (
              <naver-link name={name} lat={`${lat}`} lng={`${lng}`}>
                {link}
              </naver-link>
            ) : (
              link
            )}
          </li>
        );
      })}
    </ul>
  );
}
