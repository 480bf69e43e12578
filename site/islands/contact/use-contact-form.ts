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
import { fillIn, startedAt } from '#site/lib/draft.ts';
import { useQuery } from '#site/lib/query.ts';
import type { Locale } from '#content/locale.ts';
import { pathTo } from '#content/pages.ts';
import type {
  ContactFieldErrors,
  ContactForm,
  ContactValues,
  FailedContact,
} from '#domain/contact.ts';
import type { Outcome } from './submit-contact.ts';
import {
  preselectSubject,
  readContact,
  rememberContact,
  subjectIn,
  type TypedContact,
} from './typed-contact.ts';

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

  const [attempted, dispatch, sending] = useActionState(async (_: Outcome, typed: TypedContact) => {
    const result = await attempt(typed, form, locale);
    busy.current = false;
    if (result.kind === 'sent') startTransition(() => setRound((before) => before + 1));
    onOutcome(result);
    return result;
  }, outcomeOf(failed));
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
    rememberContact(form, element.current);
    setAccepted(readContact(element.current).privacyAccepted);
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
      rememberContact(form, currentTarget);
      const typed = readContact(currentTarget);
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
      const typed = readContact(event.currentTarget);
      startTransition(() => dispatch(typed));
    },
  };
}

async function attempt(typed: TypedContact, form: ContactForm, locale: Locale): Promise<Outcome> {
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

function fieldErrorsOf(outcome: Outcome): ContactFieldErrors {
  return outcome.kind === 'invalid' ? outcome.fieldErrors : {};
}

async function stillWrong(
  fieldErrors: ContactFieldErrors,
  typed: TypedContact,
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
