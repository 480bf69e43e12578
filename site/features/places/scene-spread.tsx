import { fill } from '#domain/text/fill.ts';
import { picture } from '#site/lib/pictures.ts';
import { keepNames } from '#site/ui/keep-names.tsx';
import { Picture } from '#site/ui/picture.tsx';
import { Spread } from '#site/ui/spread.tsx';
import type { ScenesPage } from './read-scenes.ts';
import styles from './scene-spread.module.css';

interface Props {
  readonly text: ScenesPage['text']['spread'];
  readonly works: ScenesPage['works'];
}

/** A cinema whose screen is patchwork, and below it a patch for each work, which leads to its first place. */
export function SceneSpread({ text, works }: Props) {
  return (
    <Spread headingId="works" heading={text.heading} lead={text.lead} color="hwang">
      <Picture
        picture={picture('pages/series-and-music')}
        alt=""
        title={text.heading}
        eager
        className={styles.picture}
      />
      <div className={styles.kinds}>
        {works.map(({ kind, heading, works: ofKind }) => (
          <section key={kind} aria-labelledby={kind}>
            <h3 id={kind}>{heading}</h3>
            <ul className={styles.quilt}>
              {ofKind.map(({ id, name, hangul, year, count, href }) => (
                <li key={id}>
                  <a href={href}>
                    <b>{keepNames(name)}</b>
                    <span lang="ko">{hangul}</span>
                    <span>
                      {`${year} · ${fill(text[count === 1 ? 'one' : 'other'], { count: `${count}` })}`}
                    </span>
                  </a>
                </li>
              ))}
            </ul>
          </section>
        ))}
      </div>
    </Spread>
  );
}
