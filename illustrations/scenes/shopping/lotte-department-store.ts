// Lotte department store: the grand stone front under curtains of winter lights, arcades of glowing
// windows, wet street and shoppers in the blue evening.
import { mix } from '../../lib/color.ts';
import { range } from '../../lib/math.ts';
import { pen } from '../../lib/path.ts';
import { createRandom } from '../../lib/random.ts';
import { defineScene } from '../../lib/scene.ts';
import { path, rect, ROUND_CAPS, stroke } from '../../lib/svg.ts';
import { hangul } from '../../motifs/hangul.ts';
import { stars } from '../../motifs/light.ts';
import { neon } from '../../motifs/neon.ts';
import { shopper } from '../../motifs/shopfronts.ts';
import { skyline } from '../../motifs/skyline.ts';
import { reflection } from '../../motifs/water.ts';

const INK = '#0B1026';
const GOLD = '#FFD27A';
const STONE = { lit: '#F3D3A2', base: '#C99C7E', shade: '#7D5A78', deep: '#4A3863' };
/** The front: left and right end, cornice, foot. */
const FRONT = { left: 92, right: 708, top: 152, foot: 474 };
const AXIS = 400;

export const scene = defineScene({
  id: 'lotte-department-store',
  title: 'Lotte department store in the evening',
  seed: 36,
  draw(canvas) {
    // Blue hour
    const sky = canvas.linearGradient([
      [0, '#101A4A'],
      [0.35, '#2F3F86'],
      [0.6, '#7A6AA8'],
      [0.8, '#E0A08E'],
    ]);
    canvas.add(rect(0, 0, 800, 600, sky));
    canvas.add(
      stroke(stars(8, 50, 0, 0, 800, 150), '#E6ECFF', 1.8, { opacity: 0.8, ...ROUND_CAPS }),
    );

    // Hotel towers behind, on both sides
    const towers = skyline({
      seed: 14,
      base: 480,
      heights: [150, 330],
      widths: [52, 84],
      windows: { width: 5, stepX: 11, stepY: 14, lit: 0.38 },
      envelope: (x) => 0.7 + (0.5 * Math.abs(x - AXIS)) / 400,
      antennas: 0.1,
    });
    canvas.add(path(towers.bodies, '#34407F'), path(towers.sides, '#28316A'));
    canvas.add(canvas.grain(rect(0, 200, 800, 280, canvas.fade('#C98AA0', 'up', 0.7))));
    canvas.add(stroke(towers.windows, '#F7C77F', 6, { opacity: 0.8 }));

    // The front: middle and two wings, lit from the left
    const { left, right, top, foot } = FRONT;
    canvas.add(rect(left, top + 30, right - left, foot - top - 30, STONE.base));
    canvas.add(path(`M${left} ${top + 30}h96V${foot}H${left}z`, STONE.lit));
    canvas.add(path(`M612 ${top + 30}H${right}V${foot}H612z`, STONE.shade));
    canvas.add(
      rect(252, top - 26, 296, foot - top + 26, '#E2B88F'),
      path(`M470 ${top - 26}h78V${foot}h-78z`, '#A87C7C'),
    );
    // Cornices, crown over the middle
    canvas.add(
      path(
        `M${left - 10} ${top + 18}H252V${top + 34}H${left - 10}zM548 ${top + 18}H${right + 10}V${top + 34}H548zM240 ${top - 40}H560V${top - 22}H240z`,
        '#FBE6C0',
      ),
    );
    canvas.add(path(`M470 ${top - 40}H560V${top - 22}H470zM620 ${top + 18}h98v16h-98z`, '#C79C8C'));
    canvas.add(
      path(`M300 ${top - 40}Q${AXIS} ${top - 104} 500 ${top - 40}z`, '#E2B88F'),
      path(`M420 ${top - 71}Q460 ${top - 66} 500 ${top - 40}H440z`, '#A87C7C'),
    );

    // Tall windows in the wings and in the middle
    const panes: string[] = [];
    for (const x of [116, 152, 188, 224, 576, 612, 648, 684])
      panes.push(pen`M${x} ${top + 56}V${top + 216}`);
    for (const x of [282, 322, 362, 438, 478, 518]) panes.push(pen`M${x} ${top + 66}V${top + 208}`);
    canvas.add(stroke(panes.join(''), STONE.deep, 20));
    canvas.add(stroke(panes.join(''), '#FFE6A8', 14, { 'stroke-dasharray': '22 5' }));
    canvas.add(
      stroke(`M${left} ${top + 222}H${right}`, '#FBE6C0', 8),
      stroke(`M612 ${top + 222}H${right}`, '#C79C8C', 8),
    );

    // Curtains of light falling from the crown
    const random = createRandom(5);
    const curtain: string[] = [];
    for (const i of range(19)) {
      const x = 262 + i * 15.4;
      const drop = 30 + Math.abs(i - 9) * 8 + random() * 22;
      curtain.push(pen`M${x} ${top + 56}v${drop}`);
    }
    for (const side of [-1, 1]) {
      for (const i of range(6)) {
        const x = AXIS + side * (162 + i * 26);
        curtain.push(pen`M${x} ${top + 38}v${124 - i * 8 + random() * 44}`);
      }
    }
    canvas.add(stroke(curtain.join(''), GOLD, 8, { opacity: 0.3, ...ROUND_CAPS }));
    canvas.add(
      stroke(curtain.join(''), '#FFF6DC', 5, { 'stroke-dasharray': '0 10', ...ROUND_CAPS }),
    );

    // The name
    canvas.add(rect(240, top - 18, 320, 68, INK), rect(240, top + 50, 320, 5, '#FBE6C0'));
    canvas.add(neon(hangul('롯데백화점', 258, top - 6, 45, { gap: 0.34 }), '#FF4F63', 5));

    // Star on the crown
    const rays =
      'M400 40l7 27 27-13-15 25 29 9-29 9 15 25-27-13-7 27-7-27-27 13 15-25-29-9 29-9-15-25 27 13z';
    canvas.add(
      canvas.grain(
        `<circle cx="400" cy="88" r="100" fill="${canvas.radialGradient([
          [0.1, GOLD, 0.7],
          [1, GOLD, 0],
        ])}"/>`,
      ),
    );
    canvas.add(path(rays, '#FFF6DC'));

    // Arcade: display windows under round arches, figures in fine coats
    const arch = (x: number, width: number, height: number) =>
      pen`M${x - width / 2} ${foot}v${-height}a${width / 2} ${width / 2} 0 0 1 ${width} 0v${height}z`;
    const bays = [126, 190, 254, 546, 610, 674];
    canvas.add(path(bays.map((x) => arch(x, 54, 48)).join('') + arch(AXIS, 200, 22), STONE.deep));
    canvas.add(path(bays.map((x) => arch(x, 44, 46)).join('') + arch(AXIS, 184, 20), '#FFE0A0'));
    bays.forEach((x, i) => {
      const coat = ['#C8402C', '#2F6F8F', '#1F6F61', '#8C3B6C', '#C8402C', '#1F3F77'][i] ?? INK;
      canvas.add(
        path(pen`M${x - 5} ${foot - 52}q5 -4 10 0l8 14 -3 22h-20l-3 -22z`, coat),
        stroke(pen`M${x - 4} ${foot - 18}v18M${x + 4} ${foot - 18}v18`, STONE.deep, 3),
      );
      canvas.add(
        `<circle cx="${x}" cy="${foot - 61}" r="6" fill="${mix(STONE.deep, '#FFE0A0', 0.3)}"/>`,
      );
    });
    // Doors under the canopy
    canvas.add(
      stroke(
        `M340 ${foot}v-84M380 ${foot}v-104M420 ${foot}v-104M460 ${foot}v-84M316 ${foot - 56}H484`,
        '#8C5A4E',
        4,
      ),
    );
    canvas.add(
      path(`M286 ${foot - 58}H514l18 16H268z`, '#B5252F'),
      path(`M430 ${foot - 58}H514l18 16H436z`, '#7D1B2F'),
    );
    canvas.add(
      stroke(`M272 ${foot - 39}H528`, GOLD, 4, { 'stroke-dasharray': '0 10', ...ROUND_CAPS }),
    );

    // Street, wet, with the lights in it
    const wet = canvas.linearGradient([
      [0, '#6B4F7E'],
      [0.3, '#34306A'],
      [1, '#141A44'],
    ]);
    canvas.add(rect(0, foot, 800, 600 - foot, wet), rect(0, foot - 4, 800, 8, '#D9A98F'));
    canvas.add(
      canvas.grain(path(`M290 ${foot + 4}H510L620 600H180z`, canvas.fade(GOLD, 'down', 0.7))),
    );
    const mirror = (seed: number, x: number, length: number, width: number, color: string) =>
      canvas.add(
        stroke(reflection(seed, x, foot + 8, length, width, 8), color, 3, {
          opacity: 0.7,
          ...ROUND_CAPS,
        }),
      );
    mirror(1, AXIS, 112, 170, GOLD);
    bays.forEach((x, i) => mirror(20 + i, x, 74, 44, i % 2 ? '#FFE0A0' : '#FFB07A'));
    mirror(9, AXIS, 84, 90, '#FF7F8C');

    // Bare trees wrapped in lights, as a frame
    for (const x of [30, 770]) {
      const tree = range(12).map((i) => {
        const side = i % 2 ? 1 : -1;
        const reach = 34 + Math.sin((i / 11) * Math.PI) * 58;
        const y = 404 - i * 21;
        return (
          pen`M${x} ${y}C${x + side * reach * 0.5} ${y - 14} ${x + side * reach * 0.9} ${y - 60} ${x + side * reach} ${y - 104}` +
          pen`M${x + side * reach * 0.55} ${y - 34}q${side * reach * 0.3} ${-4} ${side * reach * 0.5} ${-30}`
        );
      });
      const trunk = pen`M${x} 568Q${x + 6} 360 ${x} 120`;
      canvas.add(stroke(trunk, INK, 13, ROUND_CAPS), stroke(tree.join(''), INK, 4.6, ROUND_CAPS));
      canvas.add(
        stroke(trunk + tree.join(''), GOLD, 8, {
          opacity: 0.3,
          'stroke-dasharray': '0 11',
          ...ROUND_CAPS,
        }),
      );
      canvas.add(
        stroke(trunk + tree.join(''), '#FFF1C4', 4.4, {
          'stroke-dasharray': '0 11',
          ...ROUND_CAPS,
        }),
      );
    }

    // Shoppers going in
    const shadow = { shadow: '#0E1238', shadowLength: 0.5, shadowDrop: 0.16 };
    canvas.add(
      shopper(372, 500, 54, { top: '#4A3863', bottom: INK, paper: '#FBE6C0' }),
      shopper(432, 498, 52, { top: '#8C3B5C', bottom: INK, paper: GOLD }),
      shopper(206, 560, 104, {
        top: '#2F6F8F',
        bottom: '#141A3A',
        paper: '#E0434F',
        both: true,
        ...shadow,
      }),
      shopper(254, 566, 108, { top: '#E9C9A0', bottom: '#2C2A55', paper: GOLD, ...shadow }),
      shopper(560, 572, 112, {
        top: '#C8323C',
        bottom: '#141A3A',
        paper: '#FBE6C0',
        both: true,
        ...shadow,
      }),
      shopper(604, 562, 76, { top: GOLD, bottom: '#33307A', paper: '#E0434F', ...shadow }),
    );
  },
});
