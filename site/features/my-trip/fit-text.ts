import { clock } from '#domain/time/clock.ts';
import { fill } from '#domain/text/fill.ts';
import type { Fit } from '#domain/trips/fits.ts';
import type { Tool } from './tool.ts';

/** `Cabe a las 18:15`, `Abre, pero no cuentes con las tiendas de telas`, `Abre, pero no queda hueco`, `Estás en Busan`. */
export function fitText(
  fit: Fit | undefined,
  day: number,
  { facts, days }: Pick<Tool, 'facts' | 'days'>,
): string {
  const { text } = facts;
  if (!fit) return '';
  if (fit.state === 'fits') return fill(text.move.fits, { time: clock(fit.at) });
  if (fit.state === 'part') return fill(text.move.part, { what: fit.what });
  if (fit.state !== 'elsewhere') return text.move[fit.state];
  const city = facts.cities[days[day]?.city as keyof typeof facts.cities];
  return city ? fill(text.move.elsewhere, { city }) : text.move.elsewhereNone;
}
