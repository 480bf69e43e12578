import { expect, test } from 'vitest';
import { monthName, monthOf } from './months.ts';

const all = Array.from({ length: 12 }, (_, month) => month);

test.each(['es', 'en', 'en-GB'])('months are named as the platform names them (%s)', (language) => {
  for (const month of all) {
    const date = new Date(Date.UTC(2026, month, 15));
    const platform = (options: Intl.DateTimeFormatOptions) =>
      new Intl.DateTimeFormat(language, { timeZone: 'UTC', ...options }).format(date);
    expect(monthName(month, language)).toBe(platform({ month: 'long' }));
    const written = platform({ month: 'long', year: 'numeric' });
    expect(monthOf(date.toISOString().slice(0, 7), language)).toBe(written);
    expect(monthOf(date.toISOString().slice(0, 10), language)).toBe(written);
  }
});
