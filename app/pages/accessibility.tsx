import type { LoaderFunctionArgs } from 'react-router';
import { LegalDocument } from '#app/layout/legal-document.tsx';
import { packed, usePageData } from '#app/lib/page-data.ts';
import { localeOf } from '#content/pages.ts';
import { readLegal } from '#content/read.server.ts';

function load({ url }: LoaderFunctionArgs) {
  return readLegal('accessibility', localeOf(url));
}

export const loader = packed(load);

export default function AccessibilityPage() {
  return <LegalDocument {...usePageData<typeof load>()} />;
}
