import type { PageId } from '#content/pages.ts';
import type { PictureFile } from '#site/lib/pictures.ts';
import styles from './picture.module.css';

interface Props {
  readonly picture: PictureFile;
  /** In the page's language; empty when the text beside it says the same. */
  readonly alt: string;
  /** The upright version for screens of up to 820 px. */
  readonly portrait?: PictureFile;
  /** For the one picture that stands in the first view. */
  readonly eager?: boolean;
  /** How wide a photograph is shown. */
  readonly sizes?: string;
  /** What stands in the place of a picture that fails to load (layout/failed-pictures.ts), if not `alt`. */
  readonly title?: string;
  /** The page that the picture leads to: on the way there it becomes the picture of that page's header. */
  readonly leadsTo?: PageId | undefined;
  readonly className?: string | undefined;
}

const narrow = '(max-width: 820px)';

/** The one way to show a picture: a drawing, or the owner's photograph of the same subject. */
export function Picture({
  picture,
  alt,
  portrait,
  eager,
  sizes = '100vw',
  title,
  leadsTo,
  className,
}: Props) {
  const [x] = picture.position;
  return (
    <picture
      className={`${styles.picture} ${className ?? ''}`}
      data-title={title ?? (alt || undefined)}
      data-leads-to={leadsTo}
    >
      {portrait && <Sources picture={portrait} sizes="100vw" media={narrow} />}
      <Sources picture={picture} sizes={sizes} />
      <img
        src={picture.src}
        alt={alt}
        width={picture.width}
        height={picture.height}
        loading={eager ? 'eager' : 'lazy'}
        fetchPriority={eager ? 'high' : undefined}
        decoding="async"
        data-x={x === 50 ? undefined : x}
        data-photo={picture.photo ? '' : undefined}
      />
    </picture>
  );
}

interface SourcesProps {
  readonly picture: PictureFile;
  readonly sizes: string;
  readonly media?: string;
}

function Sources({ picture: { src, photo }, sizes, media }: SourcesProps) {
  if (photo)
    return (
      <>
        <source type="image/avif" srcSet={photo.avif} sizes={sizes} media={media} />
        <source type="image/webp" srcSet={photo.webp} sizes={sizes} media={media} />
      </>
    );
  return media ? <source type="image/svg+xml" srcSet={src} media={media} /> : null;
}
