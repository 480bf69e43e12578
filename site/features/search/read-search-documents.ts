import type { DrawingId } from '#art/index.ts';
import { phrasePage } from '#content/text/phrase-situations.ts';
import { text as map } from '#content/text/map.ts';
import { accommodation } from '#content/data/accommodation.ts';
import { airports } from '#content/data/airports.ts';
import type { FurtherAttraction } from '#content/data/attraction.ts';
import { attractions, furtherAttractions } from '#content/data/attractions.ts';
import { destinations } from '#content/data/destinations.ts';
import { dishes } from '#content/data/dishes.ts';
import { emergencyProblems } from '#content/data/emergency-problems.ts';
import { faq, type FaqItem } from '#content/data/faq.ts';
import { ways } from '#content/data/answers/answer.ts';
import { foodAndDrink } from '#content/data/answers/food-and-drink.ts';
import { menuDishes } from '#content/data/menu/menu.ts';
import type { MenuDish } from '#content/data/menu/menu-dish.ts';
import type { Place } from '#content/data/place.ts';
import { places } from '#content/data/places.ts';
import type { School } from '#content/data/school.ts';
import { placeOf, visibleSchools } from '#content/data/schools.ts';
import { shoppingAreas } from '#content/data/shopping-areas.ts';
import { transportInfo } from '#content/data/transport-info.ts';
import { transportModes } from '#content/data/transport-modes.ts';
import { allPhrases, isFor } from '#content/phrases/phrases.ts';
import { otherLocales, type Locale, type Text } from '#content/locale.ts';
import { mapPath } from '#content/map-path.ts';
import { type PageId, pathTo } from '#content/pages.ts';
import { picture } from '#site/lib/pictures.ts';
import { phraseView } from '#site/features/phrases/read-phrase.ts';
import {
  readLabel,
  readArticleDocuments,
  readItineraryDocuments,
  readLegalDocuments,
  readPageDocuments,
  readSectionDocuments,
} from './read-search-pages.ts';
import { plainText, type SearchDocument, type SearchKind } from './read-text.ts';

/** The search documents of one part of the guide. */
type Source = (locale: Locale) => readonly SearchDocument[];

/** Something with a card, whose id is the anchor of the card. */
interface Entry {
  readonly id: string;
  readonly name: Text | string;
  readonly hangul?: string;
  /** The place or spot at which a shopping area is. */
  readonly at?: string;
  /** Other spellings and names, in any language. */
  readonly aliases?: string;
  readonly drawing?: DrawingId;
}

/** The sources of the search index. A new kind of card is one more entry here. */
const sources: readonly Source[] = [
  readPageDocuments,
  readSectionDocuments,
  readLegalDocuments,
  cards('place', 'seoul', attractions.seoul, (each) => [each.description, each.location, each.tip]),
  cards('place', 'busan', attractions.busan, (each) => [each.description, each.location, each.tip]),
  cards('place', 'more-seoul', furtherAttractions.seoul, textsOfFurther),
  cards('place', 'more-busan', furtherAttractions.busan, textsOfFurther),
  cards('place', 'other-destinations', destinations, (each) => [
    [each.description, each.landmark, each.location, each.gettingThere, each.tips],
  ]),
  cards('place', 'schools', visibleSchools().map(ofCentre), (each) => [
    [placeOf(each).description, each.levels?.text, each.d4?.note, each.dormitory?.note],
  ]),
  ofMap,
  readItineraryDocuments,
  cards('food', 'gastronomy', dishes.map(inKorean), (each) => [
    [each.description, each.ingredients.map(listed), each.diet, each.whereToTry, each.funFact],
  ]),
  cards('food', 'food-menu', menuDishes.map(onMenu), (each) => [each.line]),
  cards('shopping', 'shopping', shoppingAreas, (each) => [
    [each.description, each.bestFor.map(listed), each.location, each.tips],
  ]),
  cards('transport', 'transport', transportModes, (each) => [each.description, each.tips]),
  cards('transport', 'transport', transportInfo.map(titled), (each) => [each.content]),
  cards('home', 'accommodation', accommodation, (each) => [
    [each.description, [...each.pros, ...each.cons].map(listed)],
  ]),
  cards('transport', 'arriving', airports, (each) => [
    [each.lead, each.means.map(({ name, best }) => [name, best])],
  ]),
  cards('page', 'emergencies', emergencyProblems.map(titled), (each) => [each.steps]),
  cards('question', 'faq', faq.map(asked), (each) => [each.answer]),
  readArticleDocuments,
  ofPhrases,
];

