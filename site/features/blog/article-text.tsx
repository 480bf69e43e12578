import { picture } from '#site/lib/pictures.ts';
import { BesideContents } from '#site/ui/beside-contents.tsx';
import { Fold } from '#site/ui/fold.tsx';
import { keepNames } from '#site/ui/keep-names.tsx';
import { Picture } from '#site/ui/picture.tsx';
import { Prose } from '#site/ui/prose.tsx';
import { Share, type ShareText } from '#site/ui/share.tsx';
import { surface } from '#site/ui/surface.ts';
import type { Locale } from '#content/locale.ts';
import type { ArticlePage } from './read.ts';
import { Stair } from './stair.tsx';
import { wayColors } from './way-colors.ts';
import styles from './article-text.module.css';

interface Props extends Pick<ArticlePage, 'pieces' | 'inset' | 'parts'> {
  readonly contents: string;
  readonly title: string;
  readonly share: ShareText;
  readonly locale: Locale;
}

/** An article: its contents, its text, and a share button. */
export function ArticleText({ pieces, parts, contents, title, share, ...rest }: Props) {
  return (
    <BesideContents heading={contents} parts={parts}>
      <article className={styles.article}>
        {pieces.map((piece, index) => (
          <ArticlePiece key={index} piece={piece} {...rest} />
        ))}
        <div>
          <Share title={title} text={share} />
        </div>
      </article>
    </BesideContents>
  );
}

interface PieceProps extends Pick<Props, 'inset' | 'locale'> {
  readonly piece: ArticlePage['pieces'][number];
}

function ArticlePiece({ piece, inset, locale }: PieceProps) {
  switch (piece.kind) {
    case 'text':
      return piece.way === undefined ? (
        <Prose text={piece.blocks} locale={locale} />
      ) : (
        <div className={styles.way}>
          <span aria-hidden="true" className={surface(wayColors[piece.way] ?? 'hanji')} />
          <Prose text={piece.blocks} locale={locale} />
        </div>
      );
    case 'inset':
      return (
        inset && (
          <Picture
            picture={picture(inset.drawing)}
            alt={inset.alt}
            sizes="(max-width: 620px) 92vw, 600px"
            className={styles.inset}
          />
        )
      );
    case 'pull':
      return <p className={styles.pull}>{keepNames(piece.text)}</p>;
    case 'stair':
      return <Stair steps={piece.steps} />;
    case 'grid': {
      const List = piece.steps ? 'ol' : 'ul';
      return (
        <List className={styles.grid}>
          {piece.items.map((item) => (
            <li key={item}>
              <div>
                <Prose text={item} locale={locale} />
              </div>
            </li>
          ))}
        </List>
      );
    }
    case 'sources':
      return (
        <Fold id={piece.id} label={piece.title}>
          <Prose text={piece.blocks} locale={locale} />
        </Fold>
      );
  }
}
