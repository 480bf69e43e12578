import { useState } from 'react';
import { calendarFile } from '#domain/time/calendar-file.ts';
import { fill } from '#domain/text/fill.ts';
import { tripEvents, tripRoutes } from '#domain/trips/trip-files.ts';
import { printPart } from '#site/lib/print-part.ts';
import { saveFile } from '#site/lib/save-file.ts';
import { formats } from '#content/formats.ts';
import { Button } from '#site/ui/button.tsx';
import { Tick } from '#site/ui/tick.tsx';
import { gpxFile } from '#domain/trips/gpx.ts';
import { Icon } from './icons.tsx';
import { KeepRow } from './keep-row.tsx';
import { isDrawn, linkOf, longLink, withoutNotes } from './link-of.ts';
import { Out } from './out.tsx';
import { pocket } from './pocket-pages.ts';
import { QrPicture } from './qr-picture.tsx';
import { SheetWindow } from './sheet.tsx';
import { useTool } from './tool.ts';
import { fileName, saveTripFile } from './trip-file.ts';
import { useLate } from './use-late.ts';

const loadQr = () => import('./qr.ts');

/** The trip as a link, on paper, and as files. */
export function ShareSheet() {
  const tool = useTool();
  const { trip, text, facts, locale, say, show } = tool;
  const [notes, setNotes] = useState(true);
  const [copied, setCopied] = useState<boolean>();
  const { share } = text;
  const path = `${location.origin}${location.pathname}`;
  const link = linkOf(notes ? trip : withoutNotes(trip), facts.ids, path);
  const drawing = useLate(loadQr);
  const letters = { number: formats[locale].number(link.length) };
  const name = trip.name || text.head.unnamed;

  /** An open window would be what is printed. */
  function onPaper(part?: string) {
    show(undefined);
    requestAnimationFrame(() => (part ? printPart(part) : print()));
  }

  function copy() {
    navigator.clipboard.writeText(link).then(
      () => setCopied(true),
      () => setCopied(false),
    );
  }

  function saveCalendar() {
    const events = tripEvents(trip, facts.context);
    saveFile(
      `${fileName(tool)}.ics`,
      'text/calendar',
      calendarFile({ name, events, stamp: new Date() }),
    );
  }

  function saveRoute() {
    const dayName = (day: number) => fill(text.board.day, { day: `${day}` });
    const routes = tripRoutes(trip, facts.context, dayName);
    saveFile(`${fileName(tool)}.gpx`, 'application/gpx+xml', gpxFile(name, routes));
  }

  return (
    <SheetWindow wide heading={share.heading} lead={notes ? share.text : share.textPlain}>
      <div className="trip-share">
        <div>
          <label className="visually-hidden" htmlFor="trip-url">
            {share.link}
          </label>
          <textarea
            id="trip-url"
            readOnly
            rows={4}
            value={link}
            onFocus={({ target }) => target.select()}
          />
          <p className="note">
            {fill(link.length > longLink ? share.long : share.letters, letters)}
          </p>
          <div className="row">
            <Button onClick={copy}>
              <Icon name="copy" />
              {share.copy}
            </Button>
            {'share' in navigator && (
              <Button
                look="line"
                onClick={() => navigator.share({ title: name, url: link }).catch(() => undefined)}
              >
                <Icon name="share" />
                {share.send}
              </Button>
            )}
          </div>
          <p role="status" className="note">
            {copied !== undefined && (copied ? share.copied : share.notCopied)}
          </p>
          <Tick
            id="trip-with-notes"
            label={share.notes}
            checked={notes}
            onChange={({ target }) => setNotes(target.checked)}
          />
          {drawing && (
            <div className="trip-share-qr">
              {isDrawn(link) && <QrPicture qr={drawing.qrOf(link)} label={share.qr} />}
              <div>
                <h3>{share.qrHeading}</h3>
                <p className="note">{isDrawn(link) ? share.qrText : share.qrLong}</p>
              </div>
            </div>
          )}
        </div>
        <div>
          <h3>{share.take}</h3>
          <ul className="trip-outs">
            <Out icon="print" name={share.print} hint={share.printHint} act={() => onPaper()} />
            <Out
              icon="print"
              name={share.pocket}
              hint={share.pocketHint}
              act={() => onPaper(pocket)}
            />
            <Out
              icon="calendar"
              name={share.calendar}
              hint={trip.start ? share.calendarHint : share.calendarNone}
              act={trip.start ? saveCalendar : () => say(share.calendarNone)}
            />
            <Out icon="pin" name={share.route} hint={share.routeHint} act={saveRoute} />
            <KeepRow />
            <Out
              icon="file"
              name={share.file}
              hint={share.fileHint}
              act={() => saveTripFile(tool)}
            />
          </ul>
        </div>
      </div>
    </SheetWindow>
  );
}
