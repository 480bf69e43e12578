import { text as contactText } from '#content/text/contact.ts';
import { contactTopic } from '#content/text/contact-topic.ts';
import { text as requirements } from '#content/text/requirements.ts';
import { text as study } from '#content/text/study.ts';
import { text as tourism } from '#content/text/tourism.ts';
import { visibleSchools } from '#content/data/schools.ts';
import { formats } from '#content/formats.ts';
import type { Locale } from '#content/locale.ts';
import { localize } from '#content/localize.ts';
import type { contactSubjects } from './contact-subjects.ts';

/** What a link to the contact form knows about a course. */
interface Asked {
  readonly school?: string | undefined;
  /** `YYYY-MM` */
  readonly term?: string | undefined;
  /** ISO 3166 code of two letters. */
  readonly passport?: string | undefined;
}

/** Subject and first lines of a question about a school; undefined without a school that the guide knows. */
export function readContactTopic(locale: Locale, { school: id, term, passport }: Asked) {
  const school = visibleSchools().find((each) => each.id === id);
  if (!school) return undefined;
  const text = localize(contactTopic, locale);
  const month = term ? formats[locale].month(term) : '';
  const country = passport && new Intl.DisplayNames(locale, { type: 'region' }).of(passport);
  const fill = (written: string, name: string) =>
    written
      .replace('{school}', name)
      .replace('{month}', month)
      .replace('{country}', country ?? '');
  const lines = [text.message, term && text.term, country && text.passport];
  return {
    subject: fill(term ? text.subjectInTerm : text.subject, school.name[locale]),
    message: [
      ...lines.flatMap((line) => (line ? [fill(line, school.centre[locale])] : [])),
      `${text.question} `,
    ].join('\n'),
  };
}

export type ContactTopic = NonNullable<ReturnType<typeof readContactTopic>>;

/** The pages that say in Korean what a message is about. */
const subjectPages = {
  estudiar: study,
  turismo: tourism,
  visado: requirements,
  otros: contactText,
} as const satisfies Record<(typeof contactSubjects)[number], unknown>;

/** What a postmark says of each subject. */
export function readPostmarks(locale: Locale) {
  return Object.entries(subjectPages).map(([subject, { hangul, hangulMeaning }]) => ({
    subject,
    hangul,
    meaning: hangulMeaning[locale],
  }));
}

export type Postmark = ReturnType<typeof readPostmarks>[number];
