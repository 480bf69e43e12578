import { reportRequest } from './budget-report.ts';
import type { PageCopy } from './page-copy.ts';
import { share } from './share.ts';

export const copy = {
  title: {
    es: 'Calculadora de presupuesto para vivir en Corea del Sur | Rumbo Corea',
    en: 'Budget calculator for living in South Korea | Rumbo Corea',
  },
  description: {
    es: 'Calcula en cinco pasos cuánto costará tu estancia en Seúl o Busan: alojamiento, comida, transporte, curso y ocio, en wones, euros y dólares.',
    en: 'Work out in five steps what your stay in Seoul or Busan will cost: accommodation, food, transport, course and leisure, in won, euros and dollars.',
  },
  keywords: {
    es: 'presupuesto Corea, coste de vida Seúl, coste de vida Busan, cuánto cuesta estudiar en Corea, calculadora',
    en: 'Korea budget, cost of living Seoul, cost of living Busan, cost of studying in Korea, calculator',
  },
  menu: {
    label: { es: 'Calculadora de presupuesto', en: 'Budget calculator' },
    line: { es: 'Cuánto costará tu estancia', en: 'What your stay will cost' },
  },
  heading: { es: 'Calculadora de presupuesto', en: 'Budget calculator' },
  lead: {
    es: 'Todas las cifras son de marzo de 2025 y salen de las reglas que explicamos aquí. Sirven para hacerte una idea y comparar; antes de reservar, confirma el precio con quien te lo ofrezca.',
    en: 'All figures are from March 2025 and follow the rules explained here. They are meant for planning and comparing; before you book, check the price with whoever offers it.',
  },
  hangul: '예산',
  hangulMeaning: { es: 'Presupuesto', en: 'Budget' },

  steps: {
    label: { es: 'Pasos de la calculadora', en: 'Steps of the calculator' },
    now: { es: 'Paso {step} de 5', en: 'Step {step} of 5' },
    done: { es: 'hecho', en: 'done' },
    previous: { es: 'Anterior', en: 'Previous' },
    first: { es: 'Estás en el primer paso.', en: 'You are on the first step.' },
    next: { es: 'Siguiente: {step}', en: 'Next: {step}' },
    show: { es: 'Ver el resultado', en: 'See the result' },
    names: {
      destination: { es: 'Destino', en: 'Destination' },
      purpose: { es: 'Propósito', en: 'Purpose' },
      duration: { es: 'Duración', en: 'Duration' },
      preferences: { es: 'Preferencias', en: 'Preferences' },
      results: { es: 'Resultado', en: 'Result' },
    },
    nextNames: {
      destination: { es: 'destino', en: 'destination' },
      purpose: { es: 'propósito', en: 'purpose' },
      duration: { es: 'duración', en: 'duration' },
      preferences: { es: 'preferencias', en: 'preferences' },
      results: { es: 'resultado', en: 'result' },
    },
  },

  perMonth: { es: 'al mes', en: 'a month' },
  from: { es: 'desde', en: 'from' },

  destination: {
    heading: { es: '¿Dónde vas a vivir?', en: 'Where are you going to live?' },
    lead: {
      es: 'Elige una ciudad. El alquiler y la comida cambian de una a otra; al final podrás comparar las dos.',
      en: 'Choose a city. Rent and food differ between the two; at the end you can compare them.',
    },
    food: { es: 'Comida, nivel medio', en: 'Food, mid-range' },
    apartment: { es: 'Apartamento', en: 'Apartment' },
    transport: { es: 'Transporte', en: 'Transport' },
  },
  cities: {
    seoul: {
      name: { es: 'Seúl', en: 'Seoul' },
      text: {
        es: 'La capital: más academias, más ocio y la red de metro más extensa del país.',
        en: 'The capital: more academies, more going on and the country’s largest metro network.',
      },
      hangul: '서울',
    },
    busan: {
      name: { es: 'Busan', en: 'Busan' },
      text: {
        es: 'Playa y mercados, un ritmo más tranquilo y un coste de vida algo menor.',
        en: 'Beaches and markets, a calmer pace and a slightly lower cost of living.',
      },
      hangul: '부산',
    },
  },

  purpose: {
    heading: { es: '¿A qué vas a Corea?', en: 'What takes you to Korea?' },
    lead: {
      es: 'Si vas a estudiar, sumamos la parte del curso que corresponde a tu estancia.',
      en: 'If you are going to study, we add the share of a course that falls within your stay.',
    },
  },
  purposes: {
    study: {
      name: { es: 'Estudiar', en: 'Study' },
      text: {
        es: 'Un curso de coreano en una academia o universidad. Sumamos su parte del precio.',
        en: 'A Korean course at an academy or university. We add its share of the price.',
      },
    },
    tourism: {
      name: { es: 'Turismo', en: 'Tourism' },
      text: {
        es: 'Una estancia larga para conocer el país sin prisa.',
        en: 'A long stay to get to know the country without rushing.',
      },
    },
    work: {
      name: { es: 'Trabajar', en: 'Work' },
      text: {
        es: 'Los gastos de cada día mientras trabajas allí, sin contar tu sueldo.',
        en: 'Day-to-day costs while you work there, leaving your salary aside.',
      },
    },
  },

  duration: {
    heading: { es: '¿Cuánto tiempo te quedas?', en: 'How long are you staying?' },
    lead: {
      es: 'De 1 a 12 semanas o meses. Para el cálculo, un mes son cuatro semanas.',
      en: 'From 1 to 12 weeks or months. For the sums, a month is four weeks.',
    },
    unit: { es: 'Contar en', en: 'Count in' },
    number: { es: 'Duración', en: 'Duration' },
    hint: { es: 'Un número del 1 al 12', en: 'A number from 1 to 12' },
    less: { es: 'Restar', en: 'Less' },
    more: { es: 'Sumar', en: 'More' },
  },
  units: {
    weeks: {
      name: { es: 'Semanas', en: 'Weeks' },
      text: {
        es: 'Para un curso corto o unas vacaciones.',
        en: 'For a short course or a holiday.',
      },
      one: { es: '{count} semana', en: '{count} week' },
      other: { es: '{count} semanas', en: '{count} weeks' },
    },
    months: {
      name: { es: 'Meses', en: 'Months' },
      text: {
        es: 'Para un trimestre, medio año o un año.',
        en: 'For a term, half a year or a year.',
      },
      one: { es: '{count} mes', en: '{count} month' },
      other: { es: '{count} meses', en: '{count} months' },
    },
  },

  preferences: {
    heading: { es: '¿Cómo quieres vivir?', en: 'How do you want to live?' },
    lead: {
      es: 'Cifras mensuales en {city}. Cambian en cuanto eliges otra cosa.',
      en: 'Monthly figures in {city}. They change as soon as you choose something else.',
    },
    level: { es: 'Nivel de gasto', en: 'Spending level' },
    accommodation: { es: 'Alojamiento', en: 'Accommodation' },
    include: { es: '¿Qué incluimos en la cuenta?', en: 'What shall we include?' },
  },
  levels: {
    budget: {
      name: { es: 'Económico', en: 'Budget' },
      text: {
        es: 'Cocinas en casa y comes en cantinas.',
        en: 'You cook at home and eat in canteens.',
      },
    },
    mid: {
      name: { es: 'Medio', en: 'Mid-range' },
      text: {
        es: 'Restaurantes sencillos y algún plan cada semana.',
        en: 'Simple restaurants and an outing or two each week.',
      },
    },
    premium: {
      name: { es: 'Premium', en: 'Premium' },
      text: {
        es: 'Sales a menudo y pagas por la comodidad.',
        en: 'You go out often and pay for comfort.',
      },
    },
  },
  accommodations: {
    goshiwon: {
      name: { es: 'Goshiwon', en: 'Goshiwon' },
      text: {
        es: 'Habitación muy pequeña en un edificio con cocina común.',
        en: 'A very small room in a building with a shared kitchen.',
      },
      phrase: { es: 'en un goshiwon', en: 'in a goshiwon' },
    },
    hasukjib: {
      name: { es: 'Hasukjib', en: 'Hasukjib' },
      text: {
        es: 'Habitación en una casa de huéspedes, casi siempre con comidas caseras.',
        en: 'A room in a boarding house, usually with home-cooked meals.',
      },
      phrase: { es: 'en un hasukjib', en: 'in a hasukjib' },
    },
    apartment: {
      name: { es: 'Apartamento', en: 'Apartment' },
      text: {
        es: 'Cocina y baño propios. Los suministros cuestan el doble.',
        en: 'Your own kitchen and bathroom. Utilities cost twice as much.',
      },
      phrase: { es: 'en un apartamento', en: 'in an apartment' },
    },
    dormitory: {
      name: { es: 'Residencia universitaria', en: 'University residence' },
      text: {
        es: 'Dentro del campus. Las plazas son limitadas y se piden al matricularse.',
        en: 'On campus. Places are limited and are requested when you enrol.',
      },
      phrase: { es: 'en una residencia universitaria', en: 'in a university residence' },
    },
  },
  includes: {
    includeFood: {
      name: { es: 'Comida', en: 'Food' },
      text: {
        es: 'Supermercado, cantinas y restaurantes.',
        en: 'Groceries, canteens, restaurants.',
      },
      word: { es: 'comida', en: 'food' },
    },
    includeTransport: {
      name: { es: 'Transporte', en: 'Transport' },
      text: {
        es: 'Metro y autobús a diario. Si lo quitas, dejamos 50.000 ₩ al mes para lo imprescindible.',
        en: 'Metro and bus every day. Without it we keep ₩50,000 a month for the rides nobody avoids.',
      },
      word: { es: 'transporte', en: 'transport' },
    },
    includeEntertainment: {
      name: { es: 'Ocio', en: 'Leisure' },
      text: { es: 'Cafés, entradas y escapadas.', en: 'Cafés, tickets and day trips.' },
      word: { es: 'ocio', en: 'leisure' },
    },
  },

  slip: {
    heading: { es: 'Tu presupuesto hasta ahora', en: 'Your budget so far' },
    level: { es: 'Nivel', en: 'Level' },
    includes: { es: 'Incluye', en: 'Includes' },
    basics: { es: 'Solo lo básico', en: 'Only the basics' },
    month: { es: 'Al mes', en: 'A month' },
    unsure: {
      es: 'En gris, lo que aún no has confirmado: son los valores de partida y puedes cambiarlo todo.',
      en: 'In grey, what you have not confirmed yet: these are starting values and you can change them all.',
    },
  },

  results: {
    heading: { es: '{time} en {city}', en: '{time} in {city}' },
    summary: {
      es: '{purpose}, nivel {level}, {accommodation}, {includes}.',
      en: '{purpose}, {level} level, {accommodation}, {includes}.',
    },
    with: { es: 'con {list}', en: 'with {list}' },
    without: {
      es: 'sin comida, transporte diario ni ocio',
      en: 'without food, daily transport or leisure',
    },
    change: { es: 'Cambiar los datos', en: 'Change the details' },
    euros: { es: 'euros', en: 'euros' },
    dollars: { es: 'dólares', en: 'US dollars' },
    month: { es: 'al mes', en: 'a month' },
    day: { es: 'al día', en: 'a day' },
    rates: {
      es: 'Precios y cambio de marzo de 2025: 1.000 ₩ = 0,68 € = 0,73 $. Al día: un mes cuenta 30 días. Vuelo, seguro, visado y fianzas aparte.',
      en: 'Prices and exchange rate of March 2025: ₩1,000 = €0.68 = $0.73. A day: a month counts 30 days. Flight, insurance, visa and deposits are not included.',
    },
    total: { es: 'Total', en: 'Total' },
    totalOf: { es: 'Total de {time}', en: 'Total of {time}' },
    actions: { es: 'Guardar o compartir', en: 'Save or share' },
    share: {
      ...share,
      text: {
        es: 'He hecho cuentas para Corea. {name}: {total}',
        en: 'I have done the sums for Korea. {name}: {total}',
      },
    },
    print: { es: 'Imprimir o guardar PDF', en: 'Print or save as PDF' },
    csv: { es: 'Descargar CSV', en: 'Download CSV' },
    file: { es: 'presupuesto-corea.csv', en: 'korea-budget.csv' },
    separator: { es: ';', en: ',' },
    address: { es: 'Tu resultado en línea', en: 'Your result online' },
  },
  breakdown: {
    heading: { es: 'En qué se va el dinero', en: 'Where the money goes' },
    table: { es: 'Las mismas cifras en una tabla', en: 'The same figures in a table' },
    caption: { es: 'Desglose de {time} en {city}', en: 'Breakdown of {time} in {city}' },
    category: { es: 'Categoría', en: 'Category' },
    share: { es: 'Parte', en: 'Share' },
    stay: { es: 'Estancia', en: 'Whole stay' },
    month: { es: 'Al mes', en: 'A month' },
    day: { es: 'Al día', en: 'A day' },
    euros: { es: 'Euros', en: 'Euros' },
    dollars: { es: 'Dólares', en: 'US dollars' },
  },
  categories: {
    accommodation: {
      name: { es: 'Alojamiento', en: 'Accommodation' },
      line: { es: '{accommodation}', en: '{accommodation}' },
    },
    food: {
      name: { es: 'Comida', en: 'Food' },
      line: { es: 'Nivel {level} en {city}', en: '{level} level in {city}' },
    },
    transport: {
      name: { es: 'Transporte', en: 'Transport' },
      line: { es: 'Metro y autobús', en: 'Metro and bus' },
    },
    education: {
      name: { es: 'Educación', en: 'Education' },
      line: {
        es: 'La parte del curso que cae en tu estancia',
        en: 'The share of the course within your stay',
      },
    },
    entertainment: {
      name: { es: 'Ocio', en: 'Leisure' },
      line: { es: 'Nivel {level}', en: '{level} level' },
    },
    utilities: {
      name: { es: 'Suministros', en: 'Utilities' },
      line: { es: 'Luz, agua, gas e internet', en: 'Electricity, water, gas and internet' },
    },
    miscellaneous: {
      name: { es: 'Varios', en: 'Other' },
      line: { es: 'Móvil, aseo e imprevistos', en: 'Phone, toiletries and the unexpected' },
    },
  },
  currency: {
    heading: { es: 'En tu moneda', en: 'In your currency' },
    text: {
      es: 'Elige la moneda y escribe a cuánto están hoy 1.000 ₩; lo dice cualquier banco o buscador.',
      en: 'Choose a currency and type what ₩1,000 is worth today; any bank or search engine will tell you.',
    },
    label: { es: 'Moneda', en: 'Currency' },
    rate: { es: '1.000 ₩ son', en: '₩1,000 is' },
    hint: { es: 'Por ejemplo, 12,5', en: 'For example, 12.5' },
    invalid: { es: 'Escribe un número mayor que 0', en: 'Type a number above 0' },
    convert: { es: 'Convertir', en: 'Convert' },
    result: {
      es: '{total} en total, {month} al mes',
      en: '{total} in all, {month} a month',
    },
    names: [
      { code: 'MXN', name: { es: 'Peso mexicano', en: 'Mexican peso' } },
      { code: 'COP', name: { es: 'Peso colombiano', en: 'Colombian peso' } },
      { code: 'ARS', name: { es: 'Peso argentino', en: 'Argentine peso' } },
      { code: 'CLP', name: { es: 'Peso chileno', en: 'Chilean peso' } },
      { code: 'PEN', name: { es: 'Sol peruano', en: 'Peruvian sol' } },
      { code: 'UYU', name: { es: 'Peso uruguayo', en: 'Uruguayan peso' } },
      { code: 'BOB', name: { es: 'Boliviano', en: 'Bolivian boliviano' } },
      { code: 'PYG', name: { es: 'Guaraní paraguayo', en: 'Paraguayan guarani' } },
      { code: 'CRC', name: { es: 'Colón costarricense', en: 'Costa Rican colón' } },
      { code: 'GTQ', name: { es: 'Quetzal guatemalteco', en: 'Guatemalan quetzal' } },
      { code: 'DOP', name: { es: 'Peso dominicano', en: 'Dominican peso' } },
      { code: 'GBP', name: { es: 'Libra esterlina', en: 'Pound sterling' } },
    ],
  },
  compare: {
    heading: { es: '¿Y si fuera {city}?', en: 'What if it were {city}?' },
    lead: {
      es: 'El mismo plan en las dos ciudades y con los tres niveles de gasto.',
      en: 'The same plan in both cities and at the three spending levels.',
    },
    mine: { es: 'Tu elección', en: 'Your choice' },
    caption: { es: 'Total de {time} por nivel y ciudad', en: 'Total of {time} by level and city' },
    level: { es: 'Nivel', en: 'Level' },
    difference: { es: 'Frente a tu plan', en: 'Against your plan' },
    less: { es: '{amount} menos', en: '{amount} less' },
    more: { es: '{amount} más', en: '{amount} more' },
    same: { es: 'igual', en: 'the same' },
    changes: { es: 'Si cambias una sola cosa', en: 'If you change just one thing' },
    changesLead: {
      es: 'Lo que ahorrarías, o gastarías de más, en toda la estancia. Elige una para verla.',
      en: 'What you would save, or spend on top, over the whole stay. Choose one to see it.',
    },
    change: {
      city: { es: 'Vivir en {name}', en: 'Live in {name}' },
      budgetLevel: { es: 'Nivel {name}', en: '{name} level' },
      accommodation: { es: 'Vivir {name}', en: 'Live {name}' },
    },
    table: { es: 'Las dos ciudades por categoría', en: 'Both cities by category' },
  },

  report: {
    heading: { es: 'Te lo enviamos con detalle', en: 'We send you the details' },
    request: reportRequest,
  },

  sources: {
    heading: { es: 'De dónde salen estas cifras', en: 'Where these figures come from' },
    points: [
      {
        title: { es: 'Alojamiento', en: 'Accommodation' },
        text: {
          es: 'Un goshiwon cuesta 450.000 ₩ al mes, o 300.000 ₩ en el nivel económico; un hasukjib, 550.000 ₩; una residencia, 400.000 ₩. Un apartamento, 800.000 ₩ en Seúl y 700.000 ₩ en Busan, o 1.200.000 ₩ y 1.100.000 ₩ en el nivel premium. Cómo es cada uno, en [alojamiento](accommodation).',
          en: 'A goshiwon costs ₩450,000 a month, or ₩300,000 at the budget level; a hasukjib ₩550,000; a residence ₩400,000. An apartment is ₩800,000 in Seoul and ₩700,000 in Busan, or ₩1,200,000 and ₩1,100,000 at the premium level. What each is like: [accommodation](accommodation).',
        },
      },
      {
        title: { es: 'Comida', en: 'Food' },
        text: {
          es: 'Según el nivel: 400.000, 600.000 o 900.000 ₩ al mes en Seúl; 350.000, 500.000 o 750.000 ₩ en Busan. Si la incluyes se cuenta entera, también en un hasukjib con comidas, para no quedarnos cortos.',
          en: 'By level: 400,000, 600,000 or ₩900,000 a month in Seoul; 350,000, 500,000 or ₩750,000 in Busan. When included it counts in full, even in a hasukjib with meals, so that the estimate does not fall short.',
        },
      },
      {
        title: { es: 'Transporte', en: 'Transport' },
        text: {
          es: '80.000 ₩ al mes en Seúl y 60.000 ₩ en Busan; en el nivel premium, la mitad más. Si no lo incluyes quedan 50.000 ₩ para los trayectos que nadie evita. Tarifas y tarjetas, en [transporte](transport).',
          en: '₩80,000 a month in Seoul and ₩60,000 in Busan; half as much again at the premium level. If you leave it out, ₩50,000 stay for the rides nobody avoids. Fares and cards: [transport](transport).',
        },
      },
      {
        title: { es: 'Curso', en: 'Course' },
        text: {
          es: 'Solo si vas a estudiar: 1.200.000 ₩, o 1.600.000 ₩ en el nivel premium, repartidos entre la duración que pongas y nunca entre menos de tres. En estancias cortas o contadas en semanas la parte sale baja: pide el precio del curso entero en [estudiar](study).',
          en: 'Only if you are going to study: ₩1,200,000, or ₩1,600,000 at the premium level, spread over the duration you enter and never over fewer than three. For short stays, or stays counted in weeks, the share comes out low: ask for the price of the whole course under [study](study).',
        },
      },
      {
        title: { es: 'Ocio y lo demás', en: 'Leisure and the rest' },
        text: {
          es: 'Ocio: 150.000, 300.000 o 500.000 ₩ al mes según el nivel. Suministros: 100.000 ₩, o 200.000 ₩ en un apartamento. Varios: 200.000 ₩ siempre.',
          en: 'Leisure: 150,000, 300,000 or ₩500,000 a month by level. Utilities: ₩100,000, or ₩200,000 in an apartment. Other: always ₩200,000.',
        },
      },
      {
        title: { es: 'La cuenta', en: 'The sum' },
        text: {
          es: 'Cada cifra mensual se multiplica por los meses de tu estancia; cuatro semanas son un mes. El cambio a euros y dólares es fijo, de marzo de 2025, para que dos resultados se puedan comparar.',
          en: 'Each monthly figure is multiplied by the months of your stay; four weeks make a month. The rates for euros and dollars are fixed, from March 2025, so that two results can be compared.',
        },
      },
    ],
  },
} as const satisfies PageCopy & Record<string, unknown>;
