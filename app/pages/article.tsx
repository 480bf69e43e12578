import type { LoaderFunctionArgs } from 'react-router';
import { ArticleText } from '#app/features/blog/article-text.tsx';
import { FeedLink } from '#app/features/blog/feed-link.tsx';
import { PageFigures } from '#app/ui/page-figures.tsx';
import { NextLinks } from '#app/features/places/next-links.tsx';
import { useLoadedFrame } from '#app/layout/frame.ts';
import { PageHeader } from '#app/layout/page-header.tsx';
import { packed, usePageData } from '#app/lib/page-data.ts';
import { picture } from '#app/lib/pictures.server.ts';
import { readArticle } from '#content/blog.server.ts';
import { localeOf, pageAt, pathTo, type ArticleId } from '#content/pages.ts';

// The page of every article: the address says which.
function load({ url }: LoaderFunctionArgs) {
  const article = readArticle(pageAt(url.pathname) as ArticleId, localeOf(url));
  return { ...article, cover: picture(article.card.picture) };
}

export const loader = packed(load);

export default function ArticlePage() {
  const { copy, dated, cover, figure, labels, locale, ...data } = usePageData<typeof load>();
  const { ui } = useLoadedFrame();
  const newTab = ui.opensInNewTab;
  return (
    <>
      <FeedLink {...data.feed} />
      <PageHeader
        copy={copy}
        parent={{ href: pathTo('blog', locale), label: labels.blog }}
        dated={dated}
        color="mugung"
        quilt={{ picture: cover, alt: copy.pictureAlt, figure }}
      />
      <ArticleText
        blocks={data.blocks}
        title={copy.heading}
        contents={labels.contents}
        share={labels.share}
        {...{ locale, newTab }}
      />
      <PageFigures data={data.figures} newTab={newTab} />
      <NextLinks heading={labels.next} links={data.related} {...{ locale, newTab }} />
    </>
  );
}
