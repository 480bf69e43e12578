// Read by tools/previews.ts through Vite, as pages are: the preview pictures of all pages by their file names.
import { readPreviews } from '../site/layout/read-previews.ts';
import { previewFile } from '../site/layout/previews.ts';

export const wanted = new Map(
  readPreviews().map(({ page, locale, preview }) => [previewFile(page, locale, preview), preview]),
);
