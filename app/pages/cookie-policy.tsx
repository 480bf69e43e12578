import type { LoaderFunctionArgs } from 'react-router';
import { BrowserStorage } from '#app/layout/browser-storage.tsx';
import { LegalDocument } from '#app/layout/legal-document.tsx';
import { packed, usePageData } from '#app/lib/page-data.ts';
import { localeOf } from '#content/pages.ts';
import { readBrowserStorage, readLegal } from '#content/read.server.ts';

function load({ url }: LoaderFunctionArgs) {
  const locale = localeOf(url);
  return { ...readLegal('cookie-policy', locale), storage: readBrowserStorage(locale) };
}

export const loader = packed(load);

export default function CookiePolicyPage() {
  const { storage, ...page } = usePageData<typeof load>();
  return <LegalDocument {...page} below={{ 'what-we-store': <BrowserStorage {...storage} /> }} />;
}
