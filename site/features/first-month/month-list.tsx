import { Fact, Facts } from '#site/ui/facts.tsx';
import { Fold } from '#site/ui/fold.tsx';
import { keepNames } from '#site/ui/keep-names.tsx';
import { Prose } from '#site/ui/prose.tsx';
import ticks from '#site/ui/tick-list.module.css';
import { AnsweringCard } from '#site/ui/show-card/answering-card.tsx';
import { PhraseCard } from '#site/ui/show-card/phrase-card.tsx';
import { ShowName } from '#site/ui/show-card/show-name.tsx';
import type { FirstMonthPage, SaidAtStep } from './read.ts';
import type { Locale } from '#content/locale.ts';
import styles from './month-list.module.css';

interface Props {
  readonly text: FirstMonthPage['text']['list'];
  readonly phrases: FirstMonthPage['phrases'];
  readonly tools: FirstMonthPage['tools'];
  readonly locale: Locale;
}

type Item = FirstMonthPage['text']['list']['items'][number];

/**
 * What to do after arriving, to read and print. The planner puts its ticks and dates into the elements that say so
 * in their data attributes, and reads the titles and texts for the calendar here.
 */
export function MonthList({ text, phrases, tools, locale }: Props) {
  return (
    <ol className="ruled">
      {text.items.map((item) => (
        <li key={item.id} id={item.id} data-plan-item={item.id} className={`split ${styles.item}`}>
          {/* oxlint-disable-next-line jsx-a11y/label-has-associated-control -- its text lies deeper than the rule looks */}
          <label className={`${ticks.line} ${styles.head}`}>
            <span className={ticks.box} data-part="tick" />
            <span className={ticks.step}>
              <span className={`note ${ticks.when}`}>
                <span>{item.when}</span>
                <span className={ticks.dates} data-part="dates" />
              </span>
              <b>{item.title}</b>
            </span>
          </label>
          <div className={styles.body}>
            <Say item={item} text={text} tools={tools} phrase={phrases.get(item.id)} />
            <Fold label={text.more} of={item.title}>
              <p data-part="text">
                <Prose text={item.text} locale={locale} />
              </p>
              <Details item={item} text={text} tools={tools} />
            </Fold>
          </div>
        </li>
      ))}
    </ol>
  );
}

interface DetailsProps extends Pick<Props, 'text' | 'tools'> {
  readonly item: Item;
}

function Details({ item, text, tools }: DetailsProps) {
  const { documents, price, office } = item;
  return (
    <Facts>
      {documents && (
        <Fact label={text.documents}>
          <ul className={styles.documents}>
            {documents.map((each) => (
              <li key={each.text}>
                {keepNames(each.text)}{' '}
                {each.hangul && (
                  <>
                    <span lang="ko">{each.hangul}</span>
                    <ShowName
                      korean={each.hangul}
                      name={each.name ?? each.text}
                      kind="paper"
                      label={tools.show}
                    />
                  </>
                )}
              </li>
            ))}
          </ul>
        </Fact>
      )}
      {price && <Fact label={text.price}>{keepNames(price)}</Fact>}
      <Fact label={text.office}>{keepNames(office)}</Fact>
    </Facts>
  );
}

/** What to say at the counter, on paper as it is shown there. */
function Say({
  item,
  text,
  tools,
  phrase,
}: DetailsProps & { readonly phrase: SaidAtStep | undefined }) {
  if (!phrase) return null;
  const dialog = `${item.id}-say`;
  return (
    <>
      <PhraseCard phrase={phrase} dialog={dialog} show={tools.show} className={styles.say} />
      <AnsweringCard id={dialog} card={phrase.card} text={tools.card}>
        <p className="not-printed">
          <a href={phrase.href}>{text.toPhrase}</a>
        </p>
      </AnsweringCard>
    </>
  );
}
