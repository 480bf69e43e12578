import { capital } from '#content/formats.ts';
import { clock } from '#domain/time/clock.ts';
import { fill } from '#domain/text/fill.ts';
import { countOf } from '#domain/text/count-of.ts';
import type { DayView } from './days.ts';
import { ownStop } from '#domain/trips/trip.ts';
import type { WholeCost } from '#domain/trips/whole-cost.ts';
import { pocketSheets, type PocketPage } from './pocket-pages.ts';
import { PaperTotal } from './paper-cost.tsx';
import { QrPicture, type PaperLink } from './qr-picture.tsx';
import { useTool } from './tool.ts';
import { wayText } from './way-text.ts';

/** Stops of a page with the ways between them, and how many it takes at all. */
const withWays = 7;
const most = 12;

interface Props {
  readonly whole: WholeCost;
  readonly link: PaperLink | undefined;
}

/** A sheet of A4 across, to fold to eight pages of A7: a cover, a page for each day, and what helps in trouble. */
export function PaperPocket({ whole, link }: Props) {
  const { days } = useTool();
  return (
    <div className="print-only trip-pocket">
      {pocketSheets(days.length).map((pages, sheet) => (
        <div key={sheet}>
          {pages.map((page, place) => (
            <section key={place} className={place < 4 ? 'turned' : undefined}>
              <Page page={page} whole={whole} link={link} />
            </section>
          ))}
        </div>
      ))}
    </div>
  );
}

function Page({ page, whole, link }: Props & { readonly page: PocketPage }) {
  const { days, text } = useTool();
  if (page === 'cover') return <Cover />;
  if (page === 'back') return <Back whole={whole} link={link} />;
  const day = page === 'notes' ? undefined : days[page];
  return day ? (
    <DayPage day={day} />
  ) : (
    <>
      <h2>{text.paper.notes}</h2>
      <p className="trip-paper-lines" />
    </>
  );
}

function Cover() {
  const { trip, days, text, locale } = useTool();
  return (
    <>
      <h2 className="trip-pocket-name">{trip.name || text.head.unnamed}</h2>
      <p>{capital(countOf(text.count.days, days.length, locale))}</p>
      <ol>
        {days.slice(0, 14).map(({ index, short, title }) => (
          <li key={index}>
            <b>{short}</b> {title}
          </li>
        ))}
      </ol>
      <p className="trip-pocket-hint">{text.paper.fold}</p>
    </>
  );
}

function DayPage({ day }: { readonly day: DayView }) {
  const tool = useTool();
  const { trip, text, facts } = tool;
  const sleep = facts.stations.get(trip.days[day.index]?.sleep ?? '');
  const shown = day.stops.slice(0, most);
  const left = day.stops.length - shown.length;
  return (
    <>
      <h2>
        {capital(day.short)} · {day.title}
      </h2>
      <ol>
        {shown.map(({ stop, known, name, at, leg }) => (
          <li key={stop.key}>
            {leg && shown.length <= withWays && <small>{wayText(leg, tool)}</small>}
            <time>{clock(at)}</time>
            <span>
              {known?.hangul && <b lang="ko">{known.hangul} </b>}
              {name}
            </span>
            {stop.note && stop.of !== ownStop && <small>{stop.note}</small>}
          </li>
        ))}
      </ol>
      {left > 0 && <p>{fill(text.paper.more, { stops: `${left}` })}</p>}
      {sleep && (
        <p className="trip-pocket-sleep">
          {text.day.sleep} <b lang="ko">{sleep.hangul}</b> {sleep.name}
        </p>
      )}
    </>
  );
}

function Back({ whole, link }: Props) {
  const { text } = useTool();
  return (
    <>
      <h2>{text.paper.trouble}</h2>
      <p>{text.paper.police}</p>
      <p>{text.paper.tourism}</p>
      <PaperTotal whole={whole} />
      {link && (
        <>
          <QrPicture qr={link.qr} label={text.share.qr} />
          <p className="trip-pocket-hint">{link.notes ? text.paper.qr : text.paper.qrPlain}</p>
        </>
      )}
    </>
  );
}
