// Scholarships: a desk by lamplight from above: a map with two dotted ways, from Spain and from Latin America,
// to Korea; the form 장학금 신청서, a passport, a letter that is ready to go.
import { pen, placePath, pointsFrom } from '../../lib/path.ts';
import { type Canvas, defineScene } from '../../lib/scene.ts';
import { circle, group, path, rect, roundStroke, stroke } from '../../lib/svg.ts';
import { hangul } from '../../motifs/hangul.ts';
import {
  envelope,
  lying,
  PAPER,
  passport,
  portrait,
  roundedPath,
  writing,
} from '../../motifs/papers.ts';
import { koreaPath, landPath, mapPoint } from '../../motifs/world-map.ts';

const RED = '#C8402C';
const INK = '#17202E';
const WOOD = '#6E3F2C';
const MAP = 560;
const [SEOUL, MADRID, BOGOTA, BUENOS_AIRES, MEXICO] = pointsFrom(`
  127 37, -4 40, 286 4, 302 -34, 261 20
`).map((place) => mapPoint(MAP, place)) as [P, P, P, P, P];
type P = readonly [number, number];

export const scene = defineScene({ title: 'A map, a form and a letter on a desk', seed: 37, draw });

function draw(canvas: Canvas): void {
  // Desk in the lamp's light
  canvas.add(
    rect(0, 0, 800, 600, WOOD),
    stroke('M-10 92H810M-10 214H810M-10 338H810M-10 462H810', '#4E2A20', 3),
    roundStroke('M60 150h130M420 40h170M600 280h150M90 400h110M360 540h190', '#5C3325', 4),
    circle(250, 120, 520, canvas.radialGradient({ 0.2: ['#FFC978', 0.5], 1: ['#FFC978', 0] })),
    canvas.grain(rect(300, 0, 500, 600, canvas.fade('#2A1420', 'left', 0.6))),
  );

  // Map with folds, and the ways to Seoul
  const way = ([x, y]: P, lift: number) =>
    pen`M${x} ${y}Q${(x + SEOUL[0]) / 2} ${(y + SEOUL[1]) / 2 - lift} ${SEOUL[0]} ${SEOUL[1]}`;
  const ways = way(MADRID, 70) + way(BOGOTA, 80) + way(BUENOS_AIRES, 40) + way(MEXICO, 60);
  canvas.add(
    lying([112, 46, -4], 'M0 0H568V282H0z', '#A9CDBF', [
      path('M114 0h113v282h-113zM341 0h113v282h-113z', '#8FBBAF', { opacity: 0.55 }),
      group(
        { transform: 'translate(4 156)' },
        path(landPath(MAP), '#F3E3BE'),
        path(koreaPath(MAP), RED),
        roundStroke(ways, RED, 4.4, { 'stroke-dasharray': '1 9' }),
        [MADRID, BOGOTA, BUENOS_AIRES, MEXICO].map(([x, y]) => circle(x, y, 6.5, '#1F3F77')),
        roundStroke(pen`M${SEOUL[0]} ${SEOUL[1]}l9-46`, INK, 4),
        path(pen`M${SEOUL[0] + 9} ${SEOUL[1] - 46}l44 8l-38 18z`, '#F0BE55'),
      ),
    ]),

    // Form with portrait and seal
    lying([446, 226, 8], roundedPath(262, 350, 6), PAPER, [
      stroke(hangul('장학금', 26, 28, 32), INK, 5) +
        stroke(hangul('신청서', 26, 76, 20), '#8C8577', 3.4),
      portrait(180, 24, 60, {
        skin: '#D99F7C',
        hair: '#2B2029',
        top: '#1C6A5F',
        back: '#BFD6C7',
      }),
      stroke(writing(26, 136, [210, 210, 150], 26), '#D8C7A6', 6),
      roundStroke('M28 222l7 7 12-15M28 254l7 7 12-15M28 286l7 7 12-15', '#1C6A5F', 5),
      stroke(writing(62, 224, [110, 86, 100], 32), '#A98F78', 6),
      circle(206, 300, 32, 'none', { stroke: RED, 'stroke-width': 4 }),
      stroke(hangul('한국', 186, 288, 18, { gap: 0.2 }), RED, 3.6),
    ]),

    passport([118, 318, -12], '#7A2233', '#EFC66B'),
    envelope(
      [226, 378, 5],
      [
        circle(27, 32, 17, RED),
        path(
          placePath('M0-11C-7-4-7 4 0 11C7 4 7-4 0-11zM-11 0C-4-7 4-7 11 0C4 7-4 7-11 0z', 27, 32),
          '#FFF8EA',
        ),
      ],
      { red: RED, blue: '#1F3F77' },
    ),

    // Fountain pen across the form
    lying(
      [676, 306, 24],
      'M0 0Q13-10 26 0V150L17 196H9L0 150z',
      '#1F3F77',
      [
        path('M14-5Q22-6 26 0V150L17 196h-4z', '#152C56'),
        path('M0 60h26v12H0zM4 158h18l-5 18h-8z', '#EFC66B'),
        path('M9 196h8l-4 26z', '#EFC66B'),
      ],
      { drop: 8 },
    ),
  );
}
