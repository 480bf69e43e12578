// `npm run check:launch`: what the owner must still supply, and how much is known of each city. Ends with 1 while
// anything is left.
import { koreanTexts, unreadBy, type KoreanTexts } from '#content/allergy-card/readers.ts';
import { academies } from '#content/data/academies.ts';
import { owner } from '#content/data/owner.ts';
import { schoolSources } from '#content/data/school-sources.ts';
import { schools } from '#content/data/schools.ts';
import { addMonths } from '#domain/time/days.ts';
import { isSample } from '#content/samples.ts';
import { places } from '#content/data/places.ts';
import type { Place } from '#content/data/place.ts';
import { dishes } from '#content/data/dishes.ts';
import { menuDishes } from '#content/data/menu/menu.ts';
import { publishedIds } from '#content/open-data/published-ids.ts';
import { allPhrases } from '#content/phrases/phrases.ts';
import { figureIds } from '#content/register/register.ts';
import { unreadPhrases } from '#content/phrases/readers.ts';
import { metroNetwork } from '#domain/metro/metro-network.ts';
import { testimonials } from '#content/data/testimonials.ts';
import { isOldRate } from '#domain/own-currency.ts';
import { ratesDay } from '#content/register/exchange-rates.ts';
import { readSettings, SettingsInvalid } from '#server/settings.ts';
import { sharesOf } from './known-fields.ts';
import { knownFields } from './visitor-fields.ts';

/** Something to do before the launch, and where. */
export interface Missing {
  readonly where: string;
  readonly what: string;
}

interface Launch {
  readonly owner: {
    readonly published: boolean;
    readonly sample: boolean;
    readonly [key: string]: unknown;
  };
  readonly testimonials: readonly { readonly sample: boolean }[];
  readonly places: readonly Pick<Place, 'id' | 'name' | 'sample'>[];
  readonly academies: readonly { readonly id: string; readonly sample: boolean }[];
  readonly koreanTexts: Readonly<Record<string, KoreanTexts>>;
  /** The phrases that no native speaker has read. */
  readonly unreadPhrases: readonly {
    readonly id: string;
    readonly situation: string;
    readonly native?: true;
  }[];
  /** The day on which the metro's lists were compared, and today: `2026-11-22`. */
  readonly metro: { readonly checkedOn: string; readonly today: string };
  /** The day of the exchange rates. */
  readonly ratesDay: string;
  readonly schools: readonly { readonly id: string }[];
  readonly schoolSources: Readonly<Record<string, { readonly readOn: string }>>;
  /** Ids of figures, dishes and phrases that the open data gives out, and those in the list of ids that are never reused. */
  readonly ids: { readonly given: readonly string[]; readonly listed: readonly string[] };
  /** The day of the check, `2026-11-22`. */
  readonly today: string;
  /** Environment variables of the public server. */
  readonly env: Readonly<Record<string, string | undefined>>;
}

/**
 * Lists sample data, content that is hidden because it is a sample, Korean that nobody has reviewed, metro data older
 * than a year, values of schools that were read long ago, ids that are not listed, and settings for local use.
 */
export function missingForLaunch(launch: Launch): Missing[] {
  return [
    ...missingOfOwner(launch.owner),
    ...leftOut(launch),
    ...missingOpinions(launch.testimonials),
    ...missingPositions(launch.places),
    ...missingAcademies(launch.academies),
    ...missingReaders(launch.koreanTexts),
    ...missingPhraseReaders(launch.unreadPhrases),
    ...oldMetro(launch.metro),
    ...oldRates(launch),
    ...oldReadings(launch),
    ...unlistedIds(launch),
    ...missingSettings(launch.env),
  ];
}

function missingOfOwner(facts: Launch['owner']): Missing[] {
  const where = 'content/data/owner.ts';
  const left = textsIn(facts, '')
    .filter(([, text]) => isSample(text))
    .map(([key, text]) => ({ where, what: `${key} is a sample: ${text}` }));
  if (!facts.published)
    left.push({ where, what: 'published is false: set it to true when the guide goes public' });
  if (facts.sample) left.push({ where, what: 'sample is true: set it to false when all is real' });
  return left;
}

/** The sections that visitors do not see because all their content is a sample. */
function leftOut({ owner: facts, testimonials: opinions, academies: partners }: Launch): Missing[] {
  if (!facts.published) return [];
  const left: Missing[] = [];
  const none = (entries: readonly { readonly sample: boolean }[]) =>
    entries.every((entry) => entry.sample);
  if (facts.sample)
    left.push({
      where: 'content/data/owner.ts',
      what: 'the pages show no owner, e-mail, place or social accounts',
    });
  if (none(opinions))
    left.push({
      where: 'content/data/testimonials.ts',
      what: 'the home and study pages have no section of opinions',
    });
  if (none(partners))
    left.push({
      where: 'content/data/academies.ts',
      what: 'the study page has a paragraph in place of the academies',
    });
  return left;
}

function missingOpinions(opinions: Launch['testimonials']): Missing[] {
  return opinions.flatMap((opinion, index) =>
    opinion.sample
      ? [{ where: 'content/data/testimonials.ts', what: `opinion ${index + 1} is a sample` }]
      : [],
  );
}

function missingPositions(points: Launch['places']): Missing[] {
  const where = 'content/data/seoul-places.ts';
  return points
    .filter((place) => place.sample)
    .map(({ id, name }) => ({ where, what: `place ${id}, ${name.en}: its position is a sample` }));
}

function missingAcademies(partners: Launch['academies']): Missing[] {
  const where = 'content/data/academies.ts';
  return partners
    .filter((academy) => academy.sample)
    .map(({ id }) => ({ where, what: `academy ${id}: its details are a sample` }));
}

