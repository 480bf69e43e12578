// `npm run check:launch`: what the owner must still supply, how much is known of each city, and what to read again, which
// it writes to docs/freshness.md too. Ends with 1 while anything is left before the launch.
import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { academies } from '#content/data/academies.ts';
import { owner } from '#content/data/owner.ts';
import { isSample } from '#content/samples.ts';
import { places } from '#content/data/places.ts';
import type { Place } from '#content/data/place.ts';
import { dishes } from '#content/data/dishes.ts';
import { menuDishes } from '#content/data/menu/menu.ts';
import { publishedIds } from '#content/open-data/published-ids.ts';
import { allPhrases } from '#content/phrases/phrases.ts';
import { figureIds } from '#content/register/register.ts';
import { testimonials } from '#content/data/testimonials.ts';
import { readSettings, SettingsInvalid } from '#server/settings.ts';
import { dangers, type Finding, type Kind } from './freshness/finding.ts';
import { findingsOn } from './freshness/findings.ts';
import { freshnessReport, reportFile } from './freshness/report.ts';
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
  /** What to read again. */
  readonly findings: readonly Pick<Finding, 'kind' | 'where' | 'what'>[];
  /** Ids of figures, dishes and phrases that the open data gives out, and those in the list of ids that are never reused. */
  readonly ids: { readonly given: readonly string[]; readonly listed: readonly string[] };
  /** Environment variables of the public server. */
  readonly env: Readonly<Record<string, string | undefined>>;
}

/** What of all to read again has to be mended before the launch. */
const beforeLaunch: readonly Kind[] = ['ended', 'unread', 'due'];

/**
 * Lists sample data, content that is hidden because it is a sample, what has to be read again before the launch, ids that
 * are not listed, and settings for local use.
 */
export function missingForLaunch(launch: Launch): Missing[] {
  return [
    ...missingOfOwner(launch.owner),
    ...leftOut(launch),
    ...missingOpinions(launch.testimonials),
    ...missingPositions(launch.places),
    ...missingAcademies(launch.academies),
    ...launch.findings.filter(({ kind }) => beforeLaunch.includes(kind)),
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

/** Ids that nothing keeps from being given to something else one day. */
function unlistedIds({ ids: { given, listed } }: Launch): Missing[] {
  const known = new Set(listed);
  const unlisted = given.filter((id) => !known.has(id));
  if (unlisted.length === 0) return [];
  const what = `${unlisted.length} ids of the open data are not listed yet, first ${unlisted[0]}: run \`npm run data-ids\``;
  return [{ where: 'content/open-data/published-ids.json', what }];
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
  const today = new Date().toISOString().slice(0, 10);
  const findings = findingsOn(today);
  const missing = missingForLaunch({
    owner,
    testimonials,
    places,
    academies,
    findings,
    ids: {
      given: [...figureIds, ...[...dishes, ...menuDishes, ...allPhrases].map(({ id }) => id)],
      listed: Object.values(publishedIds).flatMap(({ published }) => published),
    },
    env: process.env,
  });
  for (const place of new Set(missing.map(({ where }) => where))) {
    console.log(`\n${place}`);
    for (const { where, what } of missing) if (where === place) console.log(`  - ${what}`);
  }
  console.log(`\n${sharesOf(knownFields()).join('\n')}`);
  writeFileSync(
    join(import.meta.dirname, '..', reportFile),
    await freshnessReport(today, findings),
  );
  console.log(`\nTo read again, all in ${reportFile}:`);
  for (const [danger, name] of Object.entries(dangers))
    console.log(`  ${findings.filter((each) => each.danger === danger).length} ${name}`);
  console.log(
    missing.length > 0 ? `\n${missing.length} things are left before launch.` : 'Nothing is left.',
  );
  process.exitCode = missing.length > 0 ? 1 : 0;
}
