import type { PictureFile } from '#site/lib/pictures.ts';
import { keepNames } from '#site/ui/keep-names.tsx';
import { surface, type SurfaceColor } from '#site/ui/surface.ts';
import { Picture } from '#site/ui/picture.tsx';
import styles from './page-hero.module.css';

export interface HeroProps {
  readonly picture: PictureFile;
  /** What the picture shows. */
  readonly alt: string;
  /** What the page counts, if it counts anything. */
  readonly figure?: { readonly number: string; readonly label: string };
}

interface Props extends HeroProps {
  readonly hangul: string;
  readonly meaning: string;
  readonly color: SurfaceColor;
  readonly className?: string | undefined;
}

/** The picture of a page header, over two rows, beside a Korean word and, if there is one, a figure. */
export function PageHero({ picture, alt, figure, hangul, meaning, color, className = '' }: Props) {
  return (
    <div className={`${styles.hero} ${className}`}>
      <div className={styles.scene} data-header-picture="">
        <Picture
          picture={picture}
          alt={alt}
          title={meaning}
          eager
          sizes="(max-width: 619px) 63vw, (max-width: 820px) 300px, 335px"
          className={styles.picture}
        />
      </div>
      <div className={`${surface(color)} ${styles.word}`}>
        <span lang="ko">{hangul}</span>
        {meaning}
      </div>
      {figure && (
        <div className={`${surface('hwang')} ${styles.figure}`}>
          <b>{figure.number}</b>
          {keepNames(figure.label)}
        </div>
      )}
    </div>
  );
}
