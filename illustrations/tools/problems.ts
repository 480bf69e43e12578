// What a drawing must keep to before it is published.
import { renderScene } from '../lib/scene.ts';
import { overBudget, type Drawing } from './drawing.ts';

/** What is wrong with a drawing, one line each. */
export function problemsOf(drawing: Drawing): string[] {
  const { id, scene, svg } = drawing;
  const budget = overBudget(drawing);
  const found = [
    renderScene(scene) !== renderScene(scene) && 'is another one when drawn again',
    !svg.includes(`viewBox="${scene.view.join(' ')}"`) && 'does not fit its view',
    ...markupProblems(svg),
  ].filter((problem) => problem !== false);
  return [...(budget ? [budget] : []), ...found.map((problem) => `${id}: ${problem}`)];
}

/** The files are served to every visitor, so they may neither run code nor fetch anything. */
export function markupProblems(svg: string): string[] {
  const references = [...svg.matchAll(/(?:href="|url\(['"]?)([^")']*)/g)].map(([, to = '']) => to);
  const urls = [...svg.matchAll(/\w+:\/\/[^"\s<]+/g)].map(([url]) => url);
  const executable =
    /<(?:[!?]|(?:script|foreignObject|style|image|iframe|a|animate\w*|set)\b)/i.test(svg) ||
    /\son\w+=|javascript:|data:|@import/i.test(svg);
  return [
    !/<title>[^<]+<\/title>/.test(svg) && 'has no title',
    executable && 'is more than a picture',
    references.some((to) => !to.startsWith('#')) && 'refers to something else',
    urls.some((url) => url !== 'http://www.w3.org/2000/svg') && 'names another URL',
  ].filter((problem) => problem !== false);
}
