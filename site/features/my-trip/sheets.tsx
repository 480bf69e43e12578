import type { Trip } from '#domain/trips/trip.ts';
import { AddSheet } from './add-sheet.tsx';
import { MoveSheet } from './move-sheet.tsx';
import { NoteSheet, TimeSheet } from './edit-sheets.tsx';
import { ForgetSheet } from './forget-sheet.tsx';
import { OpenSheet } from './open-sheet.tsx';
import { OrderSheet } from './order-sheet.tsx';
import { ReplaceSheet } from './replace-sheet.tsx';
import { ShareSheet } from './share-sheet.tsx';
import type { Sheet } from './tool.ts';

interface Props {
  readonly sheet: Sheet | undefined;
  /** A trip from elsewhere that would take the place of one's own. */
  readonly incoming: Trip | undefined;
}

/** The window that stands open, if one does. */
export function Sheets({ sheet, incoming }: Props) {
  if (incoming) return <ReplaceSheet incoming={incoming} />;
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
    case 'forget':
      return <ForgetSheet />;
    default:
      return null;
  }
}
