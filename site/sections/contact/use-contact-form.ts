import {
  startTransition,
  useActionState,
  useEffect,
  useRef,
  useState,
  useSyncExternalStore,
  type InputEvent,
  type RefObject,
  type SubmitEvent,
} from 'react';
import type { ContactResult, ContactValues } from '#site/lib/contact-result.ts';
import {
  asksAnew,
  draftRound,
  fillIn,
  keepDraft,
  onDraftCleared,
  readDraft,
  startedAt,
} from '#site/lib/draft.ts';
import { later } from '#site/lib/later.ts';
import { fetchAhead } from '#site/lib/when-idle.ts';
import type { Locale } from '#content/locale.ts';
import type { ContactForm, ContactIssues, ContactSubject } from '#domain/contact.ts';
import type { Outcome } from './submit-contact.ts';

const empty: ContactValues = {
  name: '',
  email: '',
  subject: '',
  message: '',
  privacyAccepted: false,
};

/** The rules and the call load after the page: reading it needs neither. */
const loadSubmit = () => later(() => import('./submit-contact.ts'));
fetchAhead(loadSubmit);

interface Options {
  readonly form: ContactForm;
  readonly locale: Locale;
  /** What the server made of the form when it was sent without JavaScript. */
  readonly initial: ContactResult | undefined;
  readonly sent: boolean;
  /** The subject that the address asks for. */
  readonly subject: ContactSubject | undefined;
  /** Called after every attempt that was made. */
  readonly onOutcome: (outcome: Outcome) => void;
}

/** The state of the contact form. What was typed stays in the DOM, so nothing typed early is lost. */
export function useContactForm({ form, locale, initial, sent, subject, onOutcome }: Options) {
  const element = useRef<HTMLFormElement>(null);
  const busy = useRef(false);
  const round = useSyncExternalStore(
    onDraftCleared,
    () => draftRound(form),
    () => 0,
  );
  const [accepted, setAccepted] = useState(false);
  const [fixed, setFixed] = useState<{ of: Outcome; issues: ContactIssues }>();

  const [outcome, dispatch, pending] = useActionState(
    async (_: Outcome, typed: ReturnType<typeof read>) => {
      const result = await attempt(typed, form, locale);
      busy.current = false;
      onOutcome(result);
      return result;
    },
    firstOutcome(initial, sent),
  );
  useFocusAfter(outcome, element);
  useConsentAnew(element, locale, setAccepted);

  // The browser may have filled in the form before this page was hydrated.
  useEffect(() => {
    if (!element.current) return;
    startedAt(form);
    fillIn(form, element.current);
    if (round === 0) preselectSubject(form, element.current);
    remember(form, element.current);
    setAccepted(read(element.current).privacyAccepted);
  }, [form, round]);

  // Of the fields that were wrong when the form was sent, those that still are.
  const issues = fixed?.of === outcome ? fixed.issues : issuesOf(outcome);

  return {
    element,
    round,
    outcome,
    sending: pending,
    accepted,
    issues,
    /** What the fields begin with; the draft, or what the server gives back, or nothing. */
    values: (): ContactValues => ({
      ...empty,
      ...(round === 0 && subject && { subject }),
      ...(round === 0 ? initial?.values : undefined),
      ...readDraft(form),
    }),
    onInput: ({ currentTarget }: InputEvent<HTMLFormElement>) => {
      remember(form, currentTarget);
      const typed = read(currentTarget);
      setAccepted(typed.privacyAccepted);
      if (Object.keys(issues).length > 0) {
        const fix = (wrong: ContactIssues) => setFixed({ of: outcome, issues: wrong });
        stillWrong(issues, typed, form).then(fix, console.error);
      }
    },
    onSubmit: (event: SubmitEvent<HTMLFormElement>) => {
      event.preventDefault();
      if (busy.current) return;
      busy.current = true;
      const typed = read(event.currentTarget);
      startTransition(() => dispatch(typed));
    },
  };
}

