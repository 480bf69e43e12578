import { formats } from '#content/formats.ts';
import { isLocale, type Locale } from '#content/locale.ts';
import type { SaveGuideText } from './read.ts';
import { fill } from '#domain/text/fill.ts';
import { savedGuide, type GuideStatus, type SavedGuide } from '#site/lib/saved-guide.ts';

type States = SaveGuideText['save'];

interface Choice {
  readonly does: 'save' | 'cancel' | 'remove' | 'check';
  readonly during: readonly (GuideStatus['phase'] | 'newer')[];
}

/** What each button does, and when it is offered. */
const buttons: Readonly<Record<string, Choice>> = {
  start: { does: 'save', during: ['none'] },
  cancel: { does: 'cancel', during: ['saving'] },
  resume: { does: 'save', during: ['partial'] },
  refresh: { does: 'save', during: ['newer'] },
  remove: { does: 'remove', during: ['partial', 'saved'] },
  retry: { does: 'check', during: ['unreachable'] },
};

/** Saves the guide on the device, says how that goes, and removes it again. */
class SaveGuideElement extends HTMLElement {
  #guide: SavedGuide | undefined;
  #shown: GuideStatus['phase'] | undefined;

  connectedCallback(): void {
    const locale = document.documentElement.lang;
    const states = this.getAttribute('states');
    // A browser that could not show the guide without a connection is not asked to keep it.
    const able = 'serviceWorker' in navigator && 'caches' in window;
    if (!able || !isLocale(locale) || !states) return this.remove();
    const guide = savedGuide(locale);
    const text = JSON.parse(states) as States;
    this.#guide = guide;
    guide.subscribe(() => this.#show(guide.status(), text, locale));
    this.addEventListener('click', ({ target }) => this.#act(target));
    addEventListener('online', () => void guide.check());
    void guide.check();
  }

  #act(target: EventTarget | null): void {
    const button = target instanceof Element ? target.closest('button') : null;
    const does = buttons[button?.name ?? '']?.does;
    if (does) void this.#guide?.[does]();
  }

  #show(status: GuideStatus, text: States, locale: Locale): void {
    const { phase, done, total, newer } = status;
    const size = (bytes: number) => inMegabytes(bytes, locale);
    this.#say(sentencesFor(status, text, locale), phase === 'saving');
    const running = this.querySelector<HTMLElement>('div:has(> progress)');
    if (running) {
      running.hidden = phase !== 'saving';
      running.firstElementChild!.textContent = fill(text.saving, {
        done: size(done),
        total: size(total),
      });
      const bar = running.querySelector('progress');
      if (bar) Object.assign(bar, { max: total || 1, value: done });
    }
    const phases: readonly string[] = phase === 'saved' && newer > 0 ? [phase, 'newer'] : [phase];
    for (const button of this.querySelectorAll('button')) {
      button.hidden = !buttons[button.name]?.during.some((name) => phases.includes(name));
      if (button.name === 'refresh') button.textContent = fill(text.refresh, { size: size(newer) });
    }
    this.#keepFocus(phase);
  }

  /** A screen reader hears every quarter while the guide is saved, not every file: those see the bar. */
  #say(text: string, unseen: boolean): void {
    const state = this.querySelector('[role=status]');
    if (!state || state.textContent === text) return;
    state.textContent = text;
    state.classList.toggle('visually-hidden', unseen);
  }

  /** The button that was pressed may be gone: the focus stays in the control. */
  #keepFocus(phase: GuideStatus['phase']): void {
    const before = this.#shown;
    this.#shown = phase;
    if (before === undefined || before === 'checking' || before === phase) return;
    const { activeElement } = document;
    const lost =
      activeElement === document.body ||
      (activeElement instanceof HTMLElement &&
        this.contains(activeElement) &&
        activeElement.hidden);
    if (lost) this.querySelector<HTMLElement>('button:not([hidden])')?.focus();
  }
}

function sentencesFor(status: GuideStatus, text: States, locale: Locale): string {
  const { phase, stop, done, total, state, newer } = status;
  const sizes = { done: inMegabytes(done, locale), total: inMegabytes(total, locale) };
  const broken = stop === 'cancelled' ? undefined : stop;
  const quarter = Math.floor((done / total || 0) * 4) / 4;
  const { language } = formats[locale];
  const date = new Intl.DateTimeFormat(language, { dateStyle: 'long' });
  const said: Record<GuideStatus['phase'], string> = {
    checking: '',
    none: fill(text.size, { size: sizes.total }),
    unreachable: text.unreachable,
    partial: fill(broken ? text.kept : text.cancelled, sizes),
    saving: fill(text.percent, { percent: formats[locale].percent(quarter * 100) }),
    saved: [
      text.saved,
      fill(text.contents, { pages: String(state.pages), date: date.format(state.savedAt) }),
      newer > 0 ? text.outdated : '',
    ].join(' '),
  };
  return [status.removed ? text.removed : '', broken ? text.stopped[broken] : '', said[phase]]
    .join(' ')
    .trim();
}

/** `1,4 MB`, `1.4 MB` */
function inMegabytes(bytes: number, locale: Locale): string {
  const digits = { minimumFractionDigits: 1, maximumFractionDigits: 1 };
  const megabytes = new Intl.NumberFormat(formats[locale].language, digits).format(bytes / 1e6);
  return `${megabytes}\u00a0MB`;
}

customElements.define('save-guide', SaveGuideElement);
