import type { PracticalGuide } from './practical-guide.ts';

export const text = {
  title: {
    es: 'Becas para estudiar en Corea: GKS y otras | Rumbo Corea',
    en: 'Scholarships to study in Korea: GKS and others | Rumbo Corea',
  },
  description: {
    es: 'La beca GKS del Gobierno de Corea por embajada y por universidad, qué paga, cuándo se pide y con qué papeles; otras becas, TOPIK e Institutos Rey Sejong.',
    en: 'The Korean Government’s GKS scholarship by embassy and by university: what it pays, when and how to apply; other awards, TOPIK and King Sejong Institutes.',
  },
  keywords: {
    es: 'beca GKS, KGSP, Global Korea Scholarship, becas Corea, NIIED, Study in Korea, TOPIK, Instituto Rey Sejong, King Sejong, KLT, Korea Foundation, DUO-Corea',
    en: 'GKS scholarship, KGSP, Global Korea Scholarship, scholarships Korea, NIIED, Study in Korea, TOPIK, King Sejong Institute, KLT, Korea Foundation, DUO-Korea',
  },
  menu: {
    label: { es: 'Becas y TOPIK', en: 'Scholarships and TOPIK' },
    line: { es: 'GKS, otras becas y exámenes', en: 'GKS, other awards and exams' },
  },
  heading: { es: 'Becas para estudiar en Corea', en: 'Scholarships to study in Korea' },
  lead: {
    es: 'La GKS, del Gobierno de Corea, paga una carrera o un posgrado entero, con un año de coreano antes. Para un curso de idioma suelto apenas hay becas.',
    en: 'The Korean Government’s GKS scholarship pays for a whole undergraduate or graduate degree, with a year of Korean first. For a language course alone there are hardly any.',
  },
  hangul: '장학금',
  hangulMeaning: { es: 'Beca', en: 'Scholarship' },
  pictureAlt: {
    es: 'Una mesa con un mapa del mundo, líneas de España y América Latina a Corea, un pasaporte, una solicitud y una carta',
    en: 'A desk with a map of the world, lines from Spain and Latin America to Korea, a passport, an application and a letter',
  },
  intro: [
    {
      es: 'Se pide una vez al año, por la embajada o por la universidad, y presentarse a las dos vías descalifica. Las cifras y los meses son de la última convocatoria: la siguiente se anuncia en [Study in Korea](https://www.studyinkorea.go.kr).',
      en: 'You apply once a year, through the embassy or the university; apply through both and you are out. Figures and months are those of the latest call: the next one is announced at [Study in Korea](https://www.studyinkorea.go.kr).',
    },
  ],
  rest: { es: 'Cada beca, por dentro', en: 'Each scholarship in detail' },
  pictured: 'calendar',
  /** Lights the awards of the calendar that one can apply for. */
  choice: {
    label: { es: '¿Qué quieres hacer?', en: 'What do you want to do?' },
    options: [
      { id: 'all', name: { es: 'Ver todas', en: 'See all' } },
      { id: 'degree', name: { es: 'Una carrera', en: 'A first degree' } },
      { id: 'graduate', name: { es: 'Un posgrado', en: 'A graduate degree' } },
      { id: 'exchange', name: { es: 'Un intercambio', en: 'An exchange' } },
      { id: 'language', name: { es: 'Solo coreano', en: 'Only Korean' } },
    ],
  },
  sections: [
    {
      id: 'gks',
      title: { es: 'La beca GKS', en: 'The GKS scholarship' },
      short: {
        es: '**Paga la carrera o el posgrado entero**',
        en: '**It pays for a whole degree**',
      },
      answer: {
        es: 'Global Korea Scholarship, antes KGSP. La gestiona el NIIED y se publica en [Study in Korea](https://www.studyinkorea.go.kr).',
        en: 'Global Korea Scholarship, formerly KGSP. NIIED runs it and publishes it at [Study in Korea](https://www.studyinkorea.go.kr).',
      },
      points: [
        {
          title: { es: 'Para quién', en: 'Who it is for' },
          text: {
            es: 'Hay que tener {gks-age}, y en los últimos estudios, {gks-grades}. Ni tú ni tus padres pueden tener la nacionalidad coreana, y el parentesco se prueba con un documento oficial.',
            en: 'You must be {gks-age}, and have finished your last studies with {gks-grades}. Neither you nor your parents may hold Korean nationality, and an official document must prove the family relationship.',
          },
        },
        {
          title: { es: 'Grado (pregrado, licenciatura)', en: 'First degree' },
          text: {
            es: 'Un año de coreano y la carrera. Paga la matrícula (hasta {gks-undergraduate-tuition} el NIIED y el resto la universidad), el curso de idioma, el vuelo y una ayuda anual que incluye el seguro.',
            en: 'A year of Korean and the degree. It pays tuition (up to {gks-undergraduate-tuition} from NIIED and the rest from the university), the language course, the flight and a yearly allowance that includes insurance.',
          },
        },
        {
          title: { es: 'Posgrado', en: 'Graduate degree' },
          text: {
            es: 'Un año de coreano y dos de máster (maestría) o tres de doctorado. Con un TOPIK 5 o más te saltas el año de idioma. Matrícula, vuelo y ayuda mensual.',
            en: 'A year of Korean, then two of a master’s or three of a doctorate. With TOPIK 5 or above you skip the language year. Tuition, flight and a monthly allowance.',
          },
        },
      ],
      figures: [
        'gks-undergraduate-places',
        'gks-undergraduate-language-month',
        'gks-undergraduate-degree-month',
        'gks-graduate-places',
        'gks-graduate-month',
      ],
    },
    {
      id: 'gks-how',
      title: { es: 'Embajada o universidad', en: 'Embassy or university' },
      short: {
        es: '**Una de las dos**: cada vía tiene sus plazas',
        en: '**One of the two**: each track has its own places',
      },
      answer: {
        es: 'Elige una: presentarse a las dos descalifica.',
        en: 'Choose one: if you apply through both, you are out.',
      },
      points: [
        {
          title: { es: 'Por la embajada', en: 'Through the embassy' },
          text: {
            es: 'La embajada de Corea en tu país propone candidatos y los entrevista. En la convocatoria de grado de 2026 se elegían hasta tres universidades, una al menos de las llamadas de tipo B.',
            en: 'The Korean embassy in your country interviews and nominates candidates. For the 2026 undergraduate call you chose up to three universities, at least one of the so-called type B.',
          },
        },
        {
          title: { es: 'Por la universidad', en: 'Through the university' },
          text: {
            es: 'Pides plaza directamente en una de las universidades designadas, con su propio plazo.',
            en: 'You apply straight to one of the designated universities, with its own deadline.',
          },
        },
        {
          title: { es: 'Cómo se pide', en: 'How to apply' },
          text: {
            es: 'La de grado se pide solo en línea, en Study in Korea, desde la convocatoria de 2026. La de posgrado, en España, iba en 2024 solo por correo postal, con los papeles en el orden de la lista.',
            en: 'For a first degree, online only, at Study in Korea, since the 2026 call. Spain’s graduate call of 2024 was by post only, with the documents in the order of the checklist.',
          },
        },
        {
          title: { es: 'Con qué papeles', en: 'With which documents' },
          text: {
            es: 'Solicitud, carta personal, plan de estudios, recomendación en sobre cerrado, evaluación médica, nacionalidad tuya y de tus padres, títulos y notas. Todo va en original o apostillado: empieza meses antes.',
            en: 'Application, personal statement, study plan, sealed letter of recommendation, medical self-assessment, proof of your nationality and your parents’, degrees and transcripts. All must be originals or carry an apostille: start months ahead.',
          },
        },
      ],
    },
    {
      id: 'calendar',
      title: { es: 'Becas, mes a mes', en: 'Scholarships month by month' },
      short: {
        es: '**GKS: posgrado en febrero, grado en septiembre**',
        en: '**GKS: graduate in February, undergraduate in September**',
      },
      answer: {
        es: 'Son los plazos de la última convocatoria de cada una; los siguientes suelen caer por las mismas fechas.',
        en: 'These are the dates of the latest call of each; the next ones usually fall around the same time.',
      },
      columns: [
        { es: 'Beca', en: 'Award' },
        { es: 'Meses', en: 'Months' },
        { es: 'Qué saber', en: 'What to know' },
      ],
      months: [
        {
          title: { es: 'GKS posgrado', en: 'GKS graduate' },
          from: 2,
          to: 3,
          goals: ['graduate'],
          text: {
            es: 'Cada embajada y cada universidad fija su plazo. Resultados en junio, entrada a finales de agosto. España, 2024: hasta el 29 de febrero. Honduras, 2025: del 10 de febrero al 10 de marzo.',
            en: 'Each embassy and university sets its deadline. Results in June, entry in late August. Spain, 2024: until 29 February. Honduras, 2025: 10 February to 10 March.',
          },
        },
        {
          title: { es: 'Descendientes de coreanos', en: 'People of Korean descent' },
          from: 2,
          to: 4,
          goals: ['degree', 'graduate'],
          text: {
            es: 'Grado con menos de 25 años y posgrado con menos de 40, por la embajada. Pregúntale qué paga y qué nacionalidad te pide.',
            en: 'Under 25 for a first degree and under 40 for a graduate one, through the embassy. Ask it what the award pays and which nationality it requires.',
          },
        },
        {
          title: { es: 'DUO-Corea', en: 'DUO-Korea' },
          from: 4,
          to: 5,
          goals: ['exchange'],
          text: {
            es: 'La pide la universidad coreana, para una pareja de estudiantes de intercambio.',
            en: 'The Korean university applies, for a pair of exchange students.',
          },
        },
        {
          title: { es: 'KLT de la Korea Foundation', en: 'KLT of the Korea Foundation' },
          from: 7,
          to: 8,
          goals: ['language'],
          text: {
            es: 'Del 1 de julio al 31 de agosto, para empezar al año siguiente (convocatoria de 2024).',
            en: '1 July to 31 August, to start the following year (2024 call).',
          },
        },
        {
          title: { es: 'GKS grado', en: 'GKS undergraduate' },
          from: 9,
          to: 10,
          goals: ['degree'],
          text: {
            es: 'Convocatoria en septiembre, selección de la embajada en octubre, resultados en enero y entrada a finales de febrero.',
            en: 'Call in September, the embassy’s selection in October, results in January and entry in late February.',
          },
        },
      ],
    },
    {
      id: 'gks-d4',
      title: { es: 'La GKS y un D-4, en un calendario', en: 'The GKS and a D-4 in one calendar' },
      short: {
        es: '**Un D-4 no excluye**: trae los papeles de casa',
        en: '**A D-4 does not rule you out**: bring papers from home',
      },
      answer: {
        es: 'Haber estudiado en Corea no excluía de la GKS de grado [en 2019](https://it.scribd.com/document/406855744/GKS-U-FAQ-2019-Korean-Embassy-Track-docx); un bachillerato coreano, sí. Lo que se atasca son los papeles: tráelos apostillados. Los meses son de la última convocatoria.',
        en: 'Having studied in Korea did not rule you out of the undergraduate GKS [in 2019](https://it.scribd.com/document/406855744/GKS-U-FAQ-2019-Korean-Embassy-Track-docx); a Korean high school did. The documents are what holds people up: bring them with their apostille. The months are those of the latest call.',
      },
      columns: [
        { es: 'Cuándo', en: 'When' },
        { es: 'La GKS', en: 'The GKS' },
        { es: 'Tu D-4', en: 'Your D-4' },
      ],
      rows: [
        {
          cells: [
            { es: 'Antes de volar', en: 'Before you fly' },
            {
              es: 'Títulos, notas y pruebas de nacionalidad, con apostilla.',
              en: 'Degrees, transcripts and proof of nationality, with an apostille.',
            },
            {
              es: 'Tráelos contigo, aunque aún no sepas si la pedirás.',
              en: 'Bring them, even if you do not know yet whether you will apply.',
            },
          ],
        },
        {
          cells: [
            { es: 'Febrero y marzo', en: 'February and March' },
            {
              es: 'Convocatoria de posgrado.',
              en: 'Graduate call.',
            },
            {
              es: 'Empieza el trimestre de primavera. Por embajada se entrega en la de tu país: pregunta si vale por correo.',
              en: 'The spring term begins. The embassy track goes through the one in your country: ask whether post will do.',
            },
          ],
        },
        {
          cells: [
            { es: 'Junio', en: 'June' },
            { es: 'Resultados de posgrado.', en: 'Graduate results.' },
            {
              es: 'Si te la dan, no pagues el trimestre siguiente sin preguntar a tu centro.',
              en: 'If you get it, ask your school before you pay for the next term.',
            },
          ],
        },
        {
          cells: [
            { es: 'Finales de agosto', en: 'Late August' },
            { es: 'Empieza la beca de posgrado.', en: 'The graduate award begins.' },
            {
              es: 'Visado nuevo, con la carta del NIIED: D-4 si empiezas por el idioma, D-2 si vas directo a la carrera.',
              en: 'A new visa with NIIED’s letter: D-4 if you begin with the language, D-2 if you go straight to the degree.',
            },
          ],
        },
        {
          cells: [
            { es: 'Septiembre y octubre', en: 'September and October' },
            { es: 'Convocatoria de grado.', en: 'Undergraduate call.' },
            { es: 'Empieza el trimestre de otoño.', en: 'The autumn term begins.' },
          ],
        },
        {
          cells: [
            { es: 'Enero y febrero', en: 'January and February' },
            {
              es: 'Resultados de grado en enero; se entra a finales de febrero.',
              en: 'Undergraduate results in January; you start in late February.',
            },
            {
              es: 'El mismo cambio de visado. Mira cuándo acaba el tuyo en [prorrogar el D-4](working-holiday#extend-d4).',
              en: 'The same change of visa. See when yours ends under [extending a D-4](working-holiday#extend-d4).',
            },
          ],
        },
      ],
      points: [
        {
          text: {
            es: 'El NIIED mandaba en 2021 [pedir el visado nuevo](https://www.scribd.com/document/494467537/Important-Notice-for-2021-GKS-U-Scholars) en una embajada o consulado de Corea con su carta. Si vives en Corea con un D-4, pregunta al [1345](tel:1345) si se cambia sin salir.',
            en: 'In 2021 NIIED told scholars to [apply for the new visa](https://www.scribd.com/document/494467537/Important-Notice-for-2021-GKS-U-Scholars) at a Korean embassy or consulate with its letter. If you live in Korea on a D-4, ask [1345](tel:1345) whether it can be changed without leaving.',
          },
        },
      ],
    },
    {
      id: 'your-country',
      title: { es: 'La convocatoria de tu país', en: 'Applying from your country' },
      short: {
        es: '**En la página de tu embajada** de Corea',
        en: '**On the page of the Korean embassy** in your country',
      },
      answer: {
        es: 'Está también en [Study in Korea](https://www.studyinkorea.go.kr). Los cupos cambian cada año; estos, de 2020, dan una idea.',
        en: 'It is at [Study in Korea](https://www.studyinkorea.go.kr) too. Quotas change every year; these, of 2020, give an idea.',
      },
      points: [
        {
          title: {
            es: 'Plazas de grado por embajada, 2020',
            en: 'Undergraduate places by embassy, 2020',
          },
          text: {
            es: 'México tenía 4; Colombia, 3; Guinea Ecuatorial, 2; Chile, Perú, Uruguay, Bolivia, Ecuador, El Salvador, Paraguay, Guatemala, Panamá, República Dominicana y Venezuela, 1 cada uno.',
            en: 'Mexico had 4, Colombia 3 and Equatorial Guinea 2; Chile, Peru, Uruguay, Bolivia, Ecuador, El Salvador, Paraguay, Guatemala, Panama, the Dominican Republic and Venezuela, 1 each. These are the Spanish-speaking countries. For yours, ask the Korean embassy.',
          },
        },
        {
          title: { es: 'Los demás países', en: 'The other countries' },
          text: {
            es: 'España, Argentina, Cuba, Costa Rica, Honduras y Nicaragua no tenían cupo de grado por embajada en 2020. Pregunta a la embajada de Corea.',
            en: 'Spain, Argentina, Cuba, Costa Rica, Honduras and Nicaragua had no undergraduate places by embassy in 2020. Ask the Korean embassy.',
          },
        },
      ],
    },
    {
      id: 'others',
      title: { es: 'Otras becas', en: 'Other awards' },
      short: {
        es: '**KLT, DUO-Corea y las de cada centro**',
        en: '**KLT, DUO-Korea and those of each school**',
      },
      points: [
        {
          title: { es: 'Un semestre de coreano: KLT', en: 'Six months of Korean: KLT' },
          text: {
            es: 'De la [Korea Foundation](https://apply.kf.or.kr), para quien ya sabe algo de coreano y cursa Estudios Coreanos desde tercero, un posgrado o una investigación. Unas 30 plazas al año y seis meses de curso intensivo en una universidad.',
            en: 'From the [Korea Foundation](https://apply.kf.or.kr), for students of Korean Studies from the third year on, graduates or researchers, who already know some Korean. About 30 awards a year, for a six-month intensive course at a university.',
          },
        },
        {
          title: {
            es: 'Intercambio desde España: DUO-Corea',
            en: 'Exchange from Spain: DUO-Korea',
          },
          text: {
            es: 'Para la pareja de estudiantes que intercambian una universidad coreana y otra europea. La pide la coreana: pregunta en la tuya. No vale para un curso de idiomas suelto.',
            en: 'For the pair of students that a Korean and a European university exchange. The Korean one applies, so ask at yours. A language course alone does not count.',
          },
        },
        {
          title: { es: 'Máster de ciencias en Seúl', en: 'Science master’s in Seoul' },
          text: {
            es: 'La beca de ciencias del Ayuntamiento de Seúl (Seoul Tech Scholarship) pagaba en 2026 la matrícula y una ayuda mensual en nueve universidades, a quien tenía de 20 a menos de 40 años y un título de ingeniería o ciencias.',
            en: 'In 2026 the City of Seoul’s science award (Seoul Tech Scholarship) paid tuition and a monthly allowance at nine universities, for applicants from 20 to under 40 with a degree in engineering or science.',
          },
        },
        {
          title: { es: 'En tu propio centro', en: 'At your own school' },
          text: {
            es: 'La universidad SeoulTech premia cada trimestre las mejores notas, con más del 90\u00a0% de asistencia y 85 de media. Yonsei daba becas por notas en 2023. Pregunta en la tuya: está en la [lista de escuelas](schools).',
            en: 'SeoulTech university rewards the best marks each term, with over 90% attendance and an average of 85. Yonsei gave awards for good marks in 2023. Ask at yours: it is on our [list of schools](schools).',
          },
        },
      ],
      figures: ['klt-month', 'duo-korea-amount'],
    },
    {
      id: 'topik',
      title: { es: 'El examen TOPIK', en: 'The TOPIK exam' },
      short: {
        es: '**Niveles 1 y 2, y del 3 al 6**; el oral va aparte',
        en: '**Levels 1 and 2, and 3 to 6**; speaking is separate',
      },
      answer: {
        es: 'El primero es el TOPIK I y el segundo, el TOPIK II. Los piden las universidades, las becas y el permiso de trabajo.',
        en: 'The first two come from TOPIK I, the others from TOPIK II. Universities, scholarships and the work permit ask for it.',
      },
      points: [
        {
          title: { es: 'Las fechas', en: 'The dates' },
          text: {
            es: 'En 2026 hubo seis: el 11 de enero (solo en Corea), el 12 de abril, el 17 de mayo, el 5 de julio, el 18 de octubre y el 15 de noviembre; en abril, julio y octubre, fuera de Corea fue el día antes. Los resultados tardaron entre cuatro y ocho semanas. Mira las de 2027 en [topik.go.kr](https://www.topik.go.kr): la inscripción abre unos dos meses antes, y fuera de Corea la fija cada centro.',
            en: 'In 2026 there were six: 11 January (in Korea only), 12 April, 17 May, 5 July, 18 October and 15 November; in April, July and October it was a day earlier outside Korea. Results took between four and eight weeks. See [topik.go.kr](https://www.topik.go.kr) for 2027: registration opens about two months before, and outside Korea each centre sets it.',
          },
        },
        {
          title: { es: 'Examen en computadora', en: 'On a computer' },
          text: {
            es: 'En 2026 hubo seis convocatorias en computadora, en 17 países. No cuentes con ninguna en un país de habla hispana; los países están en [topik.go.kr](https://www.topik.go.kr).',
            en: 'In 2026 there were six sittings on a computer in 17 countries. See at [topik.go.kr](https://www.topik.go.kr) whether yours is one.',
          },
        },
      ],
      figures: ['topik-fee', 'topik-validity'],
    },
    {
      id: 'free-courses',
      title: { es: 'Aprender sin pagar', en: 'Learning without paying' },
      short: {
        es: '**Un curso gratis**, y otros que pueden serlo',
        en: '**One free course**, and others that may be',
      },
      points: [
        {
          title: { es: 'Instituto Rey Sejong en línea', en: 'Online King Sejong Institute' },
          text: {
            es: 'Cuatro trimestres al año en [iksi.or.kr](https://www.iksi.or.kr), con inscripción por trimestre. Mira al inscribirte si el tuyo es gratis.',
            en: 'Four terms a year at [iksi.or.kr](https://www.iksi.or.kr), with enrolment by term. Check when you enrol whether yours is free.',
          },
        },
        {
          title: {
            es: 'Instituto Rey Sejong, en persona',
            en: 'King Sejong Institutes, in person',
          },
          text: {
            es: 'Da clases de coreano en Las Palmas de Gran Canaria (ULPGC), Ciudad de México (Centro Cultural Coreano), Querétaro, Santiago de Chile (UCEN), Lima (San Marcos) y Montevideo, y en Colombia, Argentina, Bolivia, Ecuador, El Salvador y Paraguay (listas de 2013 a 2024): pregunta si sigue abierto el tuyo y si es gratis.',
            en: 'They teach Korean in Las Palmas de Gran Canaria (ULPGC), Mexico City (Korean Cultural Centre), Querétaro, Santiago de Chile (UCEN), Lima (San Marcos) and Montevideo, and in Colombia, Argentina, Bolivia, Ecuador, El Salvador and Paraguay (lists of 2013 to 2024): ask whether yours is still open, and free.',
          },
        },
        {
          title: { es: 'Quick Korean', en: 'Quick Korean' },
          text: {
            es: 'Curso gratuito de la Cyber University of Korea (a distancia), con el primer nivel explicado en español desde 2015.',
            en: 'A free course from the Cyber University of Korea, with the first level explained in Spanish since 2015.',
          },
        },
        {
          title: { es: 'First Step Korean', en: 'First Step Korean' },
          text: {
            es: 'De Yonsei, en Coursera. Mira si tu inscripción es gratis.',
            en: 'From Yonsei, on Coursera. Check whether yours is free.',
          },
        },
      ],
    },
  ],
  next: {
    heading: { es: 'Sigue por aquí', en: 'Read next' },
    links: [
      {
        es: '[Escuelas](schools): sin beca, el camino es un centro de idiomas',
        en: '[Schools](schools): without a scholarship, go to a language centre',
      },
      {
        es: '[Tu plan para el D-4](study#d4): fechas para el visado (visa)',
        en: '[Your D-4 plan](study#d4): dates for the visa',
      },
      {
        es: '[Coreano desde cero](korean-from-scratch): academia, universidad o en línea',
        en: '[Korean from scratch](korean-from-scratch): academy, university or online',
      },
    ],
  },
} as const satisfies PracticalGuide & Record<string, unknown>;
