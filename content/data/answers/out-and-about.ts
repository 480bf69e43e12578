import { ways, type Answer } from './answer.ts';
import { sources } from './sources.ts';

/** From the airport to the areas, at night, with children, and what to do. */
export const outAndAbout = [
  {
    id: 'airport-to-hongdae',
    question: {
      es: '¿Cómo voy de Incheon a Hongdae?',
      en: 'How do I get from Incheon to Hongdae?',
    },
    text: {
      es: 'En el AREX que para en todas, sin transbordo, hasta la estación de Hongik Univ.: {arex-allstop-hongik}. Con maletas o cochecito, el ascensor a la calle está en la salida 8.',
      en: 'On the AREX all-stop train, without a change, to Hongik Univ. Station: {arex-allstop-hongik}. With luggage or a pram, the lift to the street is at exit 8.',
    },
    more: ['arriving', 'metro'],
    asked: ways(
      'incheon hongdae, aeropuerto hongdae, hongdae aeropuerto, llegar hongdae, ir a hongdae, como llegar hongdae, arex hongdae, tren hongdae, incheon hongik, incheon airport hongdae, airport hongdae, get to hongdae, incheon to hongdae',
    ),
  },
  {
    id: 'hongdae-lift',
    question: {
      es: '¿Dónde está el ascensor de la estación de Hongdae?',
      en: 'Where is the lift at Hongdae station?',
    },
    text: {
      es: 'En la salida 8 de Hongik Univ., que es la estación de Hongdae. Para otras, el planificador del metro dice qué camino lleva en ascensor.',
      en: 'At exit 8 of Hongik Univ., which is the station of Hongdae. For others, the subway planner says which way has a lift.',
    },
    more: ['metro', 'safety#wheelchair'],
    asked: ways(
      'ascensor hongdae, elevador hongdae, ascensor hongik, elevador hongik, lift hongdae, elevator hongdae, lift hongik, elevator hongik',
    ),
  },
  {
    id: 'airport-to-myeongdong',
    question: {
      es: '¿Cómo voy de Incheon a Myeongdong?',
      en: 'How do I get from Incheon to Myeongdong?',
    },
    text: {
      es: 'En el AREX hasta Seoul Station y la línea 4, dos paradas hacia Myeongdong; o en el autobús del aeropuerto, {incheon-limousine-fare}, {incheon-limousine-time} según el tráfico. Pregunta en el mostrador por la parada.',
      en: 'On the AREX to Seoul Station and Line 4, two stops to Myeongdong; or by airport bus, {incheon-limousine-fare}, {incheon-limousine-time} depending on traffic. Ask at the counter for the stop.',
    },
    more: ['arriving', 'metro'],
    asked: ways(
      'incheon myeongdong, aeropuerto myeongdong, myeongdong aeropuerto, llegar myeongdong, ir a myeongdong, como llegar myeongdong, incheon airport myeongdong, airport myeongdong, get to myeongdong, incheon to myeongdong',
    ),
  },
  {
    id: 'airport-to-gangnam',
    question: {
      es: '¿Cómo voy de Incheon a Gangnam?',
      en: 'How do I get from Incheon to Gangnam?',
    },
    text: {
      es: 'En el AREX que para en todas hasta la estación del aeropuerto de Gimpo y allí la línea 9 hacia el sur del río; o en el autobús del aeropuerto, {incheon-limousine-fare}, sin cargar maletas. Compara en el planificador del metro.',
      en: 'On the AREX all-stop train to Gimpo Airport Station and Line 9 from there, south of the river; or by airport bus, {incheon-limousine-fare}, without carrying cases. Compare in the subway planner.',
    },
    more: ['metro', 'arriving'],
    asked: ways(
      'incheon gangnam, aeropuerto gangnam, gangnam aeropuerto, llegar gangnam, ir a gangnam, como llegar gangnam, incheon airport gangnam, airport gangnam, get to gangnam, incheon to gangnam, incheon jamsil, aeropuerto jamsil',
    ),
  },
  {
    id: 'airport-night-bus',
    question: {
      es: 'Llego de madrugada a Incheon. ¿Hay autobús?',
      en: 'I land at Incheon at night. Is there a bus?',
    },
    text: {
      es: 'Sí, por {incheon-night-bus}: N6000 a Gangnam, N6002 por Hongdae y Gwanghwamun, N6701 por Seoul Station a Dongdaemun y N6703 por Jamsil. Salen {incheon-night-bus-hours}. El billete (boleto) se compra antes, en el mostrador o en la app T-money GO.',
      en: 'Yes, for {incheon-night-bus}: N6000 to Gangnam, N6002 via Hongdae and Gwanghwamun, N6701 via Seoul Station to Dongdaemun and N6703 via Jamsil. They leave {incheon-night-bus-hours}. Buy the ticket first, at the counter or on the T-money GO app.',
    },
    sources: [
      {
        name: { es: 'Wikitree, en coreano', en: 'Wikitree, in Korean' },
        url: 'https://www.wikitree.co.kr/articles/1069666',
        date: '2025-07-31',
      },
      {
        name: { es: 'Hankyung, en coreano', en: 'Hankyung, in Korean' },
        url: 'https://hankyung.com/article/202305262656h',
        date: '2023-05-26',
      },
    ],
    more: ['arriving#landing-at-night', 'arriving#incheon'],
    asked: ways(
      'bus nocturno aeropuerto, autobus nocturno aeropuerto, bus noche aeropuerto, autobus noche aeropuerto, aeropuerto noche, aeropuerto madrugada, aeropuerto de noche, llego de noche, llego noche, llego madrugada, llego tarde aeropuerto, llegar de madrugada, llegada noche, llegada madrugada, aterrizo noche, aterrizo madrugada, vuelo noche, bus nocturno incheon, autobus nocturno incheon, incheon noche, incheon madrugada, n6000, n6001, n6002, n6701, n6703, night bus airport, airport night, airport night bus, late night airport, land at night, arrive at night, arrive late, late arrival, midnight airport, late flight, incheon night bus, incheon at night, incheon midnight, 심야버스, vuelo madrugada, llega madrugada, llega noche, vuelo llega noche, landing night, flight night, flight arrives night, flight lands night, get in at night, noche vuelo, arriving midnight, arriving night, arriving late, landing midnight, transporte noche incheon, transporte noche aeropuerto, airport at night, airport transport night, bus airport night, salir aeropuerto noche, salir aeropuerto madrugada, llegada nocturna, nocturna incheon, llego medianoche, medianoche aeropuerto, medianoche incheon, vuelo nocturno, dormir aeropuerto, sleep airport, noche aeropuerto, red eye, overnight airport',
    ),
  },
  {
    id: 'children-on-subway',
    question: { es: '¿Los niños pagan en el metro?', en: 'Do children pay on the subway?' },
    text: {
      es: 'En Seúl van gratis los {seoul-subway-free-age}. De 6 a 12 años pagan {seoul-subway-child-fare}; hay que registrar la edad en una T-money.',
      en: 'In Seoul it is free for {seoul-subway-free-age}. From 6 to 12 they pay {seoul-subway-child-fare}; the age has to be registered on a T-money card.',
    },
    more: ['transport#fares', 'seoul-with-children'],
    asked: ways(
      'metro niños, metro gratis niños, niños metro, niños gratis metro, metro niños pagan, pagan niños, niños pagan, precio niños metro, tarifa niños, tarifa infantil, billete niño, boleto niño, pasaje niño, metro bebe gratis, bebe paga metro, menores 6 metro, subte niños, autobus niños, children subway, kids subway, kids subway free, subway free children, children fare, child fare, child ticket, kids fare, do kids pay, toddler subway, baby subway fare, niño metro, hijo metro, hijo paga, hijo paga metro, anos metro, niño autobus, pago niño, son subway, daughter subway, tarjeta niño, tarjeta transporte niño, tarjeta transporte niños, transporte niños, tmoney niños, t-money niños, pasaje niños, boleto niños, billete niños, child t-money, child card, kids t-money, kids ride free, menores metro gratis, menores metro, menor metro',
    ),
  },
  {
    id: 'step-free-toilets',
    question: { es: '¿Hay baños accesibles?', en: 'Are there accessible toilets?' },
    text: {
      es: 'Sí, con el cartel 장애인 화장실. El Museo del Folclore de Seúl tiene uno con sitio para una silla motorizada, y cambiador. En el metro pregunta al personal; en Seúl llama a Seoul Danurim, la oficina del turismo accesible.',
      en: 'Yes, marked 장애인 화장실. The Folk Museum in Seoul has one with room for a powered chair, and a changing table. In the subway ask the staff; in Seoul call Seoul Danurim, the accessible tourism office.',
    },
    more: ['seoul#step-free', 'busan#step-free', 'safety#wheelchair'],
    asked: ways(
      'baño accesible, baños accesibles, baño silla ruedas, aseo silla ruedas, baño adaptado, baño discapacitados, baño minusvalidos, aseo adaptado, cambiador, cambiar pañal, cambiador bebe, sala lactancia, accessible toilet, disabled toilet, wheelchair toilet, step free toilet, accessible bathroom, baby changing, changing table, nursing room, 장애인 화장실, 수유실, breastfeeding, breastfeed, amamantar, dar pecho, dar de mamar',
    ),
  },
  {
    id: 'k-drama',
    question: {
      es: '¿Qué lugares de series coreanas hay?',
      en: 'Which places of Korean series are there?',
    },
    text: {
      es: 'Tenemos {count:scenes} escenas de series, cine y música, con lo que se ve hoy en cada lugar. Si falta la tuya, busca en Naver Map su título en coreano con la palabra 촬영지, «lugar de rodaje».',
      en: 'We have {count:scenes} scenes of series, films and music, with what you see today at each place. If yours is missing, search Naver Map for its Korean title with the word 촬영지, “filming location”.',
    },
    more: [
      'series-and-music',
      {
        to: 'tourism?scene=series#map',
        label: { es: 'El mapa de las series', en: 'The map of the series' },
      },
    ],
    asked: ways(
      'k-drama, k-dramas, kdrama, kdramas, drama, dramas, dorama, doramas, serie, series, serie coreana, series coreanas, drama coreano, dramas coreanos, novela coreana, novelas coreanas, telenovela coreana, lugares series, lugares doramas, lugares dramas, lugares filmacion, locaciones, localizaciones series, donde se filmo, donde se grabo, pelicula, peliculas, crash landing, netflix, set serie, filming locations, film location, drama locations, series locations, korean drama, korean dramas, korean series, korean tv, movie locations, 드라마, vincenzo, crash landing on you, reply 1988, extraordinary attorney woo, business proposal, bridal mask, descendants sun, boys over flowers, oldboy, train to busan movie, tren a busan pelicula, estacion zombie, filmaron, filmacion, rodaje, filmed, aterrizaje emergencia corazon, aterrizaje de emergencia en tu corazon, pousando no amor, locaciones dorama',
    ),
  },
  {
    id: 'rainy-day',
    question: { es: '¿Qué hago si llueve?', en: 'What do I do when it rains?' },
    text: {
      es: 'En Seúl, el Museo Nacional, el mercado Gwangjang y el centro comercial COEX. En Busan, el Museo de Busan, el mercado Jagalchi y Centum City. En cualquier ciudad, un jjimjilbang.',
      en: 'In Seoul, the National Museum, Gwangjang Market and the COEX mall. In Busan, the Busan Museum, Jagalchi Market and Centum City. In any city, a jjimjilbang.',
    },
    more: ['seoul#rain', 'busan#rain', 'seasons#rain'],
    asked: ways(
      'wet weather, wet day, things to do rain, dia de lluvia, planes con lluvia, que hacer llueve, que hacer lluvia, llueve busan, lluvia busan, llueve seul, lluvia seul, llueve jeju, lluvia jeju, rain busan, rain seoul, rains busan, rains seoul, rainy busan, rainy seoul, indoor seoul, indoor busan, que hago llueve, dia lluvia, dia lluvioso, dias lluvia, plan lluvia, lluvia que hacer, museos lluvia, bajo techo, bajo lluvia, interiores, what to do rains, what to do rain, when it rains, rainy day, rainy days, if it rains, raining, indoor activities, indoors, bad weather plan, hago si llueve, planes lluvia, actividades lluvia, llueve plan, plan dia lluvia',
    ),
  },
  {
    id: 'pocket-wifi',
    question: { es: '¿Alquilo un wifi portátil?', en: 'Should I rent a pocket wifi?' },
    text: {
      es: 'Solo si viajas en grupo: un aparato sirve para todos, y hay que cargarlo y devolverlo. Para una persona, una eSIM es más sencilla. Compara los precios al reservar.',
      en: 'Only for a group: one device serves everybody, and has to be charged and returned. For one person an eSIM is simpler. Compare prices when you book.',
    },
    sources: [sources.sim],
    more: ['phone-money-apps#sim', 'arriving#sim'],
    asked: ways(
      'pocket wifi, wifi portatil, wifi bolsillo, alquilar wifi, alquiler wifi, rentar wifi, router, router portatil, egg wifi, wifi egg, modem portatil, rent wifi, rental wifi, portable wifi, mifi, wifi rental, wifi router, 포켓와이파이, 와이파이',
    ),
  },
  {
    id: 'glasses',
    question: {
      es: '¿Dónde compro gafas (lentes) o lentillas?',
      en: 'Where can I get glasses or contact lenses?',
    },
    text: {
      es: 'En una óptica, 안경점 (angyeongjeom): gradúan la vista allí mismo y muchas las hacen en el día. Namdaemun tiene una calle de ópticas. Lleva tu graduación o las gafas viejas.',
      en: 'At an optician’s, 안경점 (angyeongjeom): they test your eyes on the spot and many make glasses the same day. Namdaemun has a street of them. Bring your prescription or your old pair.',
    },
    sources: [
      {
        name: 'mediK',
        url: 'https://www.themedik.kr/view.php?ud=2025121216244417149284fa285d_11',
        date: '2025-12-16',
      },
    ],
    more: ['shopping#namdaemun'],
    asked: ways(
      'gafas, gafas graduadas, gafas rotas, lentes, lentes contacto, lentes rotos, lentes graduados, lentes aumento, comprar lentes, hacer lentes, rompi lentes, rompieron lentes, anteojos, espejuelos, lentillas, pupilentes, optica, opticas, oftalmologo, examen vista, graduar vista, glasses, eyeglasses, spectacles, broken glasses, broke glasses, contact lenses, optician, eye test, prescription glasses, buy glasses, 안경, 안경점, 렌즈, oculista, optometrista, new glasses, glasses same day, lentes nuevos, perdi lentes contacto, lost contact lenses, lost glasses, reading glasses, sunglasses, gafas sol, lentes sol',
    ),
  },
  {
    id: 'rubbish',
    question: { es: '¿Dónde tiro la basura?', en: 'Where do I put rubbish?' },
    text: {
      es: 'Guárdala hasta una tienda o una estación: en la calle hay pocas papeleras. En casa se separa, y la basura va en la bolsa de pago del distrito, que se compra en las tiendas.',
      en: 'Keep it until you reach a shop or a station: there are few bins in the street. At home you sort it, and rubbish goes in the district’s paid bag, sold in shops.',
    },
    sources: [
      {
        name: 'Reach the World',
        url: 'https://www.reachtheworld.org/kerwines-journey-south-korea/nations/trash-collection-korea',
      },
    ],
    more: ['manners#street', 'accommodation#tips'],
    asked: ways(
      'basura, tirar basura, papelera, papeleras, basurero, tacho basura, reciclar, reciclaje, bolsas basura, separar basura, rubbish, trash, garbage, bin, bins, trash can, recycling, throw away, 쓰레기',
    ),
  },
  {
    id: 'laundry',
    question: { es: '¿Dónde lavo la ropa?', en: 'Where do I wash clothes?' },
    text: {
      es: 'En una lavandería de autoservicio, 셀프빨래방 (selpeu ppallaebang): las hay junto a viviendas, universidades y estaciones de metro, muchas abiertas día y noche. Busca ese nombre en el mapa o pregunta en tu alojamiento.',
      en: 'At a self-service laundry, 셀프빨래방 (selpeu ppallaebang): you find them near homes, universities and subway stations, many open day and night. Type that name in the map or ask where you stay.',
    },
    sources: [
      {
        name: 'Korean Habits',
        url: 'https://www.koreanhabits.com/2025/05/culture-koreanlaundromat-20250521-1-12.html',
        date: '2025-05-21',
      },
    ],
    more: ['where-to-stay#booking'],
    asked: ways(
      'lavanderia, lavanderias, lavar ropa, lavadora, lavarropas, tintoreria, lavado ropa, laundry, laundromat, launderette, wash clothes, washing machine, dry cleaner, dry cleaning, 세탁, 빨래방, 셀프빨래방, 코인세탁',
    ),
  },
  {
    id: 'mosquitoes',
    question: { es: '¿Hay mosquitos?', en: 'Are there mosquitoes?' },
    text: {
      es: 'En verano, sí, sobre todo junto al agua y al anochecer. El repelente se vende en farmacias y tiendas de conveniencia. Sobre enfermedades, pregunta a un centro de vacunación.',
      en: 'In summer, yes, mostly near water and at dusk. Repellent is sold in pharmacies and convenience stores. About diseases, ask a travel clinic.',
    },
    more: ['health#pharmacy', 'seasons#rain'],
    asked: ways(
      'mosquitos, mosquito, zancudos, zancudo, repelente, bichos, insectos, picaduras, picadura, mosquitoes, insect repellent, bugs, bites, insect bite, 모기',
    ),
  },
  {
    id: 'budget-report',
    question: {
      es: '¿Me llega el presupuesto por correo?',
      en: 'Can I get the budget by email?',
    },
    text: {
      es: 'Sí. Rellena la calculadora y, en el resultado, pide el informe: llega a tu correo con las sumas, la comparación y lo que pide el visado.',
      en: 'Yes. Fill in the calculator and ask for the report in the result: it comes by email with the sums, the comparison and what the visa asks for.',
    },
    more: ['budget'],
    asked: ways(
      'presupuesto correo, presupuesto email, presupuesto mail, presupuesto por correo, informe presupuesto, informe correo, enviar presupuesto, recibir presupuesto, reporte presupuesto, budget report, budget email, report by email, email budget, budget report by email, send budget, email report',
    ),
  },
  {
    id: 'work-hours-and-banks',
    question: { es: '¿A qué hora abren los bancos?', en: 'When are banks open?' },
    text: {
      es: 'Abren {bank-hours}. Los festivos cierran. Para sacar dinero, los cajeros «Global ATM» de los aeropuertos y de muchas tiendas.',
      en: 'They are open {bank-hours}. They close on public holidays. To withdraw money, use the “Global ATM” machines of airports and many shops.',
    },
    more: ['phone-money-apps#cash-machines', 'first-month#bank'],
    asked: ways(
      'horario bancos, horario banco, bancos abren, banco abre, hora bancos, bancos abiertos, bancos cierran, bank hours, bank opening hours, banks open, when do banks open, bank times, 은행',
    ),
  },
  {
    id: 'who-we-are',
    question: { es: '¿Quién hace esta guía?', en: 'Who makes this guide?' },
    text: {
      es: 'El aviso legal dice quién responde de la guía. Es gratuita, no vende nada y no es un organismo público ni una agencia de viajes. Escríbenos desde la página de contacto.',
      en: 'The legal notice says who is responsible for the guide. It is free, sells nothing and is neither a public body nor a travel agency. Write to us from the contact page.',
    },
    more: ['legal-notice', 'contact'],
    asked: ways(
      'quien hace pagina, quien hace web, quien hace guia, quienes somos, quienes son, quien escribe guia, duenos pagina, dueno web, autores, autor, es oficial, pagina oficial, web oficial corea, pagina confiable, fiable, titular, responsable web, who makes guide, who runs site, who are you, about us, who writes guide, official site, owner website, trustworthy, author',
    ),
  },
  {
    id: 'personal-data',
    question: { es: '¿Cómo borro mis datos?', en: 'How do I delete my data?' },
    text: {
      es: 'Escríbenos y di qué quieres: acceso, corrección o borrado de tus datos. Es gratis y te respondemos en el plazo de un mes. Para dejar el boletín, usa el enlace que lleva cada correo.',
      en: 'Write to us and say what you want: a copy, a correction or the deletion of your data. It is free and we answer within a month. To leave the newsletter, use the link in each email.',
    },
    more: ['privacy-policy#rights', 'contact'],
    asked: ways(
      'datos guardan, guardan datos, que datos, mis datos personales, datos recogen, data you keep, what data, borrar datos, borrar mis datos, borren datos, eliminar datos, eliminar mis datos, datos personales, mis datos, proteccion datos, rgpd, privacidad datos, dar de baja, darme baja, darse baja boletin, baja boletin, cancelar suscripcion, desuscribirme, dejar recibir correos, delete data, delete my data, personal data, gdpr, unsubscribe, stop emails, cancel newsletter',
    ),
  },
  {
    id: 'wrong-figure',
    question: { es: '¿Dónde aviso de un error?', en: 'Where do I report a mistake?' },
    text: {
      es: 'Dinos en la página de contacto qué cifra has visto, dónde y en qué fecha, y la comprobamos. Lo que ha cambiado está en «Cambios y correcciones».',
      en: 'Tell us on the contact page which figure you saw, where and on what date, and we check it. What has changed is in “Changes and corrections”.',
    },
    more: ['contact', 'changes'],
    asked: ways(
      'error, errores, error pagina, error guia, error precio, aviso error, avisar error, reportar error, corregir, correccion, correcciones, dato equivocado, precio equivocado, precio mal, dato falso, desactualizado, desactualizada, desactualizados, informacion vieja, report error, report mistake, mistake, mistakes, wrong price, wrong information, outdated, out of date, correction, corrections',
    ),
  },
] as const satisfies readonly Answer[];
