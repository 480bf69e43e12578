import type { DrawingId } from '#art/index.ts';
import { addToTrip } from './add-to-trip.ts';
import { showName } from './show-card.ts';
import type { Text } from '../locale.ts';
import type { PageText } from './page-text.ts';

export const text = {
  showName,
  title: {
    es: 'Buscar en la guía de Corea del Sur | Rumbo Corea',
    en: 'Search the guide to South Korea | Rumbo Corea',
  },
  description: {
    es: 'Busca lugares, platos, trámites y consejos en toda la guía de Corea del Sur: en español, en inglés o en coreano, con tildes o sin ellas.',
    en: 'Search the whole guide to South Korea for places, dishes, paperwork and tips: in English, Spanish or Korean, with or without accents.',
  },
  keywords: {
    es: 'buscar, buscador, guía de Corea del Sur, lugares, platos, requisitos, Rumbo Corea',
    en: 'search, South Korea guide, places, dishes, requirements, Rumbo Corea',
  },
  menu: {
    label: { es: 'Buscar', en: 'Search' },
    line: { es: 'En todas las páginas de la guía', en: 'Across every page of the guide' },
  },
  heading: { es: 'Buscar en la guía', en: 'Search the guide' },
  lead: {
    es: 'Lugares, platos, trámites y consejos. Escribe en español, en inglés o en coreano, con o sin tildes.',
    en: 'Places, dishes, paperwork and tips. Type in English, Spanish or Korean, with or without accents.',
  },
  hangul: '검색',
  hangulMeaning: { es: 'Búsqueda', en: 'Search' },
  field: { es: '¿Qué buscas?', en: 'What are you looking for?' },
  hint: {
    es: 'Por ejemplo: palacio, Gyeongbokgung o 경복궁',
    en: 'For example: palace, Gyeongbokgung or 경복궁',
  },
  submit: { es: 'Buscar', en: 'Search' },
  results: { es: 'Resultados', en: 'Results' },
  found: {
    one: { es: '1 resultado para «{query}»', en: '1 result for “{query}”' },
    other: { es: '{count} resultados para «{query}»', en: '{count} results for “{query}”' },
  },
  none: { es: 'Sin resultados para «{query}»', en: 'No results for “{query}”' },
  noneText: {
    es: 'Prueba con una palabra más general o con el nombre en coreano, o elige una de estas búsquedas.',
    en: 'Try a more general word or the name in Korean, or choose one of these searches.',
  },
  /** Above results that lack some of the words. */
  partial: {
    es: 'Nada tiene todas las palabras. Estos resultados tienen algunas.',
    en: 'Nothing has all the words. These results have some of them.',
  },
  answers: { es: 'Respuesta', en: 'Answer' },
  /** Before the names and dates of sources. */
  answerSource: { es: 'Fuente:', en: 'Source:' },
  suggestions: { es: 'Prueba con', en: 'Try' },
  help: { es: 'Pregúntanoslo y te contestamos', en: 'Ask us and we will answer' },
  loading: { es: 'Buscando…', en: 'Searching…' },
  failed: {
    es: 'No se ha podido cargar el índice. Pulsa «Buscar» para intentarlo otra vez.',
    en: 'The index could not be loaded. Press “Search” to try again.',
  },
  slash: {
    es: 'La tecla / abre el buscador desde cualquier página',
    en: 'The / key opens the search from any page',
  },
  more: { es: '{count} más', en: '{count} more' },
  kinds: {
    page: { es: 'Páginas de la guía', en: 'Pages of the guide' },
    place: { es: 'Lugares', en: 'Places' },
    itinerary: { es: 'Días de itinerario', en: 'Itinerary days' },
    food: { es: 'Comida', en: 'Food' },
    shopping: { es: 'Compras', en: 'Shopping' },
    transport: { es: 'Transporte', en: 'Getting around' },
    home: { es: 'Alojamiento', en: 'Where to live' },
    question: { es: 'Preguntas', en: 'Questions' },
    phrase: { es: 'Frases', en: 'Phrases' },
    article: { es: 'Artículos', en: 'Articles' },
    legal: { es: 'Textos legales', en: 'Legal texts' },
  } satisfies Record<string, Text>,
  add: addToTrip.place,
  /** Suggested searches; a test checks that each finds something. */
  popular: [
    { query: { es: 'palacio', en: 'palace' }, drawing: 'seoul/gyeongbokgung' },
    { query: { es: 'K-ETA', en: 'K-ETA' }, drawing: 'pages/requirements' },
    { query: { es: 'T-money', en: 'T-money' }, drawing: 'pages/transport' },
    { query: { es: 'visado D-4', en: 'D-4 visa' }, drawing: 'pages/study' },
    { query: { es: 'Jeju', en: 'Jeju' }, drawing: 'jeju/seongsan' },
    { query: { es: 'bibimbap', en: 'bibimbap' }, drawing: 'food/bibimbap' },
    { query: { es: 'playa', en: 'beach' }, drawing: 'busan/haeundae' },
    { query: { es: 'mercado', en: 'market' }, drawing: 'seoul/gwangjang-market' },
  ] satisfies readonly { query: Text; drawing: DrawingId }[],
} as const satisfies PageText & Record<string, unknown>;