async function attempt(
  typed: ReturnType<typeof read>,
  form: ContactForm,
  locale: Locale,
): Promise<Outcome> {
  try {
    const { submitContact } = await loadSubmit();
    return await submitContact(typed, form, locale);
  } catch (error) {
    console.error('the contact form could not be sent', error);
    return { kind: 'failed', reason: navigator.onLine ? 'unavailable' : 'offline' };
  }
}

function firstOutcome(initial: ContactResult | undefined, sent: boolean): Outcome {
  if (initial?.failed) return { kind: 'failed', reason: initial.failed };
  if (initial) return { kind: 'invalid', issues: initial.issues };
  return sent ? { kind: 'sent' } : { kind: 'idle' };
}

/** What stands in the form now. */
function read(element: HTMLFormElement) {
  const data = new FormData(element);
  const text = (name: string) => {
    const value = data.get(name);
    return typeof value === 'string' ? value : '';
  };
  return {
    name: text('name'),
    email: text('email'),
    subject: text('subject'),
    message: text('message'),
    website: text('website'),
    privacyAccepted: data.has('privacyAccepted'),
  };
}

function remember(form: ContactForm, element: HTMLFormElement): void {
  // Consent is given each time, to the text in view: the tick is no part of the draft.
  const { website: _, privacyAccepted: __, ...values } = read(element);
  keepDraft(form, values);
}

/** Chooses the subject that `?subject=` names, where the form offers it; once, as the visitor may choose another. */
function preselectSubject(form: ContactForm, element: HTMLFormElement): void {
  const select = element.elements.namedItem('subject');
  const wanted = new URLSearchParams(location.search).get('subject');
  if (!(select instanceof HTMLSelectElement) || wanted === null) return;
  const offered = Array.from(select.options).some(({ value }) => value === wanted);
  if (!offered) return;
  const chosen = asksAnew(form, wanted) ? undefined : readDraft(form)?.['subject'];
  select.value = chosen || wanted;
}

function issuesOf(outcome: Outcome): ContactIssues {
  return outcome.kind === 'invalid' ? outcome.issues : {};
}

async function stillWrong(
  issues: ContactIssues,
  typed: ReturnType<typeof read>,
  form: ContactForm,
): Promise<ContactIssues> {
  const { issuesOfContact } = await loadSubmit();
  const now = issuesOfContact(typed, form);
  const wrong = Object.entries(now).filter(([field]) => field in issues);
  return Object.fromEntries(wrong);
}

/** Consent is given to the text in view: no other language, and no earlier visit of the page, brings a tick along. */
function useConsentAnew(
  element: RefObject<HTMLFormElement | null>,
  locale: Locale,
  setAccepted: (accepted: boolean) => void,
): void {
  const written = useRef(locale);
  useEffect(() => {
    const tick = element.current?.elements.namedItem('privacyAccepted');
    if (!(tick instanceof HTMLInputElement)) return;
    // The browser keeps no state of it over a reload. In documents the attribute would not be valid.
    tick.setAttribute('autocomplete', 'off');
    const clear = () => {
      tick.checked = false;
      setAccepted(false);
    };
    if (written.current !== locale) clear();
    written.current = locale;
    const onShow = ({ persisted }: PageTransitionEvent) => persisted && clear();
    addEventListener('pageshow', onShow);
    return () => removeEventListener('pageshow', onShow);
  }, [element, locale, setAccepted]);
}

/** After an attempt: to the first field that is wrong, else to the notice that says what happened. */
function useFocusAfter(outcome: Outcome, element: RefObject<HTMLFormElement | null>): void {
  const seen = useRef(outcome);
  useEffect(() => {
    if (seen.current === outcome) return;
    seen.current = outcome;
    const target = outcome.kind === 'invalid' ? '[aria-invalid="true"]' : '[data-outcome]';
    element.current?.querySelector<HTMLElement>(target)?.focus();
  }, [outcome, element]);
}
