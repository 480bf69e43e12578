import { ways, type Answer } from './answer.ts';

/** Countries and peoples that the checker does not have. */
const unlisted =
  'italia, italiano, italiana, francia, frances, francesa, alemania, aleman, alemana, suiza, suizo, holanda, holandes, suecia, sueco, noruega, noruego, polonia, polaco, grecia, griego, rumania, rumano, rusia, ruso, ucrania, ucraniano, turquia, turco, israel, israeli, egipto, egipcio, nigeria, ghana, kenia, pakistan, vietnam, vietnamita, tailandia, tailandes, indonesia, malasia, singapur, japones, taiwan, italy, italian, france, french, germany, german, switzerland, swiss, netherlands, dutch, sweden, swedish, norway, norwegian, poland, polish, greece, greek, romania, romanian, russia, russian, ukraine, ukrainian, turkey, turkish, egypt, egyptian, nigerian, ghanaian, kenya, kenyan, pakistani, bangladesh, nepal, sri lanka, vietnamese, thailand, thai, indonesian, malaysia, malaysian, singapore';

/** What one asks of a passport. */
const ofUnlisted = ways(unlisted).flatMap((name) =>
  ['pasaporte', 'passport', 'visa', 'visado', 'K-ETA', 'citizen', 'ciudadano'].map(
    (word) => `${word} ${name}`,
  ),
);

