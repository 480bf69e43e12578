import type { Locale } from '#content/locale.ts';
import { picture } from '#site/lib/pictures.ts';
import { ButtonLink } from '#site/ui/button.tsx';
import { Picture } from '#site/ui/picture.tsx';
import { Prose } from '#site/ui/prose.tsx';
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
  readonly text: StudyPage['text']['academies'];
  readonly locale: Locale;
  /** The tag of entries that are not real yet. */
  readonly sample: string;
  /** The contact page with its subject chosen. */
  readonly contact: string;
}

/** The partner academies, and beside them who can sponsor a visa. */
export function Academies({ text, locale, sample, contact }: Props) {
  return (
    <Section
      id="academias-partner"
      headingId="academies"
      heading={text.heading}
      lead={<p>{text.lead}</p>}
    >
      <div className={styles.columns}>
        {text.items.length > 0 ? (
          <ul className={grid.two}>
            {text.items.map((academy) => (
              <AcademyCard
                key={academy.id}
                academy={academy}
                text={text}
                sample={sample}
                contact={contact}
              />
            ))}
          </ul>
        ) : (
          <div className={styles.unnamed}>
            <p>{text.unnamed}</p>
            <ButtonLink href={contact} look="line">
              {text.askUnnamed}
            </ButtonLink>
          </div>
        )}
        <aside className={boxes.box} aria-labelledby="honest">
          <h3 id="honest">{text.honest}</h3>
          <p>
            <Prose text={text.visa} locale={locale} />
          </p>
        </aside>
      </div>
    </Section>
  );
}

function AcademyCard(
  props: Omit<Props, 'locale'> & { readonly academy: Props['text']['items'][number] },
) {
  const { academy, text, sample, contact } = props;
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
        {academy.isPartner && academy.since && (
          <b>
            {text.partner} {text.since.replace('{year}', String(academy.since))}
          </b>
        )}
      </p>
      <h3>{academy.name}</h3>
      <p className={`note ${card.meta}`}>
        {academy.location}
        {academy.sample && <span className={tag.tag}>{sample}</span>}
      </p>
      <Fold narrow label={text.more} of={academy.name} className={styles.more}>
        <p className={card.text}>{academy.description}</p>
        <Facts>
          {(['group', 'schedule'] as const).map((fact) => (
            <Fact key={fact} label={text[fact]}>
              {academy[fact]}
            </Fact>
          ))}
        </Facts>
      </Fold>
      <ButtonLink href={contact} look="line" className={styles.ask}>
        {text.ask}
        <span className="visually-hidden">{`: ${academy.name}`}</span>
      </ButtonLink>
    </Card>
  );
}
