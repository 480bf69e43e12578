import type { checker } from '#content/copy/entry-checker.ts';
import type { Localized } from '#content/locale.ts';

export type CheckerWords = Localized<typeof checker>;
