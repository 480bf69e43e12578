import { placeLabels } from './copy/place-labels.ts';
import {
  cardDiscount,
  fareOptions,
  rideFares,
  taxiFares,
  trainFares,
  type FareOption,
} from './data/fares.ts';
import { transportInfo, type TransportInfo } from './data/transport-info.ts';
import { transportModes, type TransportMode } from './data/transport-modes.ts';
import { updates, type UpdateId } from './data/updates.ts';
import { type Locale, type Localized } from './locale.ts';
import { localize } from './localize.ts';
import { copy as transportCopy } from './copy/transport.ts';
import { readPage } from './read.server.ts';
import { figuresIn, readPageFigures } from './register/figures.ts';

/** A means of transport in one language, with what has changed since its figures. */
export type TransportModeEntry = Localized<Omit<TransportMode, 'updates'>> & {
  readonly updates: readonly Localized<(typeof updates)[UpdateId]>[];
};

/** A ride whose fare the helper works out, in one language. */
export type FareEntry = Localized<FareOption> & {
  /** Year and month since when the newer fare holds. */
  readonly since?: string;
};

/** The transport page in one language: its copy, cards, fares and the words of the dated notes. */
export function readTransport(locale: Locale) {
  const { copy, ...page } = readPage('transport', locale);
  return {
    ...page,
    copy: {
      ...copy,
      students: { ...copy.students, updates: readUpdates(copy.students.updates, locale) },
    },
    note: localize(placeLabels.note, locale),
    info: transportInfo.map((card: TransportInfo) => localize(card, locale)),
    modes: transportModes.map((mode) => readMode(mode, locale)),
    fares: { rides: rideFares, cardDiscount, taxi: taxiFares, train: trainFares },
    figures: readPageFigures(figuresIn(transportCopy, transportInfo, transportModes), locale),
    options: fareOptions.map((option) => readFare(option, locale)),
  };
}

export type TransportPage = ReturnType<typeof readTransport>;

function readMode({ updates: ids, ...mode }: TransportMode, locale: Locale): TransportModeEntry {
  return { ...localize(mode, locale), updates: readUpdates(ids, locale) };
}

function readFare(option: FareOption, locale: Locale): FareEntry {
  const since = option.kind === 'ride' && updates[option.card.update].source.date;
  return { ...localize(option, locale), ...(since && { since }) };
}

function readUpdates(ids: readonly UpdateId[], locale: Locale) {
  return ids.map((id) => localize(updates[id], locale));
}
