import { opinionsIn } from '../data/opinions.ts';
import { testimonials } from '../data/testimonials.ts';
import type { Localized, Text } from '../locale.ts';
import type { PageId } from '../pages.ts';
import type { PageText } from './page-text.ts';

/** A button that leads to a page. */
interface Action {
  readonly page: PageId;
  readonly label: Text;
}

const study: Action = {
  page: 'study',
  label: { es: 'Estudiar en Corea', en: 'Study in Korea' },
};

const heading: Text = {
  es: 'Corea se prepara mejor desde casa',
  en: 'Plan your Korea before you fly',
};

const lead: Text = {
  es: 'Qué ver en Seúl y Busan, cuánto cuesta, qué documentos necesitas y dónde estudiar coreano. Con cifras y sin rodeos.',
  en: 'What to see in Seoul and Busan, what it costs, which documents you need and where to study Korean. Real figures, no fluff.',
};

export const text = {
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
  pricesDate: { es: 'Precios de noviembre de 2026.', en: 'Prices of November 2026.' },

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
        actions: [
          {
            page: 'budget',
            label: { es: 'Calcula tu presupuesto', en: 'Work out your budget' },
          },
          study,
        ] satisfies readonly Action[],
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
        actions: [
          {
            page: 'seoul',
            label: { es: 'Qué ver en Seúl', en: 'What to see in Seoul' },
          },
          study,
        ] satisfies readonly Action[],
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
        actions: [
          {
            page: 'busan',
            label: { es: 'Qué ver en Busan', en: 'What to see in Busan' },
          },
          study,
        ] satisfies readonly Action[],
      },
    ],
  },

  strip: {
    label: { es: 'Hora de Seúl', en: 'Time in Seoul' },
    city: { es: 'Seúl', en: 'Seoul' },
    week: { es: 'Esta semana en Corea', en: 'This week in Korea' },
  },

  categories: {
    heading: { es: '¿Por dónde empezamos?', en: 'Where shall we start?' },
    lead: {
      es: 'Del visado (visa) a la cena: todo, en su sitio.',
      en: 'From visas to dinner, everything in its place.',
    },
    /** For those who are about to land. */
    arriving: {
      page: 'arriving',
      label: {
        es: '¿Ya tienes vuelo? Empieza por tus primeras horas en Incheon',
        en: 'Flight booked? Start with your first hours at Incheon',
      },
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
        line: { es: 'Lo que más nos preguntan', en: 'What people ask us most' },
      },
    ],
  },

  study: {
    heading: {
      es: 'Más de 500 estudiantes ya han ido a Corea con nuestra ayuda',
      en: 'More than 500 students have gone to Korea with our help',
    },
    paragraphs: [
      {
        es: 'Tramitamos tu matrícula gratis, y en la academia pagas lo mismo que si reservas tú.',
        en: 'We enrol you for free, and you pay the academy the same as booking directly.',
      },
      {
        es: 'Para estudiar {d4-threshold} hace falta el visado D-4.',
        en: 'To study for {d4-threshold} you need a D-4 visa.',
      },
    ],
    picture: {
      es: 'Una clase de coreano: la profesora escribe «hola» en la pizarra ante cuatro alumnos',
      en: 'A Korean class: the teacher writes “hello” on the board for four students',
    },
    figures: [
      {
        label: {
          es: 'Trimestre intensivo en Seúl, desde',
          en: 'Intensive term in Seoul, from',
        },
        value: { es: '{course-intensive-cost.seoulFrom}', en: '{course-intensive-cost.seoulFrom}' },
      },
      {
        label: { es: 'Programa más corto', en: 'Shortest programme' },
        value: { es: '2 semanas', en: '2 weeks' },
      },
      {
        label: { es: 'Un mes de estudiante', en: 'A student’s month' },
        value: { es: '{student-month}', en: '{student-month}' },
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
    plans: {
      es: '[Ver los {words:itineraries} itinerarios](itineraries) o montar el tuyo en [Mi viaje](trip), que comprueba cada día.',
      en: '[See the {words:itineraries} itineraries](itineraries), or build your own in [My trip](trip), which checks each day.',
    },
    cards: [
      {
        page: 'seoul',
        drawing: 'seoul/bukchon',
        hangul: '서울',
        title: { es: 'Seúl', en: 'Seoul' },
        text: {
          es: 'Palacios a {gyeongbokgung-admission} y barrios que trasnochan. Cinco días.',
          en: 'Palaces for {gyeongbokgung-admission} and neighbourhoods that stay up late. Five days.',
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
          es: 'Mar, lonja y un templo sobre las rocas, a unas {ktx-seoul-busan-time.typicalMinutes} en KTX. Tres días.',
          en: 'Sea, fish market and a temple on the rocks, about {ktx-seoul-busan-time.typicalMinutes} by KTX. Three days.',
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
          es: 'Jeju, Gyeongju, Jeonju, Seoraksan, Andong y Sokcho, y cómo llegar.',
          en: 'Jeju, Gyeongju, Jeonju, Seoraksan, Andong and Sokcho, and how to get there.',
        },
        alt: {
          es: 'El cráter de Seongsan sobre el mar de Jeju, en primavera',
          en: 'The crater of Seongsan above the sea of Jeju, in spring',
        },
      },
    ],
  },

  requirements: {
    heading: { es: 'Antes de volar', en: 'Before you fly' },
    stay: { es: 'hasta {days} días', en: 'up to {days} days' },
    /** By the verdict of the entry checker; `{date}` is the last day of the waiver. */
    rules: {
      'no-visa-no-k-eta': {
        rule: { es: 'Sin visado ni K-ETA', en: 'No visa, no K-ETA' },
        note: {
          es: 'La exención de la K-ETA acaba el {date}. Rellena gratis la e-Arrival el día que llegas o los dos anteriores.',
          en: 'The K-ETA waiver ends on {date}. Fill in the free e-Arrival card on the day you arrive or the two before.',
        },
      },
      'no-visa-k-eta-press': {
        rule: { es: 'Sin visado; confirma la K-ETA', en: 'No visa; confirm the K-ETA' },
        note: {
          es: 'Según la prensa no hace falta hasta el {date}: busca el aviso en k-eta.go.kr.',
          en: 'The press says none is needed until {date}: look for the notice on k-eta.go.kr.',
        },
      },
      'no-visa-k-eta': {
        rule: { es: 'Sin visado, con K-ETA', en: 'No visa, but a K-ETA' },
        note: {
          es: 'Cuesta {keta-fee} más un {keta-surcharge}. Pídela {keta-apply-ahead}.',
          en: 'It costs {keta-fee} plus {keta-surcharge}. Apply {keta-apply-ahead}.',
        },
      },
      'no-visa-k-eta-unknown': {
        rule: { es: 'Sin visado; mira si pide K-ETA', en: 'No visa; check for a K-ETA' },
        note: {
          es: 'La exención terminó el {date}: mira k-eta.go.kr antes de volar.',
          en: 'The waiver ended on {date}: check k-eta.go.kr before you fly.',
        },
      },
    },
    /** With their sources at the end of the page. */
    figures: ['keta-waiver', 'keta-waiver-press', 'keta-2027'],
    action: {
      page: 'requirements',
      label: { es: 'Otro pasaporte o más de 90 días', en: 'Another passport, or over 90 days' },
    },
  },

  testimonials: {
    heading: {
      es: 'Lo que cuentan viajeros y estudiantes',
      en: 'What travellers and students say',
    },
    items: opinionsIn(testimonials),
  },

  contact: {
    heading: { es: '¿Te queda una duda?', en: 'Got a question?' },
    text: {
      es: 'Escríbenos y te contesta una persona, en español o en inglés, {reply-time}. Estamos {office-hours}.',
      en: 'Write to us: a person replies in English or Spanish, {reply-time}. We are here {office-hours}.',
    },
    action: { page: 'contact', label: { es: 'Escríbenos', en: 'Write to us' } },
    form: { es: 'Escribir un mensaje', en: 'Send a message' },
  },
} as const satisfies PageText & Record<string, unknown>;

export type HomeText = Localized<typeof text>;
