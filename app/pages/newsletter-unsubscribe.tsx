import type { LoaderFunctionArgs } from 'react-router';
import { LinkPage } from '#app/features/newsletter/link-page.tsx';
import { readLink } from '#app/features/newsletter/read-link.ts';
import { PageHeader } from '#app/layout/page-header.tsx';
import { ButtonLink } from '#app/ui/button.tsx';
import { CategoryIcon } from '#app/ui/category-icon.tsx';
import { packed, usePageData } from '#app/lib/page-data.ts';
import { localeOf, pathTo } from '#content/pages.ts';
import { readPage } from '#content/read.server.ts';

function load({ url }: LoaderFunctionArgs) {
  const { copy, ...page } = readPage('newsletter-unsubscribe', localeOf(url));
  const { states, ...words } = copy;
  return { ...page, copy: words, link: readLink(url, states) };
}

export const loader = packed(load);

export default function NewsletterUnsubscribePage() {
  const { copy, locale, link } = usePageData<typeof load>();
  const { name, state, tone, token } = link;
  return (
    <>
      <PageHeader copy={copy} color="celadon" icon={<CategoryIcon name="faq" />} />
      <LinkPage action="/api/newsletter/unsubscribe" {...{ copy, locale, state, tone, token }}>
        {name === 'unknown' ? (
          <ButtonLink look="line" to={pathTo('contact', locale)}>
            {copy.contact}
          </ButtonLink>
        ) : undefined}
      </LinkPage>
    </>
  );
}
