import { useEffect, useRef, useState } from 'react';
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
  /** What the block says that stands in for a picture which fails to load. */
  readonly title?: string;
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
  className,
}: Props) {
  const { broken, onError, ref } = useBroken(picture.src);
  const looks = `${styles.picture} ${className ?? ''}`;
  if (broken)
    return <Fallback picture={picture} alt={alt} title={title ?? alt} className={looks} />;
  return (
    <picture className={looks}>
      {portrait && <Sources picture={portrait} sizes="100vw" media={narrow} />}
      <Sources picture={picture} sizes={sizes} />
      <img
        ref={ref}
        src={picture.src}
        alt={alt}
        width={picture.width}
        height={picture.height}
        loading={eager ? 'eager' : 'lazy'}
        fetchPriority={eager ? 'high' : undefined}
        decoding="async"
        data-photo={picture.photo ? '' : undefined}
        onError={onError}
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

/** Whether the picture has failed, also when it did before the page came alive. */
function useBroken(src: string) {
  const [failed, setFailed] = useState<string>();
  const ref = useRef<HTMLImageElement>(null);
  useEffect(() => {
    const image = ref.current;
    // A drawing without a size of its own may also report 0: decoding tells for certain.
    if (!image?.complete || image.naturalWidth > 0) return;
    image.decode().catch(() => setFailed(src));
  }, [src]);
  return { broken: failed === src, onError: () => setFailed(src), ref };
}

interface FallbackProps {
  readonly picture: PictureFile;
  readonly alt: string;
  readonly title: string;
  readonly className: string;
}

/** A sky with the title. The server never renders it, so no style attribute meets the CSP. */
export function Fallback({ picture: { width, height }, alt, title, className }: FallbackProps) {
  return (
    <div
      className={`${className} ${styles.fallback}`}
      data-fallback
      {...(alt ? { role: 'img', 'aria-label': alt } : { 'aria-hidden': true })}
      style={{ aspectRatio: `${width} / ${height}` }}
    >
      <span>{title}</span>
    </div>
  );
}
