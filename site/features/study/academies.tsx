import type { Locale } from '#content/locale.ts';
import { picture } from '#site/lib/pictures.ts';
import { ButtonLink } from '#site/ui/button.tsx';
import { Figures } from '#site/ui/figure.tsx';
import { Picture } from '#site/ui/picture.tsx';
import { Seal } from '#site/ui/seal.tsx';
import type { StudyPage } from './read.ts';
import { Section } from '#site/ui/section.tsx';
import card from '#site/ui/card.module.css';
import grid from '#site/ui/grid.module.css';
import { Card } from '#site/ui/card.tsx';
import { Fold } from '#site/ui/fold.tsx';
import { Fact, Facts } from '#site/ui/facts.tsx';
import tag from '#site/ui/tag.module.css';
import boxes from '#site/ui/box.module.css';
import styles from './academies.module.css';

interface Props {
  readonly copy: StudyPage['copy']['academies'];
  readonly locale: Locale;
  /** The tag of entries that are not real yet. */
  readonly sample: string;
  /** The contact page with its subject chosen. */
  readonly contact: string;
}

/** The partner academies, and beside them who can sponsor a visa. */
export function Academies({ copy, locale, sample, contact }: Props) {
  return (
    <Section
      id="academias-partner"
      headingId="academies"
      heading={copy.heading}
      lead={<p>{copy.lead}</p>}
    >
      <div className={`split-wide ${styles.columns}`}>
        {copy.items.length > 0 ? (
          <ul className={grid.two}>
            {copy.items.map((academy) => (
              <AcademyCard
                key={academy.id}
                academy={academy}
                copy={copy}
                sample={sample}
                contact={contact}
              />
            ))}
          </ul>
        ) : (
          <div className={styles.unnamed}>
            <p>{copy.unnamed}</p>
            <ButtonLink href={contact} look="line">
              {copy.askUnnamed}
            </ButtonLink>
          </div>
        )}
        <aside className={boxes.box} aria-labelledby="honest">
          <h3 id="honest">{copy.honest}</h3>
          <Figures figures={[copy.figure]} locale={locale} />
        </aside>
      </div>
    </Section>
  );
}

function AcademyCard(
  props: Omit<Props, 'locale'> & { readonly academy: Props['copy']['items'][number] },
) {
  const { academy, copy, sample, contact } = props;
  return (
    <Card
      row
      picture={
        <>
          <Picture
            picture={picture(academy.drawing)}
            alt=""
            title={academy.name}
            sizes="(max-width: 820px) 100vw, 380px"
          />
          <Seal hangul={academy.hangul} />
        </>
      }
    >
      <p className={`row ${styles.badges}`}>
        {academy.isPartner && (
          <b>
            {copy.partner}
            {academy.since && ` ${copy.since.replace('{year}', String(academy.since))}`}
          </b>
        )}
        {academy.sample && <span className={tag.tag}>{sample}</span>}
      </p>
      <h3>{academy.name}</h3>
      <p className={`note ${card.meta}`}>{academy.location}</p>
      <Fold narrow label={copy.more} of={academy.name} className={styles.more}>
        <p className={card.text}>{academy.description}</p>
        <Facts>
          {(['group', 'schedule'] as const).map((fact) => (
            <Fact key={fact} label={copy[fact]}>
              {academy[fact]}
            </Fact>
          ))}
        </Facts>
        <ButtonLink href={contact} look="line" className={styles.ask}>
          {copy.ask}
          <span className="visually-hidden">{`: ${academy.name}`}</span>
        </ButtonLink>
      </Fold>
    </Card>
  );
}
