import type { DrawingId } from '#art/index.ts';
import type { Text } from '../locale.ts';
import type { Housing, rents } from './housing-prices.ts';
import type { City } from './place-facts.ts';

/** A place to live by the month. */
export interface AccommodationOption {
  readonly id: Housing;
  readonly name: Text;
  readonly hangul: string;
  /** What its card says of it: at most 14 words. */
  readonly sentence: Text;
  /** What tells it from the others, in two or three words. */
  readonly gist: Text;
  readonly description: Text;
  /** Its price a month. */
  readonly figure: (typeof rents)[Housing];
  /** Conditions of the price, such as a deposit. */
  readonly terms?: Text;
  readonly pros: readonly Text[];
  readonly cons: readonly Text[];
  /** The cities whose filter shows it; `both` is shown only under all cities. */
  readonly cities: readonly City[] | 'both';
  /** Where to look for it. */
  readonly where: Readonly<Record<City, Text>>;
  readonly drawing: DrawingId;
  /** The alternative text of the drawing. */
  readonly alt: Text;
}

/** Every kind exists in both cities, so each is shown under either filter. */
const cities = ['seoul', 'busan'] as const;

export const accommodation = [
  {
    id: 'dormitory',
    name: { es: 'Residencia universitaria', en: 'University dormitory' },
    hangul: '기숙사',
    sentence: {
      es: 'Una habitación en el campus, casi siempre compartida.',
      en: 'A room on the campus, nearly always shared.',
    },
    gist: { es: 'en el campus', en: 'on the campus' },
    description: {
      es: 'Se pide a la universidad al matricularte.',
      en: 'You apply to the university when you enrol.',
    },
    figure: 'rent-dormitory',
    pros: [
      { es: 'La clase, a unos minutos a pie', en: 'Class is a few minutes’ walk away' },
      { es: 'Luz, agua e internet incluidos', en: 'Electricity, water and internet included' },
      { es: 'Conoces a gente desde el primer día', en: 'You meet people from day one' },
    ],
    cons: [
      { es: 'Pocas plazas, que se acaban pronto', en: 'Few places, and they fill up early' },
      { es: 'Habitación compartida', en: 'A shared room' },
      { es: 'Suele haber hora límite para volver', en: 'There is often a curfew' },
    ],
    cities,
    where: {
      seoul: { es: 'en el campus de tu universidad', en: 'on your university’s campus' },
      busan: { es: 'en el campus de tu universidad', en: 'on your university’s campus' },
    },
    drawing: 'accommodation/dormitory',
    alt: {
      es: 'Habitación con dos camas y dos mesas en un campus con cerezos y torre del reloj',
      en: 'A room with two beds and two desks on a campus with cherry trees and a clock tower',
    },
  },
  {
    id: 'goshiwon',
    name: { es: 'Goshiwon', en: 'Goshiwon' },
    hangul: '고시원',
    sentence: {
      es: 'Un cuarto mínimo con cama, mesa y armario.',
      en: 'A tiny room with a bed, a desk and a wardrobe.',
    },
    gist: { es: 'mes a mes', en: 'month by month' },
    description: {
      es: 'Mide {goshiwon-size}. Nació para quienes preparan oposiciones (exámenes de acceso a un puesto público) y hoy le sirve a quien llega sin fianza.',
      en: 'It measures {goshiwon-size}. Built for students cramming for exams, it now suits anyone who arrives without a deposit.',
    },
    figure: 'rent-goshiwon',
    pros: [
      { es: 'Sin fianza, o con una pequeña', en: 'No deposit, or a small one' },
      { es: 'Se paga mes a mes', en: 'You pay month by month' },
      { es: 'En muchos, arroz y kimchi gratis', en: 'Free rice and kimchi in many of them' },
    ],
    cons: [
      {
        es: 'A veces sin ventana',
        en: 'Sometimes without a window',
      },
      { es: 'Paredes finas: se oye todo', en: 'Thin walls: you hear everything' },
      {
        es: 'Junto a las universidades de Seúl puede costar más: confirma el precio cuando lo visites',
        en: 'It can cost more next to Seoul’s universities, so confirm the price when you visit',
      },
    ],
    cities,
    where: {
      seoul: { es: 'Sinchon, Noryangjin y Sillim', en: 'Sinchon, Noryangjin and Sillim' },
      busan: { es: 'Seomyeon y Daeyeon-dong', en: 'Seomyeon and Daeyeon-dong' },
    },
    drawing: 'accommodation/goshiwon',
    alt: {
      es: 'De noche, un solo cuarto diminuto con luz, lleno con la cama, la mesa y el estante; a su lado, los de los vecinos a oscuras, apenas un plano',
      en: 'At night, a single tiny room is lit, full with its bed, desk and shelf; beside it the neighbours’ rooms lie dark, little more than a plan',
    },
  },
  {
    id: 'hasukjib',
    name: { es: 'Hasukjib', en: 'Hasukjib' },
    hangul: '하숙집',
    sentence: {
      es: 'Una habitación en una casa coreana, con desayuno y cena.',
      en: 'A room in a Korean home, with breakfast and dinner.',
    },
    gist: { es: 'con comidas', en: 'with meals' },
    description: {
      es: 'Las comidas las prepara la dueña: es lo más parecido a vivir en familia.',
      en: 'The owner cooks the meals, and it is the closest thing to living with a family.',
    },
    figure: 'rent-hasukjib',
    pros: [
      { es: 'Comida casera incluida', en: 'Home-cooked meals included' },
      { es: 'Practicas coreano en la mesa', en: 'You practise Korean at the table' },
      { es: 'Habitación amueblada', en: 'A furnished room' },
    ],
    cons: [
      { es: 'Las comidas tienen hora fija', en: 'Meals are at set times' },
      { es: 'Baño compartido', en: 'A shared bathroom' },
      {
        es: 'Normas de la casa, también para las visitas',
        en: 'House rules, including on visitors',
      },
    ],
    cities,
    where: {
      seoul: { es: 'Sinchon, Anam y Hoegi', en: 'Sinchon, Anam and Hoegi' },
      busan: {
        es: 'Jangjeon-dong, junto a la Universidad Nacional de Pusan',
        en: 'Jangjeon-dong, by Pusan National University',
      },
    },
    drawing: 'accommodation/hasukjib',
    alt: {
      es: 'Dos huéspedes sentados en el suelo ante una mesa llena de platos que trae la dueña',
      en: 'Two guests sitting on the floor at a table full of dishes that the owner brings in',
    },
  },
  {
    id: 'oneroom',
    name: { es: 'Estudio (oneroom)', en: 'Studio (oneroom)' },
    hangul: '원룸',
    sentence: {
      es: 'Un apartamento de una habitación, con cocina y baño propios.',
      en: 'A one-room flat with its own kitchen and bathroom.',
    },
    gist: { es: 'fianza alta', en: 'large deposit' },
    description: {
      es: 'Se alquila en agencias de barrio y exige una fianza alta.',
      en: 'You rent it through a local agency and pay a large deposit.',
    },
    figure: 'rent-oneroom',
    terms: {
      es: 'Más {rent-oneroom.fees} de gastos del edificio de media, una fianza de {oneroom-deposit} y un contrato de {oneroom-contract}',
      en: 'Plus {rent-oneroom.fees} in building fees on average, a deposit of {oneroom-deposit} and a contract of {oneroom-contract}',
    },
    pros: [
      { es: 'Cocina y baño solo para ti', en: 'Kitchen and bathroom to yourself' },
      { es: 'Sin normas de convivencia', en: 'No house rules' },
      { es: 'La fianza se devuelve al salir', en: 'You get the deposit back when you leave' },
    ],
    cons: [
      { es: 'Fianza de {oneroom-deposit}', en: 'A deposit of {oneroom-deposit}' },
      { es: 'Contrato de {oneroom-contract}', en: 'A contract of {oneroom-contract}' },
      {
        es: 'Luz, gas y gastos del edificio, aparte',
        en: 'Electricity, gas and building fees on top',
      },
    ],
    cities,
    where: {
      seoul: { es: 'Sinchon, Hongdae y Sillim', en: 'Sinchon, Hongdae and Sillim' },
      busan: { es: 'Jangjeon-dong y Daeyeon-dong', en: 'Jangjeon-dong and Daeyeon-dong' },
    },
    drawing: 'accommodation/oneroom',
    alt: {
      es: 'Apartamento de una habitación al anochecer: cocina con lavadora, mesa baja y cama, con la torre de Namsan al fondo',
      en: 'A one-room flat at dusk: kitchen with a washing machine, low table and bed, the Namsan tower behind',
    },
  },
  {
    id: 'share-house',
    name: { es: 'Casa compartida', en: 'Share house' },
    hangul: '셰어하우스',
    sentence: {
      es: 'Un cuarto en una casa con salón y cocina comunes.',
      en: 'A room in a house with a shared living room and kitchen.',
    },
    gist: { es: 'amueblada', en: 'furnished' },
    description: {
      es: 'La habitación, propia o doble, está preparada para quien llega con una maleta.',
      en: 'The room, single or twin, is ready for anyone who arrives with a suitcase.',
    },
    figure: 'rent-share-house',
    pros: [
      { es: 'Compañeros coreanos y de otros países', en: 'Housemates from Korea and abroad' },
      {
        es: 'Fianza mucho menor que la de un estudio',
        en: 'A far smaller deposit than a studio’s',
      },
      { es: 'Muebles y electrodomésticos puestos', en: 'Furniture and appliances provided' },
    ],
    cons: [
      { es: 'Cocina y baño compartidos', en: 'Shared kitchen and bathroom' },
      { es: 'Turnos de limpieza', en: 'Cleaning rotas' },
      { es: 'Muchas exigen una estancia mínima', en: 'Many require a minimum stay' },
    ],
    cities,
    where: {
      seoul: { es: 'Hongdae, Sinchon y Gangnam', en: 'Hongdae, Sinchon and Gangnam' },
      busan: { es: 'Seomyeon y Gwangalli', en: 'Seomyeon and Gwangalli' },
    },
    drawing: 'accommodation/share-house',
    alt: {
      es: 'Salón compartido con tres personas en el sofá y una fila de puertas de colores',
      en: 'A shared living room with three people on the sofa and a row of coloured doors',
    },
  },
] as const satisfies readonly AccommodationOption[];
