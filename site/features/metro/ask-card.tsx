import type { Locale } from '#content/locale.ts';
import { shown } from '#domain/korean/source.ts';
import { fill } from '#domain/text/fill.ts';
import type { LineView, StationView } from '#domain/metro/metro-view.ts';
import { showDialog } from '#site/lib/show-dialog.ts';
import { Prose } from '#site/ui/prose.tsx';
import { Button } from '#site/ui/button.tsx';
import type { Card } from '#site/ui/show-card/card.ts';
import { AnsweringCard } from '#site/ui/show-card/answering-card.tsx';
import type { MetroText } from './metro-text.ts';

interface Props {
  readonly id: string;
  /** Where the visitor wants to get off. */
  readonly station: StationView;
  readonly line: LineView;
  readonly towards: StationView;
  readonly text: MetroText['answer']['ask'];
  readonly locale: Locale;
}

/** A question in large Hangul for somebody on the platform. */
export function AskCard({ id, text, ...asked }: Props) {
  return (
    <>
      <Button look="line" className="not-printed" {...showDialog(id)}>
        {text.show}
        <span className="visually-hidden">{`: ${asked.station.name}`}</span>
      </Button>
      <AnsweringCard id={id} card={cardOf(asked, text)} text={text.card}>
        <p className="not-printed">
          <Prose text={text.phrase} locale={asked.locale} />
        </p>
      </AnsweringCard>
    </>
  );
}

function cardOf(
  { station, line, towards, locale }: Omit<Props, 'id' | 'text'>,
  { title, korean: { before, after }, meaning, line: onLine, answers }: Props['text'],
): Card {
  const name = withStation(station.hangul);
  return {
    title,
    said: `${before} ${name}${after}`,
    lines: [
      { kind: 'line', korean: before },
      { kind: 'large', korean: name },
      { kind: 'line', korean: after, meaning: fill(meaning, { name: station.name }) },
      {
        kind: 'address',
        korean: `${line.name.ko} ${towards.hangul} 방면`,
        meaning: fill(onLine, { line: line.name[locale], name: towards.name }),
      },
    ],
    answers: answers.map(({ source, ...answer }) => ({ ...answer, korean: shown(source) })),
  };
}

/** Seoul Station has the word in its name. */
const withStation = (hangul: string) => (hangul.endsWith('역') ? hangul : `${hangul}역`);
