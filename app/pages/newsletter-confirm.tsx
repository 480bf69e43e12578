import type { LoaderFunctionArgs } from 'react-router';
import { LinkPage } from '#app/features/newsletter/link-page.tsx';
import { newsletterMarkup } from '#app/features/newsletter/newsletter-markup.server.tsx';
import { Newsletter } from '#app/features/newsletter/newsletter.tsx';
import { readLink } from '#app/features/newsletter/read-link.ts';
import { PageHeader } from '#app/layout/page-header.tsx';
import { CategoryIcon } from '#app/ui/category-icon.tsx';
import { packed, usePageData } from '#app/lib/page-data.ts';
import { localeOf } from '#content/pages.ts';
import { readNewsletter, readPage } from '#content/read.server.ts';

function load({ url }: LoaderFunctionArgs) {
  const { copy, ...page } = readPage('newsletter-confirm', localeOf(url));
  const { states, ...words } = copy;
  return {
    ...page,
    copy: words,
    newsletter: newsletterMarkup({ form: 'page', ...readNewsletter(page.locale, copy.form) }),
    link: readLink(url, states),
  };
}

export const loader = packed(load);

export default function NewsletterConfirmPage() {
  const { copy, locale, newsletter, link } = usePageData<typeof load>();
  const { state, tone, token } = link;
  return (
    <>
      <PageHeader copy={copy} color="celadon" icon={<CategoryIcon name="faq" />} />
      <LinkPage action="/api/newsletter/confirm" {...{ copy, locale, state, tone, token }}>
        {tone === 'bad' && !token ? <Newsletter form="page" html={newsletter} /> : undefined}
      </LinkPage>
    </>
  );
}
