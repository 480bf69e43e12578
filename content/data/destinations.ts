import type { DrawingId } from '#art/index.ts';
import type { Text } from '../locale.ts';
import type { PlaceFacts } from './place-facts.ts';

export type DestinationCategory = 'island' | 'historic' | 'cultural' | 'nature' | 'coastal';

/**
 * A place worth the trip beyond Seoul and Busan. Position, address, admission and hours are those of its
 * landmark.
 */
export interface Destination extends PlaceFacts {
  /** Also the anchor of its card. */
  readonly id: string;
  readonly category: DestinationCategory;
  readonly hangul: string;
  /** What its card says of it: at most 14 words. */
  readonly sentence: Text;
  /** By what one comes from Seoul, and how long that takes. */
  readonly trip: Text;
  readonly description: Text;
  readonly drawing: DrawingId;
  /** The alternative text of the drawing. */
  readonly alt: Text;
  /** The landmark that visitors go to first, with its name for drivers. */
  readonly landmark: { readonly name: Text; readonly hangul: string };
  /** Where it is and how long the trip takes. */
  readonly location: Text;
  /** The recommended stay in words. */
  readonly days: Text;
  /** The same stay in days, 1 to 5. */
  readonly stay: readonly [shortest: number, longest: number];
  readonly tips: readonly Text[];
  /** Station, terminal or airport, what to board, how long it takes and how to book. */
  readonly gettingThere: Text;
}

