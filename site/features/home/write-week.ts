import type { WeekFacts } from '#site/lib/read-this-week.ts';
import { inMonths } from '#domain/time/days.ts';
import { weekText } from './week-text.ts';

/** Writes the week of a day (`YYYY-MM-DD`, Korea) into `this-week.tsx`. */
export function writeWeek(root: HTMLElement, today: string): void {
  const { month, texts } = weekText(today, JSON.parse(root.dataset['facts'] ?? '') as WeekFacts);
  for (const [name, text] of Object.entries(texts)) {
    const part = root.querySelector(`[data-week=${name}]`);
    if (!part) throw new Error(`the week lacks ${name}`);
    part.textContent = text;
  }
  for (const part of root.querySelectorAll<HTMLElement>('[data-months]')) {
    const [first = 1, last = 12] = (part.dataset['months'] ?? '').split(' ').map(Number);
    part.hidden = !inMonths(month + 1, [first, last]);
  }
  root.dataset['day'] = today;
}
