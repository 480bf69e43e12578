import type { ReactNode } from 'react';
import type { PictureFile } from '#site/lib/pictures.ts';
import { CategoryIcon, type CategoryIconName } from './category-icon.tsx';
import { keepNames } from './keep-names.tsx';
import { surface, type SurfaceColor } from './surface.ts';
import { Picture } from './picture.tsx';
import styles from './page-hero.module.css';

export interface HeroProps {
  readonly picture: PictureFile;
  /** What the picture shows. */
  readonly alt: string;
  /** What the page counts, if it counts anything. */
  readonly figure?: { readonly number: string; readonly label: string };
}

interface WordProps {
  readonly hangul: string;
  readonly meaning: string;
  readonly color: SurfaceColor;
}

interface Props extends WordProps {
  readonly className?: string | undefined;
}

/** The picture of a page header, over two rows, beside a Korean word and, if there is one, a figure. */
export function PageHero(props: Props & HeroProps) {
  const { picture, alt, figure, meaning, className = '' } = props;
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
      <Word {...props} />
      {figure && (
        <div className={`${surface('hwang')} ${styles.figure}`}>
          <b>{figure.number}</b>
          {keepNames(figure.label)}
        </div>
      )}
    </div>
  );
}

interface PatchesProps extends Props {
  readonly icon?: CategoryIconName | undefined;
  readonly patch?: ReactNode;
}

/** The patches of a page of text: the Korean word, and a drawn icon or another patch. */
export function PagePatches(props: PatchesProps) {
  const { icon, patch, className = '' } = props;
  return (
    <div className={`${styles.pair} ${className}`}>
      <Word {...props} />
      {patch ?? (
        <div className={`${surface('giwa')} ${styles.icon}`}>
          {icon && <CategoryIcon name={icon} />}
        </div>
      )}
    </div>
  );
}

function Word({ hangul, meaning, color }: WordProps) {
  return (
    <div className={`${surface(color)} ${styles.word}`}>
      <span lang="ko">{hangul}</span>
      {meaning}
    </div>
  );
}
