import type { LoaderFunctionArgs } from 'react-router';
import { LinkPage } from '#app/features/newsletter/link-page.tsx';
import { newsletterMarkup } from '#app/features/newsletter/newsletter-markup.server.tsx';
import { Newsletter } from '#app/features/newsletter/newsletter.tsx';
import { PageHeader } from '#app/layout/page-header.tsx';
import { ButtonLink } from '#app/ui/button.tsx';
import { CategoryIcon } from '#app/ui/category-icon.tsx';
import { packed, usePageData } from '#app/lib/page-data.ts';
import { localeOf, pathTo } from '#content/pages.ts';
import { readNewsletter, readPage } from '#content/read.server.ts';
import { isToken } from '#domain/newsletter.ts';

const tones = { done: 'good', sent: 'good', ask: 'plain', used: 'plain' } as const;

function load({ url }: LoaderFunctionArgs) {
  const { copy, ...page } = readPage('newsletter-confirm', localeOf(url));
  const { states, ...words } = copy;
  const token = url.searchParams.get('token');
  const valid = isToken(token) ? token : null;
  const result = url.searchParams.get('result') ?? (valid ? 'ask' : 'unknown');
  const known = Object.hasOwn(states, result) ? (result as keyof typeof states) : 'unknown';
  return {
    ...page,
    copy: words,
    newsletter: newsletterMarkup({ form: 'page', ...readNewsletter(page.locale, copy.form) }),
    state: states[known],
    tone: known in tones ? tones[known as keyof typeof tones] : ('bad' as const),
    token: known === 'ask' || known === 'failed' ? valid : null,
  };
}

export const loader = packed(load);

export default function NewsletterConfirmPage() {
  const { copy, locale, newsletter, state, tone, token } = usePageData<typeof load>();
  const home = pathTo('home', locale);
  return (
    <>
      <PageHeader copy={copy} color="celadon" icon={<CategoryIcon name="faq" />} />
      <LinkPage
        state={state}
        tone={tone}
        act={
          token
            ? { path: '/api/newsletter/confirm', label: copy.confirm, token, locale }
            : undefined
        }
      >
        {tone === 'bad' && !token ? (
          <Newsletter form="page" html={newsletter} />
        ) : (
          <ButtonLink look="line" to={home}>
            {copy.home}
          </ButtonLink>
        )}
      </LinkPage>
    </>
  );
}