const readerNames = { native: 'a native speaker', cook: 'a cook', doctor: 'a doctor' } as const;

/** Korean texts about food that still have to be reviewed. */
function missingReaders(groups: Launch['koreanTexts']): Missing[] {
  return Object.values(groups).flatMap((group) => {
    const missing = unreadBy(group).map((reader) => readerNames[reader]);
    if (missing.length === 0) return [];
    return [{ where: group.where, what: `${group.what}: not yet read by ${missing.join(', ')}` }];
  });
}

/** The phrases that a native reader still has to read, by situation; those in doubt by name. */
function missingPhraseReaders(phrases: Launch['unreadPhrases']): Missing[] {
  const where = 'content/phrases/readers.ts';
  const bySituation = Map.groupBy(phrases, ({ situation }) => situation);
  return Array.from(bySituation, ([situation, unread]) => {
    const doubtful = unread.flatMap(({ id, native }) => (native ? [id] : []));
    const first = doubtful.length > 0 ? `; first ${doubtful.join(', ')}` : '';
    const what = `phrases of ${situation}: ${unread.length} not yet read by a native speaker${first}`;
    return { where, what };
  });
}

/** The metro's lists, once they are older than twelve months. */
function oldMetro({ checkedOn, today }: Launch['metro']): Missing[] {
  const due = new Date(checkedOn);
  due.setUTCFullYear(due.getUTCFullYear() + 1);
  if (new Date(today) <= due) return [];
  const what = `the lists of the metro were compared on ${checkedOn}: refresh them with \`npm run metro -- FOLDER\``;
  return [{ where: 'content/data/metro/', what }];
}

/** The exchange rates, once visitors are told that they are old. */
function oldRates({ ratesDay: day, today }: Launch): Missing[] {
  if (!isOldRate(day, today)) return [];
  return [
    { where: 'content/register/exchange-rates.ts', what: `the exchange rates are of ${day}` },
  ];
}

/** After so many months a value of a school has to be read again. */
const freshMonths = 6;

/** The values of schools that were read more than six months ago, by school. */
function oldReadings({ schools: list, schoolSources: sources, today }: Launch): Missing[] {
  const isOld = (id: string) => addMonths(sources[id]?.readOn ?? '', freshMonths) < today;
  return list.flatMap(({ id, ...facts }) => {
    const old = Object.entries(facts).filter(([, value]) => sourcesIn(value).some(isOld));
    if (old.length === 0) return [];
    const names = old.map(([fact]) => fact).join(', ');
    const what = `school ${id}: read more than six months ago: ${names}`;
    return [{ where: 'content/data/schools.ts', what }];
  });
}

/** Ids that nothing keeps from being given to something else one day. */
function unlistedIds({ ids: { given, listed } }: Launch): Missing[] {
  const known = new Set(listed);
  const unlisted = given.filter((id) => !known.has(id));
  if (unlisted.length === 0) return [];
  const what = `${unlisted.length} ids of the open data are not listed yet, first ${unlisted[0]}: run \`npm run data-ids\``;
  return [{ where: 'content/open-data/published-ids.json', what }];
}

/** The sources in a value of any depth. */
function sourcesIn(value: unknown): string[] {
  if (typeof value !== 'object' || value === null) return [];
  return Object.entries(value).flatMap(([name, part]: [string, unknown]) =>
    name === 'source' && typeof part === 'string' ? [part] : sourcesIn(part),
  );
}

function missingSettings(env: Launch['env']): Missing[] {
  const where = 'environment of the server';
  try {
    const settings = readSettings(env);
    const left = [
      settings.https || `PUBLIC_URL is not an https address: ${settings.publicUrl}`,
      !isSample(settings.publicUrl) || `PUBLIC_URL is a sample: ${settings.publicUrl}`,
      !isSample(settings.mailFrom) || `MAIL_FROM is a sample: ${settings.mailFrom}`,
      !isSample(settings.officeEmail) || `OFFICE_EMAIL is a sample: ${settings.officeEmail}`,
      settings.smtpUrl !== undefined || 'SMTP_URL is unset: mails are only written to files',
    ];
    return left.filter((what) => typeof what === 'string').map((what) => ({ where, what }));
  } catch (error) {
    if (!(error instanceof SettingsInvalid)) throw error;
    return error.problems.map((what) => ({ where, what }));
  }
}

/** Every text in a value of any depth, with its path: `social.0.url`. */
function textsIn(value: unknown, key: string): [key: string, text: string][] {
  if (typeof value === 'string') return [[key, value]];
  if (typeof value !== 'object' || value === null) return [];
  return Object.entries(value).flatMap(([name, inner]) =>
    textsIn(inner, key ? `${key}.${name}` : name),
  );
}

if (import.meta.main) {
  const missing = missingForLaunch({
    owner,
    testimonials,
    places,
    academies,
    koreanTexts,
    unreadPhrases,
    metro: {
      checkedOn: metroNetwork().checkedOn,
      today: new Date().toISOString().slice(0, 10),
    },
    ratesDay,
    schools,
    schoolSources,
    ids: {
      given: [...figureIds, ...[...dishes, ...menuDishes, ...allPhrases].map(({ id }) => id)],
      listed: Object.values(publishedIds).flatMap(({ published }) => published),
    },
    today: new Date().toISOString().slice(0, 10),
    env: process.env,
  });
  for (const place of new Set(missing.map(({ where }) => where))) {
    console.log(`\n${place}`);
    for (const { where, what } of missing) if (where === place) console.log(`  - ${what}`);
  }
  console.log(`\n${sharesOf(knownFields()).join('\n')}`);
  console.log(
    missing.length > 0 ? `\n${missing.length} things are left before launch.` : 'Nothing is left.',
  );
  process.exitCode = missing.length > 0 ? 1 : 0;
}
