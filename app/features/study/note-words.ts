import type { ComponentProps } from 'react';
import type { DatedNote } from '#app/ui/dated-note.tsx';

/** The words and the language of dated notes. */
export type NoteWords = Pick<ComponentProps<typeof DatedNote>, 'words' | 'language'>;
