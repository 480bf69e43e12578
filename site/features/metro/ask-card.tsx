import type { Locale } from '#content/locale.ts';
import { fill } from '#domain/text/fill.ts';
import type { LineView, StationView } from '#domain/metro/metro-view.ts';
import { showDialog } from '#site/lib/show-dialog.ts';
import { Button } from '#site/ui/button.tsx';
import card from '#site/ui/driver-card.module.css';
import { LineIcon } from '#site/ui/line-icon.tsx';
import { syllablesInLine } from '#site/ui/syllables.ts';
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

/** A question in large Hangul for somebody on the platform, on white paper in every theme. */
export function AskCard({ id, station, line, towards, text, locale }: Props) {
  const name = withStation(station.hangul);
  const said = { line: line.name[locale], name: towards.name };
  return (
    <>
      <Button look="line" className="not-printed" {...showDialog(id)}>
        {text.show}
        <span className="visually-hidden">{`: ${station.name}`}</span>
      </Button>
      <dialog id={id} data-paper aria-labelledby={`${id}-title`} className={card.dialog}>
        <div className={card.sheet}>
          <div className={card.top}>
            <p id={`${id}-title`}>{text.title}</p>
            <Button look="line" className={card.grow} data-full-screen>
              <LineIcon path="M4 9V4h5M15 4h5v5M20 15v5h-5M9 20H4v-5" />
              <span>{text.fullScreen}</span>
            </Button>
            <form method="dialog">
              <Button type="submit" look="line">
                {text.close}
              </Button>
            </form>
          </div>
          <div lang="ko" className={card.body}>
            <div>
              <p className={card.request}>{text.korean.before}</p>
              <p className={card.goal} data-length={name.length} data-line={syllablesInLine(name)}>
                {name}
              </p>
              <p className={card.request}>{text.korean.after}</p>
              <p className={card.address}>{`${line.name.ko} ${towards.hangul} 방면`}</p>
            </div>
          </div>
          <div className={card.foot}>
            <p>
              {fill(text.meaning, { name: station.name })} <em>{fill(text.line, said)}</em>
            </p>
          </div>
        </div>
      </dialog>
    </>
  );
}

/** Seoul Station has the word in its name. */
const withStation = (hangul: string) => (hangul.endsWith('역') ? hangul : `${hangul}역`);
