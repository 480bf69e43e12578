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
import { wayColors } from './way-colors.ts';
import styles from './article-text.module.css';

interface Props extends Pick<ArticlePage, 'pieces' | 'inset' | 'pull' | 'parts' | 'gridDrawings'> {
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

interface PieceProps extends Pick<Props, 'inset' | 'pull' | 'gridDrawings' | 'locale'> {
  readonly piece: ArticlePage['pieces'][number];
}

function ArticlePiece({ piece, inset, pull, gridDrawings, locale }: PieceProps) {
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
        <Picture
          picture={picture(inset.drawing)}
          alt={inset.alt}
          sizes="(max-width: 620px) 92vw, 600px"
          className={styles.inset}
        />
      );
    case 'pull':
      // It stands in the text as well.
      return (
        <p aria-hidden="true" className={styles.pull}>
          {keepNames(pull)}
        </p>
      );
    case 'grid': {
      const List = piece.steps ? 'ol' : 'ul';
      return (
        <List className={styles.grid}>
          {piece.items.map((item, at) => (
            <li key={item}>
              {gridDrawings[at] && (
                <Picture picture={picture(gridDrawings[at])} alt="" sizes="420px" />
              )}
              <Prose text={item} locale={locale} />
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
