import type { Recipe } from './recipe.ts';

const entry = `  {
    id: 'seoul-forest',
    category: 'culture',
    name: { es: 'Bosque de Seúl', en: 'Seoul Forest' },
    hangul: '서울숲',
    location: { es: 'Seongdong-gu', en: 'Seongdong-gu' },
    address: '서울특별시 성동구 뚝섬로 273',
    lat: 37.5444,
    lng: 127.0374,
    sentence: {
      es: 'Un bosque a orillas del río Han, con ciervos y estanques.',
      en: 'A forest on the banks of the Han river, with deer and ponds.',
    },
    description: {
      es: 'Un parque grande a orillas del río Han. Tiene ciervos, estanques y senderos bajo los árboles.',
      en: 'A large park on the banks of the Han river. It has deer, ponds and paths under the trees.',
    },
    drawing: 'seoul/seoul-forest',
    alt: { es: 'Un sendero entre árboles altos', en: 'A path between tall trees' },
    hours: { es: 'Está {seoul-forest-hours}.', en: 'It is {seoul-forest-hours}.' },
    opening: { always: true },
    station: {
      name: { es: 'Seoul Forest', en: 'Seoul Forest' },
      hangul: '서울숲역',
      line: { es: 'Línea Suin-Bundang', en: 'Suin-Bundang Line' },
      exit: '3',
      walk: 5,
    },
    visit: [60, 120],
    admission: { free: true },
    tip: { es: 'Ven entre semana por la mañana.', en: 'Come on a weekday morning.' },
  },
`;

const hours = `  'seoul-forest-hours': {
    what: { es: 'Horario del Bosque de Seúl', en: 'Seoul Forest hours' },
    unit: 'time',
    status: 'unconfirmed',
    current: { text: { es: 'abierto siempre', en: 'always open' } },
    checkedOn: '2026-11-22',
  },
`;

/**
 * One object, the figure that it names, and its drawing; an earlier drawing stands in for a new one.
 */
export const attraction: Recipe = {
  name: 'an attraction',
  files: 3,
  begin({ replace }) {
    const end = '] as const satisfies readonly Attraction[];';
    replace('content/data/seoul-attractions.ts', end, entry + end);
    const figures = '} as const satisfies Record<string, Figure>;';
    replace('content/register/seoul.ts', figures, hours + figures);
  },
  asked: ['content/data/seoul-attractions.ts', 'seoul/seoul-forest'],
  async finish({ read, write, run }) {
    const scenes = 'illustrations/scenes/seoul';
    const scene = read(`${scenes}/cheonggyecheon.ts`);
    write(`${scenes}/seoul-forest.ts`, scene.replace("id: 'cheonggyecheon'", "id: 'seoul-forest'"));
    await run('drawings');
    // The address has a syllable that the fonts of the guide lack.
    await run('fonts');
  },
  tests: ['content/', 'domain/', '/map/', '/places/', 'tools/fonts.test', 'tools/basemap.test'],
};
