import type { PictureFile } from '#site/lib/pictures.ts';
import { ButtonLink } from '#site/ui/button.tsx';
import { Picture } from '#site/ui/picture.tsx';
import { Seal } from '#site/ui/seal.tsx';
import type { HomeCopy } from '#content/copy/home.ts';
import { HeroControls } from './hero-controls.tsx';
import type { Locale } from '#content/locale.ts';
import { pathTo } from '#content/pages.ts';
import styles from './hero.module.css';
import { useCarousel } from './use-carousel.ts';
import { usePageLoaded } from './use-page-loaded.ts';

export type HeroPictures = readonly { readonly wide: PictureFile; readonly tall: PictureFile }[];

interface Props {
  readonly copy: HomeCopy['hero'];
  readonly pictures: HeroPictures;
  readonly locale: Locale;
}

/** Three slides that follow each other (WAI-ARIA carousel pattern); without JavaScript, the first. */
export function Hero({ copy, pictures, locale }: Props) {
  const { slides } = copy;
  const { index, rotating, pausable, dispatch, listeners } = useCarousel(slides.length);
  return (
    <section
      id="inicio"
      aria-roledescription={copy.carousel}
      aria-label={copy.label}
      className={styles.hero}
      {...listeners}
    >
      <HeroControls copy={copy} index={index} pausable={pausable} dispatch={dispatch} />
      <div className={styles.slides} aria-live={rotating ? 'off' : 'polite'}>
        {slides.map((slide, position) => {
          const files = pictures[position];
          return (
            <div
              key={slide.id}
              role="group"
              aria-roledescription={copy.slide}
              aria-label={copy.position
                .replace('{number}', `${position + 1}`)
                .replace('{count}', `${slides.length}`)}
              inert={position !== index}
              className={styles.slide}
            >
              {files && <SlidePicture files={files} alt={slide.alt} first={position === 0} />}
              <SlideText slide={slide} shown={position === index} locale={locale} />
            </div>
          );
        })}
      </div>
      <a
        href={`${pathTo('home', locale)}#categorias`}
        className={styles.down}
        aria-label={copy.down}
      >
        <svg viewBox="0 0 24 24" className="icon" aria-hidden="true">
          <path d="M12 4v15M5.5 12.5L12 19l6.5-6.5" />
        </svg>
      </a>
    </section>
  );
}

interface SlidePictureProps {
  readonly files: HeroPictures[number];
  readonly alt: string;
  readonly first: boolean;
}

/** Those behind the first slide wait for what is in view. */
function SlidePicture({ files, alt, first }: SlidePictureProps) {
  const loaded = usePageLoaded();
  if (!first && !loaded) return null;
  return (
    <Picture
      picture={files.wide}
      portrait={files.tall}
      alt={alt}
      eager={first}
      className={styles.picture}
    />
  );
}

interface SlideTextProps {
  readonly slide: HomeCopy['hero']['slides'][number];
  readonly shown: boolean;
  readonly locale: Locale;
}

function SlideText({ slide, shown, locale }: SlideTextProps) {
  // The page always has one first heading that can be reached: that of the slide in view.
  const Title = shown ? 'h1' : 'h2';
  return (
    <div className={`wrap ${styles.text}`}>
      <p className={styles.kicker}>
        <Seal hangul={slide.hangul} />
        {slide.kicker}
      </p>
      <Title className={styles.title}>{slide.title}</Title>
      <p className={styles.lead}>{slide.lead}</p>
      <div className={styles.buttons}>
        {slide.actions.map(({ page, label }, place) => (
          <ButtonLink
            key={label}
            href={pathTo(page, locale)}
            look={place === 0 ? 'solid' : 'ghost'}
          >
            {label}
          </ButtonLink>
        ))}
      </div>
    </div>
  );
}
