// Requirements: passport, boarding pass, photograph and the entry stamp with its fresh print, laid out on
// a jogakbo cloth in hard morning light.
import { colorsFrom } from '../../lib/color.ts';
import { range } from '../../lib/math.ts';
import { placePath } from '../../lib/path.ts';
import { type Canvas, defineScene } from '../../lib/scene.ts';
import { circle, ellipse, group, path, rect, roundStroke, stroke } from '../../lib/svg.ts';
import { hangul } from '../../motifs/hangul.ts';
import { tableTop } from '../../motifs/patchwork.ts';

const CLOTH = colorsFrom('#F1DFC0 #E8B9A6 #C9D6C8 #F0BE55 #8FB8AE #F3EBDB #2F7A73 #EBB3B8 #F1DFC0');
const SHADOW = '#4A2A2A';
const RED = '#C8402C';
const GOLD = '#EFC66B';
const PAPER = '#FFFAEE';

/** Where every hard shadow falls. */
const SHADOW_SHIFT = 'translate(18 22)';

export const scene = defineScene({
  title: 'Passport, boarding pass and entry stamp',
  seed: 23,
  safe: [130, 0, 590, 600],
  precision: 1,
  draw,
});

function draw(canvas: Canvas): void {
  // Cloth
  canvas.add(tableTop(canvas, 12, { colors: CLOTH, rotation: -13 }));

  // Visa sheet with the print of the stamp
  const sheet = 'M0 0H330V430H0z';
  canvas.add(
    group(
      { transform: 'translate(420 66) rotate(7)' },
      path(sheet, SHADOW, { opacity: 0.34, transform: SHADOW_SHIFT }),
      path(sheet, PAPER),
      path('M0 0H330V74H0z', '#1F6F61'),
      path('M250 0h80V430h-80z', '#E7DCC4', { opacity: 0.6 }),
      stroke(hangul('입국 심사', 26, 24, 27), GOLD, 4.6, { 'stroke-linejoin': 'round' }),
      rect(26, 100, 92, 116, '#BFD6C7'),
      // Photograph: a faceless bust
      path('M26 216C30 178 52 172 64 170V158H82V170C96 172 114 178 118 216z', '#1F3F77'),
      path('M74 172l8-2c14 2 32 8 36 46H78z', '#152C56'),
      ellipse(73, 140, 20, 25, '#E2A57F'),
      path('M73 115a20 25 0 0 1 0 50q10-24 0-50z', '#B97B62'),
      path('M50 146c-6-44 52-46 46-2q-4-18-22-22q-18 2-20 22z', '#2B2029'),
      stroke('M138 108h86M138 130h150M138 152h120M138 190h64M138 210h126', '#A98F78', 5),
      stroke('M26 246h270M26 270h190', '#D8C1A0', 5),
    ),
    group(
      { transform: 'translate(598 392) rotate(-9)', opacity: 0.92 },
      stroke('M-86 0a86 86 0 1 0 172 0a86 86 0 1 0-172 0z', RED, 7),
      stroke('M-72 0a72 72 0 1 0 144 0a72 72 0 1 0-144 0z', RED, 2.4, {
        'stroke-dasharray': '22 3 9 4',
      }),
      stroke('M-74-22H74M-74 34H74', RED, 3),
      stroke(hangul('입국', -42, -15, 38), RED, 7),
      path(placePath('M-30 0l8-3 10 2 12-10h6l-6 11 12 1 4-5h4l-2 8-38 2z', 6, -40, 1), RED),
      stroke('M-34 48h68M-22 58h44', RED, 4, { 'stroke-dasharray': '8 4' }),
    ),
  );

  // Boarding pass: stub, perforation, route, bars
  const pass =
    'M10 0H420q10 0 10 10V62a12 12 0 0 0 0 24V158q0 10-10 10H10q-10 0-10-10V10Q0 0 10 0z';
  const bars = range(20).map((i) => `M${22 + i * 11 + (i % 3) * 2} 122v32`);
  canvas.add(
    group(
      { transform: 'translate(34 440) rotate(-16)' },
      path(pass, SHADOW, { opacity: 0.34, transform: SHADOW_SHIFT }),
      path(pass, PAPER),
      path('M10 0H420q10 0 10 10V36H0V10Q0 0 10 0z', '#2F7FA8'),
      path('M310 36H430V62a12 12 0 0 0 0 24V158q0 10-10 10H310z', '#E4EFE6'),
      roundStroke('M310 2V168', '#2F7FA8', 3, { 'stroke-dasharray': '3 7' }),
      stroke(hangul('탑승권', 22, 9, 17), PAPER, 3),
      stroke(hangul('서울', 214, 70, 30), '#17202E', 4.6),
      circle(44, 86, 13, '#F0BE55'),
      stroke('M66 86Q104 54 142 86T196 86', '#2F7FA8', 3, { 'stroke-dasharray': '7 6' }),
      path(placePath('M-22 2l6-3 10 2 8-16h6l-3 16 12 1 5-6h4l-2 12-40 1z', 130, 80, 1.15), RED),
      stroke(bars, '#17202E', 4),
      stroke(bars.map((bar) => bar.replace('M', 'M')).slice(0, 18), '#17202E', 2, {
        transform: 'translate(5 0)',
      }),
      stroke('M330 60h76M330 78h50M330 120h80M330 138h44', '#8FB0A8', 6),
    ),
  );

  // Passport: cover, gold mugunghwa, lettering, page edges
  const cover = 'M12 0H252q14 0 14 14V352q0 14-14 14H12q-12 0-12-12V12Q0 0 12 0z';
  const petal = 'M0-6C-26-18-24-54 0-50C24-54 26-18 0-6z';
  canvas.add(
    group(
      { transform: 'translate(112 42) rotate(-8)' },
      path(cover, SHADOW, { opacity: 0.4, transform: 'translate(24 30)' }),
      path('M10 6H258q14 0 14 14V358q0 14-14 14H14z', '#EADFC8'),
      path(cover, '#1B3A6B'),
      path('M0 12Q0 0 12 0H26V366H12q-12 0-12-12z', '#12284F'),
      path('M26 0H252q14 0 14 14V70L26 300z', '#25498A'),
      stroke('M46 22H244V344H46z', GOLD, 2.4, { opacity: 0.9 }),
      stroke(hangul('여권', 96, 50, 40, { gap: 0.5 }), GOLD, 6.4, { 'stroke-linejoin': 'round' }),
      range(5).map((i) => path(petal, GOLD, { transform: `translate(146 206) rotate(${i * 72})` })),
      circle(146, 206, 15, '#1B3A6B'),
      range(5).map((i) =>
        stroke('M0-16V-36', '#1B3A6B', 2.4, {
          transform: `translate(146 206) rotate(${i * 72})`,
        }),
      ),
      circle(146, 206, 8, GOLD),
      stroke('M96 296h100M112 314h68', GOLD, 4),
    ),
  );

  // The stamp, lying on its side, still red at the foot
  const body = 'M-24 6C-34-30-16-60-14-92C-34-112-30-152 0-152S34-112 14-92C16-60 34-30 24 6z';
  canvas.add(
    group(
      { transform: 'translate(402 470) rotate(118)' },
      path(body + 'M-46 6h92v44h-92z', SHADOW, { opacity: 0.36, transform: 'translate(6 -30)' }),
      path(body, '#C98444'),
      path(
        'M-24 6C-34-30-16-60-14-92C-34-112-30-152 0-152C-14-130-10-110-4-92C-8-60-12-30-8 6z',
        '#8C5230',
      ),
      path('M8-146q18 12 12 36q-8 8-10 18q0-26-2-54z', '#EDB877'),
      rect(-46, 4, 92, 34, '#6B3A2A'),
      rect(6, 4, 40, 34, '#94543A'),
      rect(-46, 38, 92, 11, RED),
      stroke('M-22-18H22', '#EFC66B', 6),
    ),

    // Ink pad cropped by the corner
    group(
      { transform: 'translate(690 520) rotate(-12)' },
      rect(18, 20, 190, 130, SHADOW, { rx: 14, opacity: 0.34 }),
      rect(0, 0, 190, 130, '#33424F', { rx: 14 }),
      rect(16, 16, 158, 98, RED, { rx: 6 }),
      path('M16 16h158v14H30v84H16z', '#8F2A22'),
    ),
  );
}
