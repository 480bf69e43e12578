import type { PictureFile } from '#site/lib/pictures.ts';
import { keepNames } from '#site/ui/keep-names.tsx';
import { patch, type PatchColor } from '#site/ui/patch.ts';
import { Picture } from '#site/ui/picture.tsx';
import styles from './page-quilt.module.css';

export interface QuiltProps {
  readonly picture: PictureFile;
  /** What the picture shows. */
  readonly alt: string;
  readonly figure: { readonly number: string; readonly label: string };
}

interface Props extends QuiltProps {
  readonly hangul: string;
  readonly meaning: string;
  readonly color: PatchColor;
  readonly className?: string | undefined;
}

/** The cloth of a page with a picture: it stands over two rows, beside a Korean word and one figure. */
export function PageQuilt({ picture, alt, figure, hangul, meaning, color, className = '' }: Props) {
  return (
    <div className={`${styles.quilt} ${className}`}>
      <div className={styles.scene}>
        <Picture
          picture={picture}
          alt={alt}
          title={meaning}
          eager
          sizes="(max-width: 820px) 63vw, 335px"
          className={styles.picture}
        />
      </div>
      <div className={`${patch(color)} ${styles.word}`}>
        <span lang="ko">{hangul}</span>
        {meaning}
      </div>
      <div className={`${patch('hwang')} ${styles.figure}`}>
        <b>{figure.number}</b>
        {keepNames(figure.label)}
      </div>
    </div>
  );
}