/** Entry for particular travellers, and beds for a night. */
export const entryAndStay = [
  {
    id: 'keta-ages',
    question: {
      es: '¿Quién no necesita K-ETA por su edad?',
      en: 'Who needs no K-ETA because of their age?',
    },
    text: {
      es: 'Quienes tienen {keta-exempt-ages}. Quien cumple 18 antes de aterrizar la necesita. Sin K-ETA, rellena la e-Arrival.',
      en: 'Those aged {keta-exempt-ages}. Anyone who turns 18 before landing needs one. Without a K-ETA, fill in the e-Arrival card.',
    },
    sources: [
      {
        name: { es: 'Portal de la K-ETA, preguntas', en: 'K-ETA portal, questions' },
        url: 'https://www.k-eta.go.kr/portal/board/viewboardlist.do?category=02&tmpltNm=faq2',
      },
    ],
    more: ['requirements#k-eta', 'requirements#menores'],
    asked: ways(
      '65 anos, 70 anos, 75 anos, 80 anos, tercera edad, adulto mayor, adultos mayores, over 65, keta 65, keta mayores, keta mayores 65, keta jubilado, keta jubilados, keta edad, keta niños, keta menores, keta menor, keta bebe, keta hijos, keta abuelos, keta abuela, keta tercera edad, keta anciano, keta ancianos, keta pensionista, keta pensionado, keta 17, keta 18, keta adolescente, keta hijo, edad keta, exentos keta, jubilado permiso viaje, 65 anos permiso viaje, keta age, keta over 65, keta seniors, keta senior, keta children, keta child, keta kids, keta baby, keta retired, keta pensioner, keta elderly, keta grandparents, keta teenager, keta under 18, keta exempt, keta anos, keta hija, hijo keta, keta nieto, keta papa, keta mama, keta padres, keta 60, keta 66, keta 67, keta 68, keta 69, keta 70, keta 72, keta 75, keta 80, keta 5, keta 10, keta 12, keta 14, keta 16, keta years old, keta son, keta daughter, keta parents, keta minors, keta minor, jubilado, jubilados, jubilada, tercera edad, adulto mayor, adultos mayores, pensionista, pensionado, descuento jubilados, descuento mayores, descuento tercera edad, abuelos, abuela, senior discount, seniors discount, pensioner, pensioners, retired, elderly parents, grandparents',
    ),
  },
  {
    id: 'keta-refused',
    question: { es: 'Me han negado la K-ETA. ¿Qué hago?', en: 'My K-ETA was refused. What now?' },
    text: {
      es: 'No podrás embarcar sin visado: pregunta en la embajada de Corea por el de estancia corta, el C-3. Si viste un error después de pagar, pide otra K-ETA. Para tu caso, el 1345 es el teléfono de inmigración.',
      en: 'You cannot board without a visa: ask the embassy of Korea about the short-stay one, the C-3. If you saw a mistake after paying, apply for another K-ETA. For your case, 1345 is the immigration helpline.',
    },
    more: ['requirements#trouble', 'embassies'],
    asked: ways(
      'keta negada, keta negado, keta denegada, keta rechazada, negaron keta, denegaron keta, rechazaron keta, niegan keta, rechazan keta, keta no aprobada, no aprobaron keta, keta no me aprueban, keta error, error keta, equivoque keta, keta equivocada, corregir keta, keta rechazo, keta denied, keta refused, keta rejected, keta declined, keta not approved, keta mistake, mistake keta, keta wrong, correct keta, denied keta, rejected keta, visa negada, visa rechazada, me niegan la entrada, niegan entrada, no me dejan entrar, denied entry, refused entry, turned away, rechazar en migracion, rechazan migracion, migracion rechazo, deportar, deportado, deported, visa refused, visa denied, visa rejected',
    ),
  },
  {
    id: 'family-visa',
    question: {
      es: '¿Puede venir mi familia con mi visado?',
      en: 'Can my family come on my visa?',
    },
    text: {
      es: 'De visita, sí, con lo que pida su pasaporte. Para vivir contigo está el F-3, solo para cónyuge e hijos menores, y con un D-4 de idioma lo limitan (2018): cuenta con que no. Pregunta al 1345, el teléfono de inmigración, o a la embajada de Corea.',
      en: 'They can visit, as their passports allow. To live with you there is the F-3, for a spouse and minor children only, and it is restricted on a language D-4 (2018): count on a no. Ask 1345, the immigration helpline, or the embassy of Korea.',
    },
    sources: [
      {
        name: { es: 'Blog Visa in Korea, gestoría', en: 'Visa in Korea blog, an agency' },
        url: 'https://visainkorea.blogspot.com/2018/04/d-2-c-3-f-3.html',
        date: '2018-04',
      },
    ],
    more: ['requirements#visados', 'embassies'],
    asked: ways(
      'llevar esposa, llevar esposo, esposa visa, esposo visa, esposa d4, esposo d4, marido visa, mujer visa, familia visa, visa familia, hijos visa, hijos d4, pareja visa, traer familia, llevar familia visa, visa dependiente, f-3, wife visa, wife d4, husband visa, husband d4, spouse d4, family visa, visa family, family d4, dependent visa, dependants visa, bring wife, bring husband, partner visa, children visa, novia conmigo, novio conmigo, pareja conmigo, vivir conmigo, novia visa estudiante, novio visa estudiante, pareja d-4, novia d-4, novio d-4, girlfriend live student visa, boyfriend live student visa, girlfriend live, boyfriend live, girlfriend d-4, boyfriend d-4, live student visa, partner d-4, vivir novio d-4, vivir novia d-4, vivir pareja d-4',
    ),
  },
  {
    id: 'no-korean',
    question: { es: '¿Y si no hablo coreano?', en: 'What if I speak no Korean?' },
    text: {
      es: 'Descarga el coreano en tu traductor y guarda tus direcciones en hangul. El metro y los aeropuertos están también en inglés; el 1330 atiende en inglés y en el 1588-5644 hay un intérprete en español.',
      en: 'Download Korean in your translator and keep your addresses in Hangul. Subway and airport signs are in English too; 1330 answers in English, and there are interpreters on 1588-5644.',
    },
    more: [
      'requirements#idioma',
      { to: 'phrases-courtesy#noKorean', label: { es: 'La frase', en: 'The phrase' } },
    ],
    asked: ways(
      'no hablo coreano, no se coreano, sin saber coreano, sin hablar coreano, no hablo ingles, no se ingles, barrera idioma, solo hablo espanol, sobrevivir coreano, sobrevivir sin coreano, no speak korean, dont speak korean, don t speak korean, dont know korean, don t know any korean, without korean, without speaking korean, survive korean, survive without korean, language barrier, only english, only speak english, =ingles, =english, hablan ingles, hablan espanol, habla ingles, speak english, english spoken, coreanos hablan ingles, solo ingles, idioma barrera, entienden ingles, se habla ingles, se habla español, hablan español corea, english widely, is english spoken',
    ),
  },
  {
    id: 'day-trips',
    question: { es: '¿Qué excursiones hay de un día?', en: 'Which day trips are there?' },
    text: {
      es: 'Desde Seúl, Suwon, Nami, Everland, Gongju, Buyeo e Imjingak, junto a la DMZ. Desde Busan, Gyeongju, Jinhae, Jinju, Suncheon, Yeosu y Damyang.',
      en: 'From Seoul, Suwon, Nami, Everland, Gongju, Buyeo and Imjingak, by the DMZ. From Busan, Gyeongju, Jinhae, Jinju, Suncheon, Yeosu and Damyang.',
    },
    more: ['more-seoul', 'more-busan', 'other-destinations'],
    asked: ways(
      'day trip, day trips, day trip seoul, day trips seoul, day trip busan, day trips busan, excursion, excursiones, excursion un dia, excursion de un dia, excursiones seul, excursiones busan, excursion desde seul, excursion desde busan, escapada, escapada seul, ir y volver en el dia, cerca de seul, cerca seul, near seoul, outside seoul, alrededores seul, afueras seul, getaway seoul, trips from seoul, trips from busan',
    ),
  },
  {
    id: 'learning-time',
    question: {
      es: '¿Cuánto se tarda en aprender coreano?',
      en: 'How long does Korean take to learn?',
    },
    text: {
      es: 'Con un trimestre intensivo desde cero te presentas, compras y pides; con dos o tres, conversas sobre tu vida. El nivel 3 o 4 que pide una carrera se cuenta en años.',
      en: 'With one intensive term from scratch you introduce yourself, shop and order; with two or three you talk about your life. The level 3 or 4 that a degree requires takes years.',
    },
    more: ['korean-from-scratch#results', 'korean-from-scratch'],
    asked: ways(
      'nivel 1 coreano, nivel coreano demora, demora aprender, how long learn korean, how long level, cuanto tarda aprender, tarda aprender coreano, cuanto tiempo aprender coreano, dificil aprender coreano, aprender rapido coreano, meses aprender coreano, cuanto aprendo, llegar a hablar coreano, long learn korean, how long learn, time to learn korean, months learn korean, hard to learn korean, fluent, fluent korean, become fluent, tarda topik, llegar topik, meses topik, años topik, how long topik, reach topik, time topik, months topik, cuanto tiempo topik, cuanto tiempo nivel coreano',
    ),
  },
  {
    id: 'dual-national',
    question: {
      es: '¿Y si tengo dos nacionalidades o familia coreana?',
      en: 'What if I have two nationalities or Korean family?',
    },
    text: {
      es: 'Quien es también de Corea entra y sale con el pasaporte coreano y no pide K-ETA. Con padres o abuelos coreanos, pregunta a la embajada por tu nacionalidad antes de viajar.',
      en: 'Those who are Korean as well enter and leave on the Korean passport and need no K-ETA. With Korean parents or grandparents, ask the embassy about your nationality before you travel.',
    },
    sources: [
      {
        name: { es: 'Portal de la K-ETA, preguntas', en: 'K-ETA portal, questions' },
        url: 'https://www.k-eta.go.kr/portal/board/viewboardlist.do?category=02&tmpltNm=faq2',
      },
    ],
    more: ['requirements', 'embassies'],
    asked: ways(
      'dual passport, dual american, dual korean, dual american korean, doble nacionalidad, dos nacionalidades, dos pasaportes, dos pasaporte, pasaporte coreano, madre coreana, padre coreano, abuela coreana, abuelo coreano, descendiente coreano, origen coreano, adoptado, adoptada, servicio militar, dual nationality, dual citizen, dual national, two passports, korean passport, korean mother, korean descent, korean parents, adoptee, adopted, military service, f-4 visa, 이중국적, 복수국적, mama coreana, papa coreano, abuelos coreanos, padres coreanos, korean dad, korean mom, korean grandparents, half korean, mitad coreano, hijo de coreanos',
    ),
  },
  {
    id: 'passport-not-listed',
    question: { es: 'Mi pasaporte no está en la guía', en: 'My passport is not in the guide' },
    text: {
      es: 'Pregunta a la embajada de Corea en tu país, que es quien da los visados. El comprobador tiene los pasaportes de nuestros lectores, no todos.',
      en: 'Ask the embassy of Korea in your country, which issues visas. The checker has the passports of our readers, not every one.',
    },
    more: ['embassies', 'requirements'],
    asked: ofUnlisted.concat(
      ways(
        'pasaporte no aparece, pasaporte no esta, otro pasaporte, otra nacionalidad, visa china, passport not listed, passport not here, other passport',
      ),
    ),
  },
  {
    id: 'hotel-prices',
    question: { es: '¿Cuánto cuesta un hotel?', en: 'What does a hotel cost?' },
    text: {
      es: 'Una noche, de media y del motel al hotel: en toda Corea, {lodging-average-korea}; en Busan, {lodging-average-busan}. Solo los hoteles de Seúl e Incheon, con los de lujo: {hotel-average-seoul}. Lo más barato, un jjimjilbang: {jjimjilbang-night}.',
      en: 'A night on average, from motels to hotels: in all Korea, {lodging-average-korea}; in Busan, {lodging-average-busan}. Hotels alone in Seoul and Incheon, luxury included: {hotel-average-seoul}. Cheapest is a jjimjilbang: {jjimjilbang-night}.',
    },
    more: ['where-to-stay#kinds', 'where-to-stay'],
    asked: ways(
      'precio hotel, precios hotel, precios hoteles, cuanto cuesta hotel, cuanto cuesta noche, precio noche, noche hotel, hotel barato, hoteles baratos, hotel economico, hospedaje barato, alojamiento barato, hostal barato, donde dormir barato, hotel price, hotel prices, hotel cost, hotel rates, price per night, cheap hotel, cheap hotels, cheap accommodation, cheap place to stay, budget hotel, how much hotel, nightly rate, 호텔 가격, cuanto hotel, hotel precio, sale hotel, vale hotel, precio hotel seul, precio hotel busan, cuanto hotel seul, price hotel seoul, hotel price seoul, hotel prices seoul, much hotel, cost hotel, cheap sleep, cheap place sleep, cheap stay, barato dormir, dormir barato, dormir barato seul, hospedaje barato seul, alojamiento barato seul, alojamiento economico, hospedaje economico, cheap hostel, cheap room night, precio hostal, cuanto hostal, hostel price, precio airbnb, airbnb price',
    ),
  },
  {
    id: 'jjimjilbang-price',
    question: { es: '¿Cuánto cuesta un jjimjilbang?', en: 'What does a jjimjilbang cost?' },
    text: {
      es: 'Uno de barrio, {jjimjilbang-night} la noche; los grandes cuestan más. El uniforme y la comida pueden ir aparte. No se entra bebido, y un menor no pasa la noche sin un adulto.',
      en: 'A neighbourhood one, {jjimjilbang-night} a night; large ones cost more. The uniform and food may be extra. Nobody enters drunk, and a minor may not spend the night without an adult.',
    },
    more: ['where-to-stay#jjimjilbang'],
    asked: ways(
      'jjimjilbang precio, precio jjimjilbang, cuanto cuesta jjimjilbang, jjimjilbang cuesta, precio sauna, cuanto cuesta sauna, sauna precio, precio spa, spa precio, dormir sauna, dormir jjimjilbang, jjimjilbang price, price jjimjilbang, jjimjilbang cost, how much jjimjilbang, sauna price, spa price, sleep jjimjilbang, sleep sauna, 찜질방 가격, 찜질방 요금, cuanto jjimjilbang, entrada jjimjilbang, entrada jjimjilbang precio, cuanto jimjilbang, precio jimjilbang, vale jjimjilbang, sale jjimjilbang, cuanto sauna, cost jjimjilbang, much jjimjilbang, much sauna, spa cost',
    ),
  },
  {
    id: 'honeymoon',
    question: { es: '¿Es buen sitio para la luna de miel?', en: 'Is Korea good for a honeymoon?' },
    text: {
      es: 'Sí. El itinerario de diez días une Seúl, Busan y Jeju y se adapta bien: playas en Busan, paisaje en Jeju y, si quieres, una noche en un hanok.',
      en: 'Yes. The ten-day trip through Seoul, Busan and Jeju adapts well: beaches in Busan, scenery on Jeju and, if you like, a night in a hanok.',
    },
    more: ['korea-10days', 'jeju-4days', 'where-to-stay#kinds'],
    asked: ways(
      'luna de miel, luna miel, viaje novios, viaje de bodas, recien casados, aniversario, viaje romantico, romantico, en pareja, viaje pareja, honeymoon, newlyweds, romantic, romantic trip, couple trip, couples, anniversary, 신혼여행',
    ),
  },
  {
    id: 'own-plan',
    question: { es: '¿Qué itinerario me sirve?', en: 'Which itinerary suits me?' },
    text: {
      es: 'Para un primer viaje, cinco días en Seúl; si tienes diez, de Seúl a Jeju. Los hay desde un fin de semana. Pon la fecha y verás el tiempo y lo que cierra.',
      en: 'For a first trip, five days in Seoul; with ten, from Seoul to Jeju. They start at a weekend. Enter your date to see the weather and what closes.',
    },
    more: ['itineraries', 'korea-10days', 'seoul-5days'],
    asked: ways(
      'plan medida, plan a medida, itinerario medida, armar itinerario, armar viaje, hacer itinerario, planear viaje, planificar viaje, organizar viaje, itinerario, itinerarios, ruta corea, que ruta, plan viaje, itinerary, itineraries, =trip, =trips, plan trip, custom itinerary, build itinerary, trip plan, route korea, how many days, cuantos dias, dias recomendados, cuantos dias seul, enough days, how long stay seoul',
    ),
  },
] as const satisfies readonly Answer[];
