import {
  startTransition,
  useActionState,
  useEffect,
  useRef,
  useState,
  type InputEvent,
  type RefObject,
  type SubmitEvent,
} from 'react';
import { asksAnew, fillIn, keepDraft, readDraft, startedAt } from '#site/lib/draft.ts';
import { useQuery } from '#site/lib/query.ts';
import type { Locale } from '#content/locale.ts';
import { pathTo } from '#content/pages.ts';
import {
  contactSubjects,
  type ContactForm,
  type ContactFieldErrors,
  type ContactValues,
  type FailedContact,
} from '#domain/contact.ts';
import type { Outcome } from './submit-contact.ts';

/** The rules and the call are fetched when somebody begins to write: reading needs neither. */
const loadSubmit = () => import('./submit-contact.ts');

const empty: ContactValues = {
  name: '',
  email: '',
  subject: '',
  message: '',
  privacyAccepted: false,
};

const sentEarlier: Outcome = { kind: 'sent' };

interface Options {
  readonly form: ContactForm;
  readonly locale: Locale;
  /** The query that the document was rendered for. */
  readonly search: string;
  /** What the server made of the form when it was sent without JavaScript. */
  readonly failed: FailedContact | undefined;
  /** Called after every attempt that was made. */
  readonly onOutcome: (outcome: Outcome) => void;
}

/** The state of the contact form. What was typed stays in the DOM, so nothing typed early is lost. */
export function useContactForm({ form, locale, search, failed, onOutcome }: Options) {
  const element = useRef<HTMLFormElement>(null);
  const busy = useRef(false);
  const query = useQuery(search);
  // Counts the messages that were sent: each time the fields begin anew.
  const [round, setRound] = useState(0);
  const [accepted, setAccepted] = useState(false);
  const [fixed, setFixed] = useState<{ of: Outcome; fieldErrors: ContactFieldErrors }>();

  const [attempted, dispatch, sending] = useActionState(
    async (_: Outcome, typed: ReturnType<typeof read>) => {
      const result = await attempt(typed, form, locale);
      busy.current = false;
      if (result.kind === 'sent') startTransition(() => setRound((before) => before + 1));
      onOutcome(result);
      return result;
    },
    outcomeOf(failed),
  );
  const sentBefore = attempted.kind === 'idle' && query.get('sent') === '1';
  const outcome = sentBefore ? sentEarlier : attempted;
  useFocusAfter(outcome, element);
  useFreshConsent(element, setAccepted);

  // A form that is shown again has the URL that it was sent to, where a reload would send it once more.
  useEffect(() => {
    if (failed) history.replaceState(history.state, '', pathTo(form, locale));
  }, [failed, form, locale]);

  // The browser may have filled in the form before it was hydrated.
  useEffect(() => {
    if (!element.current) return;
    startedAt(form);
    fillIn(form, element.current);
    if (round === 0) preselectSubject(form, element.current);
    remember(form, element.current);
    setAccepted(read(element.current).privacyAccepted);
  }, [form, round]);

  // Of the fields that were wrong when the form was sent, those that still are.
  const fieldErrors = fixed?.of === outcome ? fixed.fieldErrors : fieldErrorsOf(outcome);

  return {
    element,
    round,
    outcome,
    sending,
    accepted,
    fieldErrors,
    /** What the fields begin with. */
    values: round > 0 ? empty : { ...empty, subject: subjectIn(query), ...failed?.values },
    onInput: ({ currentTarget }: InputEvent<HTMLFormElement>) => {
      loadSubmit().catch(() => undefined);
      remember(form, currentTarget);
      const typed = read(currentTarget);
      setAccepted(typed.privacyAccepted);
      if (Object.keys(fieldErrors).length > 0) {
        const fix = (wrong: ContactFieldErrors) => setFixed({ of: outcome, fieldErrors: wrong });
        stillWrong(fieldErrors, typed, form).then(fix, console.error);
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

function outcomeOf(failed: FailedContact | undefined): Outcome {
  if (!failed) return { kind: 'idle' };
  if (failed.failed) return { kind: 'failed', reason: failed.failed };
  return { kind: 'invalid', fieldErrors: failed.fieldErrors };
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

/** The subject that `?subject=` names, where there is such a subject. */
function subjectIn(query: URLSearchParams): string {
  return contactSubjects.find((subject) => subject === query.get('subject')) ?? '';
}

/** Chooses the subject that the URL asks for; once, as the visitor may choose another. */
function preselectSubject(form: ContactForm, element: HTMLFormElement): void {
  const select = element.elements.namedItem('subject');
  const wanted = subjectIn(new URLSearchParams(location.search));
  if (!(select instanceof HTMLSelectElement) || !wanted) return;
  const chosen = asksAnew(form, wanted) ? undefined : readDraft(form)?.['subject'];
  select.value = chosen || wanted;
}

function fieldErrorsOf(outcome: Outcome): ContactFieldErrors {
  return outcome.kind === 'invalid' ? outcome.fieldErrors : {};
}

async function stillWrong(
  fieldErrors: ContactFieldErrors,
  typed: ReturnType<typeof read>,
  form: ContactForm,
): Promise<ContactFieldErrors> {
  const { contactFieldErrors } = await loadSubmit();
  const now = contactFieldErrors(typed, form);
  const wrong = Object.entries(now).filter(([field]) => field in fieldErrors);
  return Object.fromEntries(wrong);
}

/** Consent is given to the text in view: no earlier visit of the page brings a tick along. */
function useFreshConsent(
  element: RefObject<HTMLFormElement | null>,
  setAccepted: (accepted: boolean) => void,
): void {
  useEffect(() => {
    const tick = element.current?.elements.namedItem('privacyAccepted');
    if (!(tick instanceof HTMLInputElement)) return;
    // The browser keeps no state of it over a reload. In documents the attribute would not be valid.
    tick.setAttribute('autocomplete', 'off');
    const onShow = ({ persisted }: PageTransitionEvent) => {
      if (!persisted) return;
      tick.checked = false;
      setAccepted(false);
    };
    addEventListener('pageshow', onShow);
    return () => removeEventListener('pageshow', onShow);
  }, [element, setAccepted]);
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
