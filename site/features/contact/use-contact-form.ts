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
import { startedAt } from '#site/lib/draft.ts';
import { useQuery } from '#site/lib/query.ts';
import type { ContactTopic } from './read.ts';
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
  beginMessage,
  fillInContact,
  messageIn,
  preselectSubject,
  readContact,
  rememberContact,
  subjectIn,
  type TypedContact,
} from './typed-contact.ts';

/** Validation and sending are loaded when the visitor begins to type. */
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
  readonly text: { readonly searched: string };
  /** The query for which the document was rendered. */
  readonly search: string;
  /** What the link to the form was about. */
  readonly topic: ContactTopic | undefined;
  /** The server's answer to a form sent without JavaScript. */
  readonly failed: FailedContact | undefined;
  /** Called after every attempt to send. */
  readonly onOutcome: (outcome: Outcome) => void;
}

/** The state of the contact form. Fields are uncontrolled, so that text typed before hydration is not lost. */
export function useContactForm(options: Options) {
  const { form, locale, text, search, topic, failed, onOutcome } = options;
  const element = useRef<HTMLFormElement>(null);
  const busy = useRef(false);
  const query = useQuery(search);
  // The number of messages sent, used as a key that resets the fields.
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

  // A form that the server shows again has the URL of the API; a reload would send it again.
  useEffect(() => {
    if (failed) history.replaceState(history.state, '', pathTo(form, locale));
  }, [failed, form, locale]);

  // The browser may have filled in the form before hydration.
  useEffect(() => {
    if (!element.current) return;
    startedAt(form);
    fillInContact(form, element.current, topic);
    if (round === 0) {
      preselectSubject(form, element.current, topic);
      beginMessage(element.current, text);
    }
    rememberContact(form, element.current, topic);
    setAccepted(readContact(element.current).privacyAccepted);
  }, [form, round, text, topic]);

  // The field errors of the last attempt that are not yet fixed.
  const fieldErrors = fixed?.of === outcome ? fixed.fieldErrors : fieldErrorsOf(outcome);

  return {
    element,
    round,
    outcome,
    sending,
    accepted,
    fieldErrors,
    /** The initial values of the fields. */
    values:
      round > 0
        ? empty
        : {
            ...empty,
            subject: subjectIn(query),
            message: messageIn(query, text),
            ...topic,
            ...failed?.values,
          },
    onInput: ({ currentTarget }: InputEvent<HTMLFormElement>) => {
      loadSubmit().catch(() => undefined);
      rememberContact(form, currentTarget, topic);
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

/** Focuses the first field with an error after an attempt, else the notice with the result. */
function useFocusAfter(outcome: Outcome, element: RefObject<HTMLFormElement | null>): void {
  const seen = useRef(outcome);
  useEffect(() => {
    if (seen.current === outcome) return;
    seen.current = outcome;
    const selector = outcome.kind === 'invalid' ? '[aria-invalid="true"]' : '[role][tabindex]';
    const target = element.current?.querySelector<HTMLInputElement>(selector);
    target?.focus({ preventScroll: true });
    // Of a field the label, which a focus alone would leave outside the view.
    (target?.labels?.[0] ?? target)?.scrollIntoView({ block: 'center' });
  }, [outcome, element]);
}
