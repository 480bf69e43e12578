import { BesideContents } from '#site/ui/beside-contents.tsx';
import { Prose } from '#site/ui/prose.tsx';
import { Share, type ShareText } from '#site/ui/share.tsx';
import type { ArticlePage } from './read.ts';
import type { Locale } from '#content/locale.ts';
import styles from './article-text.module.css';

interface Props extends Pick<ArticlePage, 'blocks' | 'parts'> {
  readonly contents: string;
  readonly title: string;
  readonly share: ShareText;
  readonly locale: Locale;
}

/** An article: its contents, its text, and a share button. */
export function ArticleText({ blocks, parts, contents, title, share, locale }: Props) {
  return (
    <BesideContents heading={contents} parts={parts}>
      <article>
        <Prose text={blocks} locale={locale} />
        <div className={styles.share}>
          <Share title={title} text={share} />
        </div>
      </article>
    </BesideContents>
  );
}
