import { locales } from '../../locale.ts';
import { countryName } from '../country-words.ts';
import { passports } from '../entry-rules.ts';
import { ways, type Answer } from './answer.ts';

/** Working with the passport of a country. */
const workOfCountries = passports.flatMap((passport) =>
  locales.flatMap((locale) => {
    const country = countryName(passport)[locale];
    return locale === 'es' ? [`trabajar ${country}`, `trabajo ${country}`] : [`work ${country}`];
  }),
);

/** Nights out, sweets, history, guided visits and flights. */
export const eveningsAndTours = [
  {
    id: 'nightlife',
    question: { es: '¿Dónde se sale de noche?', en: 'Where do people go out at night?' },
    text: {
      es: 'En Hongdae, en Seúl: por la tarde hay música y baile en la calle y por la noche mandan los bares y los clubes, donde piden el pasaporte. El metro cierra hacia la medianoche; después quedan los taxis y los autobuses nocturnos.',
      en: 'In Hongdae, in Seoul: music and dancing in the street in the afternoon, bars and clubs at night, which ask for your passport. The subway closes around midnight; then there are taxis and night buses.',
    },
    more: ['seoul#hongdae', 'emergencies#night', 'safety#women'],
    asked: ways(
      'cantina, cantinas, vida nocturna, salir de noche, salir noche, salir de fiesta, salir bailar, =noche, =fiesta, discoteca, discotecas, clubes, =clubs, boliche, boliches, antro, antros, rumba, carrete, bailar noche, =bailar, noche hongdae, noche itaewon, noche gangnam, fiesta hongdae, fiesta itaewon, clubes hongdae, bares hongdae, bares itaewon, que hacer noche, que hacer de noche, nightlife, night out, going out, =party, partying, nightclub, nightclubs, clubbing, clubs hongdae, clubs itaewon, bars hongdae, things to do night, what to do night, =casino, =casinos, 클럽, noche seul, fiesta seul, rumba seul, clubs seoul, nightlife seoul, party seoul, night seoul, bars open late, abierto noche hongdae, restaurantes noche hongdae, late night hongdae, late hongdae, open late, open at night, abierto de noche, abierto tarde, abre de noche, late night food, comer de noche, comer tarde, food at night, cenar tarde',
    ),
  },
  {
    id: 'desserts',
    question: { es: '¿Qué dulces hay?', en: 'Which sweets are there?' },
    text: {
      es: 'Hotteok, una tortita frita en la plancha con azúcar moreno, canela y cacahuete (maní), y bungeoppang, un pastelito en forma de pez relleno de judía (frijol) roja dulce o de crema. Los dos se compran en la calle; el bungeoppang, de otoño a primavera.',
      en: 'Hotteok, a griddled pancake with brown sugar, cinnamon and peanut, and bungeoppang, a fish-shaped cake filled with sweet red bean or custard. Both are sold in the street; bungeoppang from autumn to spring.',
    },
    more: ['gastronomy#hotteok', 'gastronomy#bungeoppang'],
    asked: ways(
      'postre, postres, dulces, dulces coreanos, =dulce, golosinas, pasteles, pastelitos, reposteria, pasteleria, antojo dulce, algo dulce, merienda, chocolate, caramelos, helados, bingsu, patbingsu, dessert, desserts, sweets, =sweet, korean sweets, cakes, candy, pastries, sweet tooth, sweet snack, ice cream, 디저트, 빙수',
    ),
  },
  {
    id: 'history',
    question: { es: '¿Dónde se ve la historia de Corea?', en: 'Where can I see Korean history?' },
    text: {
      es: 'Seúl es capital desde 1394 y conserva cinco palacios. El Museo Nacional y el Memorial de la Guerra lo cuentan de cerca, y el itinerario cultural de siete días va de la corte de Joseon a Gyeongju, la capital de Silla.',
      en: 'Seoul has been the capital since 1394 and keeps five palaces. The National Museum and the War Memorial tell more, and the seven-day cultural itinerary goes from the Joseon court to Gyeongju, the capital of Silla.',
    },
    more: ['cultural-7days', 'more-seoul#national-museum', 'more-seoul#war-memorial'],
    asked: ways(
      '=historia, historia corea, historia coreana, historia resumen, =guerra de corea, guerra corea historia, =dinastia, dinastia joseon, lugares historicos, sitios historicos, monumentos historicos, patrimonio, patrimonio unesco, =unesco, ocupacion japonesa, =rey sejong, korean history, history korea, =history, =korean war, korean war history, joseon dynasty, historic sites, historical places, heritage, unesco sites, world heritage, japanese occupation',
    ),
  },
  {
    id: 'guided-tours',
    question: { es: '¿Hay visitas guiadas en español?', en: 'Are there guided tours?' },
    text: {
      es: 'La guía no lleva una lista de guías ni de agencias. Las oficinas de turismo de los aeropuertos y de barrios como Myeongdong dan planos y responden en inglés. A la zona militar de la DMZ solo se entra en visita organizada.',
      en: 'This guide keeps no list of guides or agencies. The tourist offices at the airports and in areas such as Myeongdong hand out maps and answer in English. The military zone of the DMZ is only open to organised tours.',
    },
    more: ['transport#tourist-information', 'itineraries', 'more-seoul#imjingak-dmz'],
    asked: ways(
      'visita guiada, visitas guiadas, tour guiado, tours guiados, =tour, =tours, tour español, tours español, tour en español, guia español, guia en español, guia turistico, guia turistica, guia local, guia hispanohablante, free tour, free tours, walking tour, free walking tour, tour gratis, agencia de viajes, agencia viajes, agencia de viaje, agencia turismo, paquete viaje, paquete turistico, viaje organizado, viaje en grupo, excursion organizada, bus turistico, autobus turistico, hop on hop off, city tour, oficina de turismo, oficina turismo, informacion turistica, guided tour, guided tours, tour guide, local guide, english speaking guide, spanish speaking guide, travel agency, travel agent, package tour, organised tour, organized tour, group tour, tourist office, tourist information, tour bus, tour, tours, paquete, paquetes, package, packages, todo incluido, all inclusive, guia acompañante, imserso, inserso, saga holidays, escorted tour',
    ),
  },
  {
    id: 'flights',
    question: { es: '¿Y los vuelos a Corea?', en: 'What about flights to Korea?' },
    text: {
      es: 'La guía no compara vuelos ni sus horas. Suma el precio del tuyo en la calculadora de presupuesto y, si haces escala, mira qué papeles pide. Al llegar, en Incheon, Gimpo, Gimhae y Jeju te espera el transporte con su precio.',
      en: 'This guide compares neither flights nor their hours. Add the price of yours in the budget calculator and, if you have a layover, see which papers it takes. On arrival, Incheon, Gimpo, Gimhae and Jeju are covered with fares.',
    },
    more: ['budget', 'requirements#escala', 'arriving'],
    asked: ways(
      '=pasaje, =pasajes, vuelos baratos, vuelo barato, vuelo directo, vuelos directos, vuelo precio, vuelo horas, horas de vuelo, horas vuelo, duracion vuelo, cuantas horas vuelo, cuanto dura vuelo, pasaje de avion, pasaje avion, pasajes avion, pasaje aereo, pasajes aereos, tiquete aereo, tiquetes aereos, boleto de avion, boleto avion, boletos avion, billete de avion, billete avion, billetes avion, avion precio, aerolinea, aerolineas, compañia aerea, cheap flights, direct flight, flight time, flight price, how long flight, plane ticket, plane tickets, airfare, airline, airlines, air ticket, 항공권, 비행기표, =vuelo, =vuelos, =flight, =flights, vuelo desde, vuelos desde, vuelos corea, vuelos seul, flights from, flights to korea, flight to seoul, vuelo a seul, vuelo a corea, boletos avion baratos, boleto barato, boletos baratos, tiquetes baratos, pasajes baratos, cuando comprar vuelo, cuando comprar boleto, when buy flight, =boleto, =boletos, =tiquete, =tiquetes, precio pasaje avion, pasaje desde, pasajes desde, boleto desde, boletos desde, tiquete desde, tiquetes desde',
    ),
  },
  {
    id: 'other-work',
    question: {
      es: '¿Puedo trabajar en Corea con otro visado?',
      en: 'Can I work on another visa?',
    },
    text: {
      es: 'Sin visado puedes hacer turismo, pero no trabajar a cambio de dinero. La guía explica el H-1 de vacaciones y trabajo, el F-1-D de teletrabajo y el permiso con el D-4. Para dar clases u otro empleo, pregunta al 1345 o a la embajada de Corea.',
      en: 'Without a visa you may be a tourist, but not work for money. This guide explains the H-1 working holiday, the F-1-D for remote work and the permit with a D-4. To teach, or for any other job, ask 1345 or the embassy of Korea.',
    },
    more: ['requirements#visados', 'working-holiday', 'first-month#work'],
    asked: [
      ...ways(
        'internship, pasantia, practicas empresa, practicas profesionales, visa de trabajo, visado de trabajo, visa trabajo, visado trabajo, permiso de trabajo corea, trabajo turista, trabajar turista, trabajar sin visa, trabajo extranjeros, trabajo para extranjeros, trabajar extranjero, enseñar ingles, enseñar español, dar clases, clases español trabajo, dar clases español, dar clases ingles, profesor ingles, profesor español, profesora español, maestra ingles, ser profesor, ser maestra, trabajar de profesor, trabajar de maestra, trabajar ingeniero, trabajar enfermera, trabajar modelo, contrato trabajo, oferta trabajo, e-2, visa e-2, e-7, visa e-7, e-9, visa e-9, visa inversor, visa de inversor, visa inversionista, inversor, inversionista, emprender, abrir negocio, startup, visa d-8, investor visa, investor, business visa, start a business, work visa, work permit, teach english, teaching english, teach spanish, english teacher, teaching job, job foreigners, jobs foreigners, work as tourist, work tourist visa, e-2 visa, e-7 visa, epik, 취업비자',
      ),
      ...workOfCountries,
    ],
  },
] as const satisfies readonly Answer[];
