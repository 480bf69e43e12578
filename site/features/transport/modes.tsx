import { cityChoices, modesOf } from '#domain/city-filter.ts';
import { CountedChips, shownUnder } from '#site/ui/filter-chips.tsx';
import { Fact, Facts } from '#site/ui/facts.tsx';
import { Figures } from '#site/ui/figure.tsx';
import { keepNames } from '#site/ui/keep-names.tsx';
import { Prose } from '#site/ui/prose.tsx';
import { Answer, Chapters, Question } from '#site/ui/question-list.tsx';
import { Section } from '#site/ui/section.tsx';
import { ShowName } from '#site/ui/show-card/show-name.tsx';
import { Tags } from '#site/ui/tags.tsx';
import { Tips } from '#site/ui/tips.tsx';
import type { Locale } from '#content/locale.ts';
import type { TransportPage } from './read.ts';
import { ModeIcon } from './mode-icon.tsx';
import styles from './modes.module.css';

interface Props {
  readonly text: TransportPage['text']['modes'];
  readonly modes: TransportPage['modes'];
  readonly locale: Locale;
}

/** The means of transport with what a ride costs, all or those of one city, as the URL says (ui/filter-list.ts). */
export function Modes({ modes, text, locale }: Props) {
  return (
    <Section headingId="fares" heading={text.heading} lead={text.lead} data-filter-list>
      <CountedChips
        name="city"
        label={text.filter}
        options={cityChoices.map((value) => ({ value, label: text.choices[value] }))}
        count={text.count}
        total={modes.length}
      />
      <Chapters data-part="items">
        {modes.map((mode) => (
          <Question
            key={mode.id}
            name="modes"
            title={mode.name}
            icon={<ModeIcon name={mode.icon} color={mode.iconColor} />}
            fact={
              <span className={styles.row}>
                <span>
                  <Prose text={mode.fact} locale={locale} />
                </span>
                <span className={styles.price}>{keepNames(mode.price)}</span>
              </span>
            }
            {...shownUnder('city', cityChoices, (city) => modesOf(city, [mode]).length > 0)}
          >
            <ModeAnswer mode={mode} text={text} locale={locale} />
          </Question>
        ))}
      </Chapters>
      <p className={`note ${styles.note}`}>{text.prices}</p>
    </Section>
  );
}

/** When it runs, how to pay, and the prices that the tables do not have. */
function ModeAnswer(props: Omit<Props, 'modes'> & { mode: Props['modes'][number] }) {
  const { mode, text, locale } = props;
  const { id, hangul, cities } = mode;
  return (
    <Answer id={id}>
      <p>
        <b>
          {cities === 'both' ? text.both : text.choices[cities]} <span lang="ko">{hangul}</span>
        </b>
        <ShowName korean={hangul} name={mode.name} kind="spot" label={text.showName} />
      </p>
      <p>{keepNames(mode.description)}</p>
      <Figures label={text.price} figures={mode.figures} locale={locale} />
      <Facts>
        <Fact label={text.hours}>{keepNames(mode.hours)}</Fact>
        <Fact label={text.payment}>
          <Tags tags={mode.paymentMethods} />
        </Fact>
        <Fact label={text.tips}>
          <Tips tips={mode.tips} locale={locale} />
        </Fact>
      </Facts>
    </Answer>
  );
}
