// Jeju: the stone grandfather.
import type { Color } from '../lib/color.ts';
import { createRandom } from '../lib/math.ts';
import { circlePath, ellipsePath, pen } from '../lib/path.ts';
import { drawAt, path, roundStroke } from '../lib/svg.ts';

export interface BasaltColors {
  lit: Color;
  shade: Color;
  light: Color;
  ink: Color;
}

/** Dol hareubang, the stone grandfather of Jeju. (x, y) = middle of its foot. */
export function dolHareubang(x: number, y: number, height: number, colors: BasaltColors): string {
  const at = drawAt(x, y, height);
  const random = createRandom(12);
  let pores = '';
  for (let i = 0; i < 60; i++) {
    const level = random();
    const half = level > 0.56 ? 0.15 : 0.2;
    pores += pen`M${x + (random() * 2 - 1) * half * height} ${y - level * 0.94 * height}h0`;
  }
  const body =
    'M-.25 0C-.3-.2-.3-.42-.2-.55C-.23-.68-.22-.78-.18-.84L-.23-.85C-.22-.9-.18-.91-.16-.93C-.15-1.05 .15-1.05 .16-.93' +
    'C.18-.91 .22-.9 .23-.85L.18-.84C.22-.78 .23-.68 .2-.55C.3-.42 .3-.2 .25 0Z';
  const shade =
    'M.1 0C.17-.2 .16-.42 .07-.52C.13-.62 .13-.74 .1-.82C.13-.9 .12-.98 .05-1.02C.12-1.01 .16-.98 .16-.93' +
    'C.18-.91 .22-.9 .23-.85L.18-.84C.22-.78 .23-.68 .2-.55C.3-.42 .3-.2 .25 0Z';
  const arms =
    'M-.27-.36C-.2-.42-.04-.42 .06-.37Q.09-.33 .05-.3C-.06-.34-.18-.33-.26-.27Z' +
    'M.27-.24C.18-.3 .02-.28-.05-.23Q-.09-.19-.05-.16C.06-.2 .18-.2 .26-.15Z';
  const brim = 'M-.23-.85Q0-.79 .23-.85Q.2-.8 .18-.81Q0-.76-.18-.81Q-.2-.8-.23-.85Z';
  const nose = 'M-.035-.74Q-.035-.66-.075-.605Q0-.56 .075-.605Q.035-.66 .035-.74Z';
  const noseShade = 'M.008-.74Q.02-.64 .025-.585Q.05-.59 .075-.605Q.035-.66 .035-.74Z';
  const eyeY = y - 0.715 * height;
  const eye = (side: number) =>
    ellipsePath(x + side * 0.098 * height, eyeY, 0.054 * height, 0.05 * height);
  const pupil = (side: number) => circlePath(x + side * 0.098 * height, eyeY, 0.022 * height);
  return [
    at.path(body, colors.lit),
    at.path(shade, colors.shade),
    roundStroke(pores, colors.ink, height * 0.014, { opacity: 0.45 }),
    at.path(brim, colors.ink, { opacity: 0.5 }),
    path(eye(-1) + eye(1), colors.light, { stroke: colors.ink, 'stroke-width': height * 0.009 }),
    at.path(nose, colors.light),
    at.path(noseShade, colors.shade),
    path(pupil(-1) + pupil(1), colors.shade),
    at.roundStroke('M-.07-.535Q0-.525 .07-.535', colors.ink, height * 0.016),
    at.path(arms, colors.light),
    at.stroke(
      'M-.04-.33L.05-.3M-.02-.36L.06-.335M.04-.2L-.05-.17M.02-.235L-.06-.205',
      colors.ink,
      height * 0.008,
      { opacity: 0.6 },
    ),
  ].join('');
}
