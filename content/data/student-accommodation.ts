import type { Text } from '../locale.ts';

/** Where students live, with the monthly price of the study page (specification 1, section 9). */
export interface StudentAccommodation {
  readonly id: 'residence' | 'hasukjib' | 'goshiwon' | 'one-room';
  readonly type: Text;
  readonly hangul: string;
  readonly description: Text;
  /** KRW a month, lowest and highest. */
  readonly cost: { readonly from: number; readonly to: number };
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
    type: { es: 'Residencia universitaria', en: 'University residence' },
    hangul: '기숙사',
    description: {
      es: 'Habitación, casi siempre compartida, en el propio campus. Suele ser solo para alumnos de esa universidad.',
      en: 'A room, nearly always shared, on the campus itself. Usually for that university’s own students only.',
    },
    cost: { from: 300_000, to: 500_000 },
    pros: [
      { es: 'A un paso de clase', en: 'A step from class' },
      { es: 'Suministros incluidos', en: 'Bills included' },
      { es: 'Compañeros desde el primer día', en: 'Company from day one' },
    ],
    drawing: 'accommodation/dormitory',
  },
  {
    id: 'hasukjib',
    type: { es: 'Casa de huéspedes (hasukjib)', en: 'Guesthouse (hasukjib)' },
    hangul: '하숙집',
    description: {
      es: 'Habitación propia en una casa coreana, con comidas caseras que prepara la familia o el dueño.',
      en: 'A room of your own in a Korean home, with meals cooked by the family or the owner.',
    },
    cost: { from: 400_000, to: 700_000 },
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
      es: 'Cuarto mínimo, de 3 a 5\u00a0m², con cama y mesa. Cocina compartida, y el baño, según el cuarto.',
      en: 'A tiny room of 3 to 5\u00a0m² with a bed and a desk. Shared kitchen; own or shared bathroom.',
    },
    cost: { from: 250_000, to: 450_000 },
    pros: [
      { es: 'La opción más barata', en: 'The cheapest option' },
      { es: 'Sin fianza o con una pequeña', en: 'No deposit, or a small one' },
      { es: 'Pago mes a mes', en: 'Paid month by month' },
    ],
    drawing: 'accommodation/goshiwon',
  },
  {
    id: 'one-room',
    type: { es: 'Estudio (one-room)', en: 'Studio apartment (one-room)' },
    hangul: '원룸',
    description: {
      es: 'Piso de una pieza con cocina y baño propios. Pide contrato de al menos seis meses y una fianza alta.',
      en: 'A one-room flat with its own kitchen and bathroom. It takes a contract of at least six months and a large deposit.',
    },
    cost: { from: 500_000, to: 800_000 },
    pros: [
      { es: 'Toda la intimidad', en: 'Full privacy' },
      { es: 'Cocina propia', en: 'A kitchen of your own' },
      { es: 'Compensa en estancias largas', en: 'Worth it for long stays' },
    ],
    drawing: 'accommodation/oneroom',
  },
] as const satisfies readonly StudentAccommodation[];
