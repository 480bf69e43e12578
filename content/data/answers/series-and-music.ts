import { formats } from '../../formats.ts';
import type { Locale, Text } from '../../locale.ts';
import { destinationOf, destinations } from '../destinations.ts';
import { places } from '../places.ts';
import { allScenes, sceneId, workOf } from '../scenes/scenes.ts';
import type { Scene } from '../scenes/scene.ts';
import type { WorkId } from '../scenes/works.ts';
import { spots } from '../spots/spots.ts';
import { ways, type Answer } from './answer.ts';

/** What a series, a film or a group is looked for by; one without a name of its own takes that of its first work. */
const asked: readonly {
  readonly id: string;
  readonly works: readonly WorkId[];
  readonly name?: Text;
  readonly by: string;
}[] = [
  {
    id: 'bts',
    works: ['bts-arirang', 'bts-idol', 'bts-mural'],
    name: { es: 'BTS', en: 'BTS' },
    by: 'bts, bangtan, army bts, tour bts, lugares bts, ruta bts, ver bts, ver a bts, cafe bts, bts places, bts tour, 방탄소년단, mural bts, jimin, jungkook, jung kook',
  },
  {
    id: 'goblin',
    works: ['goblin'],
    by: 'goblin, guardian, kdrama goblin, dokkaebi, 도깨비',
  },
  {
    id: 'squid-game',
    works: ['squid-game'],
    by: 'squid game, juego calamar, 오징어 게임',
  },
  {
    id: 'kpop-demon-hunters',
    works: ['kpop-demon-hunters'],
    by: 'kpop demon hunters, k-pop demon hunters, guerreras kpop, guerreras k-pop, demon hunters, huntrix, huntr/x, saja boys, 케이팝 데몬 헌터스, 케데헌',
  },
  {
    id: 'itaewon-class',
    works: ['itaewon-class'],
    by: 'itaewon class, itaewon clas, 이태원 클라쓰',
  },
  { id: 'parasite', works: ['parasite'], by: 'parasite, parasitos, 기생충, bong joon ho' },
  { id: 'kingdom', works: ['kingdom'], by: 'kingdom, 킹덤' },
  {
    id: 'hometown-cha-cha-cha',
    works: ['hometown-cha-cha-cha'],
    by: 'hometown cha cha cha, hometown chachacha, cha cha cha, gongjin, 갯마을 차차차',
  },
  {
    id: 'when-the-camellia-blooms',
    works: ['when-the-camellia-blooms'],
    by: 'camellia blooms, camelia florece, florece camelia, 동백꽃 필 무렵',
  },
  {
    id: 'tangerines',
    works: ['tangerines'],
    by: 'mandarinas, vida mandarinas, tangerines, life gives tangerines, 폭싹 속았수다',
  },
  { id: 'lovely-runner', works: ['lovely-runner'], by: 'lovely runner, 선재 업고 튀어' },
  {
    id: 'my-love-from-the-star',
    works: ['my-love-from-the-star'],
    by: 'my love from star, love from the star, amor estrellas, 별에서 온 그대',
  },
  { id: 'winter-sonata', works: ['winter-sonata'], by: 'winter sonata, sonata invierno, 겨울연가' },
  {
    id: 'jewel-in-the-palace',
    works: ['jewel-in-the-palace'],
    by: 'dae jang geum, daejanggeum, jewel palace, joya palacio, jang geum, 대장금',
  },
  {
    id: 'autumn-in-my-heart',
    works: ['autumn-in-my-heart'],
    by: 'autumn heart, otoño corazon, endless love, 가을동화',
  },
  { id: 'black-panther', works: ['black-panther'], by: 'black panther, pantera negra, 블랙팬서' },
  {
    id: 'gangnam-style',
    works: ['gangnam-style'],
    by: 'gangnam style, psy, estatua gangnam, 강남스타일',
  },
];

const named = new Map<string, Text>([
  ...places.map(({ id, name }) => [id, name] as const),
  ...spots.map(({ id, name }) => [id, name] as const),
  ...destinations.map(({ id }) => [id, destinationOf(id).landmark.name] as const),
]);

/** Where a series, a film or a group is from, with its places; the page that they lead to names the sources. */
export const seriesAndMusic: readonly Answer[] = asked.map(({ id, works, name, by }) => {
  const scenes = allScenes.filter(({ work }) => works.includes(work));
  const [first] = scenes;
  if (!first) throw new Error(`no place of ${id}`);
  const title = workOf(first.work).name;
  const of = name ?? { es: `«${title.es}»`, en: `“${title.en}”` };
  const at = (locale: Locale) =>
    formats[locale].list(scenes.map((scene) => placeName(scene)[locale]));
  return {
    id: `on-screen-${id}`,
    question: {
      es: `¿Qué lugares de ${of.es} se visitan?`,
      en: `Which ${of.en} places can I visit?`,
    },
    text: { es: `${at('es')}.`, en: `${at('en')}.` },
    more: [
      {
        to: `series-and-music#${sceneId(first)}` as const,
        label: { es: 'Qué se rodó y qué hay hoy', en: 'What was filmed and what is there today' },
      },
    ],
    asked: ways(by),
  };
});

function placeName({ place }: Scene): Text {
  const name = named.get(place);
  if (!name) throw new Error(`no place ${place}`);
  return name;
}
