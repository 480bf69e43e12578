import type { ThisWeekPage, WeekFacts } from '#site/lib/read-this-week.ts';
import { inMonths } from '#domain/time/days.ts';
import { weekText } from './week-text.ts';

/** Writes the week of a day (`YYYY-MM-DD`, Korea) into `this-week.tsx`. */
export function writeWeek(root: HTMLElement, today: string): void {
  const { month, texts } = weekText(
    today,
    JSON.parse(root.getAttribute('facts') ?? '') as WeekFacts,
  );
  for (const [name, text] of Object.entries(texts)) {
    const part = document.getElementById(`week-${name}`);
    if (!part) throw new Error(`the week lacks ${name}`);
    part.textContent = text;
  }
  const months = JSON.parse(
    root.getAttribute('months') ?? '',
  ) as ThisWeekPage['pictures'][number]['months'][];
  for (const [index, picture] of root.querySelectorAll('picture').entries()) {
    const around = picture.parentElement;
    const shown = months[index];
    if (around && shown) around.hidden = !inMonths(month + 1, shown);
  }
  root.setAttribute('day', today);
}
