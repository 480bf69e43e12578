import { BesideContents } from '#site/ui/beside-contents.tsx';
import { keepNames } from '#site/ui/keep-names.tsx';
import { Prose } from '#site/ui/prose.tsx';
import { Share, type ShareWords } from '#site/ui/share.tsx';
import type { ArticlePage } from './read.ts';
import type { Locale } from '#content/locale.ts';
import styles from './article-text.module.css';

type Block = ArticlePage['blocks'][number];

interface Words {
  readonly locale: Locale;
}

interface Props extends Words {
  readonly blocks: readonly Block[];
  readonly contents: string;
  readonly title: string;
  readonly share: ShareWords;
}

/** An article: its contents, its text, and a share button. */
export function ArticleText({ blocks, contents, title, share, ...words }: Props) {
  const parts = blocks.flatMap((block) =>
    block.kind === 'heading' ? [{ id: block.id, title: block.text }] : [],
  );
  return (
    <BesideContents heading={contents} parts={parts}>
      <article className={styles.text}>
        {blocks.map((block, index) => (
          <Part key={index} block={block} {...words} />
        ))}
        <div className={styles.share}>
          <Share title={title} words={share} />
        </div>
      </article>
    </BesideContents>
  );
}

function Part({ block, ...words }: Words & { block: Block }) {
  switch (block.kind) {
    case 'heading':
      return <h2 id={block.id}>{keepNames(block.text)}</h2>;
    case 'list':
    case 'steps': {
      const List = block.kind === 'list' ? 'ul' : 'ol';
      return (
        <List>
          {block.items.map((item) => (
            <li key={item}>
              <Mixed text={item} {...words} />
            </li>
          ))}
        </List>
      );
    }
    default:
      return (
        <p className={block.kind === 'note' ? styles.note : undefined}>
          <Mixed text={block.text} {...words} />
        </p>
      );
  }
}

const korean = /(\p{Script=Hangul}(?:[\p{Script=Hangul}\s,.?!]*[\p{Script=Hangul}.?!])?)/u;

/** Prose with `lang` attributes on its Korean words. */
function Mixed({ text, ...words }: Words & { text: string }) {
  return text.split(korean).map((part, index) =>
    index % 2 === 1 ? (
      <span key={index} lang="ko">
        {part}
      </span>
    ) : (
      <Prose key={index} text={part} {...words} />
    ),
  );
}
