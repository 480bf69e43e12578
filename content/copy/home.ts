import { seoulClimate } from '../data/seoul-climate.ts';
import { owner } from '../data/owner.ts';
import { testimonials, type Testimonial } from '../data/testimonials.ts';
import { withoutSamples, type Publication } from '../samples.ts';
import type { Localized, Text } from '../locale.ts';
import type { PageId } from '../pages.ts';
import type { PageCopy } from './page-copy.ts';
import { studentMonth } from './student-month.ts';

const starsOf = ({ rating }: Testimonial): Text => ({
  es: `${`${rating}`.replace('.', ',')} de 5 estrellas`,
  en: `${rating} out of 5 stars`,
});

/** The opinions that visitors see, with their ratings in words. */
export function opinionsFor(facts: Publication) {
  return withoutSamples(testimonials, facts).map((item) =>
    Object.assign({ stars: starsOf(item) }, item),
  );
}

/** A button that leads to a page. */
interface Action {
  readonly page: PageId;
  readonly label: Text;
}

const study: Action = {
  page: 'study',
  label: { es: 'Estudiar en Corea', en: 'Study in Korea' },
};

const actions = (...list: readonly Action[]) => list;

const heading: Text = {
  es: 'Corea se prepara mejor desde casa',
  en: 'Plan your Korea before you fly',
};

const lead: Text = {
  es: 'Qué ver en Seúl y Busan, cuánto cuesta, qué documentos necesitas y dónde estudiar coreano. Con cifras y sin rodeos.',
  en: 'What to see in Seoul and Busan, what it costs, which documents you need and where to study Korean. Real figures, no fluff.',
};

