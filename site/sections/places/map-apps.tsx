import { useHydrated } from '#site/lib/hydrated.ts';
import { ExternalLink } from '#site/ui/external-link.tsx';
import { mapLinks, naverIntent, type MapPoint } from '#domain/map-links.ts';
import styles from './getting-there.module.css';

interface Props {
  readonly place: MapPoint;
  readonly newTab: string;
}

/**
 * The place on four maps, by web addresses. Only on Android the link to Naver Map leads to its app:
 * there alone the website follows where the app is missing.
 */
export function MapApps({ place, newTab }: Props) {
  return (
    <ul className={styles.apps}>
      {mapLinks(place).map(({ app, label, href }) => (
        <li key={app}>
          {app === 'naver' ? (
            <NaverLink {...{ place, newTab, label, href }} />
          ) : (
            <ExternalLink href={href} hint={newTab}>
              {label}
            </ExternalLink>
          )}
        </li>
      ))}
    </ul>
  );
}

function NaverLink({ place, newTab, label, href }: Props & { label: string; href: string }) {
  const android = useHydrated() && /Android/.test(navigator.userAgent);
  return (
    <ExternalLink href={android ? naverIntent(place, location.origin) : href} hint={newTab}>
      {label}
    </ExternalLink>
  );
}
