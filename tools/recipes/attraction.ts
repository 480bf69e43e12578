import type { Recipe } from './recipe.ts';

const entry = `  {
    id: 'ttukseom-park',
    category: 'culture',
    name: { es: 'Parque Ttukseom', en: 'Ttukseom Park' },
    hangul: '뚝섬한강공원',
    location: { es: 'Gwangjin-gu', en: 'Gwangjin-gu' },
    address: '서울특별시 광진구 강변북로 139',
    lat: 37.5294,
    lng: 127.0697,
    sentence: {
      es: 'Un parque a orillas del río Han, con césped y piscina.',
      en: 'A park on the banks of the Han River, with lawns and a pool.',
    },
    description: {
      es: 'Un parque grande a orillas del río Han. Tiene césped, una piscina y carriles bici.',
      en: 'A large park on the banks of the Han River. It has lawns, a pool and cycle paths.',
    },
    drawing: 'seoul/ttukseom-park',
    alt: { es: 'Césped a la orilla del río', en: 'Lawns on the bank of the river' },
    opening: ['ttukseom-park-hours'],
    station: {
      name: { es: 'Konkuk Univ. (Universidad Konkuk)', en: 'Konkuk Univ.' },
      hangul: '건대입구역',
      line: { es: 'Línea 2', en: 'Line 2' },
      exit: '3',
      walk: 18,
    },
    visit: [60, 120],
    admission: { free: true },
    tip: { es: 'Ven entre semana por la mañana.', en: 'Come on a weekday morning.' },
  },
`;

const hours = `  'ttukseom-park-hours': {
    what: { es: 'Horario del parque Ttukseom', en: 'Ttukseom Park hours' },
    unit: 'time',
    current: { opening: { always: true } },
    checkedOn: '2026-11-22',
  },
`;

/**
 * One object, the figure that it names, its number in links to trips, its drawing and its icon on the map of the city;
 * an earlier drawing stands in for a new one.
 */
export const attraction: Recipe = {
  name: 'an attraction',
  files: 5,
  begin({ replace }) {
    const end = '] as const satisfies readonly LeadAttraction[];';
    replace('content/data/seoul-attractions.ts', end, entry + end);
    const figures = '} as const satisfies Record<string, Figure>;';
    replace('content/register/seoul.ts', figures, hours + figures);
    replace('content/data/trip-numbers.ts', '] as const;', "  'ttukseom-park',\n] as const;");
  },
  asked: ['content/data/seoul-attractions.ts', 'seoul/ttukseom-park'],
  async finish({ read, write, replace, run }) {
    write('art/seoul/ttukseom-park.svg', read('art/seoul/cheonggyecheon.svg'));
    await run('art');
    replace(
      'site/ui/drawn-map/place-icons.svg',
      '</svg>',
      '  <symbol id="ttukseom-park"><circle r="20"/></symbol>\n</svg>',
    );
    // The name has a syllable that the fonts of the guide lack.
    await run('fonts');
    await run('data-ids');
  },
  tests: [
    'content/',
    'domain/',
    '/places/',
    'features/open-data',
    'tools/fonts.test',
    'tools/basemap.test',
    'tools/art.test',
  ],
};
