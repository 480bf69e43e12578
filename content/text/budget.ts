import { reportRequest } from './budget-report.ts';
import { oneOffCosts } from './one-off-costs.ts';
import { currencyFields } from './own-currency.ts';
import type { PageText } from './page-text.ts';
import { share } from './share.ts';
import { studentMonth } from './student-month.ts';

export const text = {
  title: {
    es: 'Calculadora de presupuesto para vivir en Corea | Rumbo Corea',
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
    es: 'Suma en cinco pasos alojamiento, comida, transporte, curso y lo demás. El resultado da dos cifras, una con precios de marzo de 2025 y otra con los de hoy: cuenta con la de hoy.',
    en: 'Add up accommodation, food, transport, a course and the rest in five steps. The result gives two sums, one at prices of March 2025 and one at today’s: plan on today’s.',
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
    failed: {
      title: { es: 'El resultado no ha llegado', en: 'The result did not arrive' },
      text: {
        es: 'Revisa tu conexión. Todo lo que has elegido sigue aquí.',
        en: 'Check your connection. Everything you chose is still here.',
      },
      retry: { es: 'Volver a intentarlo', en: 'Try again' },
    },
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

  destination: {
    heading: { es: '¿Dónde vas a vivir?', en: 'Where are you going to live?' },
    lead: {
      es: 'Elige una ciudad. El alquiler y la comida cambian de una a otra, y al final podrás comparar las dos.',
      en: 'Choose a city. Rent and food differ between the two, and at the end you can compare them.',
    },
    /** Of which choices the month of a city is: `nivel medio, en un goshiwon`. */
    month: { es: 'Al mes: nivel {level}, {room}', en: 'A month: {level} level, {room}' },
  },
  cities: {
    seoul: {
      name: { es: 'Seúl', en: 'Seoul' },
      text: {
        es: 'La capital, con más academias, más ocio y la red de metro más extensa del país.',
        en: 'The capital, with more academies, more going on and the country’s largest subway network.',
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
    heading: { es: '¿A qué vas a Corea?', en: 'Why are you going to Korea?' },
    lead: {
      es: 'Si vas a estudiar, sumamos también un curso.',
      en: 'If you are going to study, we add a course as well.',
    },
  },
  purposes: {
    study: {
      name: { es: 'Estudiar', en: 'Study' },
      text: {
        es: 'Un curso de coreano en una academia o universidad, con un precio de referencia.',
        en: 'A Korean course at an academy or university, at a reference price.',
      },
    },
    tourism: {
      name: { es: 'Turismo', en: 'Tourism' },
      text: {
        es: 'Varias semanas o meses para conocer el país sin prisa.',
        en: 'Several weeks or months to get to know the country without rushing.',
      },
    },
    work: {
      name: { es: 'Trabajar', en: 'Work' },
      text: {
        es: 'Los gastos de cada día mientras trabajas allí, sin contar tu sueldo.',
        en: 'Day-to-day costs while you work there, not counting your salary.',
      },
    },
  },

  duration: {
    heading: { es: '¿Cuánto tiempo te quedas?', en: 'How long are you staying?' },
    lead: {
      es: 'De 1 a 12 semanas o meses.',
      en: 'From 1 to 12 weeks or months.',
    },
    unit: { es: 'Contar en', en: 'Unit' },
    number: { es: 'Duración', en: 'Duration' },
    hint: { es: 'Un número del 1 al 12', en: 'A number from 1 to 12' },
    most: { es: 'El máximo es 12.', en: '12 is the maximum.' },
    less: { es: 'Restar', en: 'Less' },
    more: { es: 'Sumar', en: 'More' },
  },
  units: {
    weeks: {
      name: { es: 'Semanas', en: 'Weeks' },
      one: { es: '{count} semana', en: '{count} week' },
      other: { es: '{count} semanas', en: '{count} weeks' },
    },
    months: {
      name: { es: 'Meses', en: 'Months' },
      one: { es: '{count} mes', en: '{count} month' },
      other: { es: '{count} meses', en: '{count} months' },
    },
  },

  /** For those who visit, or stay less than a month. */
  visit: {
    text: {
      es: '¿Vas de visita? Hay una cuenta para quien viaja: hotel, comidas, trayectos y entradas de cada día.',
      en: 'Just visiting? There is a sum for travellers: hotel, meals, rides and admissions for each day.',
    },
    link: { es: 'Calcular mi viaje', en: 'Work out my trip' },
  },

  preferences: {
    heading: { es: '¿Cómo quieres vivir?', en: 'How do you want to live?' },
    lead: {
      es: 'Cifras al mes en {city}. Cambian en cuanto eliges otra opción.',
      en: 'Monthly figures in {city}. They change as you choose.',
    },
    level: { es: 'Nivel de gasto', en: 'Spending level' },
    accommodation: { es: 'Alojamiento', en: 'Accommodation' },
    include: { es: '¿Qué incluimos en la cuenta?', en: 'What shall we include?' },
  },
  levels: {
    budget: {
      name: { es: 'Económico', en: 'Budget' },
      text: {
        es: 'Cocinas en casa y comes en comedores económicos.',
        en: 'You cook at home and eat in cheap canteens.',
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
      name: { es: 'Apartamento', en: 'Flat' },
      text: {
        es: 'Cocina y baño propios. Los suministros (servicios) cuestan el doble.',
        en: 'Your own kitchen and bathroom. Utilities cost twice as much.',
      },
      phrase: { es: 'en un apartamento', en: 'in an apartment' },
    },
    dormitory: {
      name: { es: 'Residencia universitaria', en: 'University dormitory' },
      text: {
        es: 'Dentro del campus. Las plazas son limitadas y se piden al hacer la matrícula (inscripción).',
        en: 'On campus. Places are limited, and you apply for one when you enrol.',
      },
      phrase: { es: 'en una residencia universitaria', en: 'in a university dormitory' },
    },
  },
  includes: {
    includeFood: {
      name: { es: 'Comida', en: 'Food' },
      text: {
        es: 'Supermercado, comedores y restaurantes.',
        en: 'Groceries, canteens, restaurants.',
      },
      word: { es: 'comida', en: 'food' },
    },
    includeTransport: {
      name: { es: 'Transporte', en: 'Transport' },
      text: {
        es: 'Metro y autobús a diario. Si lo quitas, dejamos {calc-transport.leftOut} al mes para los pocos viajes necesarios.',
        en: 'Subway and bus every day. Without it we keep {calc-transport.leftOut} a month for the few trips you cannot avoid.',
      },
      word: { es: 'transporte', en: 'transport' },
    },
    includeEntertainment: {
      name: { es: 'Ocio', en: 'Leisure' },
      text: { es: 'Cafés, entradas y escapadas.', en: 'Cafés, tickets and day trips.' },
      word: { es: 'ocio', en: 'leisure' },
    },
  },

  summary: {
    heading: { es: 'Tu presupuesto hasta ahora', en: 'Your budget so far' },
    level: { es: 'Nivel', en: 'Level' },
    includes: { es: 'Incluye', en: 'Includes' },
    basics: { es: 'Solo lo básico', en: 'Only the basics' },
    month: { es: 'Al mes', en: 'A month' },
    unsure: {
      es: 'En gris, lo que aún no has confirmado: son los valores de partida y puedes cambiarlo todo.',
      en: 'Grey: starting values you have not confirmed yet. You can change them all.',
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
    /** Beside the total: the same choices at the register's prices. */
    today: {
      es: 'Con los precios de hoy, unos {amount}',
      en: 'At today’s prices, about {amount}',
    },
    change: { es: 'Cambiar los datos', en: 'Change the details' },
    euros: { es: 'euros', en: 'euros' },
    dollars: { es: 'dólares', en: 'US dollars' },
    month: { es: 'al mes', en: 'a month' },
    day: { es: 'al día', en: 'a day' },
    rates: {
      es: 'Precios y cambio fijos, de marzo de 2025: 1.000\u00a0₩ = 0,68\u00a0€ = 0,73\u00a0US$. En {fx-eur.since} eran {fx-eur} o {fx-usd}.',
      en: 'Fixed prices and exchange rate of March 2025: ₩1,000 = €0.68 = US$0.73. In {fx-eur.since} it was {fx-eur} or {fx-usd}.',
    },
    pace: {
      months: {
        es: 'El gasto al día es un mes dividido entre 30.',
        en: 'The daily amount is a month divided by 30.',
      },
      weeks: {
        es: 'Aquí un mes son cuatro semanas; el gasto al día es una semana entre 7.',
        en: 'A month here means four weeks; the daily amount is a week divided by 7.',
      },
    },
    apart: {
      es: 'El vuelo, el seguro, el visado (visa) y las fianzas (depósitos) van aparte: súmalos abajo.',
      en: 'Flights, insurance, visa and deposits come on top; add them below.',
    },
    total: { es: 'Total', en: 'Total' },
    totalOf: { es: 'Total de {time}', en: 'Total for {time}' },
    actions: { es: 'Guardar o compartir', en: 'Save or share' },
    share: {
      ...share,
      text: {
        es: 'He calculado mi presupuesto para Corea. {name}: {total}',
        en: 'I have worked out my budget for Korea. {name}: {total}',
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
      /** On the cloth, where the name has no room. */
      short: { es: 'Casa', en: 'Room' },
      line: { es: '{accommodation}', en: '{accommodation}' },
    },
    food: {
      name: { es: 'Comida', en: 'Food' },
      line: { es: 'Nivel {level} en {city}', en: '{level} level in {city}' },
    },
    transport: {
      name: { es: 'Transporte', en: 'Transport' },
      line: { es: 'Metro y autobús', en: 'Subway and bus' },
    },
    education: {
      name: { es: 'Educación', en: 'Education' },
      line: {
        es: 'Curso, a un precio de referencia',
        en: 'Course, at a reference price',
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
      line: { es: 'Teléfono, higiene e imprevistos', en: 'Phone, toiletries and unexpected costs' },
    },
  },
  currency: {
    heading: { es: 'En tu moneda', en: 'In your currency' },
    text: {
      es: 'Elige la moneda. Si sabes el cambio de hoy, escríbelo: es mejor que el nuestro.',
      en: 'Choose a currency. If you know today’s rate, type it: it is better than ours.',
    },
    ...currencyFields,
    /** Opens the panel that shows it beside every amount of the guide. */
    everywhere: { es: 'Verla en toda la guía', en: 'See it across the guide' },
    convert: { es: 'Convertir', en: 'Convert' },
    result: {
      es: '{total} en total, {month} al mes',
      en: '{total} in all, {month} a month',
    },
  },
  compare: {
    heading: { es: '¿Y si fuera {city}?', en: 'What if it were {city}?' },
    lead: {
      es: 'El mismo plan en las dos ciudades y con los tres niveles de gasto.',
      en: 'The same plan in both cities and at the three spending levels.',
    },
    mine: { es: 'Tu elección', en: 'Your choice' },
    caption: { es: 'Total de {time} por nivel y ciudad', en: 'Total for {time} by level and city' },
    level: { es: 'Nivel', en: 'Level' },
    difference: { es: 'Frente a tu plan', en: 'Compared with your plan' },
    less: { es: '{amount} menos', en: '{amount} less' },
    more: { es: '{amount} más', en: '{amount} more' },
    same: { es: 'igual', en: 'the same' },
    changes: { es: 'Si cambias una sola cosa', en: 'If you change just one thing' },
    changesLead: {
      es: 'Lo que ahorrarías, o gastarías de más, en toda la estancia. Elige un cambio para ver el resultado.',
      en: 'What you would save, or spend on top, over the whole stay. Choose a change to see the result.',
    },
    change: {
      city: { es: 'Vivir en {name}', en: 'Live in {name}' },
      budgetLevel: { es: 'Nivel {name}', en: '{name} level' },
      accommodation: { es: 'Vivir {name}', en: 'Live {name}' },
    },
    table: { es: 'Las dos ciudades por categoría', en: 'Both cities by category' },
  },

  once: oneOffCosts,

  /** The title and description of a shared link. */
  preview: {
    title: {
      es: 'Presupuesto: {time} {purpose} en {city}',
      en: 'Budget: {time} {purpose} in {city}',
    },
    purposes: {
      study: { es: 'de estudio', en: 'of study' },
      tourism: { es: 'de turismo', en: 'of travel' },
      work: { es: 'de trabajo', en: 'of work' },
    },
    description: {
      es: '{total} en total ({euros}), {month} al mes: {plan} {notice}',
      en: '{total} in all ({euros}), {month} a month: {plan} {notice}',
    },
    once: { es: 'Y {amount} que se pagan una vez.', en: 'Plus {amount} paid once.' },
  },

  /** Shown when the URL has values that the calculator does not know. */
  corrected: {
    heading: { es: 'Hemos corregido el enlace', en: 'We have corrected the link' },
    most: {
      es: 'Pedía una duración de {typed}, pero el máximo es 12: contamos {used}.',
      en: 'It asked for a duration of {typed}, but 12 is the maximum; we count {used}.',
    },
    least: {
      es: 'Pedía una duración de {typed}, pero el mínimo es 1: contamos {used}.',
      en: 'It asked for a duration of {typed}, but 1 is the minimum; we count {used}.',
    },
    number: {
      es: 'La duración que pedía no es un número entero del 1 al 12: contamos {used}.',
      en: 'The duration it asked for is not a whole number from 1 to 12; we count {used}.',
    },
    choice: {
      es: '{what}: pedía un valor que no existe; contamos «{used}».',
      en: '{what}: it asked for a value that does not exist; we count “{used}”.',
    },
    unit: { es: 'Unidad', en: 'Unit' },
  },

  report: {
    heading: { es: 'Recibe el detalle por correo', en: 'Get the details by email' },
    request: reportRequest,
  },

  sources: {
    heading: { es: 'Cómo se calcula', en: 'How it is worked out' },
    points: [
      {
        title: { es: 'Alojamiento', en: 'Accommodation' },
        text: {
          es: 'Un goshiwon cuenta {calc-rent.goshiwon} al mes, o {calc-rent.goshiwonBudget} en el nivel económico; un hasukjib, {calc-rent.hasukjib}; una residencia, {calc-rent.dormitory}. Un apartamento, {calc-rent.seoul} en Seúl y {calc-rent.busan} en Busan, o {calc-rent.seoulPremium} y {calc-rent.busanPremium} en el nivel premium. Cómo es cada uno está en [alojamiento](accommodation).',
          en: 'A goshiwon counts {calc-rent.goshiwon} a month, or {calc-rent.goshiwonBudget} at the budget level; a hasukjib {calc-rent.hasukjib}; a dormitory {calc-rent.dormitory}. A flat is {calc-rent.seoul} in Seoul and {calc-rent.busan} in Busan, or {calc-rent.seoulPremium} and {calc-rent.busanPremium} at the premium level. The [accommodation](accommodation) page says what each kind is like.',
        },
      },
      {
        title: { es: 'Comida', en: 'Food' },
        text: {
          es: 'Según el nivel: {calc-food.seoulBudget}, {calc-food.seoulMid} o {calc-food.seoulPremium} al mes en Seúl; {calc-food.busanBudget}, {calc-food.busanMid} o {calc-food.busanPremium} en Busan. Si la incluyes, la contamos entera, también en un hasukjib con comidas.',
          en: 'By level: {calc-food.seoulBudget}, {calc-food.seoulMid} or {calc-food.seoulPremium} a month in Seoul; {calc-food.busanBudget}, {calc-food.busanMid} or {calc-food.busanPremium} in Busan. If you include it, we count it in full, even in a hasukjib with meals.',
        },
      },
      {
        title: { es: 'Transporte', en: 'Transport' },
        text: {
          es: '{calc-transport.seoul} al mes en Seúl y {calc-transport.busan} en Busan; en el nivel premium, la mitad más. Si no lo incluyes, quedan {calc-transport.leftOut} para los pocos viajes necesarios. Tarifas y tarjetas, en [transporte](transport).',
          en: '{calc-transport.seoul} a month in Seoul and {calc-transport.busan} in Busan; half as much again at the premium level. If you leave it out, we keep {calc-transport.leftOut} for the few trips you cannot avoid. Fares and cards are on the [transport](transport) page.',
        },
      },
      {
        title: { es: 'Curso', en: 'Course' },
        text: {
          es: 'Solo si vas a estudiar. Con precios de marzo de 2025, la cuota de cada mes son {calc-education.course} ({calc-education.premium} en el nivel premium) entre las semanas o los meses que pongas, tres como mínimo. Con semanas sale demasiado barato: usa la suma con precios de hoy, que cuenta el curso entero. Los cursos están en [estudiar](study).',
          en: 'Only if you are going to study. At March 2025 prices, each month’s share is {calc-education.course} ({calc-education.premium} at the premium level) divided by the weeks or months you enter, three at least. In weeks it comes out far too cheap, so use the sum at today’s prices, which counts the whole course. Courses are on the [study](study) page.',
        },
      },
      {
        title: { es: 'Ocio y lo demás', en: 'Leisure and the rest' },
        text: {
          es: 'Ocio: {calc-entertainment.budget}, {calc-entertainment.mid} o {calc-entertainment.premium} al mes según el nivel. Suministros: {calc-utilities.usual}, o {calc-utilities.apartment} en un apartamento. Varios: {calc-utilities.other} siempre.',
          en: 'Leisure: {calc-entertainment.budget}, {calc-entertainment.mid} or {calc-entertainment.premium} a month by level. Utilities: {calc-utilities.usual}, or {calc-utilities.apartment} in a flat. Other: always {calc-utilities.other}.',
        },
      },
      {
        title: { es: 'Cómo sumamos', en: 'How we add it up' },
        text: {
          es: 'Multiplicamos cada cifra mensual por los meses de tu estancia y contamos cuatro semanas como un mes: 12 semanas son tres meses, aunque en el calendario sean 13.',
          en: 'We multiply each monthly figure by the months of your stay, counting four weeks as a month: 12 weeks count as three months, although three calendar months are 13.',
        },
      },
      {
        title: { es: 'Con los precios de hoy', en: 'At today’s prices' },
        text: {
          es: 'La misma suma, con lo de hoy. Comer fuera dos veces al día en Seúl cuesta {food-month} al mes; 40 viajes, {transport-month}; un trimestre, {course-intensive-cost}, y necesitas uno por cada tres meses de estancia (para menos, contamos un curso de cuatro u ocho semanas). El nivel económico toma el precio bajo de cada cosa; el premium, el alto, y el medio, el punto medio. En Busan, un apartamento son {rent-oneroom-busan}; de la comida no hay precio nuevo, así que seguimos contando la de arriba.',
          en: 'The same sum at today’s rates. Eating out twice a day in Seoul costs {food-month} a month; 40 rides, {transport-month}; a term, {course-intensive-cost}, and you need one for every three months of your stay (for less, we count a course of four or eight weeks). The budget level takes the low price of each thing, premium the high one and mid-range the midpoint. In Busan, a flat is {rent-oneroom-busan}; for food there is no newer price, so we go on counting the one above.',
        },
      },
      {
        title: studentMonth.heading,
        text: {
          es: 'Cuenta con {student-month} al mes, sin el curso. Esta calculadora da más porque añade ocio, suministros (servicios) e imprevistos, y el curso si vas a estudiar.',
          en: 'Plan on {student-month} a month, without the course. This calculator comes out higher because it adds leisure, utilities and unexpected costs, and the course if you are going to study.',
        },
      },
    ],
  },
} as const satisfies PageText & Record<string, unknown>;
