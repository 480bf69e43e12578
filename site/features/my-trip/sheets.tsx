import { AddSheet } from './add-sheet.tsx';
import { MoveSheet } from './move-sheet.tsx';
import { NoteSheet, TimeSheet } from './edit-sheets.tsx';
import { OpenSheet } from './open-sheet.tsx';
import { OrderSheet } from './order-sheet.tsx';
import { ShareSheet } from './share-sheet.tsx';
import type { Sheet } from './tool.ts';

/** The window that stands open, if one does. */
export function Sheets({ sheet }: { readonly sheet: Sheet | undefined }) {
  switch (sheet?.kind) {
    case 'add':
      return <AddSheet day={sheet.day} />;
    case 'move':
      return <MoveSheet stopKey={sheet.key} />;
    case 'time':
      return <TimeSheet stopKey={sheet.key} />;
    case 'note':
      return <NoteSheet stopKey={sheet.key} />;
    case 'order':
      return <OrderSheet day={sheet.day} />;
    case 'share':
      return <ShareSheet />;
    case 'open':
      return <OpenSheet />;
    default:
      return null;
  }
}
