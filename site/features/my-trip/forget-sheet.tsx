import { forgetTrip } from '#site/lib/trip-state.ts';
import { Button } from '#site/ui/button.tsx';
import { SheetWindow } from './sheet.tsx';
import { useTool } from './tool.ts';
import { saveTripFile } from './trip-file.ts';

/** Asks before the trip is deleted from the device, which nothing brings back. */
export function ForgetSheet() {
  const tool = useTool();
  const { text, show } = tool;
  const { forget, head } = text;
  return (
    <SheetWindow heading={forget.heading} lead={forget.text}>
      <div className="trip-edit">
        <Button onClick={() => show(undefined)}>{forget.no}</Button>
        <Button look="line" onClick={() => saveTripFile(tool)}>
          {head.file}
        </Button>
        <Button
          look="line"
          onClick={() => {
            show(undefined);
            forgetTrip();
          }}
        >
          {forget.yes}
        </Button>
      </div>
    </SheetWindow>
  );
}
