import { formats } from '#content/formats.ts';
import type { WeekFacts } from '#content/this-week.server.ts';
import { inMonths } from '#domain/days.ts';
import { weekText, type DayText } from './week-text.ts';

/** Writes the week of a day (`YYYY-MM-DD`, Korea) into `sections/home/this-week.tsx`. */
export function writeWeek(root: HTMLElement, today: string): void {
  const facts = JSON.parse(root.dataset['facts'] ?? '') as WeekFacts;
  const { days, month, light, texts } = weekText(today, facts);
  for (const [name, text] of Object.entries(texts)) write(root, `[data-week=${name}]`, text);
  root.querySelectorAll('[data-week-months] rect').forEach((bar, index) => {
    bar.toggleAttribute('data-current', index === month);
  });
  const shone = root.querySelector('[data-light]');
  shone?.setAttribute('x', `${light.rises}`);
  shone?.setAttribute('width', `${light.sets - light.rises}`);
  root.querySelector('[data-sunset]')?.setAttribute('cx', `${light.sets}`);
  for (const part of root.querySelectorAll<HTMLElement>('[data-months]')) {
    const [first = 1, last = 12] = (part.dataset['months'] ?? '').split(' ').map(Number);
    part.hidden = !inMonths(month + 1, [first, last]);
  }
  root.querySelectorAll('ol > li').forEach((item, index) => {
    const day = days[index];
    if (day) writeDay(item, day, facts);
  });
  root.dataset['day'] = today;
}

function writeDay(item: Element, { date, holiday, closed, open }: DayText, { locale }: WeekFacts) {
  item.toggleAttribute('data-open', open);
  write(item, '[data-day-part=weekday]', formats[locale].shortWeekday(date));
  write(item, '[data-day-part=number]', `${Number(date.slice(8))}`);
  write(item, '[data-day-part=holiday]', holiday).hidden = !holiday;
  write(item, '[data-day-part=closed]', closed.join(' · '));
}

function write(root: Element, selector: string, text: string): HTMLElement {
  const part = root.querySelector<HTMLElement>(selector);
  if (!part) throw new Error(`the week lacks ${selector}`);
  part.textContent = text;
  return part;
}
