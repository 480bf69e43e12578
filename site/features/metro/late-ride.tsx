import { lateRide, taxiInstead } from '#domain/metro/late-ride.ts';
import type { JourneyView } from '#domain/metro/metro-view.ts';
import { wonRange } from '#domain/text/amounts.ts';
import { fill } from '#domain/text/fill.ts';
import { clock, minutesOf } from '#domain/time/clock.ts';
import box from '#site/ui/box.module.css';
import { Prose } from '#site/ui/prose.tsx';
import type { MetroProps } from './metro-text.ts';

interface Props extends Pick<MetroProps, 'metroText' | 'night' | 'locale'> {
  readonly journey: JourneyView;
  readonly city: 'seoul' | 'busan';
  readonly at: string;
}

/** That the subway may have stopped by then, and what is left. */
export function LateRide({ journey, city, at, metroText, night, locale }: Props) {
  const { late: text } = metroText.answer;
  const { hours, taxi } = night[city];
  const late = lateRide(hours, at, journey.minutes);
  if (!late) return null;
  const fare = taxiInstead(taxi, journey.metres, at);
  const first = clock(minutesOf(hours.first));
  return (
    <div className={box.box}>
      <p>
        <b>{fill(text[late], { at, first })}</b>
      </p>
      {late === 'maybe' && <p>{text.check}</p>}
      <p>
        <Prose text={text.bus} locale={locale} />
      </p>
      {fare && <p>{fill(text.taxi, { amount: wonRange(fare, locale) })}</p>}
    </div>
  );
}