export const destinations = [
  {
    id: 'jeju',
    category: 'island',
    name: { es: 'Isla de Jeju', en: 'Jeju Island' },
    hangul: '제주도',
    sentence: {
      es: 'Una isla volcánica con un cráter asomado al mar.',
      en: 'A volcanic island with a crater by the sea.',
    },
    trip: {
      es: 'avión, {flight-jeju-time.fromSeoul}',
      en: 'flight, {flight-jeju-time.fromSeoul}',
    },
    description: {
      es: 'Una isla volcánica con el monte más alto de Corea del Sur, el Hallasan (1.947\u00a0m), en el centro. En la punta oriental, el cráter de Seongsan Ilchulbong se asoma al mar, y en primavera lo rodean campos de colza (canola) en flor. Aquí trabajan las haenyeo, las mujeres que bucean a pulmón para recoger marisco.',
      en: 'A volcanic island with South Korea’s highest mountain, Hallasan (1,947\u00a0m), at its centre. On the eastern tip the crater of Seongsan Ilchulbong rises from the sea, with fields of yellow rapeseed around it in spring. This is the home of the haenyeo, the women who free-dive for shellfish.',
    },
    drawing: 'jeju/seongsan',
    alt: {
      es: 'El cráter verde de Seongsan Ilchulbong visto desde el aire, con su corona de picos, el pueblo al lado y tres buceadoras en el mar',
      en: 'The green crater of Seongsan Ilchulbong from the air, with its crown of peaks, the village beside it and three women divers in the sea',
    },
    landmark: {
      name: { es: 'Entrada de Seongsan Ilchulbong', en: 'Entrance to Seongsan Ilchulbong' },
      hangul: '성산일출봉',
    },
    address: '제주특별자치도 서귀포시 성산읍 일출로 284-12',
    lat: 33.462,
    lng: 126.9367,
    opening: ['seongsan-hours'],
    admission: {
      figure: 'seongsan-admission',
      note: {
        es: 'Subida al cráter de Seongsan; los miradores de abajo son gratis',
        en: 'Climb to the Seongsan crater; the viewpoints below are free',
      },
    },
    location: {
      es: 'Al sur de la península; en avión, {flight-jeju-time}',
      en: 'South of the peninsula; by air, {flight-jeju-time}',
    },
    days: { es: 'De 3 a 5 días', en: '3 to 5 days' },
    stay: [3, 5],
    tips: [
      {
        es: 'La subida al cráter de Seongsan cierra {seongsan-hours.closed}. Se llega arriba tras media hora de escalones.',
        en: 'The climb to the Seongsan crater closes {seongsan-hours.closed}. Allow half an hour of steps to the top.',
      },
      {
        es: 'La cumbre del Hallasan exige reserva por internet ({hallasan-booking}). Empieza temprano: si llegas tarde al último refugio, no te dejan seguir.',
        en: 'The climb to the summit of Hallasan needs an online booking ({hallasan-booking}). Start early, because if you reach the last shelter late you will not be let through.',
      },
      {
        es: 'Cruzar de una costa a otra lleva más de una hora. Reparte las noches entre el este y el sur para no hacerlo a diario. Para alquilar un coche (auto, carro) necesitas un permiso internacional de conducir válido en Corea.',
        en: 'It takes over an hour to get from one coast to another. Split your nights between the east and the south so that you don’t cross the island every day. To rent a car you need an international driving permit that is valid in Korea.',
      },
    ],
    gettingThere: {
      es: 'Vuela desde Gimpo (Seúl) o Gimhae (Busan): hay salidas durante todo el día. Compra el billete en la web de la aerolínea y lleva el pasaporte, que también se pide en vuelos nacionales. Si no hay tráfico, los autobuses exprés 111 y 112 tardan {bus-jeju-seongsan-time} del aeropuerto de Jeju a Seongsan. Los demás autobuses, en Llegar.',
      en: 'Fly from Gimpo (Seoul) or Gimhae (Busan), with departures all day long. Buy the ticket on the airline’s website and carry your passport, which is checked on domestic flights too. When the roads are clear, express buses 111 and 112 take {bus-jeju-seongsan-time} from Jeju airport to Seongsan. The other buses are in Arriving.',
    },
    site: 'https://www.visitjeju.net/',
  },
  {
    id: 'gyeongju',
    category: 'historic',
    name: { es: 'Gyeongju', en: 'Gyeongju' },
    hangul: '경주',
    sentence: {
      es: 'La capital de Silla, con túmulos reales en pleno centro.',
      en: 'The Silla capital, with royal mounds in the middle of town.',
    },
    trip: {
      es: 'KTX, {ktx-seoul-gyeongju-time}',
      en: 'KTX, {ktx-seoul-gyeongju-time}',
    },
    description: {
      es: 'Fue la capital del reino de Silla durante casi mil años, y se nota. En pleno centro hay túmulos reales cubiertos de hierba y un observatorio de piedra del siglo VII, Cheomseongdae. El templo Bulguksa y el Buda de la gruta de Seokguram, Patrimonio Mundial desde 1995, quedan a un viaje en autobús.',
      en: 'This was the capital of the Silla kingdom for almost a thousand years, and it shows. Grassy royal burial mounds and a 7th-century stone observatory, Cheomseongdae, are right in the middle of town. Bulguksa Temple and the Buddha of the Seokguram Grotto, World Heritage since 1995, are a bus ride away.',
    },
    drawing: 'destinations/gyeongju',
    alt: {
      es: 'El observatorio Cheomseongdae entre túmulos de hierba, con una maestra y sus alumnos ante la hierba rosa del otoño',
      en: 'Cheomseongdae Observatory among grassy mounds, with a teacher and her pupils by the pink grass of autumn',
    },
    landmark: {
      name: { es: 'Observatorio Cheomseongdae', en: 'Cheomseongdae Observatory' },
      hangul: '첨성대',
    },
    address: '경상북도 경주시 첨성로 140-25',
    lat: 35.8347,
    lng: 129.219,
    admission: {
      free: true,
      note: { es: 'Observatorio Cheomseongdae', en: 'Cheomseongdae Observatory' },
    },
    location: {
      es: 'En el sureste; en KTX, {ktx-seoul-gyeongju-time} desde Seúl y {ktx-busan-gyeongju-time} desde Busan',
      en: 'In the south-east; by KTX, {ktx-seoul-gyeongju-time} from Seoul and {ktx-busan-gyeongju-time} from Busan',
    },
    days: { es: '2 o 3 días', en: '2 or 3 days' },
    stay: [2, 3],
    tips: [
      {
        es: 'Deja el estanque de Wolji para después del anochecer, cuando los pabellones se iluminan y se reflejan en el agua. La entrada cuesta {wolji-admission}. Abre {wolji-hours}.',
        en: 'Leave Wolji Pond until after dark, when its pavilions are lit and mirrored in the water. Admission is {wolji-admission}. It is open {wolji-hours}.',
      },
      {
        es: 'El centro histórico es llano: alquila una bicicleta cerca de la terminal de autobuses y recorre los túmulos, Cheomseongdae y la aldea de Gyochon.',
        en: 'The historic centre is flat, so rent a bicycle near the bus terminal and ride between the mounds, Cheomseongdae and Gyochon Village.',
      },
      {
        es: 'A Bulguksa llegan los autobuses 10 y 11 en unos 40 minutos. Entrar en el templo y en Seokguram es {bulguksa-admission} desde {bulguksa-admission.since}.',
        en: 'Buses 10 and 11 reach Bulguksa in about 40 minutes. The temple and Seokguram have been {bulguksa-admission} to enter since {bulguksa-admission.since}.',
      },
    ],
    gettingThere: {
      es: 'En Seúl, toma el KTX en Seoul Station (Estación de Seúl) o el SRT en Suseo; en Busan, cualquiera de los dos en Busan Station (Estación de Busan). Bájate en Gyeongju: la estación está fuera de la ciudad, a 20 minutos en taxi o media hora en autobús urbano. Los billetes de KTX se reservan en la web o la app de Korail.',
      en: 'In Seoul, take the KTX at Seoul Station or the SRT at Suseo; in Busan, either of them at Busan Station. Get off at Gyeongju. The station is out of town, 20 minutes by taxi or half an hour by city bus. Book KTX tickets on Korail’s website or app.',
    },
    site: 'https://www.gyeongju.go.kr/tour/',
  },
  {
    id: 'jeonju',
    category: 'cultural',
    name: { es: 'Jeonju', en: 'Jeonju' },
    hangul: '전주',
    sentence: {
      es: 'Más de 700 casas hanok y el bibimbap más famoso.',
      en: 'More than 700 hanok houses and the most famous bibimbap.',
    },
    trip: {
      es: 'KTX, {ktx-seoul-jeonju-time}',
      en: 'KTX, {ktx-seoul-jeonju-time}',
    },
    description: {
      es: 'Más de 700 casas hanok forman el barrio tradicional más conocido del país, junto al santuario Gyeonggijeon y la catedral de Jeondong. La ciudad presume de buena mesa. Aquí se come el bibimbap más famoso, y la Unesco la nombró Ciudad Creativa de la Gastronomía en 2012.',
      en: 'More than 700 hanok houses make up the country’s best-known traditional neighbourhood, beside the Gyeonggijeon shrine and Jeondong Cathedral. The city is proud of its food. The most famous bibimbap is served here, and UNESCO named it a Creative City of Gastronomy in 2012.',
    },
    drawing: 'destinations/jeonju',
    alt: {
      es: 'Un mar de tejados hanok al anochecer, con las cúpulas de la catedral de Jeondong y una abuela con su nieta',
      en: 'A sea of hanok roofs at dusk, with the domes of Jeondong Cathedral and a grandmother with her granddaughter',
    },
    landmark: {
      name: {
        es: 'Aldea hanok de Jeonju, a las puertas de Gyeonggijeon',
        en: 'Jeonju Hanok Village, by the gate of Gyeonggijeon',
      },
      hangul: '전주한옥마을 경기전',
    },
    address: '전북특별자치도 전주시 완산구 태조로 44',
    lat: 35.8146,
    lng: 127.1497,
    opening: [{ of: { es: 'la aldea hanok', en: 'the hanok village' }, always: true }],
    admission: {
      free: true,
      note: {
        es: 'Pasear por el barrio; el santuario Gyeonggijeon cuesta {gyeonggijeon-admission}',
        en: 'Walking around the village; the Gyeonggijeon shrine costs {gyeonggijeon-admission}',
      },
    },
    location: {
      es: 'En el suroeste; en KTX, {ktx-seoul-jeonju-time} desde Seúl; en autobús, algo más de 3 horas desde Busan',
      en: 'In the south-west; by KTX, {ktx-seoul-jeonju-time} from Seoul; by bus, just over 3 hours from Busan',
    },
    days: { es: '1 o 2 días', en: '1 or 2 days' },
    stay: [1, 2],
    tips: [
      {
        es: 'Sube al pabellón Omokdae al atardecer. Tras unos minutos de escaleras verás a tus pies todo el mar de tejados.',
        en: 'Climb to the Omokdae pavilion at sunset. After a few minutes of stairs, the whole sea of roofs is below you.',
      },
      {
        es: 'Duerme en un hanok. Cuando se van los excursionistas, el barrio queda en silencio. Para un viernes o un sábado, reserva con semanas de antelación.',
        en: 'Sleep in a hanok. Once the day-trippers leave, the village falls quiet. For a Friday or Saturday, book weeks ahead.',
      },
      {
        es: 'Desayuna kongnamul-gukbap, una sopa de arroz con brotes de soja, en el mercado Nambu, a diez minutos a pie.',
        en: 'For breakfast, try kongnamul-gukbap, a soup of rice and bean sprouts, at Nambu Market, ten minutes away on foot.',
      },
    ],
    gettingThere: {
      es: 'En Seúl, toma el KTX en Yongsan hasta Jeonju y reserva en la web o la app de Korail, porque los fines de semana se agota. De la estación a la aldea hanok hay 15 minutos en taxi. El autobús exprés sale de Central City, en la Terminal Exprés de Seúl, y tarda {bus-seoul-jeonju-time}; el billete se compra en la ventanilla.',
      en: 'In Seoul, take the KTX at Yongsan to Jeonju and book on Korail’s website or app, because weekends sell out. From the station to the hanok village it is 15 minutes by taxi. The express bus leaves from Central City, at the Seoul Express Bus Terminal, and takes {bus-seoul-jeonju-time}; buy the ticket at the counter.',
    },
    site: 'https://tour.jeonju.go.kr/',
  },
  {
    id: 'seoraksan',
    category: 'nature',
    name: { es: 'Parque Nacional de Seoraksan', en: 'Seoraksan National Park' },
    hangul: '설악산국립공원',
    sentence: {
      es: 'Agujas de granito y arces rojos en octubre.',
      en: 'Granite spires, with red maples in October.',
    },
    trip: {
      es: 'autobús, unas 3\u00a0h\u00a030\u00a0min',
      en: 'bus, about 3\u00a0h\u00a030\u00a0min',
    },
    description: {
      es: 'Agujas de granito, gargantas y templos a un paso de la costa este. Por la entrada de Sogongwon se llega en pocos minutos al gran Buda de bronce de Sinheungsa, al teleférico de Gwongeumseong y al camino de Ulsanbawi, una inmensa pared de roca. En octubre, los arces lo tiñen todo de rojo.',
      en: 'Granite spires, gorges and temples a short way from the east coast. The Sogongwon entrance is minutes from the great bronze Buddha of Sinheungsa, the Gwongeumseong cable car and the path to Ulsanbawi, an immense wall of rock. In October the maples turn everything red.',
    },
    drawing: 'destinations/seoraksan',
    alt: {
      es: 'Las agujas de granito de Ulsanbawi sobre un bosque de otoño, con caminantes en un puente colgante',
      en: 'The granite spires of Ulsanbawi above an autumn forest, with hikers on a suspension bridge',
    },
    landmark: {
      name: { es: 'Entrada de Sogongwon', en: 'Sogongwon entrance' },
      hangul: '설악산 소공원',
    },
    address: '강원특별자치도 속초시 설악산로 1091',
    lat: 38.1732,
    lng: 128.4901,
    admission: {
      free: true,
      note: { es: 'El teleférico se paga aparte', en: 'The cable car costs extra' },
    },
    location: {
      es: 'En el noreste, junto a Sokcho; unas 3\u00a0h\u00a030\u00a0min desde Seúl, contando el autobús urbano',
      en: 'In the north-east, next to Sokcho; about 3\u00a0h\u00a030\u00a0min from Seoul, city bus included',
    },
    days: { es: '1 o 2 días', en: '1 or 2 days' },
    stay: [1, 2],
    tips: [
      {
        es: 'Para Ulsanbawi, cuenta unas cuatro horas entre ida y vuelta y lleva agua: el final es una larga escalera.',
        en: 'Allow about four hours there and back for Ulsanbawi, and bring water, because the last part is one long staircase.',
      },
      {
        es: 'El teleférico solo vende billetes para el mismo día y se detiene si hay viento fuerte. En octubre, ve entre semana y a primera hora.',
        en: 'The cable car sells tickets for the same day only and stops in strong wind. In October, go on a weekday, first thing in the morning.',
      },
      {
        es: 'Los senderos de altura cierran por riesgo de incendio, {seoraksan-fire-closure}. El de Ulsanbawi suele seguir abierto: míralo en la web del parque.',
        en: 'The high trails close because of the risk of fire, {seoraksan-fire-closure}. The one to Ulsanbawi usually stays open; check the park’s website.',
      },
    ],
    gettingThere: {
      es: 'Ve primero a Sokcho en autobús. Allí, el 7 y el 7-1 paran frente a la terminal exprés y cerca de la interurbana, y llegan a la entrada de Sogongwon, la última parada, en 30 o 40 minutos. Se pagan con T-money y no se reservan.',
      en: 'First take a bus to Sokcho. There, the 7 and 7-1 stop across from the express terminal and near the intercity one, and reach the Sogongwon entrance, the last stop, in 30 to 40 minutes. Pay with T-money; there is nothing to book.',
    },
    site: 'https://english.knps.or.kr/',
  },
  {
    id: 'andong',
    category: 'cultural',
    name: { es: 'Andong', en: 'Andong' },
    hangul: '안동',
    sentence: {
      es: 'Una aldea viva de Joseon, cuna de las máscaras.',
      en: 'A living village of the Joseon era, home of the masks.',
    },
    trip: {
      es: 'KTX, {ktx-eum-andong-time}',
      en: 'KTX, {ktx-eum-andong-time}',
    },
    description: {
      es: 'La Corea confuciana sigue viva en Andong. En la aldea de Hahoe, dentro de un meandro del río Nakdong, las familias del clan Ryu habitan casas de teja y de paja de la época Joseon. De aquí son las máscaras de madera más conocidas del país. La aldea es Patrimonio Mundial desde 2010.',
      en: 'Confucian Korea lives on in Andong. In Hahoe Village, inside a bend of the Nakdong River, families of the Ryu clan still live in tiled and thatched houses of the Joseon era. The country’s best-known wooden masks come from here. The village has been World Heritage since 2010.',
    },
    drawing: 'destinations/andong',
    alt: {
      es: 'Un bailarín con la máscara risueña del noble gira a la orilla del río; detrás, la aldea de Hahoe con sus tejados de paja y de teja',
      en: 'A dancer in the nobleman’s laughing mask whirls on the river bank; behind him Hahoe Village with its roofs of straw and tile',
    },
    landmark: {
      name: { es: 'Aldea de Hahoe', en: 'Hahoe Village' },
      hangul: '하회마을',
    },
    address: '경상북도 안동시 풍천면 전서로 186',
    lat: 36.539,
    lng: 128.518,
    opening: ['hahoe-hours', 'hahoe-mask-dance'],
    admission: {
      figure: 'hahoe-admission',
      note: {
        es: 'Aldea de Hahoe, con el autobús lanzadera desde la ventanilla de entradas',
        en: 'Hahoe Village, with the shuttle bus from the ticket office',
      },
    },
    location: {
      es: 'En el interior del sureste; en KTX desde Seúl (Cheongnyangni), {ktx-eum-andong-time}; desde Busan (Bujeon), {ktx-eum-andong-busan-time}',
      en: 'Inland in the south-east; by KTX from Seoul (Cheongnyangni), {ktx-eum-andong-time}; from Busan (Bujeon), {ktx-eum-andong-busan-time}',
    },
    days: { es: '1 o 2 días', en: '1 or 2 days' },
    stay: [1, 2],
    tips: [
      {
        es: 'La danza de máscaras de Hahoe es gratis. En invierno, menos días: pregunta en la oficina de turismo.',
        en: 'The mask dance at Hahoe is free, on fewer days in winter: ask at the tourist office.',
      },
      {
        es: 'La mejor vista de la aldea está en la otra orilla, en el acantilado de Buyongdae. En Hahoe vive gente: si una puerta está cerrada, no la abras.',
        en: 'The best view of the village is from the Buyongdae cliff, on the other bank. People live in Hahoe, so if a gate is closed, leave it closed.',
      },
      {
        es: 'De vuelta en la ciudad, cena jjimdak, pollo guisado con soja y fideos, en el callejón del mercado viejo. Una fuente da para dos o tres personas.',
        en: 'Back in town, have jjimdak, chicken braised with soy sauce and noodles, in the alley of the old market. One dish feeds two or three people.',
      },
    ],
    gettingThere: {
      es: 'El KTX-Eum va de Cheongnyangni a Andong; algunos trenes salen de Seoul Station (Estación de Seúl) y tardan {ktx-eum-seoul-station-time}. En Busan se toma en la estación de Bujeon. Reserva en la web o la app de Korail. El autobús 210 une la ciudad con Hahoe en menos de una hora y pasa pocas veces al día: mira la vuelta antes de entrar.',
      en: 'The KTX-Eum runs from Cheongnyangni to Andong; some trains leave from Seoul Station and take {ktx-eum-seoul-station-time}. In Busan, board at Bujeon station. Book on Korail’s website or app. Bus 210 links the city with Hahoe in under an hour and runs only a few times a day, so check the return times before you go in.',
    },
    site: 'https://www.tourandong.com/',
  },
  {
    id: 'sokcho',
    category: 'coastal',
    name: { es: 'Sokcho', en: 'Sokcho' },
    hangul: '속초',
    sentence: {
      es: 'Un puerto pesquero a los pies de Seoraksan.',
      en: 'A fishing port at the foot of Seoraksan.',
    },
    trip: {
      es: 'autobús, {bus-seoul-sokcho-time}',
      en: 'bus, {bus-seoul-sokcho-time}',
    },
    description: {
      es: 'Un puerto pesquero de la costa este con las cumbres de Seoraksan a la espalda. En la aldea de Abai se instalaron familias huidas del norte durante la guerra de Corea, y allí se sigue cruzando el canal en una balsa de la que tiran los pasajeros. El resto del día se reparte entre el mercado, la playa y dos lagunas.',
      en: 'A fishing port on the east coast with the peaks of Seoraksan behind it. Families who fled the north during the Korean War settled in Abai Village, where you still cross the channel on a raft that passengers pull along themselves. The rest of the day goes to the market, the beach and two lagoons.',
    },
    drawing: 'destinations/sokcho',
    alt: {
      es: 'Barcos de pesca de calamar en el puerto de Sokcho al amanecer, con calamares puestos a secar y montañas al fondo',
      en: 'Squid boats in Sokcho harbour at dawn, with squid hung out to dry and mountains behind',
    },
    landmark: {
      name: { es: 'Mercado turístico y pesquero', en: 'Tourist and Fishery Market' },
      hangul: '속초관광수산시장',
    },
    address: '강원특별자치도 속초시 중앙로147번길 12',
    lat: 38.2047,
    lng: 128.5903,
    admission: { free: true },
    location: {
      es: 'En la costa noreste; en autobús, {bus-seoul-sokcho-time} desde Seúl',
      en: 'On the north-east coast; by bus, {bus-seoul-sokcho-time} from Seoul',
    },
    days: { es: '1 o 2 días', en: '1 or 2 days' },
    stay: [1, 2],
    tips: [
      {
        es: 'En el mercado, prueba el dakgangjeong, pollo frito en salsa dulce y algo picante, y el ojingeo-sundae, calamar relleno.',
        en: 'At the market, try dakgangjeong, fried chicken in a sweet, slightly spicy sauce, and ojingeo-sundae, stuffed squid.',
      },
      {
        es: 'La balsa de Abai, gaetbae en coreano, está cerca del mercado y cruza en un par de minutos. Lleva efectivo.',
        en: 'The Abai raft, gaetbae in Korean, is close to the market and crosses in a couple of minutes. Bring cash.',
      },
      {
        es: 'Madruga un día para ver salir el sol del mar frente al pabellón de Yeonggeumjeong. La playa está a pocos minutos a pie de la terminal exprés.',
        en: 'Get up early once to see the sun rise from the sea in front of the Yeonggeumjeong pavilion. The beach is a few minutes on foot from the express terminal.',
      },
    ],
    gettingThere: {
      es: 'No hay tren. El autobús exprés sale de la Terminal Exprés de Seúl y llega a la terminal exprés de Sokcho, junto a la playa; el de Dong Seoul (metro Gangbyeon) llega a la interurbana, más cerca del mercado. Compra el billete en la ventanilla o en las máquinas; si viajas en fin de semana o en octubre, hazlo unos días antes.',
      en: 'There is no train. The express bus leaves from the Seoul Express Bus Terminal for Sokcho’s express terminal, near the beach; the one from Dong Seoul (Gangbyeon subway station) goes to the intercity terminal, closer to the market. Buy the ticket at the counter or the machines; if you travel at a weekend or in October, do so a few days ahead.',
    },
    site: 'https://www.sokchotour.com/',
  },
] as const satisfies readonly Destination[];

export type DestinationId = (typeof destinations)[number]['id'];

/** The destination of an id. */
export function destinationOf(id: DestinationId): Destination {
  const found = destinations.find((destination) => destination.id === id);
  if (!found) throw new Error(`no destination ${id}`);
  return found;
}
