import type { Tool } from './tool.ts';

/** What a city of a trip is called. */
export function cityName(city: string, { facts, text }: Pick<Tool, 'facts' | 'text'>): string {
  const names: Readonly<Record<string, string>> = facts.cities;
  return names[city] ?? text.figures.elsewhere;
}
