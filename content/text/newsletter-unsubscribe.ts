import type { Localized } from '../locale.ts';
import type { PageText } from './page-text.ts';

/** The page behind the link at the end of each newsletter. */
export const text = {
  title: {
    es: 'Darse de baja del boletín | Rumbo Corea',
    en: 'Unsubscribe from the newsletter | Rumbo Corea',
  },
  description: {
    es: 'Aquí dejas de recibir el boletín de Rumbo Corea. Basta un clic. No pedimos motivos y borramos tu dirección de la lista.',
    en: 'Here you stop receiving the Rumbo Corea newsletter. One click is enough. We do not ask why, and we delete your address from the list.',
  },
  keywords: {
    es: 'boletín, baja, cancelar suscripción, Rumbo Corea',
    en: 'newsletter, unsubscribe, cancel subscription, Rumbo Corea',
  },
  menu: {
    label: { es: 'Baja del boletín', en: 'Unsubscribe' },
    line: { es: 'Deja de recibir el boletín', en: 'Stop receiving the newsletter' },
  },
  heading: { es: 'Darte de baja del boletín', en: 'Unsubscribe from the newsletter' },
  lead: {
    es: 'Dejaremos de escribirte de inmediato. Puedes volver a la guía cuando quieras.',
    en: 'We will stop writing to you straight away. You can come back to the guide whenever you like.',
  },
  hangul: '안녕',
  hangulMeaning: {
    es: '«Adiós»; también significa «hola»',
    en: '“Goodbye”; it also means “hello”',
  },
  confirm: { es: 'Darme de baja', en: 'Unsubscribe me' },
  home: { es: 'Volver al inicio', en: 'Back to home' },
  contact: { es: 'Escribirnos', en: 'Write to us' },
  /** The texts of the page by state. */
  states: {
    ask: {
      heading: { es: '¿Dejamos de escribirte?', en: 'Shall we stop writing to you?' },
      text: {
        es: 'Pulsa el botón y no recibirás más boletines.',
        en: 'Press the button and you will receive no more newsletters.',
      },
    },
    done: {
      heading: { es: 'Te has dado de baja', en: 'You have unsubscribed' },
      text: {
        es: 'Ya no recibirás el boletín y hemos borrado tu dirección de la lista. Solo conservamos lo necesario para demostrar que respetamos tu decisión.',
        en: 'You will no longer receive the newsletter, and we have deleted your address from the list. We keep only what is needed to show that we respect your decision.',
      },
    },
    unknown: {
      heading: { es: 'No reconocemos este enlace', en: 'We do not recognise this link' },
      text: {
        es: 'Puede que esté incompleto. Ábrelo otra vez desde el último boletín o escríbenos, y te daremos de baja nosotros.',
        en: 'It may be incomplete. Open it again from the latest newsletter, or write to us and we will unsubscribe you ourselves.',
      },
    },
    failed: {
      heading: { es: 'No hemos podido terminar', en: 'We could not finish' },
      text: {
        es: 'Todavía no te hemos dado de baja por un fallo nuestro. Por favor, inténtalo de nuevo dentro de un momento.',
        en: 'Because of a fault on our side, you are not unsubscribed yet. Please try again in a moment.',
      },
    },
  },
} as const satisfies PageText & Record<string, unknown>;

export type UnsubscribeText = Localized<typeof text>;
