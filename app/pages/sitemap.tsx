import { type LoaderFunctionArgs } from 'react-router';
import { SaveCard } from '#app/features/offline/save-card.tsx';
import { PageHeader } from '#app/layout/page-header.tsx';
import { storedLanguage } from '#app/lib/language-cookie.ts';
import { CategoryIcon } from '#app/ui/category-icon.tsx';
import { packed, usePageData } from '#app/lib/page-data.ts';
import { PageLink } from '#app/ui/page-link.tsx';
import { localeOf } from '#content/pages.ts';
import { readPage, readSitemap } from '#content/read.server.ts';
import styles from './sitemap.module.css';

function load({ request, url }: LoaderFunctionArgs) {
  const locale = localeOf(url, storedLanguage(request));
  return {
    ...readPage('sitemap', locale),
    groups: readSitemap(locale),
  };
}

export const loader = packed(load);

export default function SitemapPage() {
  const { copy, groups, locale } = usePageData<typeof load>();
  return (
    <>
      <PageHeader copy={copy} color="celadon" icon={<CategoryIcon name="itineraries" />} />
      <div className={`wrap ${styles.groups}`}>
        {groups.map(({ group, title, links }) => (
          <section key={group} aria-labelledby={`group-${group}`}>
            <h2 id={`group-${group}`}>{title}</h2>
            <ul className={styles.links}>
              {links.map(({ id, href, label, line }) => (
                <li key={id}>
                  <PageLink to={href}>{label}</PageLink>
                  <p>{line}</p>
                </li>
              ))}
            </ul>
          </section>
        ))}
      </div>
      <div className={`wrap ${styles.save}`}>
        <SaveCard locale={locale} />
      </div>
    </>
  );
}
