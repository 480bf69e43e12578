import type { Text } from '#content/locale.ts';

interface Texts {
  readonly subject: Text;
  readonly paragraphs: readonly Text[];
  /** The text of the link. */
  readonly link: Text;
  readonly small: Text;
}

/** The mail that asks to confirm a subscription. */
export const confirmTexts: Texts = {
  subject: { es: 'Confirma tu suscripción al boletín', en: 'Confirm your newsletter subscription' },
  paragraphs: [
    {
      es: 'Alguien (esperamos que tú) ha pedido recibir el boletín de Rumbo Corea en esta dirección. Para confirmarlo, abre este enlace y pulsa el botón:',
      en: 'Someone (we hope it was you) has asked to receive the Rumbo Corea newsletter at this address. To confirm, open this link and press the button:',
    },
  ],
  link: { es: 'Confirmar la suscripción', en: 'Confirm the subscription' },
  small: {
    es: 'El enlace funciona durante 48 horas. Si no lo pediste tú, no hagas nada. No te enviaremos el boletín y borraremos tu dirección en siete días.',
    en: 'The link works for 48 hours. If you did not ask for it, do nothing. We will not send you the newsletter and will delete your address within seven days.',
  },
};

/** The mail after the confirmation, which says how to unsubscribe. */
export const welcomeTexts: Texts = {
  subject: {
    es: 'Tu suscripción al boletín está confirmada',
    en: 'Your newsletter subscription is confirmed',
  },
  paragraphs: [
    {
      es: 'Tu suscripción al boletín de Rumbo Corea está confirmada. Gracias por tu interés. Te escribiremos cuando haya novedades sobre viajar, estudiar y vivir en Corea.',
      en: 'Your subscription to the Rumbo Corea newsletter is confirmed. Thank you for your interest. We will write to you when there is news about travelling, studying and living in Korea.',
    },
    {
      es: 'Guarda este correo. Con este enlace puedes darte de baja cuando quieras.',
      en: 'Keep this email. With this link you can unsubscribe whenever you like.',
    },
  ],
  link: { es: 'Darme de baja del boletín', en: 'Unsubscribe from the newsletter' },
  small: {
    es: 'Este correo es automático.',
    en: 'This is an automatic email.',
  },
};

/** The mail to an address that is already subscribed. */
export const knownTexts: Texts = {
  subject: {
    es: 'Ya estabas en la lista del boletín',
    en: 'You were already on the newsletter list',
  },
  paragraphs: [
    {
      es: 'Alguien ha pedido el boletín de Rumbo Corea para esta dirección, que ya está suscrita. No tienes que hacer nada y seguirás recibiéndolo como hasta ahora.',
      en: 'Someone has asked for the Rumbo Corea newsletter for this address, which is already subscribed. You do not need to do anything; you will keep receiving it as before.',
    },
    {
      es: 'Si prefieres dejar de recibirlo, abre este enlace.',
      en: 'If you would rather stop receiving it, open this link.',
    },
  ],
  link: { es: 'Darme de baja del boletín', en: 'Unsubscribe from the newsletter' },
  small: {
    es: 'Este correo es automático.',
    en: 'This is an automatic email.',
  },
};
