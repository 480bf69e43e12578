import { ExternalLink } from '#site/ui/external-link.tsx';

interface Props {
  readonly site: string;
  readonly newTab: string;
}

/** The official site, by its host name. */
export function SiteLink({ site, newTab }: Props) {
  return (
    <ExternalLink href={site} hint={newTab}>
      {new URL(site).hostname.replace(/^www\./, '')}
    </ExternalLink>
  );
}
