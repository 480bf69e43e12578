import { picture } from '#site/lib/pictures.ts';
import { ButtonLink } from '#site/ui/button.tsx';
import { LineIcon } from '#site/ui/line-icon.tsx';
import { Picture } from '#site/ui/picture.tsx';
import { Seal } from '#site/ui/seal.tsx';
import { keepNames } from '#site/ui/keep-names.tsx';
import type { HomeText } from '#content/text/home.ts';
import { HeroControls } from './hero-controls.tsx';
import type { Locale } from '#content/locale.ts';
import { pathTo } from '#content/pages.ts';
import styles from './hero.module.css';

type Slide = HomeText['hero']['slides'][number];

interface Props {
  readonly text: HomeText['hero'];
  readonly locale: Locale;
}

/** The slides, which `hero-carousel.element.ts` turns; without JavaScript, the first. */
export function Hero({ text, locale }: Props) {
  return (
    <hero-carousel className={styles.carousel} pause={text.pause} play={text.play}>
      <section
        id="inicio"
        aria-roledescription={text.carousel}
        aria-label={text.label}
        className={styles.hero}
      >
        <HeroControls text={text} />
        <div className={styles.slides} aria-live="off">
          {text.slides.map((slide, position) => {
            const first = position === 0;
            return (
              <div
                key={slide.id}
                role="group"
                aria-roledescription={text.slide}
                aria-label={text.position
                  .replace('{number}', `${position + 1}`)
                  .replace('{count}', `${text.slides.length}`)}
                inert={!first}
                className={styles.slide}
              >
                <SlidePicture slide={slide} first={first} />
                <SlideText slide={slide} first={first} locale={locale} />
              </div>
            );
          })}
        </div>
        <a href="#categorias" className={styles.down} aria-label={text.down}>
          <LineIcon path="M12 4v15M5.5 12.5L12 19l6.5-6.5" />
        </a>
      </section>
    </hero-carousel>
  );
}

function SlidePicture({ slide: { id, alt }, first }: { slide: Slide; first: boolean }) {
  const drawing = (
    <Picture
      picture={picture(`hero/${id}`)}
      portrait={picture(`hero/${id}-portrait`)}
      alt={alt}
      eager={first}
      className={styles.picture}
    />
  );
  // The pictures of the other slides are loaded after those in view.
  return first ? drawing : <template>{drawing}</template>;
}

interface SlideTextProps {
  readonly slide: Slide;
  readonly first: boolean;
  readonly locale: Locale;
}

function SlideText({ slide, first, locale }: SlideTextProps) {
  const Title = first ? 'h1' : 'h2';
  return (
    <div className={`wrap ${styles.text}`}>
      <p className={styles.kicker}>
        <Seal hangul={slide.hangul} />
        {slide.kicker}
      </p>
      {/* The accessible `h1` of the page is that of the current slide. */}
      <Title aria-level={1} className={styles.title}>
        {slide.title}
      </Title>
      <p className={styles.lead}>{keepNames(slide.lead)}</p>
      <div className={`row ${styles.buttons}`}>
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
