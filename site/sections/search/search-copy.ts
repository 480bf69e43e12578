import type { Localized } from '#content/locale.ts';
import type { copy } from '#content/copy/search.ts';

export type SearchCopy = Localized<typeof copy>;
