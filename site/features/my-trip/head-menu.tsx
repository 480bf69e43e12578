import { changeTrip } from '#site/lib/trip-state.ts';
import { printPart } from '#site/lib/print-part.ts';
import { useTripStore } from '#site/lib/trip-store.ts';
import { Menu } from './menu.tsx';
import { pocket } from './pocket-pages.ts';
import { useTool } from './tool.ts';
import { saveTripFile } from './trip-file.ts';

/** What is done with the whole trip now and then. */
export function HeadMenu({ looking }: { readonly looking: boolean }) {
  const tool = useTool();
  const { keeping } = useTripStore();
  const { text, show } = tool;
  const { head } = text;

  const empty = () => changeTrip(text.did.empty, () => undefined);

  return (
    <Menu
      label={head.menu}
      items={[
        { label: head.print, icon: 'print', act: () => print() },
        { label: text.share.pocket, icon: 'print', act: () => printPart(pocket) },
        { label: head.file, icon: 'file', act: () => saveTripFile(tool) },
        { label: head.open, icon: 'share', act: () => show({ kind: 'open' }) },
        // A trip that one only looks at is not one's own to delete.
        ...(looking ? [] : [{ label: head.empty, icon: 'cross' as const, act: empty }]),
        ...(keeping === 'kept' && !looking
          ? [
              {
                label: head.forget,
                icon: 'bin' as const,
                act: () => show({ kind: 'forget' }),
              },
            ]
          : []),
      ]}
    />
  );
}
