import { useState } from 'react';
import { decodeTrip } from '#domain/trips/link.ts';
import { changeTrip } from '#site/lib/trip-state.ts';
import { useTripStore } from '#site/lib/trip-store.ts';
import { Button } from '#site/ui/button.tsx';
import { Field } from '#site/ui/field.tsx';
import { clearLink } from './clear-link.ts';
import { SheetWindow } from './sheet.tsx';
import { useTool } from './tool.ts';
import { tripInFile } from './trip-file.ts';

/** Opens a trip that somebody has sent: a link is looked at first, and a file takes the place of one's own trip once the visitor agrees. */
export function OpenSheet() {
  const { text, facts, show, take } = useTool();
  const { trip: own } = useTripStore();
  const [link, setLink] = useState('');
  const [problem, setProblem] = useState<{ link?: string; file?: string; isNewer?: boolean }>({});
  const { open, links } = text;

  function openLink() {
    const fragment = /#?([1-9][\w-]+)\s*$/.exec(link.trim())?.[1];
    if (!fragment) return setProblem({ link: open.notLink });
    const found = decodeTrip(fragment, facts.ids);
    if ('error' in found) return setProblem({ link: links[found.error].text });
    show(undefined);
    location.hash = fragment;
  }

  async function openFile(file: File | undefined) {
    if (!file) return;
    const found = tripInFile(await file.text().catch(() => ''), facts.context.known);
    if ('error' in found) {
      const isNewer = found.error === 'newer';
      return setProblem({ file: isNewer ? open.newer : open.notTrip, isNewer });
    }
    show(undefined);
    if (own) return take(found.trip);
    changeTrip(text.did.open, () => found.trip);
    clearLink();
  }

  return (
    <SheetWindow heading={open.heading}>
      <form
        noValidate
        className="trip-edit"
        onSubmit={(event) => {
          event.preventDefault();
          openLink();
        }}
      >
        <Field
          as="textarea"
          id="trip-paste"
          label={open.link}
          value={link}
          error={problem.link}
          onChange={({ target }) => setLink(target.value)}
        />
        <Button type="submit">{open.button}</Button>
        <Field
          as="input"
          type="file"
          id="trip-file"
          accept=".json,application/json"
          label={open.file}
          error={problem.file}
          onChange={({ target }) => void openFile(target.files?.[0])}
        />
        {problem.isNewer && (
          <Button look="line" onClick={() => location.reload()}>
            {links.newer.update}
          </Button>
        )}
      </form>
    </SheetWindow>
  );
}