/** The search documents of one language, each with its URL. */
export function readSearchDocuments(locale: Locale): readonly SearchDocument[] {
  return sources.flatMap((source) => source(locale));
}

function cards<Of extends Entry>(
  kind: SearchKind,
  page: PageId,
  entries: readonly Of[],
  textsOf: (entry: Of) => readonly unknown[],
): Source {
  return (locale) =>
    entries.map((entry) => ({
      kind,
      ...namesOf(entry, locale),
      where: readLabel(locale, page),
      text: plainText(textsOf(entry), locale),
      href: `${pathTo(page, locale)}#${entry.id}`,
      ...(entry.drawing && { picture: picture(entry.drawing).src }),
      ...stopOf(kind, page, entry),
    }));
}

/** What can be a stop of a trip: no schools. */
function stopOf(kind: SearchKind, page: PageId, { id, at = id }: Entry) {
  return (kind === 'place' && page !== 'schools') || kind === 'shopping' ? { stop: at } : {};
}

function textsOfFurther({ description, location, outside, tip }: FurtherAttraction) {
  return [description, location, outside, tip];
}

function namesOf({ name, hangul, aliases }: Omit<Entry, 'id'>, locale: Locale) {
  const title = typeof name === 'string' ? name : name[locale];
  const inOthers = typeof name === 'string' ? [] : otherLocales(locale).map((each) => name[each]);
  const others = inOthers.filter((each) => each !== title);
  const other = [...others, aliases ?? ''].join(' ').trim();
  return { title, ...(hangul && { hangul }), ...(other && { other }) };
}

function inKorean<Dish extends { readonly nameKorean: string }>(dish: Dish) {
  return { ...dish, hangul: dish.nameKorean };
}

/** A row of the menu. The ways to ask of an answer that leads to it find it already. */
function onMenu({ aliases, ...dish }: MenuDish) {
  const known = new Set(
    foodAndDrink
      .filter(({ more }) => more.some((target) => target === `food-menu#${dish.id}`))
      .flatMap((answer) => answer.asked),
  );
  const others = ways(aliases).filter((each) => !known.has(each));
  return { ...inKorean(dish), aliases: others.join(' ') };
}

function ofCentre(school: School) {
  return { ...school, name: school.centre };
}

function titled<Info extends { readonly title: Text }>(info: Info) {
  return { ...info, name: info.title };
}

function asked({ drawing: _drawing, ...item }: FaqItem) {
  return { ...item, name: item.question };
}

/** A list item with a full stop. */
function listed(item: Text): Text {
  return { es: `${item.es}.`, en: `${item.en}.` };
}

/** The places without a card, which only the map shows; schools are found where they are compared. */
function ofMap(locale: Locale): SearchDocument[] {
  return places
    .filter(({ attraction, type }) => !attraction && type !== 'school')
    .map((place) => documentOnMap(place, locale));
}

function documentOnMap(place: Place, locale: Locale): SearchDocument {
  const { id, type, city, description, station } = place;
  return {
    kind: 'place',
    ...namesOf(place, locale),
    where: `${map.kinds[type][locale]}, ${map.filters.cities[city][locale]}`,
    text: plainText([description, station?.name], locale),
    href: mapPath(place, locale),
    ...(type !== 'accommodation' && { stop: id }),
  };
}

/** The phrases, found by what they mean, by their Korean and by how it is said. */
function ofPhrases(locale: Locale): SearchDocument[] {
  return allPhrases
    .filter((phrase) => isFor(locale, phrase))
    .map(({ id, situation }) => {
      const { meaning, hangul, reading, romanisation, note, href } = phraseView(id, locale);
      return {
        kind: 'phrase',
        title: meaning,
        hangul,
        where: readLabel(locale, phrasePage(situation)),
        text: plainText([reading, romanisation, note], locale),
        href,
      };
    });
}
