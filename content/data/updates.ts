import type { Text } from '../locale.ts';

/** A dated note that stands beside a figure of the guide; the original figure stays. */
export interface Update {
  readonly note: Text;
  readonly source: {
    readonly url: string;
    readonly name: string;
    /** Year and month of the source; of reading it, where the note says that it bears no date. */
    readonly date: string;
  };
}

/** What has changed since the guide's figures of March 2025, or should be read beside them. */
export const updates = {
  'oneroom-rent': {
    note: {
      es: 'En enero de 2026 un estudio cerca de diez universidades de Seúl costaba de media 622.000\u00a0₩ al mes, más 82.000\u00a0₩ de gastos de comunidad, con 10 millones de fianza.',
      en: 'In January 2026 a studio near ten Seoul universities cost on average ₩622,000 a month, plus ₩82,000 in maintenance fees, with a deposit of 10 million.',
    },
    source: {
      url: 'https://m.segye.com/view/20260224515184?OutUrl=google',
      name: 'Segye Ilbo',
      date: '2026-02',
    },
  },
} as const satisfies Record<string, Update>;

export type UpdateId = keyof typeof updates;
