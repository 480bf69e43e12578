import { describe, expect, it } from 'vitest';
import { withoutClock } from './search-clock.ts';

describe('the times of day of a query', () => {
  it.each([
    ['mi vuelo llega a las 3 am', 'mi vuelo llega a las noche'],
    ['llego 11:30pm', 'llego noche'],
    ['llego a las 23:40', 'llego a las noche'],
    ['aterrizo a las 2 de la mañana', 'aterrizo a las noche'],
    ['llego a las 9 de la mañana', 'llego a las'],
    ['abre a las 10:00', 'abre a las'],
    ['12 a.m. metro', 'noche metro'],
    ['12pm metro', 'metro'],
    ['4 personas amables', '4 personas amables'],
    ['7 días en abril de 2027', '7 dias en abril de 2027'],
    ['cuesta 1.500 wones', 'cuesta 1.500 wones'],
  ])('%s → %s', (query, words) => {
    expect(withoutClock(query, 'es').replaceAll(/\s+/g, ' ').trim()).toBe(words);
  });

  it('are those of the language', () => {
    expect(withoutClock('landing 2am', 'en').trim()).toBe('landing  night');
    expect(withoutClock('at 3 in the morning', 'en').trim()).toBe('at  night');
  });
});
