import type { Locale } from '#content/locale.ts';
import { AddToTrip } from '#site/ui/add-to-trip.tsx';
import { keepNames } from '#site/ui/keep-names.tsx';
import { Prose } from '#site/ui/prose.tsx';
import { Answer, Chapters, Question } from '#site/ui/question-list.tsx';
import { Section } from '#site/ui/section.tsx';
import { ShowName } from '#site/ui/show-card/show-name.tsx';
import { Sources } from '#site/ui/sources.tsx';
import { MapApps } from './map-apps.tsx';
import type { SceneRow, ScenesPage } from './read-scenes.ts';
import styles from './scene-rows.module.css';

interface Props {
  readonly areas: ScenesPage['areas'];
  readonly text: ScenesPage['text'];
  readonly placeText: ScenesPage['placeText'];
  readonly locale: Locale;
}

/** What was filmed or played where: a chapter for each part of the country, in it series, films and music. */
export function SceneRows({ areas, text, ...row }: Props) {
  const lead = (
    <p>
      <Prose text={text.list.lead} locale={row.locale} />
    </p>
  );
  return (
    <Section headingId="places" heading={text.list.heading} lead={lead}>
      <Chapters>
        {areas.map(({ id, heading, names, kinds }) => (
          <Question
            key={id}
            name="areas"
            title={heading}
            fact={keepNames(`${names.slice(0, 4).join(', ')}…`)}
          >
            <Answer id={id} className={styles.area}>
              {kinds.map(({ kind, heading: title, rows }) => (
                <div key={kind}>
                  <h4>{title}</h4>
                  <ul className={styles.rows}>
                    {rows.map((scene) => (
                      <Row key={scene.id} scene={scene} text={text.row} {...row} />
                    ))}
                  </ul>
                </div>
              ))}
            </Answer>
          </Question>
        ))}
      </Chapters>
    </Section>
  );
}

interface RowProps extends Pick<Props, 'placeText' | 'locale'> {
  readonly scene: SceneRow;
  readonly text: ScenesPage['text']['row'];
}

/** A scene: the work, the place with its Korean name, what was filmed and what there is today. */
function Row({ scene, text, placeText, locale }: RowProps) {
  const { id, work, place, filmed, today, sources } = scene;
  const { href, onMap, hangul, name, lat, lng } = place;
  return (
    <li id={id} className={styles.row}>
      <p className={styles.work}>
        <b>{keepNames(work.name)}</b> <span lang="ko">{work.hangul}</span> {work.year}
      </p>
      <p className={styles.place}>
        {href ? <a href={href}>{name}</a> : name}
        <span lang="ko">{hangul}</span>
        <ShowName korean={hangul} name={name} kind="place" label={placeText.showName} />
      </p>
      <p>{keepNames(filmed)}</p>
      <p>
        <b>{`${text.today}: `}</b>
        {keepNames(today)}
      </p>
      <div className={`not-printed ${styles.links}`}>
        {onMap ? (
          <a href={onMap}>{text.onMap}</a>
        ) : (
          <MapApps place={{ name: hangul, lat, lng }} locale={locale} />
        )}
      </div>
      <p className="note">
        {`${text.sources}: `}
        <Sources sources={sources} locale={locale} />
      </p>
      {place.isStop && (
        <AddToTrip
          stop={place.id}
          name={name}
          text={placeText.add}
          look="icon"
          className={styles.add}
        />
      )}
    </li>
  );
}
