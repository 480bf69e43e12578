import type { Text } from '#content/locale.ts';

/** The texts below every newsletter issue. */
export const issueFooter = {
  reason: {
    es: 'Recibes este correo porque confirmaste tu suscripción al boletín de Rumbo Corea.',
    en: 'You receive this email because you confirmed your subscription to the Rumbo Corea newsletter.',
  },
  unsubscribe: {
    es: 'Darme de baja del boletín',
    en: 'Unsubscribe from the newsletter',
  },
} as const satisfies Record<string, Text>;
