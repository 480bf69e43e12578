import type { Text } from '../locale.ts';

/** A kind of student accommodation with its monthly cost. */
export interface StudentAccommodation {
  readonly id: 'residence' | 'hasukjib' | 'goshiwon' | 'one-room';
  readonly type: Text;
  readonly hangul: string;
  readonly description: Text;
  /** Its price a month. */
  readonly cost: Text;
  readonly pros: readonly Text[];
  /** The id of its drawing. */
  readonly drawing:
    | 'accommodation/dormitory'
    | 'accommodation/hasukjib'
    | 'accommodation/goshiwon'
    | 'accommodation/oneroom';
}

export const studentAccommodation = [
  {
    id: 'residence',
    type: { es: 'Residencia universitaria', en: 'University dormitory' },
    hangul: '기숙사',
    description: {
      es: 'Habitación, casi siempre compartida, en el propio campus. Suele ser solo para alumnos de esa universidad.',
      en: 'A room, nearly always shared, on the campus itself. Usually for that university’s own students only.',
    },
    cost: { es: '{rent-dormitory}', en: '{rent-dormitory}' },
    pros: [
      { es: 'A un paso de clase', en: 'Close to class' },
      { es: 'Suministros (servicios) incluidos', en: 'Bills included' },
      { es: 'Conoces a gente desde el primer día', en: 'You meet people from day one' },
    ],
    drawing: 'accommodation/dormitory',
  },
  {
    id: 'hasukjib',
    type: { es: 'Hasukjib (casa de huéspedes)', en: 'Hasukjib (boarding house)' },
    hangul: '하숙집',
    description: {
      es: 'Habitación propia en una casa coreana, con comidas caseras que prepara la familia o el dueño.',
      en: 'A room of your own in a Korean home, with meals cooked by the family or the owner.',
    },
    cost: {
      es: '{rent-hasukjib} ({rent-hasukjib.year})',
      en: '{rent-hasukjib} ({rent-hasukjib.year})',
    },
    pros: [
      { es: 'Comida casera incluida', en: 'Home cooking included' },
      { es: 'Practicas coreano a diario', en: 'You practise Korean every day' },
      { es: 'Habitación amueblada', en: 'A furnished room' },
    ],
    drawing: 'accommodation/hasukjib',
  },
  {
    id: 'goshiwon',
    type: { es: 'Goshiwon', en: 'Goshiwon' },
    hangul: '고시원',
    description: {
      es: 'Cuarto mínimo, de {goshiwon-size}, con cama y mesa. Cocina compartida, y el baño, según el cuarto.',
      en: 'A tiny room of {goshiwon-size} with a bed and a desk. Shared kitchen; own or shared bathroom.',
    },
    cost: {
      es: '{rent-goshiwon} ({rent-goshiwon.year})',
      en: '{rent-goshiwon} ({rent-goshiwon.year})',
    },
    pros: [
      { es: 'La opción más barata', en: 'The cheapest option' },
      { es: 'Sin fianza o con una pequeña', en: 'No deposit, or a small one' },
      { es: 'Pago mes a mes', en: 'Paid month by month' },
    ],
    drawing: 'accommodation/goshiwon',
  },
  {
    id: 'one-room',
    type: { es: 'Estudio (oneroom)', en: 'Studio (oneroom)' },
    hangul: '원룸',
    description: {
      es: 'Apartamento de una habitación con cocina y baño propios. Exige un contrato de {oneroom-contract} y una fianza (depósito) de {oneroom-deposit}.',
      en: 'A one-room flat with its own kitchen and bathroom. It requires a contract of {oneroom-contract} and a deposit of {oneroom-deposit}.',
    },
    cost: { es: '{rent-oneroom}', en: '{rent-oneroom}' },
    pros: [
      { es: 'Toda la intimidad', en: 'Full privacy' },
      { es: 'Cocina propia', en: 'A kitchen of your own' },
      { es: 'Compensa en estancias largas', en: 'Worth it for long stays' },
    ],
    drawing: 'accommodation/oneroom',
  },
] as const satisfies readonly StudentAccommodation[];
