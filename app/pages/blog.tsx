import type { LoaderFunctionArgs } from 'react-router';
import { ArticleCards } from '#app/features/blog/article-cards.tsx';
import { FeedLink } from '#app/features/blog/feed-link.tsx';
import { PageHeader } from '#app/layout/page-header.tsx';
import { storedLanguage } from '#app/lib/language-cookie.ts';
import { packed, usePageData } from '#app/lib/page-data.ts';
import { picture } from '#app/lib/pictures.server.ts';
import { CategoryIcon } from '#app/ui/category-icon.tsx';
import { readBlog } from '#content/blog.server.ts';
import { localeOf } from '#content/pages.ts';

function load({ request, url }: LoaderFunctionArgs) {
  const page = readBlog(localeOf(url, storedLanguage(request)));
  return { ...page, pictures: page.articles.map((article) => picture(article.picture)) };
}

export const loader = packed(load);

export default function BlogPage() {
  const { copy, articles, pictures, feed } = usePageData<typeof load>();
  return (
    <>
      <FeedLink {...feed} />
      <PageHeader copy={copy} color="mugung" icon={<CategoryIcon name="tourism" />} />
      <ArticleCards words={copy} feed={feed.href} {...{ articles, pictures }} />
    </>
  );
}
