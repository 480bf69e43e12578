import { showCard } from './show-card.ts';
import type { PracticalGuide } from './practical-guide.ts';

export const text = {
  title: {
    es: 'Salud en Corea: médico, farmacia, seguro | Rumbo Corea',
    en: 'Health in Korea: doctor, pharmacy, insurance | Rumbo Corea',
  },
  description: {
    es: 'Qué hacer si enfermas en Corea: 119, clínicas con inglés en Seúl y Busan, farmacias de noche, medicinas que necesitan permiso y qué seguro llevar.',
    en: 'What to do if you fall ill in Korea: 119, clinics with English in Seoul and Busan, late-night pharmacies, medicines that need a permit and insurance.',
  },
  keywords: {
    es: 'médico en Corea, hospital, farmacia, farmacia de noche, medicinas, receta, seguro médico, vacunas, urgencias, ambulancia',
    en: 'doctor in Korea, hospital, pharmacy, late-night pharmacy, chemist, medicines, prescription, health insurance, emergency, ambulance',
  },
  menu: {
    label: { es: 'Salud y seguro', en: 'Health and insurance' },
    line: { es: 'Médico, farmacia y medicinas', en: 'Doctor, pharmacy and medicines' },
  },
  heading: { es: 'Si enfermas en Corea', en: 'If you fall ill in Korea' },
  lead: {
    es: 'Para lo grave, el 119. Para lo demás, una clínica de barrio sin cita y una farmacia al lado. Si tomas somníferos, tranquilizantes u otra medicina controlada, pide permiso antes de volar.',
    en: 'For anything serious, call 119. For the rest, walk into a neighbourhood clinic, with a pharmacy next door. If you take sleeping pills, tranquillisers or another controlled medicine, get a permit before you fly.',
  },
  hangul: '건강',
  hangulMeaning: { es: 'Salud', en: 'Health' },
  pictureAlt: {
    es: 'Un día en cama: gachas y té de jengibre en una bandeja, dosis de la farmacia, termómetro y tarjeta del seguro sobre una colcha',
    en: 'A day in bed: porridge and ginger tea on a tray, doses from the pharmacy, a thermometer and the insurance card on a quilt',
  },
  /** What one asks for at a pharmacy, as boxes on a shelf. */
  shelf: {
    heading: { es: 'En la farmacia, enseña la pantalla', en: 'At the pharmacy, show your screen' },
    line: {
      es: 'Toca una caja y su nombre **llena la pantalla**',
      en: 'Tap a box and its name **fills the screen**',
    },
    show: { es: 'Ver en grande', en: 'Show large' },
    phrase: {
      es: '[Frases para la farmacia](phrases-health#pharmacy)',
      en: '[Phrases for the pharmacy](phrases-health#pharmacy)',
    },
    card: showCard,
    sign: {
      hangul: '약국',
      romanization: 'yakguk',
      meaning: { es: 'farmacia', en: 'pharmacy' },
    },
    boxes: [
      {
        drawing: 'capsule',
        hangul: '진통제',
        romanization: 'jintongje',
        meaning: { es: 'para el dolor', en: 'painkiller' },
      },
      {
        drawing: 'thermometer',
        hangul: '감기약',
        romanization: 'gamgiyak',
        meaning: { es: 'para el resfriado', en: 'cold medicine' },
      },
      {
        drawing: 'drop',
        hangul: '지사제',
        romanization: 'jisaje',
        meaning: { es: 'antidiarreico', en: 'for diarrhoea' },
      },
      {
        drawing: 'flower',
        hangul: '알레르기약',
        romanization: 'allereugiyak',
        meaning: { es: 'para la alergia', en: 'for allergies' },
      },
      {
        drawing: 'tablets',
        hangul: '타이레놀',
        romanization: 'tairenol',
        meaning: { es: 'paracetamol', en: 'paracetamol' },
      },
      {
        drawing: 'mask',
        hangul: '마스크',
        romanization: 'maseukeu',
        meaning: { es: 'mascarillas', en: 'face masks' },
      },
    ],
  },
  sections: [
    {
      id: 'urgent',
      title: { es: '¿Es grave?', en: 'Is it serious?' },
      short: {
        es: '**Llama al 119**: la ambulancia es gratis',
        en: '**Call 119**: the ambulance is free',
      },
      answer: {
        es: 'Llama al [119](tel:119). La ambulancia es gratis; el hospital se paga. Di primero dónde estás y después qué pasa.',
        en: 'Call [119](tel:119). The ambulance is free; the hospital is not. Say where you are first, then what is wrong.',
      },
      points: [
        {
          text: {
            es: 'El 119 atiende en coreano y pasa a un intérprete: di «English» y espera.',
            en: '119 answers in Korean and puts an interpreter on the line. Say “English” and wait.',
          },
          sources: ['fire-agency-119', 'government-guide'],
        },
        {
          text: {
            es: 'BBB, [1588-5644](tel:15885644), pone al teléfono a cualquier hora a una persona voluntaria que habla español. Pásale el teléfono a quien te atiende.',
            en: 'BBB, [1588-5644](tel:15885644), puts a volunteer interpreter on the line at any hour. Hand the phone to whoever is treating you.',
          },
          sources: ['bbb-spanish', 'government-guide'],
        },
        {
          text: {
            es: 'Si vas por tu cuenta, busca la puerta de urgencias, 응급실. Las clínicas internacionales de los hospitales son consultas con cita y horario de oficina.',
            en: 'If you go by yourself, look for the emergency entrance, 응급실. The international clinics of hospitals see patients by appointment, in office hours.',
          },
        },
      ],
      words: [
        {
          hangul: '응급실',
          kind: 'spot',
          romanization: 'eunggeupsil',
          meaning: { es: 'urgencias', en: 'emergency room' },
        },
        {
          hangul: '병원',
          kind: 'spot',
          romanization: 'byeongwon',
          meaning: { es: 'hospital', en: 'hospital' },
        },
        {
          hangul: '의원',
          kind: 'spot',
          romanization: 'uiwon',
          meaning: { es: 'clínica de barrio', en: 'neighbourhood clinic' },
        },
      ],
    },
    {
      id: 'doctor',
      title: { es: '¿A qué médico voy?', en: 'Which doctor do I see?' },
      short: {
        es: '**A una clínica de barrio**, sin cita',
        en: '**A neighbourhood clinic**, no appointment',
      },
      answer: {
        es: 'A una clínica de barrio (의원): entras sin cita y te atienden en menos de media hora. El hospital grande es para lo que la clínica no resuelve.',
        en: 'Go to a neighbourhood clinic (의원): walk in without an appointment and you are seen within half an hour. Big hospitals are for what a clinic cannot treat.',
      },
      figures: ['clinic-visit-cost', 'hospital-visit-cost'],
      points: [
        {
          text: {
            es: 'En [Emergencias](emergencies#hospitals) están los hospitales de Seúl y Busan con consulta en inglés. No cuentes con español: pide un intérprete.',
            en: '[Emergencies](emergencies#hospitals) lists the hospitals in Seoul and Busan with an English-speaking clinic.',
          },
        },
        {
          text: {
            es: 'Sin cita, en un hospital grande cuenta con dos o tres horas de espera.',
            en: 'Without an appointment, expect to wait two or three hours in a big hospital.',
          },
          sources: ['living-in-korea'],
        },
      ],
    },
    {
      id: 'pharmacy',
      title: { es: '¿Dónde hay una farmacia abierta?', en: 'Where is an open pharmacy?' },
      short: { es: '**Busca 약** y una cruz verde', en: '**Look for 약** and a green cross' },
      answer: {
        es: 'Busca el rótulo 약 o 약국, a menudo con una cruz verde. De noche, pregunta al [1330](tel:1330), en inglés, o mira [pharm114.or.kr](https://www.pharm114.or.kr/), en coreano.',
        en: 'Look for the sign 약 or 약국, often with a green cross. At night, ask [1330](tel:1330) or look at [pharm114.or.kr](https://www.pharm114.or.kr/), in Korean.',
      },
      figures: ['night-pharmacies-seoul'],
      points: [
        {
          text: {
            es: 'Las nocturnas públicas se llaman 공공심야약국. En Busan había {busan-night-pharmacies}. En festivos llama antes de ir: a veces alguna figura abierta y no lo está.',
            en: 'The public late-night ones are called 공공심야약국. Busan had {busan-night-pharmacies}. On holidays call before you go: some are listed as open and are not.',
          },
          sources: ['kbs-pharmacies', 'pharm114', 'busan-pharmacies'],
        },
        {
          text: {
            es: 'Las tiendas de conveniencia que no cierran también venden medicinas: {shop-medicines}.',
            en: 'Convenience stores that never close sell medicines too: {shop-medicines}.',
          },
          sources: ['store-medicines'],
        },
        {
          text: {
            es: 'El médico receta y la farmacia, casi siempre en el mismo edificio, despacha.',
            en: 'The doctor prescribes and the pharmacy, nearly always in the same building, dispenses.',
          },
          sources: ['pharmacy-guide'],
        },
      ],
    },
    {
      id: 'medicines',
      title: { es: '¿Puedo llevar mis medicinas?', en: 'Can I bring my medicines?' },
      short: {
        es: '**Las corrientes, sí**; las controladas, con permiso antes de volar',
        en: '**Ordinary ones, yes**; controlled ones need a permit before you fly',
      },
      answer: {
        es: 'Las corrientes, sí: {medicine-ordinary}, en su caja y con la receta en inglés. Las que llevan sustancias controladas, como muchos somníferos y tranquilizantes, necesitan permiso antes de volar. El cannabis no entra.',
        en: 'Ordinary ones, yes: {medicine-ordinary}, in their box and with the prescription in English. Those with controlled substances, such as many sleeping pills and tranquillisers, need a permit before you fly. Cannabis is not allowed in.',
      },
      figures: [
        'medicine-permit-form',
        'medicine-permit-time',
        'medicine-permit-supply',
        'medicine-amphetamine',
        'medicine-cannabis',
      ],
      points: [
        {
          text: {
            es: 'Necesitan permiso zolpidem, diazepam, alprazolam, lorazepam, metilfenidato y los opioides, sea cual sea tu pasaporte.',
            en: 'Zolpidem, diazepam, alprazolam, lorazepam, methylphenidate and opioids need a permit, whatever your passport.',
          },
          sources: ['mfds', 'medicines-japan', 'medicines-denmark'],
        },
        {
          text: {
            es: 'Para el permiso hacen falta pasaporte, billete (boleto) con fechas, informe y receta con el principio activo y la dosis, en coreano o inglés. Empieza un mes antes; las dudas, a narcotics@korea.kr.',
            en: 'For the permit you need your passport, a ticket with dates, and a report and prescription with the active ingredient and dose, in Korean or English. Start a month ahead; send questions to narcotics@korea.kr.',
          },
          sources: ['medicines-sapporo', 'spain-advice'],
        },
        {
          text: {
            es: 'Con Adderall o lisdexanfetamina no viajes sin una respuesta escrita.',
            en: 'With Adderall or lisdexamfetamine, do not travel without an answer in writing.',
          },
          sources: ['medicines-adhd'],
        },
      ],
    },
    {
      id: 'insurance',
      title: { es: '¿Qué seguro necesito?', en: 'What insurance do I need?' },
      short: {
        es: '**Uno de viaje** que pague hospital y traslado',
        en: '**Travel insurance** that pays for hospital and the way home',
      },
      answer: {
        es: 'De visita, uno de viaje que pague hospital y traslado: la sanidad coreana no cubre a visitantes. Con un visado (visa) largo entras en el seguro nacional; con el D-4, {nhis-start}.',
        en: 'As a visitor, take travel insurance that pays for hospital and the journey home: Korean public insurance does not cover you. On a long visa you join the national scheme; on a D-4, {nhis-start}.',
      },
      figures: ['nhis-premium'],
      points: [
        {
          text: {
            es: 'Antes de salir del hospital pide el recibo, la factura detallada y el informe. Sin ellos tu seguro no paga.',
            en: 'Before you leave the hospital ask for the receipt, the itemised bill and the medical certificate. Your insurer will not pay without them.',
          },
        },
        {
          text: {
            es: 'El seguro del estudiante está paso a paso en [tu primer mes](first-month#insurance).',
            en: 'Insurance for students is explained step by step in [your first month](first-month#insurance).',
          },
        },
      ],
      words: [
        {
          hangul: '영수증',
          kind: 'paper',
          romanization: 'yeongsujeung',
          meaning: { es: 'recibo', en: 'receipt' },
        },
        {
          hangul: '진료비 세부내역서',
          kind: 'paper',
          romanization: 'jillyobi sebu naeyeokseo',
          meaning: { es: 'factura detallada', en: 'itemised bill' },
        },
        {
          hangul: '진단서',
          kind: 'paper',
          romanization: 'jindanseo',
          meaning: { es: 'informe médico', en: 'medical certificate' },
        },
      ],
    },
  ],
  next: {
    heading: { es: 'Sigue por aquí', en: 'Read next' },
    links: [
      {
        es: '[Tarjeta de alergias](gastronomy#allergy-card): lo que no puedes comer, en coreano',
        en: '[Allergy card](gastronomy#allergy-card): what you cannot eat, in Korean',
      },
      {
        es: '[Seguridad y ley](safety): avisos, temporales y normas con multa',
        en: '[Safety and law](safety): alerts, storms and rules with fines',
      },
      {
        es: '[Teléfono, dinero y apps](phone-money-apps): una línea para poder llamar',
        en: '[Phone, money and apps](phone-money-apps): a line that can make calls',
      },
    ],
  },
} as const satisfies PracticalGuide & Record<string, unknown>;
