import type { Localized } from '../locale.ts';
import type { PageText } from './page-text.ts';

/** The page behind the link in the confirmation mail, which also shows the result of a request. */
export const text = {
  title: {
    es: 'Confirmar la suscripción al boletín | Rumbo Corea',
    en: 'Confirm your newsletter subscription | Rumbo Corea',
  },
  description: {
    es: 'Aquí confirmas que quieres recibir el boletín de Rumbo Corea en tu correo. Sin tu confirmación no te enviaremos nada.',
    en: 'Here you confirm that you want to receive the Rumbo Corea newsletter by email. Without your confirmation we will not send you anything.',
  },
  keywords: {
    es: 'boletín, suscripción, confirmar, Rumbo Corea',
    en: 'newsletter, subscription, confirm, Rumbo Corea',
  },
  menu: {
    label: { es: 'Confirmar el boletín', en: 'Confirm the newsletter' },
    line: { es: 'El último paso de tu suscripción', en: 'The last step of your subscription' },
  },
  heading: { es: 'Tu suscripción al boletín', en: 'Your newsletter subscription' },
  lead: {
    es: 'El boletín solo llega a quien lo ha pedido y lo ha confirmado desde su propio correo.',
    en: 'The newsletter only goes to people who asked for it and confirmed it from their own mailbox.',
  },
  hangul: '확인',
  hangulMeaning: { es: 'Confirmación', en: 'Confirmation' },
  confirm: { es: 'Confirmar la suscripción', en: 'Confirm my subscription' },
  home: { es: 'Volver al inicio', en: 'Back to home' },
  form: { es: 'Pedir el boletín de nuevo', en: 'Ask for the newsletter again' },
  /** The texts of the page by state. */
  states: {
    ask: {
      heading: { es: 'Falta un clic', en: 'One click to go' },
      text: {
        es: 'Pulsa el botón para empezar a recibir el boletín. Si no lo pediste tú, cierra esta página. No te enviaremos nada y borraremos tu dirección en siete días.',
        en: 'Press the button to start receiving the newsletter. If you did not ask for it, close this page. We will send you nothing and delete your address within seven days.',
      },
    },
    done: {
      heading: { es: '¡Suscripción completada!', en: 'Subscription completed!' },
      text: {
        es: 'Ya estás en la lista. Te hemos enviado un correo con el enlace para darte de baja cuando quieras.',
        en: 'You are on the list. We have sent you an email with the link to unsubscribe whenever you like.',
      },
    },
    sent: {
      heading: { es: 'Falta un paso', en: 'One step to go' },
      text: {
        es: 'Abre en las próximas 48 horas el enlace que te hemos enviado por correo. Cuando confirmes tu dirección leerás: «¡Suscripción completada!». Si no ves el correo, mira en la carpeta de correo no deseado.',
        en: 'Open the link in the email we have sent you within the next 48 hours. Once you have confirmed your address you will read “Subscription completed!”. If you cannot find the email, look in your spam folder.',
      },
    },
    used: {
      heading: { es: 'Este enlace ya se ha usado', en: 'This link has already been used' },
      text: {
        es: 'Cada enlace confirma una sola vez. Si lo abriste tú, tu suscripción ya quedó confirmada y no tienes que hacer nada más.',
        en: 'Each link confirms only once. If you opened it, your subscription is confirmed and there is nothing left to do.',
      },
    },
    expired: {
      heading: { es: 'El enlace ha caducado', en: 'The link has expired' },
      text: {
        es: 'Los enlaces de confirmación duran 48 horas. Vuelve a escribir tu correo y te enviaremos uno nuevo.',
        en: 'Confirmation links last 48 hours. Enter your email address again and we will send you a new one.',
      },
    },
    unknown: {
      heading: { es: 'No reconocemos este enlace', en: 'We do not recognise this link' },
      text: {
        es: 'Puede que esté incompleto o que sea de una solicitud que ya borramos por no estar confirmada. Ábrelo otra vez desde el correo o pide uno nuevo.',
        en: 'It may be incomplete, or belong to a request that we deleted because it was not confirmed. Open it again from the email, or ask for a new one.',
      },
    },
    invalid: {
      heading: { es: 'Revisa tu dirección', en: 'Check your address' },
      text: {
        es: 'Por favor, introduce un email válido.',
        en: 'Please enter a valid email.',
      },
    },
    limited: {
      heading: { es: 'Demasiadas solicitudes seguidas', en: 'Too many requests in a row' },
      text: {
        es: 'Espera unos minutos y vuelve a intentarlo.',
        en: 'Wait a few minutes and try again.',
      },
    },
    failed: {
      heading: { es: 'No hemos podido terminar', en: 'We could not finish' },
      text: {
        es: 'Ha ocurrido un error al procesar tu suscripción. Por favor, inténtalo de nuevo.',
        en: 'An error occurred while processing your subscription. Please try again.',
      },
    },
  },
} as const satisfies PageText & Record<string, unknown>;

export type ConfirmText = Localized<typeof text>;
