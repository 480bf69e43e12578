import { copy as scholarships } from './copy/scholarships.ts';
import { copy as studentCosts } from './copy/student-costs.ts';
import type { GuidePart, StudyGuideCopy } from './copy/study-guide.ts';
import { copy as workingHoliday } from './copy/working-holiday.ts';
import { localize } from './localize.ts';
import type { Locale } from './locale.ts';
import { figuresIn, readFigures, readPageFigures } from './register/figures.ts';

/** The pages that are made of parts. */
const guides = {
  scholarships,
  'student-costs': studentCosts,
  'working-holiday': workingHoliday,
} as const satisfies Record<string, StudyGuideCopy>;

export type StudyGuideId = keyof typeof guides;

/** A page about studying in one language, with the figures of its parts. */
export function readStudyGuide(page: StudyGuideId, locale: Locale) {
  const guide: StudyGuideCopy = guides[page];
  return {
    page,
    locale,
    copy: localize(guide, locale),
    parts: guide.parts.map((part) => readPart(part, locale)),
    figures: readPageFigures(figuresIn(guide), locale),
  };
}

function readPart({ figures = [], ...part }: GuidePart, locale: Locale) {
  return { ...localize(part, locale), figures: readFigures(figures, locale) };
}

export type StudyGuidePart = ReturnType<typeof readPart>;
