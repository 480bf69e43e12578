import { formats } from '../../formats.ts';
import type { Locale, Text } from '../../locale.ts';
import { attractions, furtherAttractions } from '../attractions.ts';
import { destinationOf, type DestinationId } from '../destinations.ts';
import { places } from '../places.ts';
import { ways, type Answer, type NamedTarget, type Target } from './answer.ts';

/** Places of the guide that somebody may ask for by what they are. */
interface Kind {
  readonly id: string;
  readonly question: Text;
  /** The ids of places on the pages of the cities, on the map or among the other destinations. */
  readonly of: readonly string[];
  readonly note?: Text;
  readonly more: readonly (Target | NamedTarget)[];
  readonly asked: string;
}

const onMap = (type: 'cafe' | 'restaurant'): NamedTarget => ({
  to: `tourism?type=${type}#map`,
  label: { es: 'El mapa', en: 'The map' },
});

const kinds: readonly Kind[] = [
  {
    id: 'palaces',
    question: { es: '¿Qué palacios hay en Seúl?', en: 'Which palaces are there in Seoul?' },
    of: ['gyeongbokgung', 'changdeokgung', 'deoksugung'],
    more: ['seoul#gyeongbokgung', 'seoul#changdeokgung', 'more-seoul#deoksugung'],
    asked:
      '=palacios, palacios seul, =palaces, palaces seoul, =castillo, =castillos, =palacios reales, =royal palaces, =castles, entrada palacios, precio palacios',
  },
  {
    id: 'temples',
    question: { es: '¿Qué templos hay?', en: 'Which temples are there?' },
    of: ['jogyesa', 'bongeunsa', 'haedong-yonggungsa', 'beomeosa'],
    more: ['seoul#jogyesa', 'more-seoul#bongeunsa', 'busan#haedong-yonggungsa', 'busan#beomeosa'],
    asked:
      '=templos, templos seul, templos busan, =templos budistas, =templos tranquilos, =temples, temples seoul, temples busan, =buddhist temples, =monasterio, =monasterios, =pagoda',
  },
  {
    id: 'sea-temple',
    question: { es: '¿Qué templo está junto al mar?', en: 'Which temple is by the sea?' },
    of: ['haedong-yonggungsa'],
    note: {
      es: 'Está en Gijang, en Busan, sobre las rocas. Hay 108 escalones.',
      en: 'It is in Gijang, Busan, on the rocks. There are 108 steps.',
    },
    more: ['busan#haedong-yonggungsa', 'busan'],
    asked:
      'templo mar, templo junto al mar, templo al lado del mar, templo costa, templo frente al mar, templo playa, templo olas, templo rocas, templo oceano, temple sea, temple by the sea, temple coast, temple ocean, temple cliff, seaside temple, temple beach',
  },
  {
    id: 'beaches',
    question: { es: '¿Qué playas hay?', en: 'Which beaches are there?' },
    of: ['haeundae', 'gwangan-bridge', 'songdo', 'dadaepo', 'jeju'],
    more: ['busan#haeundae', 'busan#songdo', 'more-busan#dadaepo', 'other-destinations#jeju'],
    asked:
      '=playas, playas busan, playas seul, playas jeju, =beaches, beaches busan, beaches seoul, beaches jeju, nadar playa, bañarse playa, =donde nadar, =where swim, swim beach',
  },
  {
    id: 'markets',
    question: { es: '¿Qué mercados hay?', en: 'Which markets are there?' },
    of: ['gwangjang-market', 'noryangjin', 'jagalchi', 'gukje-market', 'bupyeong-kkangtong'],
    note: {
      es: 'Para comprar ropa y regalos, Namdaemun y Dongdaemun.',
      en: 'For clothes and gifts, Namdaemun and Dongdaemun.',
    },
    more: ['seoul#gwangjang-market', 'busan#jagalchi', 'shopping#namdaemun'],
    asked:
      'mercado de noche, mercado noche, mercado nocturno, night market, night markets, mercado comida, food market, =mercados, mercados seul, mercados busan, =mercado comida, =mercados comida seul, mercado tradicional, =mercado callejero, mercado nocturno seul, =markets, markets seoul, markets busan, =food market, food markets seoul, traditional market, night market seoul, =street market, =flea market, =mercado pulgas',
  },
  {
    id: 'museums',
    question: { es: '¿Qué museos hay?', en: 'Which museums are there?' },
    of: ['national-museum', 'war-memorial', 'seodaemun-prison', 'busan-museum'],
    more: ['more-seoul#national-museum', 'more-seoul#war-memorial', 'more-busan#busan-museum'],
    asked:
      '=museos, museos seul, museos busan, museo guerra, =galerias de arte, =arte, museo historia, museo niños, =museums, museums seoul, museums busan, war museum, =art gallery, =art galleries, history museum',
  },
  {
    id: 'viewpoints',
    question: { es: '¿Desde dónde se ve la ciudad?', en: 'Where can I see the city from above?' },
    of: ['n-seoul-tower', 'lotte-world-tower', 'busan-tower', 'oryukdo'],
    more: ['seoul#n-seoul-tower', 'seoul#lotte-world-tower', 'busan#busan-tower'],
    asked:
      '=mirador, mirador noche, mirador seul, mirador busan, ver la ciudad, vista busan, =viewpoint, viewpoint seoul, viewpoint busan, observation deck, =miradores, miradores seul, =mirador, mirador seul, vistas ciudad, vista panoramica, mejores vistas, vista nocturna, =vistas, =observatory, =viewpoints, viewpoints seoul, city views, skyline, night view, =rooftop, =azotea, =terraza, rooftop view, fotos instagram, instagrameable, instagrameables, lugares para fotos, lugares fotos, sacar fotos, mejores fotos, photo spots, instagram, instagrammable, instagram spots, best photos, where photos',
  },
  {
    id: 'hikes',
    question: { es: '¿Dónde hay montaña y senderos?', en: 'Where can I hike?' },
    of: ['bukhansan', 'seoraksan', 'jeju'],
    note: {
      es: 'En Jeju está Hallasan, que pide reserva en dos de sus senderos.',
      en: 'Jeju has Hallasan, where two of the trails need a booking.',
    },
    more: ['more-seoul#bukhansan', 'other-destinations#seoraksan', 'other-destinations#jeju'],
    asked:
      'muralla, murallas, ruta muralla, city wall, fortress wall, walk city wall, =senderismo, senderismo seul, =trekking, trekking seul, =hiking, hiking seoul, hike seoul, =montañas, montaña seul, =mountains, mountains seoul, =excursionismo, =caminatas, caminata montaña, subir montaña, =senderos, =trails, hiking trail, =naturaleza, =nature, =parque nacional, =parques nacionales, =national park, =national parks',
  },
  {
    id: 'old-villages',
    question: { es: '¿Dónde hay casas tradicionales?', en: 'Where are the traditional houses?' },
    of: ['bukchon', 'namsangol', 'jeonju', 'andong'],
    more: ['seoul#bukchon', 'more-seoul#namsangol', 'other-destinations#jeonju'],
    asked:
      '=aldeas tradicionales, pueblo tradicional, pueblos tradicionales, aldea tradicional, barrio tradicional, casas tradicionales, casas antiguas, casco antiguo, folk village, traditional village, traditional houses, old houses, old town, hanok village seoul',
  },
  {
    id: 'theme-parks',
    question: { es: '¿Qué parques de atracciones hay?', en: 'Which theme parks are there?' },
    of: ['everland'],
    note: {
      es: 'Tiene zoológico y una montaña rusa de madera. En Seúl está Lotte World, al pie de la Lotte World Tower, en Jamsil. No tenemos sus precios: míralos en su web.',
      en: 'It has a zoo and a wooden roller coaster. In Seoul there is Lotte World, at the foot of the Lotte World Tower in Jamsil. We do not have their prices: see their websites.',
    },
    more: ['more-seoul#everland', 'seoul#lotte-world-tower'],
    asked:
      'parque de atracciones, parque atracciones, parque de diversiones, parque diversiones, parque tematico, parques tematicos, parque acuatico, montaña rusa, montañas rusas, juegos mecanicos, diversiones niños, entretenimientos niños, disneyland, disney, theme park, theme parks, amusement park, amusement parks, water park, roller coaster, funfair, rides kids, everland entradas, everland tickets, =zoologico, =zoo, lotte world entradas, lotte world tickets, lotte world precio, =lotte world',
  },
  {
    id: 'cafes',
    question: { es: '¿Dónde hay cafés con encanto?', en: 'Where are the nicest cafés?' },
    of: [
      'ikseon-dong-cafes',
      'seongsu-dong-cafes',
      'hakrim-dabang',
      'jeonpo-cafe-street',
      'huinnyeoul-cafes',
    ],
    more: [onMap('cafe')],
    asked:
      '=cafeterias, =cafes, cafeterias seul, cafes seul, cafes busan, cafeterias busan, cafe tematico, cafes tematicos, cafeteria tematica, cafe bonito, cafes bonitos, tomar cafe, =cafe, precio cafe, =cafecito, coffee shops, cafes seoul, themed cafe, cute cafes, coffee price, cost coffee, starbucks, cafe starbucks',
  },
  {
    id: 'restaurants',
    question: { es: '¿Qué restaurantes hay en el mapa?', en: 'Which restaurants are on the map?' },
    of: [
      'tosokchon',
      'myeongdong-kyoja',
      'woo-lae-oak',
      'balwoo-gongyang',
      'dongnae-halmae-pajeon',
      'bonjeon-dwaeji-gukbap',
    ],
    more: [onMap('restaurant'), 'gastronomy'],
    asked:
      '=restaurantes, =restaurants, restaurantes seul, restaurantes busan, restaurantes baratos, buenos restaurantes, mejores restaurantes, restaurante michelin, =michelin, restaurante recomendado, restaurante lujo, donde comer seul, donde comer busan, donde comer barato, donde cenar, donde almorzar, =donde comer, restaurants seoul, restaurants busan, best restaurants, cheap restaurants, restaurant recommendation, michelin restaurant, where to eat, where to eat seoul, fine dining, cheap eats, reservar mesa, reservar restaurante, book a table, restaurant booking, catchtable',
  },
];

const all = [
  ...attractions.seoul,
  ...attractions.busan,
  ...furtherAttractions.seoul,
  ...furtherAttractions.busan,
  ...places,
].map(({ id, name }) => ({ id, name }));

function nameOf(id: string): Text {
  const found = all.find((each) => each.id === id);
  return found?.name ?? destinationOf(id as DestinationId).name;
}

function answerOf({ id, question, of, note, more, asked }: Kind): Answer {
  const text = (locale: Locale) => {
    const named = formats[locale].list(of.map((each) => nameOf(each)[locale]));
    return [`${named}.`, note?.[locale]].filter(Boolean).join(' ');
  };
  return { id, question, text: { es: text('es'), en: text('en') }, more, asked: ways(asked) };
}

/** The places of the guide by what they are: palaces, beaches, cafés. */
export const sights: readonly Answer[] = kinds.map(answerOf);
