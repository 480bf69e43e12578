import { useLoaderData, type LoaderFunctionArgs } from 'react-router';
import { LegalDocument } from '#app/layout/legal-document.tsx';
import { localeOf } from '#content/pages.ts';
import { readLegal } from '#content/read.server.ts';

export function loader({ url }: LoaderFunctionArgs) {
  return readLegal('cookie-policy', localeOf(url));
}

export default function CookiePolicyPage() {
  return <LegalDocument {...useLoaderData<typeof loader>()} />;
}
