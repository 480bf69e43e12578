import type { LoaderFunctionArgs } from 'react-router';
import { LinkPage } from '#app/features/newsletter/link-page.tsx';
import { PageHeader } from '#app/layout/page-header.tsx';
import { ButtonLink } from '#app/ui/button.tsx';
import { CategoryIcon } from '#app/ui/category-icon.tsx';
import { packed, usePageData } from '#app/lib/page-data.ts';
import { localeOf, pathTo } from '#content/pages.ts';
import { readPage } from '#content/read.server.ts';
import { isToken } from '#domain/newsletter.ts';

const tones = { done: 'good', ask: 'plain' } as const;

function load({ url }: LoaderFunctionArgs) {
  const { copy, ...page } = readPage('newsletter-unsubscribe', localeOf(url));
  const { states, ...words } = copy;
  const token = url.searchParams.get('token');
  const valid = isToken(token) ? token : null;
  const result = url.searchParams.get('result') ?? (valid ? 'ask' : 'unknown');
  const known = Object.hasOwn(states, result) ? (result as keyof typeof states) : 'unknown';
  return {
    ...page,
    copy: words,
    known,
    state: states[known],
    tone: known in tones ? tones[known as keyof typeof tones] : ('bad' as const),
    token: known === 'ask' || known === 'failed' ? valid : null,
  };
}

export const loader = packed(load);

export default function NewsletterUnsubscribePage() {
  const { copy, locale, known, state, tone, token } = usePageData<typeof load>();
  const home = pathTo('home', locale);
  return (
    <>
      <PageHeader copy={copy} color="celadon" icon={<CategoryIcon name="faq" />} />
      <LinkPage
        state={state}
        tone={tone}
        act={
          token
            ? { path: '/api/newsletter/unsubscribe', label: copy.confirm, token, locale }
            : undefined
        }
      >
        {known === 'unknown' ? (
          <ButtonLink look="line" to={pathTo('contact', locale)}>
            {copy.contact}
          </ButtonLink>
        ) : (
          <ButtonLink look="line" to={home}>
            {copy.home}
          </ButtonLink>
        )}
      </LinkPage>
    </>
  );
}
