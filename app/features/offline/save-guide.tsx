import { useEffect, useRef, useSyncExternalStore } from 'react';
import { fetchAhead } from '#app/lib/when-idle.ts';
import { Button } from '#app/ui/button.tsx';
import type { Locale } from '#content/locale.ts';
import type { OfflineWords } from '#content/offline.server.ts';
import { formats } from '#content/formats.ts';
import { percent } from '#domain/amounts.ts';
import { fill } from '#domain/fill.ts';
import styles from './save-guide.module.css';
import { savedGuide, type GuideStatus } from './saved-guides.ts';
import { useWords } from './words.ts';

const able = 'serviceWorker' in navigator && 'caches' in window;

/** Saves the guide on the device, says how that goes, and removes it again. */
export function SaveGuide({ locale }: { locale: Locale }) {
  const { save: words, card } = useWords(locale) ?? {};
  const guide = savedGuide(locale);
  const status = useSyncExternalStore(guide.subscribe, guide.status);

  useEffect(() => {
    if (able) fetchAhead(() => guide.check());
    const again = () => void guide.check();
    addEventListener('online', again);
    return () => removeEventListener('online', again);
  }, [guide]);

  // A browser that could not show the guide without a connection is not asked to keep it.
  if (!able || !words || !card) return null;
  return (
    <section aria-labelledby="save-guide" className={styles.card}>
      <div>
        <h2 id="save-guide">{card.heading}</h2>
        <p>{card.lead}</p>
      </div>
      {status.phase !== 'checking' && (
        <Control
          words={words}
          locale={locale}
          status={status}
          onSave={() => void guide.save()}
          onCancel={() => guide.cancel()}
          onRemove={() => void guide.remove()}
          onRetry={() => void guide.check()}
        />
      )}
    </section>
  );
}

interface ControlProps {
  readonly words: OfflineWords['save'];
  readonly locale: Locale;
  readonly status: GuideStatus;
  readonly onSave: () => void;
  readonly onCancel: () => void;
  readonly onRemove: () => void;
  readonly onRetry: () => void;
}

function Control(props: ControlProps) {
  const { words, locale, status } = props;
  const { phase, stop, done, total, state, newer } = status;
  const sizes = { done: inMegabytes(done, locale), total: inMegabytes(total, locale) };
  const broken = stop === 'cancelled' ? undefined : stop;
  const main = useRef<HTMLDivElement>(null);
  useFocusKept(main, phase);
  return (
    <div className={styles.control}>
      <p className={styles.state} role="status">
        {status.removed && <>{words.removed} </>}
        {broken && <>{words.stopped[broken]} </>}
        {phase === 'none' && fill(words.size, { size: sizes.total })}
        {phase === 'unreachable' && words.unreachable}
        {phase === 'partial' && fill(broken ? words.kept : words.cancelled, sizes)}
        {phase === 'saving' && <Spoken words={words} locale={locale} share={done / total || 0} />}
        {phase === 'saved' && (
          <>
            {words.saved}{' '}
            {fill(words.contents, {
              pages: String(state.pages),
              date: new Date(state.savedAt).toLocaleDateString(formats[locale].language, {
                dateStyle: 'long',
              }),
            })}
            {newer > 0 && <> {words.outdated}</>}
          </>
        )}
      </p>
      {phase === 'saving' && (
        <div className={styles.running}>
          <p aria-hidden="true">{fill(words.saving, sizes)}</p>
          <progress aria-label={words.progress} max={total || 1} value={done} />
        </div>
      )}
      <div ref={main} className={styles.actions}>
        <Actions {...props} size={inMegabytes(newer, locale)} />
      </div>
    </div>
  );
}

function Actions({ words, status, size, ...act }: ControlProps & { readonly size: string }) {
  const { phase, newer } = status;
  const remove = (
    <Button look="line" onClick={act.onRemove}>
      {words.remove}
    </Button>
  );
  switch (phase) {
    case 'none':
      return <Button onClick={act.onSave}>{words.start}</Button>;
    case 'saving':
      return (
        <Button look="line" onClick={act.onCancel}>
          {words.cancel}
        </Button>
      );
    case 'partial':
      return (
        <>
          <Button onClick={act.onSave}>{words.resume}</Button>
          {remove}
        </>
      );
    case 'saved':
      return (
        <>
          {newer > 0 && <Button onClick={act.onSave}>{fill(words.refresh, { size })}</Button>}
          {remove}
        </>
      );
    default:
      return (
        <Button look="line" onClick={act.onRetry}>
          {words.retry}
        </Button>
      );
  }
}

/** A screen reader hears every quarter, not every file. */
function Spoken({
  words,
  locale,
  share,
}: Pick<ControlProps, 'words' | 'locale'> & { readonly share: number }) {
  const quarter = percent(Math.floor(share * 4) / 4, locale);
  return <span className="visually-hidden">{fill(words.percent, { percent: quarter })}</span>;
}

/** The button that was pressed may be gone: the focus stays in the control. */
function useFocusKept(place: React.RefObject<HTMLDivElement | null>, phase: GuideStatus['phase']) {
  const before = useRef(phase);
  useEffect(() => {
    if (before.current === phase) return;
    before.current = phase;
    if (document.activeElement === document.body) place.current?.querySelector('button')?.focus();
  }, [place, phase]);
}

/** `1,4 MB`, `1.4 MB` */
function inMegabytes(bytes: number, locale: Locale): string {
  const tenths = { minimumFractionDigits: 1, maximumFractionDigits: 1 };
  const megabytes = (bytes / 1e6).toLocaleString(formats[locale].language, tenths);
  return `${megabytes}\u00a0MB`;
}
