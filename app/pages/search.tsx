import { useLoaderData, type LoaderFunctionArgs } from 'react-router';
import { NothingFound } from '#app/features/search/nothing-found.tsx';
import { SearchForm } from '#app/features/search/search-form.tsx';
import { SearchResults } from '#app/features/search/search-results.tsx';
import { SlashSwitch } from '#app/features/search/slash-switch.tsx';
import { useSearch } from '#app/features/search/use-search.ts';
import { PageHeader } from '#app/layout/page-header.tsx';
import { storedLanguage } from '#app/lib/language-cookie.ts';
import { PageLink } from '#app/ui/page-link.tsx';
import { localeOf, pathTo, searchIndexPath } from '#content/pages.ts';
import { readPage } from '#content/read.server.ts';
import { readSearchDocuments } from '#content/search-documents.server.ts';
import type { Locale } from '#content/locale.ts';
import { cutQuery, openSearch, type Search } from '#domain/search.ts';
import styles from './search.module.css';

export { shouldRevalidate } from '#app/lib/revalidate.ts';

const searches = new Map<Locale, Promise<Search>>();

/** The texts do not change while the server runs: they are made ready once. */
function searchIn(locale: Locale): Promise<Search> {
  const known = searches.get(locale) ?? openSearch(readSearchDocuments(locale));
  searches.set(locale, known);
  return known;
}

export async function loader({ request, url }: LoaderFunctionArgs) {
  const locale = localeOf(url, storedLanguage(request));
  const query = cutQuery(url.searchParams.get('q') ?? '');
  const search = await searchIn(locale);
  return { ...readPage('search', locale), query, answer: search(query) };
}

export default function SearchPage() {
  const { copy, locale, query, answer } = useLoaderData<typeof loader>();
  const search = useSearch({ index: searchIndexPath(locale), query, answer });
  const path = pathTo('search', locale);
  return (
    <>
      <PageHeader copy={copy} color="celadon" icon={<SearchSign />} />
      <div className={`wrap ${styles.page}`}>
        <SearchForm path={path} words={copy} search={search} />
        <SearchResults words={copy} search={search} />
        <NothingFound path={path} words={copy} search={search}>
          <PageLink to={pathTo('contact', locale)}>{copy.help}</PageLink>
        </NothingFound>
        <SlashSwitch label={copy.slash} />
      </div>
    </>
  );
}

function SearchSign() {
  return (
    <svg viewBox="0 0 24 24" fill="none" stroke="currentColor" strokeWidth="1.6" aria-hidden="true">
      <path d="M10.5 4a6.5 6.5 0 1 0 0 13 6.5 6.5 0 0 0 0-13M15.5 15.5 21 21" />
    </svg>
  );
}
