import { changeTrip, forgetTrip } from '#site/lib/trip-state.ts';
import { printPart } from '#site/lib/print-part.ts';
import { useTripStore } from '#site/lib/trip-store.ts';
import { Menu } from './menu.tsx';
import { pocket } from './pocket-pages.ts';
import { useTool } from './tool.ts';
import { saveTripFile } from './trip-file.ts';

/** What is done with the whole trip now and then. */
export function HeadMenu() {
  const tool = useTool();
  const { keeping } = useTripStore();
  const { text, show } = tool;
  const { head } = text;
  return (
    <Menu
      label={head.menu}
      items={[
        { label: head.print, icon: 'print', act: () => print() },
        { label: text.share.pocket, icon: 'print', act: () => printPart(pocket) },
        { label: head.file, icon: 'file', act: () => saveTripFile(tool) },
        { label: head.open, icon: 'share', act: () => show({ kind: 'open' }) },
        {
          label: head.empty,
          icon: 'cross',
          act: () => changeTrip(text.did.empty, () => undefined),
        },
        ...(keeping === 'kept'
          ? [{ label: head.forget, icon: 'cross' as const, act: forgetTrip }]
          : []),
      ]}
    />
  );
}