export const copy = {
  title: {
    es: 'Rumbo Corea: viajar y estudiar en Corea del Sur',
    en: 'Rumbo Corea: travel and study in South Korea',
  },
  description: {
    es: 'Guía en español de Corea del Sur: qué ver en Seúl y Busan, cuánto cuesta un mes, cómo funciona la K-ETA y dónde estudiar coreano desde dos semanas.',
    en: 'A guide to South Korea: what to see in Seoul and Busan, what a month costs, how the K-ETA works and where to study Korean from two weeks.',
  },
  keywords: {
    es: 'Corea del Sur, viajar a Corea, estudiar coreano, Seúl, Busan, K-ETA, visado D-4, coste de vida en Corea',
    en: 'South Korea, travel to Korea, study Korean, Seoul, Busan, K-ETA, D-4 visa, cost of living in Korea',
  },
  menu: {
    label: { es: 'Inicio', en: 'Home' },
    line: { es: 'La portada, con todas las guías', en: 'The home page, with every guide' },
  },
  heading,
  lead,
  hangul: '한국',
  hangulMeaning: { es: 'Corea', en: 'Korea' },
  pricesDate: {
    es: 'Cifras revisadas en noviembre de 2026. Al final de la página están su fuente y lo que decía nuestra edición de marzo de 2025.',
    en: 'Figures reviewed in November 2026. The foot of the page lists their sources and what our March 2025 edition said.',
  },

  hero: {
    label: { es: 'Corea, Seúl y Busan', en: 'Korea, Seoul and Busan' },
    carousel: { es: 'carrusel', en: 'carousel' },
    slide: { es: 'diapositiva', en: 'slide' },
    position: { es: '{number} de {count}', en: '{number} of {count}' },
    show: { es: 'Ver la imagen {number}: {name}', en: 'Show picture {number}: {name}' },
    choose: { es: 'Elegir imagen', en: 'Choose a picture' },
    pause: { es: 'Pausar las imágenes', en: 'Pause the pictures' },
    play: { es: 'Reanudar las imágenes', en: 'Play the pictures' },
    down: { es: 'Bajar a las guías', en: 'Skip to the guides' },
    slides: [
      {
        id: 'korea',
        name: { es: 'Corea', en: 'Korea' },
        hangul: '한국',
        kicker: { es: 'Guía en español de Corea del Sur', en: 'Your guide to South Korea' },
        title: heading,
        lead,
        alt: {
          es: 'El palacio Gyeongbokgung junto al agua, con cinco picos y un sol rojo detrás',
          en: 'Gyeongbokgung palace by the water, with five peaks and a red sun behind',
        },
        actions: actions(
          {
            page: 'budget',
            label: { es: 'Calcula tu presupuesto', en: 'Work out your budget' },
          },
          study,
        ),
      },
      {
        id: 'seoul',
        name: { es: 'Seúl', en: 'Seoul' },
        hangul: '서울',
        kicker: { es: 'Seúl, la capital', en: 'Seoul, the capital' },
        title: {
          es: 'Palacios de día, neones de noche',
          en: 'Palaces by day, neon by night',
        },
        lead: {
          es: 'Gyeongbokgung cuesta {gyeongbokgung-admission}. Desde allí, el metro llega a los mercados, a los hanok de Bukchon y al monte Namsan.',
          en: 'Gyeongbokgung costs {gyeongbokgung-admission}. From there the subway takes you to the markets, the hanok houses of Bukchon and Mount Namsan.',
        },
        alt: {
          es: 'Seúl de noche: la torre de Namsan, una puerta antigua y la fuente de colores del puente Banpo',
          en: 'Seoul by night: the Namsan tower, an old gate and the coloured fountain of Banpo Bridge',
        },
        actions: actions(
          {
            page: 'seoul',
            label: { es: 'Qué ver en Seúl', en: 'What to see in Seoul' },
          },
          study,
        ),
      },
      {
        id: 'busan',
        name: { es: 'Busan', en: 'Busan' },
        hangul: '부산',
        kicker: { es: 'Busan, junto al mar', en: 'Busan, by the sea' },
        title: {
          es: 'Playa, mercado y un puente encendido',
          en: 'A beach, a market and a bridge of lights',
        },
        lead: {
          es: 'A unas dos horas y media de Seúl en KTX te esperan la arena de Haeundae, el pescado de Jagalchi y las casas de colores de Gamcheon.',
          en: 'The sand of Haeundae, the fish of Jagalchi and the painted houses of Gamcheon are about two and a half hours from Seoul by KTX.',
        },
        alt: {
          es: 'Atardecer en Busan: el puente de Gwangan, las casas de Gamcheon y sombrillas en la playa',
          en: 'Sunset in Busan: the Gwangan Bridge, the houses of Gamcheon and parasols on the beach',
        },
        actions: actions(
          {
            page: 'busan',
            label: { es: 'Qué ver en Busan', en: 'What to see in Busan' },
          },
          study,
        ),
      },
    ],
  },

  strip: {
    label: { es: 'Hora y tiempo en Seúl', en: 'Time and weather in Seoul' },
    city: { es: 'Seúl', en: 'Seoul' },
    typical: { es: 'Lo típico en {month}', en: 'Typical for {month}' },
    range: { es: 'máx. {high}, mín. {low}', en: 'high {high}, low {low}' },
    normals: {
      es: 'Media oficial {period}, no es una previsión',
      en: 'Official {period} average, not a forecast',
    },
    climate: seoulClimate,
  },

  categories: {
    heading: { es: '¿Por dónde empezamos?', en: 'Where shall we start?' },
    lead: {
      es: 'Guías cortas, del visado a la cena.',
      en: 'Short guides, from visas to dinner.',
    },
    tiles: [
      {
        page: 'tourism',
        label: { es: 'Turismo', en: 'Tourism' },
        line: {
          es: '{count:city-attractions} lugares entre Seúl y Busan, y {words:destinations} escapadas',
          en: '{count:city-attractions} places in Seoul and Busan, and {words:destinations} trips beyond',
        },
      },
      {
        page: 'transport',
        label: { es: 'Transporte', en: 'Transport' },
        line: { es: 'Metro, T-money, KTX y taxis', en: 'Subway, T-money, KTX and taxis' },
      },
      {
        page: 'accommodation',
        label: { es: 'Alojamiento', en: 'Accommodation' },
        line: {
          es: 'Del goshiwon al apartamento propio',
          en: 'From a goshiwon to a flat of your own',
        },
      },
      {
        page: 'gastronomy',
        label: { es: 'Gastronomía', en: 'Food' },
        line: {
          es: '{count:dishes} platos y lo que pican',
          en: '{count:dishes} dishes and how spicy they are',
        },
      },
      {
        page: 'shopping',
        label: { es: 'Compras', en: 'Shopping' },
        line: { es: 'Mercados, calles y tax free', en: 'Markets, streets and tax refunds' },
      },
      {
        page: 'itineraries',
        label: { es: 'Itinerarios', en: 'Itineraries' },
        line: {
          es: '{Words:itineraries} planes día a día',
          en: '{Words:itineraries} plans, day by day',
        },
      },
      {
        page: 'requirements',
        label: { es: 'Requisitos', en: 'Requirements' },
        line: { es: 'K-ETA, e-Arrival y visado D-4', en: 'K-ETA, e-Arrival and the D-4 visa' },
      },
      {
        page: 'faq',
        label: { es: 'Preguntas', en: 'FAQ' },
        line: { es: 'Lo que más nos consultan', en: 'What people ask us most' },
      },
    ],
  },

  intro: {
    heading: {
      es: 'Más de 500 estudiantes ya han ido a Corea con nuestra ayuda',
      en: 'More than 500 students have gone to Korea with our help',
    },
    paragraphs: [
      {
        es: 'Te contamos Corea en cifras: lo que cuesta un mes en un goshiwon, con cuánta antelación se pide la K-ETA y cuántos alumnos hay por clase en cada academia.',
        en: 'We explain Korea in numbers: what a month in a goshiwon costs, how early to apply for a K-ETA and how many students share a class at each academy.',
      },
      {
        es: 'Si decides estudiar, gestionamos la matrícula con la academia. El proceso es gratuito y en la academia pagas lo mismo que si reservas directamente.',
        en: 'If you decide to study, we handle enrolment with the academy. Our help is free, and at the academy you pay the same as if you booked directly.',
      },
    ],
    features: [
      {
        page: 'tourism',
        drawing: 'seoul/gyeongbokgung',
        title: { es: 'Lugares que merecen tu tiempo', en: 'Places worth your time' },
        text: {
          es: 'Barrio, horario y un consejo práctico de cada lugar, para que no cruces la ciudad en balde.',
          en: 'District, opening hours and one practical tip for each place, so you don’t cross the city for nothing.',
        },
      },
      {
        page: 'gastronomy',
        drawing: 'food/bibimbap',
        title: { es: 'Comer sin miedo', en: 'Eat with confidence' },
        text: {
          es: 'Qué lleva cada plato, cuánto pica de 1 a 5 y cuáles son vegetarianos.',
          en: 'What is in each dish, how spicy it is from 1 to 5 and which ones are vegetarian.',
        },
      },
      {
        page: 'study',
        drawing: 'seoul/n-seoul-tower',
        title: { es: 'Estudiar coreano', en: 'Study Korean' },
        text: {
          es: 'Academias en Gangnam y Hongdae, con clases de 3 a 12 alumnos y ayuda con los trámites en español o en inglés.',
          en: 'Academies in Gangnam and Hongdae, with classes of 3 to 12 students and help with the paperwork in Spanish or English.',
        },
      },
    ],
  },

  study: {
    heading: { es: 'Estudiar coreano en Corea', en: 'Studying Korean in Korea' },
    paragraphs: [
      {
        es: 'Puedes ir dos semanas o quedarte un año entero. Una academia de Gangnam admite como mucho 12 alumnos por grupo; otra de Hongdae, entre 3 y 8, con ritmo intensivo o semiintensivo.',
        en: 'You can go for two weeks or stay a whole year. One academy, in Gangnam, takes at most 12 students per group. Another, in Hongdae, takes 3 to 8, at an intensive or semi-intensive pace.',
      },
      {
        es: 'Para estudiar {d4-threshold} hace falta el visado D-4, que solo tramitan los centros de idiomas de las universidades. A los seis meses puedes pedir permiso para trabajar {d4-work-hours}.',
        en: 'To study for {d4-threshold} you need a D-4 visa, which only the language centres of universities can sponsor. After six months you can apply for a permit to work {d4-work-hours}.',
      },
    ],
    month: studentMonth.short,
    picture: {
      es: 'Una clase de coreano: la profesora escribe «hola» en la pizarra ante cuatro alumnos',
      en: 'A Korean class: the teacher writes “hello” on the board for four students',
    },
    figures: [
      {
        label: { es: 'Programa más corto', en: 'Shortest programme' },
        value: { es: '2 semanas', en: '2 weeks' },
      },
      {
        label: { es: 'Un mes de estudiante', en: 'A student’s month' },
        value: { es: '{student-month}', en: '{student-month}' },
      },
      {
        label: {
          es: 'Trimestre intensivo en Seúl, desde',
          en: 'Intensive term in Seoul, from',
        },
        value: { es: '{course-intensive-cost.seoulFrom}', en: '{course-intensive-cost.seoulFrom}' },
      },
      {
        label: { es: 'Goshiwon, al mes', en: 'Goshiwon room, per month' },
        value: { es: '{rent-goshiwon}', en: '{rent-goshiwon}' },
      },
    ],
    action: {
      page: 'study',
      label: { es: 'Ver academias y programas', en: 'See academies and programmes' },
    },
  },

  tourism: {
    heading: { es: 'Dos ciudades y mucho más', en: 'Two cities and beyond' },
    lead: {
      es: 'Reserva cinco días para Seúl y tres para Busan. A cada uno de los demás destinos, dedícale entre uno y cinco.',
      en: 'Allow five days for Seoul and three for Busan. Each of the other destinations takes one to five.',
    },
    cards: [
      {
        page: 'seoul',
        drawing: 'seoul/bukchon',
        hangul: '서울',
        title: { es: 'Seúl', en: 'Seoul' },
        text: {
          es: 'Palacios a {gyeongbokgung-admission}, el mirador de la N Seoul Tower y barrios que trasnochan, como Myeongdong, Insadong y Hongdae.',
          en: 'Palaces for {gyeongbokgung-admission}, the observatory of N Seoul Tower and neighbourhoods that stay up late, such as Myeongdong, Insadong and Hongdae.',
        },
        alt: {
          es: 'Callejón de casas hanok en Bukchon, en otoño',
          en: 'A lane of hanok houses in Bukchon, in autumn',
        },
      },
      {
        page: 'busan',
        drawing: 'busan/gamcheon',
        hangul: '부산',
        title: { es: 'Busan', en: 'Busan' },
        text: {
          es: 'Un templo sobre las rocas, mercados de pescado y playas a un paso del metro, a unas {ktx-seoul-busan-time.typicalMinutes} de Seúl en KTX.',
          en: 'A temple on the rocks, fish markets and beaches close to the subway, about {ktx-seoul-busan-time.typicalMinutes} from Seoul by KTX.',
        },
        alt: {
          es: 'Las casas de colores de Gamcheon escalonadas en la ladera',
          en: 'The painted houses of Gamcheon stepping down the hillside',
        },
      },
      {
        page: 'other-destinations',
        drawing: 'jeju/seongsan',
        hangul: '제주',
        title: { es: 'Otros destinos', en: 'Other destinations' },
        text: {
          es: 'La isla de Jeju, Gyeongju, Jeonju, Seoraksan, Andong y Sokcho, y cuánto se tarda en llegar.',
          en: 'Jeju Island, Gyeongju, Jeonju, Seoraksan, Andong and Sokcho, and how long it takes to get there.',
        },
        alt: {
          es: 'El cráter de Seongsan sobre el mar de Jeju, en primavera',
          en: 'The crater of Seongsan above the sea of Jeju, in spring',
        },
      },
    ],
    action: { es: 'Abrir la guía', en: 'Open the guide' },
  },

  requirements: {
    heading: { es: 'Antes de volar', en: 'Before you fly' },
    lead: {
      es: 'Tres trámites, según cuánto te quedes. De cada uno te damos la regla de hoy y su fuente.',
      en: 'Three things to sort out, depending on how long you stay. For each we give today’s rule and its source.',
    },
    rows: [
      {
        name: 'K-ETA',
        figure: { es: '{keta-fee}', en: '{keta-fee}' },
        text: {
          es: 'Es la autorización de viaje. Al pagarla en línea se suma un recargo del {keta-surcharge}. Pídela {keta-apply-ahead}, con un pasaporte válido seis meses; vale {keta-validity}. Algunos pasaportes están exentos {keta-waiver}. De 2027 no hemos visto ningún aviso.',
          en: 'This is the travel authorisation. Paying online adds a surcharge of {keta-surcharge}. Apply {keta-apply-ahead}, with a passport valid for six months. It is valid for {keta-validity}. Some passports are exempt {keta-waiver}. We have seen no notice about 2027.',
        },
        figures: ['keta-waiver', 'keta-waiver-press', 'keta-stay'],
      },
      {
        name: 'e-Arrival',
        figure: { es: 'Gratis', en: 'Free' },
        text: {
          es: 'Es la tarjeta de llegada, y se rellena en línea {earrival-window}. Si una web te cobra por ella, no es la oficial.',
          en: 'This is the arrival card, which you fill in online {earrival-window}. If a website charges you for it, it is not the official one.',
        },
        figures: ['earrival-paper-end'],
      },
      {
        name: 'D-4',
        figure: { es: 'Más de 90 días', en: 'Over 90 days' },
        text: {
          es: 'Es el visado (visa) de quien estudia coreano {d4-threshold}. Se concede por {d4-grant}.',
          en: 'This is the visa for studying Korean for {d4-threshold}. It is granted for {d4-grant}.',
        },
        figures: ['d4-balance'],
      },
    ],
    action: {
      page: 'requirements',
      label: { es: 'Ver todos los requisitos', en: 'See all the requirements' },
    },
  },

  testimonials: {
    heading: {
      es: 'Lo que cuentan viajeros y estudiantes',
      en: 'What travellers and students say',
    },
    sampleLead: {
      es: 'Todavía no hemos publicado opiniones reales. Estas tres muestran cómo se verán.',
      en: 'We have not published real opinions yet. These three show how they will look.',
    },
    items: opinionsFor(owner),
  },

  /** The newsletter's heading on this page. */
  newsletter: { es: 'Corea, en tu correo', en: 'Korea in your inbox' },
  contact: {
    heading: { es: '¿Te queda una duda?', en: 'Got a question?' },
    paragraphs: [
      {
        es: 'Cuéntanos qué quieres hacer y cuándo. Respondemos en español o en inglés, {reply-time}.',
        en: 'Tell us what you want to do and when. We answer in Spanish or English, {reply-time}.',
      },
      {
        es: 'Atendemos {office-hours}.',
        en: 'Our hours are {office-hours}.',
      },
    ],
    form: { es: 'Formulario breve de contacto', en: 'Short contact form' },
    picture: {
      es: 'Una carta a medio escribir junto a un buzón rojo coreano',
      en: 'A half-written letter beside a red Korean postbox',
    },
  },
} as const satisfies PageCopy & Record<string, unknown>;

export type HomeCopy = Localized<typeof copy>;
