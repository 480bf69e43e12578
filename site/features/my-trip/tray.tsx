import { fill } from '#domain/text/fill.ts';
import { removeStop } from '#domain/trips/changes.ts';
import { namesOf } from '#domain/trips/own-stop.ts';
import { ownStop } from '#domain/trips/trip.ts';
import { ShowName } from '#site/ui/show-card/show-name.tsx';
import { Button } from '#site/ui/button.tsx';
import { nameOf } from './days.ts';
import { focusGrip } from './focus-grip.ts';
import { Grip } from './grip.tsx';
import { Icon } from './icons.tsx';
import { Menu } from './menu.tsx';
import { StopName } from './stop-name.tsx';
import { useTool } from './tool.ts';

/** The stops without a day. */
export function Tray() {
  const { trip, text, facts, show, change } = useTool();
  return (
    <section className="trip-day-list" aria-labelledby="trip-day-title">
      <header className="trip-day-head">
        <div>
          <h2 id="trip-day-title" tabIndex={-1}>
            {text.board.tray}
          </h2>
          <p>{text.board.trayEmpty}</p>
        </div>
      </header>
      <ul className="trip-stops" data-drop="tray">
        {trip.tray.map((stop, index) => {
          const name = nameOf(stop, facts);
          const { note } = namesOf(stop);
          const known = facts.context.known.get(stop.of);
          return (
            <li key={stop.key} data-stop={stop.key}>
              <article className="trip-stop">
                <span />
                <span className="trip-number unknown" aria-hidden="true" />
                <div className="trip-stop-body">
                  <h3>
                    <StopName known={known} name={name} />
                  </h3>
                  {known?.hangul && (
                    <p>
                      <span lang="ko">{known.hangul}</span>
                      <ShowName
                        korean={known.hangul}
                        name={name}
                        kind="place"
                        label={text.stop.showName}
                      />
                    </p>
                  )}
                  {note && <p className="trip-note">{note}</p>}
                </div>
                <div className="trip-hand">
                  <Menu
                    label={fill(text.stop.more, { name })}
                    items={[
                      {
                        label: text.stop.move,
                        icon: 'calendar',
                        act: () => show({ kind: 'move', key: stop.key }),
                      },
                      {
                        label: stop.of === ownStop ? text.stop.nameAndNote : text.stop.note,
                        icon: 'pen',
                        act: () => show({ kind: 'note', key: stop.key }),
                      },
                      {
                        label: text.stop.remove,
                        icon: 'cross',
                        act: () => {
                          const next = trip.tray[index + 1] ?? trip.tray[index - 1];
                          change(
                            fill(text.did.remove, { name }),
                            (before) => removeStop(before, stop.key),
                            fill(text.say.removed, { name }),
                          );
                          focusGrip(next?.key);
                        },
                      },
                    ]}
                  />
                  <Grip stopKey={stop.key} name={name} />
                </div>
              </article>
            </li>
          );
        })}
      </ul>
      <div className="trip-day-foot">
        <Button look="line" onClick={() => show({ kind: 'add', day: undefined })}>
          <Icon name="plus" />
          {text.day.add}
        </Button>
      </div>
    </section>
  );
}
