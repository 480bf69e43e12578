import { ways, type Answer } from './answer.ts';
import { sources } from './sources.ts';

/** On the road, and with the police. */
export const drivingAndLaw = [
  {
    id: 'car-crash',
    question: {
      es: 'He tenido un accidente de coche (auto). ¿Qué hago?',
      en: 'I have had a car accident. What do I do?',
    },
    text: {
      es: 'Para y enciende las luces de emergencia. Si hay heridos, **119**; a la policía, **112**. Haz fotos, apunta la placa (matrícula) y avisa a la empresa de alquiler, que llama al seguro. No te vayas ni firmes nada que no entiendas; intérprete, 1588-5644.',
      en: 'Stop and put on the hazard lights. If anyone is hurt, **119**; for the police, **112**. Take photos, note the plate and call the hire company, which calls the insurer. Do not leave or sign what you cannot read; for an interpreter, 1588-5644.',
    },
    sources: [
      {
        name: {
          es: 'Asociación coreana de alquiler de coches, sus pasos',
          en: 'Korean car hire association, its steps',
        },
        url: 'https://www.krma.or.kr/html/rewardService/reward/info0.jsp',
      },
    ],
    more: ['emergencies', 'safety#law'],
    asked: ways(
      'accidente coche, accidente auto, accidente carro, accidente trafico, accidente transito, accidente moto, accidente taxi, choque, choque auto, choque carro, choque coche, choque taxi, tuve choque, chocar, choque rentado, atropello, me atropellaron, atropellado, accidente alquiler, seguro coche, car accident, car crash, crash, traffic accident, road accident, hit by car, hit and run, rental car accident, collision, crashed car, 교통사고, 사고, accidente, accident, chocaron, chocamos, me choco, choque alquilado, crash rental, crashed, crashed rental, accident car, fender bender, atropello auto, hit car, golpeo carro, golpeo coche, golpeo auto, golpeo moto, car hit',
    ),
  },
  {
    id: 'arrested',
    question: {
      es: 'Me han detenido. ¿Qué derechos tengo?',
      en: 'I have been arrested. What are my rights?',
    },
    text: {
      es: 'Pide que avisen a tu consulado, un intérprete y un abogado: los tres son un derecho. No firmes la declaración en coreano sin que te la lean traducida. Si un amigo está preso, llama tú a su embajada.',
      en: 'Ask for your consulate to be told, for an interpreter and for a lawyer: you have a right to all three. Do not sign a statement in Korean before it is read to you in translation. If a friend is being held, call their embassy.',
    },
    sources: [
      {
        name: 'The Korea Herald',
        url: 'https://www.koreaherald.com/article/10455270',
      },
      {
        name: {
          es: 'Convención de Viena sobre relaciones consulares, artículo 36',
          en: 'Vienna Convention on Consular Relations, article 36',
        },
        url: 'https://legal.un.org/ilc/texts/instruments/english/conventions/9_2_1963.pdf',
        date: '1963',
      },
    ],
    more: ['embassies', 'safety#law'],
    asked: ways(
      'detenido, detenida, detenidos, arrestado, arrestada, detuvieron, arrestaron, preso, presa, estoy preso, amigo preso, carcel, encarcelado, detencion, abogado, necesito abogado, interrogatorio, declaracion policia, me acusan, denunciado, problema policia, problemas ley, juicio, multa policia, policia detuvo, detuvo policia, policia arresto, police arrested, arrest, arrested, detained, jail, prison, lawyer, attorney, need lawyer, police interview, police questioning, in custody, legal help, accused, 체포, 변호사, 구속, detienen, detengan, detuvo, arrestan, arrestar, cana, tras rejas, calabozo, llevaron preso, amigo detenido, hermano detenido, gets arrested, get arrested, police took, police station held, locked up',
    ),
  },
  {
    id: 'drink-driving',
    question: { es: '¿Puedo beber y conducir?', en: 'Can I drink and drive?' },
    text: {
      es: 'No. Es delito {drink-driving-limit}, y negarse a la prueba también. A la mañana siguiente, también, si aún te queda alcohol.',
      en: 'No. It is a crime {drink-driving-limit}, and so is refusing the test. That includes the morning after, while there is alcohol left in you.',
    },
    more: ['safety#law'],
    asked: ways(
      'beber conducir, tomar manejar, alcohol conducir, alcohol volante, conducir borracho, manejar borracho, manejar tomado, alcoholemia, alcoholimetro, control alcohol, drink driving, drunk driving, drink and drive, dui, alcohol limit driving, breathalyser, 음주운전',
    ),
  },
  {
    id: 'scooters',
    question: { es: '¿Puedo usar un patinete eléctrico?', en: 'May I ride an electric scooter?' },
    text: {
      es: 'Solo con permiso de conducir, al menos de ciclomotor, con casco y sin llevar a nadie. Sin permiso la multa es de {scooter-fine}.',
      en: 'Only with a driving licence, at least for a moped, with a helmet and without a passenger. Without a licence the fine is {scooter-fine}.',
    },
    more: ['safety#law'],
    asked: ways(
      'patinete, patinete electrico, patineta electrica, monopatin, monopatin electrico, scooter electrico, electric scooter, kick scooter, e-scooter, lime scooter, 킥보드',
    ),
  },
  {
    id: 'filming',
    question: { es: '¿Puedo fotografiar a la gente?', en: 'May I photograph people?' },
    text: {
      es: 'Pide permiso. Grabar el cuerpo de alguien de modo sexual contra su voluntad se castiga con {filming-penalty}; compartirlo, también.',
      en: 'Ask first. Filming somebody’s body in a sexual way against their will is punished with {filming-penalty}; so is sharing it.',
    },
    more: ['safety#law', 'safety#women'],
    asked: ways(
      'foto sin permiso, fotos gente, fotografiar gente, hacer fotos personas, sacar fotos gente, tomar fotos personas, grabar gente, photos people, photograph people, filming people, tomar fotos, sacar fotos, hacer fotos, =fotos, =foto, fotografiar, permiten fotos, se puede tomar fotos, take photos, take pictures, taking pictures, taking photos, photos allowed, photography, photographing',
    ),
  },
  {
    id: 'drones',
    question: { es: '¿Puedo volar un dron?', en: 'May I fly a drone?' },
    text: {
      es: 'No en cualquier sitio: hay zonas prohibidas y permisos. Pregunta al 1330 antes de traerlo.',
      en: 'Not everywhere: there are no-fly zones and permits. Ask 1330 before you bring one.',
    },
    more: ['safety#law', 'contact'],
    asked: ways('dron, drones, volar dron, llevar dron, drone, fly drone, bring drone, 드론'),
  },
  {
    id: 'lost-in-taxi',
    question: {
      es: 'He dejado algo en un taxi o un autobús',
      en: 'I left something in a taxi or a bus',
    },
    text: {
      es: 'En Seúl llama al 02-120 con la hora, la ruta o la placa (matrícula) y dónde bajaste. Si pagaste con una app o con tarjeta, el recibo tiene los datos del taxi. Mira también en lost112.go.kr.',
      en: 'In Seoul call 02-120 with the time, the route or plate and where you got off. If you paid with an app or by card, the receipt has the details of the taxi. Look on lost112.go.kr too.',
    },
    sources: [sources.policeLost],
    more: ['emergencies#lost'],
    asked: ways(
      'perdi taxi, olvide taxi, deje taxi, olvidado taxi, olvide autobus, perdi autobus, olvide bus, perdi bus, deje bus, deje autobus, perdido taxi, perdido autobus, cosas taxi, lost taxi, left taxi, left bus, lost bus, forgot taxi, forgot bus, left phone taxi, olvido taxi, olvidado autobus, celular taxi, telefono taxi, movil taxi, bolsa taxi, mochila taxi, phone taxi, bag taxi, wallet taxi',
    ),
  },
  {
    id: 'lost-in-seoul-subway',
    question: {
      es: 'He perdido algo en el metro de Seúl',
      en: 'I lost something on the Seoul subway',
    },
    text: {
      es: 'Díselo al personal de la estación con la hora, la dirección y el vagón. Después llama a los objetos perdidos de tu línea: {lost-property-subway}.',
      en: 'Tell the station staff the time, the direction and the carriage. Then call the lost property of your line: {lost-property-subway}.',
    },
    more: ['emergencies#lost'],
    asked: ways(
      'perdi metro, olvide metro, deje metro, perdido metro, objetos perdidos metro, olvidado metro, perdi subte, linea 2 perdido, objetos perdidos seul, objetos perdidos linea, perdi tren, olvide tren, lost subway, left subway, lost metro, left train, lost train, lost property subway, lost property seoul, lost property line, 유실물, 유실물센터, perdi linea, perdido linea, olvide linea, paraguas metro, bolso metro, mochila metro, celular metro, olvido metro, olvidado linea, lost line, lost subway line, umbrella train, umbrella subway, left something subway',
    ),
  },
  {
    id: 'lost-in-busan-subway',
    question: {
      es: 'He perdido algo en el metro de Busan',
      en: 'I lost something on the Busan subway',
    },
    text: {
      es: 'Díselo enseguida al personal de la estación. En días laborables responde la oficina de objetos perdidos de Seomyeon (유실물센터); a otras horas, la estación donde acaba tu línea. Mira también en lost112.go.kr.',
      en: 'Tell the station staff at once. On working days the lost property office at Seomyeon (유실물센터) answers; at other times, the last station of your line. Look on lost112.go.kr too.',
    },
    sources: [
      {
        name: { es: 'Asia Business Daily, en coreano', en: 'Asia Business Daily, in Korean' },
        url: 'https://cm.asiae.co.kr/article/2025092208231790128',
        date: '2025-09-22',
      },
    ],
    more: ['emergencies#lost'],
    asked: ways(
      'perdi busan metro, perdido busan metro, objetos perdidos busan, olvide metro busan, perdi busan, olvide busan, lost busan, lost property busan, lost busan subway, left busan subway, seomyeon lost property',
    ),
  },
  {
    id: 'lost-at-airport',
    question: { es: 'He perdido algo en el aeropuerto', en: 'I lost something at the airport' },
    text: {
      es: 'En Incheon, los objetos perdidos están en el sótano 1 de la terminal 1 y en la planta 2 de la terminal 2, {incheon-lost-property-hours}; teléfono, 1577\u00a02600. Lo del avión lo lleva la aerolínea: si falta la maleta, reclama antes de salir.',
      en: 'At Incheon, lost property is on basement level 1 of Terminal 1 and on the 2nd floor of Terminal 2, {incheon-lost-property-hours}; telephone 1577\u00a02600. For things left on the plane, or a missing case, ask the airline before you leave.',
    },
    more: ['emergencies#lost', 'arriving'],
    asked: ways(
      'perdi aeropuerto, olvide aeropuerto, objetos perdidos aeropuerto, perdido aeropuerto, perdi avion, olvide avion, deje avion, maleta perdida, perdieron maleta, equipaje perdido, valija perdida, no llego maleta, maleta no llego, lost airport, lost luggage, lost baggage, luggage did not arrive, left plane, lost suitcase, lost property airport, airline lost bag, airline lost, airline bag, aerolinea maleta, aerolinea perdio',
    ),
  },
] as const satisfies readonly Answer[];
