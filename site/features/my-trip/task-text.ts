import { formats } from '#content/formats.ts';
import { stepDate, stepWords } from '#domain/entry-step.ts';
import { fill } from '#domain/text/fill.ts';
import type { Task } from '#domain/trips/countdown.ts';
import type { AirportRide } from '#domain/trips/rides.ts';
import type { TaskWords } from './task-words.ts';
import { wayText } from './way-text.ts';

interface TaskText {
  readonly title: string;
  /** Prose, with links. */
  readonly body: string;
  readonly link?: { readonly href: string; readonly label: string };
}

/** What a task is called, and what is to be known of it. */
export function taskText(task: Task, words: TaskWords): TaskText {
  const { data, locale } = words;
  const { text, steps } = data;
  const { won, weekday } = formats[locale];
  switch (task.kind) {
    case 'entry': {
      const date = stepDate(task.step);
      const titles: Readonly<Record<string, string>> = text.entry;
      const body = fill(
        steps[stepWords(task.step)],
        date ? { date: formats[locale].date(date) } : {},
      );
      return { title: titles[task.step.kind] ?? text.entry.other, body };
    }
    case 'beds': {
      const { title, all, one, other } = text.beds;
      const body = task.missing === 0 ? all : task.missing === 1 ? one : other;
      return { title, body: fill(body, { number: `${task.missing}` }) };
    }
    case 'ticket': {
      const { ticket, travels } = task;
      const route =
        ticket.route ?? ticket.between?.map((city) => cityIn(city, words)).join('-') ?? '';
      const isTrain = ticket.mode === 'train';
      const named = ticket.route && !isTrain ? text.ticket.plainFlight : text.ticket[ticket.mode];
      return {
        title: fill(named, { route }),
        body: fill(isTrain ? text.ticket.trainText : text.ticket.flightText, {
          date: weekday(travels),
        }),
      };
    }
    case 'booking': {
      const { title, text: body } = text.booking[task.what as keyof typeof text.booking];
      return { title, body: fill(body, { date: weekday(task.visits) }) };
    }
    case 'download':
      return { title: text.download.title, body: text.download.text };
    case 'print':
      return { title: text.printTrip.title, body: text.printTrip.text };
    case 'card': {
      const sums = { load: won(task.load), won: won(task.won) };
      return { title: text.card.title, body: fill(text.card.text, sums) };
    }
    case 'ride':
      return rideText(task.ride, words);
    default:
      return { title: task.text, body: '' };
  }
}

function rideText(ride: AirportRide, { data, facts, locale }: TaskWords): TaskText {
  const { way, from, to } = ride;
  const { ride: text } = data.text;
  const name = (id: string) => facts?.stations.get(id)?.name ?? '';
  const title = way === 'in' ? fill(text.in, { station: name(to) }) : text.out;
  const found = facts?.context.metro?.(from, to);
  if (!facts || !found) return { title, body: '' };
  const airport = name(way === 'in' ? from : to);
  const query = new URLSearchParams({ from, to });
  const leg = { mode: 'metro', ...found } as const;
  const body = fill(way === 'in' ? text.land : text.leave, {
    airport,
    way: wayText(leg, { text: facts.text, facts, locale }),
    hours: text.hours[from.startsWith('busan/') ? 'busan' : 'seoul'],
  });
  return { title, body, link: { href: `${data.metro}?${query.toString()}`, label: text.link } };
}

function cityIn(city: string, { data }: TaskWords): string {
  const names: Readonly<Record<string, string>> = data.cities;
  return names[city] ?? city;
}

/** When a task is due. */
export function taskDate({ date, edge }: Task, { data, locale, trip }: TaskWords): string {
  const { dates } = data.text;
  if (!date) return dates.none;
  const { shortWeekday, dayOfYear, date: whole } = formats[locale];
  const day = date.slice(0, 4) === trip.start.slice(0, 4) ? dayOfYear(date) : whole(date);
  return fill(dates[edge], { date: `${shortWeekday(date).replace('.', '')} ${day}` });
}
