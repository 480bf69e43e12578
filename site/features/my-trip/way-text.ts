import { formats } from '#content/formats.ts';
import { fill } from '#domain/text/fill.ts';
import type { Leg } from '#domain/trips/legs.ts';
import { duration } from './time-text.ts';
import type { Tool } from './tool.ts';

type Words = Pick<Tool, 'text' | 'locale' | 'facts'>;

/** How long a way takes and what it costs: `31 min en metro · 1.550 ₩`. */
export function timeAndCost(leg: Leg, { text, locale, facts }: Words): string {
  const { legs, minutes } = text;
  const { mode, most, won, car, unseen, ride } = leg;
  if (mode === 'same' || mode === 'unknown') return '';
  const time =
    most && most > leg.minutes
      ? fill(minutes.range, { minutes: `${leg.minutes}`, most: `${most}` })
      : duration(leg.minutes, minutes);
  const name = (id: string) => facts.stations.get(id)?.name ?? '';
  const whole = ride
    ? fill(legs.ride[ride.mode], {
        time,
        from: name(ride.from),
        to: name(ride.to),
        ride: duration(ride.minutes, minutes),
      })
    : fill(legs[mode], { time });
  const way = leg.minutes > 0 ? whole : withoutTime(mode, legs);
  const amount = (value: number | undefined) => (value ? formats[locale].won(value) : '');
  const taxi = car ? fill(legs.car, { won: amount(car) }) : '';
  return [way, amount(won), taxi, unseen && (!won || ride) ? legs.unseen : '']
    .filter(Boolean)
    .join(' · ');
}

/** The whole way in words, for paper. */
export function wayText(leg: Leg, words: Words): string {
  const { lines, stations } = words.facts;
  const rides = (leg.rides ?? []).map(({ line, from, to }) => {
    const [start, end] = [stations.get(from)?.name ?? '', stations.get(to)?.name ?? ''];
    return `${lines.get(line)?.sign ?? ''}: ${start} → ${end}`;
  });
  return [...rides, timeAndCost(leg, words)].filter(Boolean).join(' · ');
}

function withoutTime(mode: Leg['mode'], { plain, journeyUnknown }: Words['text']['legs']): string {
  return mode in plain ? plain[mode as keyof typeof plain] : journeyUnknown;
}
