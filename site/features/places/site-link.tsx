import type { Locale } from '#content/locale.ts';
import { ExternalLink } from '#site/ui/external-link.tsx';

interface Props {
  readonly site: string;
  readonly locale: Locale;
}

/** The official site, by its host name. */
export function SiteLink({ site, locale }: Props) {
  return (
    <ExternalLink href={site} locale={locale}>
      {new URL(site).hostname.replace(/^www\./, '')}
    </ExternalLink>
  );
}
