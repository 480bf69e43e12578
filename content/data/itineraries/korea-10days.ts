import type { Itinerary } from './itinerary.ts';

export const itinerary = {
  id: 'korea-10days',
  title: {
    es: 'Corea en diez días, de Seúl a Jeju',
    en: 'Korea in ten days, from Seoul to Jeju',
  },
  duration: 10,
  description: {
    es: 'Tres días en la capital, dos entre túmulos y templos en Gyeongju, dos de mar en Busan y tres en la isla de Jeju. Todo en tren, autobús y dos vuelos cortos, sin alquilar coche (carro).',
    en: 'Three days in the capital, two among burial mounds and temples in Gyeongju, two by the sea in Busan and three on the island of Jeju. All by train, bus and two short flights, with no need to hire a car.',
  },
  alt: {
    es: 'Atardecer sobre todo el país: un palacio y la torre de Namsan, los túmulos y el observatorio de Gyeongju, un puente iluminado sobre el mar y el volcán de Jeju, unidos por una ruta de cuatro paradas',
    en: 'Dusk over the whole country: a palace and the Namsan tower, the mounds and observatory of Gyeongju, a lit bridge over the sea and the volcano of Jeju, joined by a route with four stops',
  },
  cities: ['seoul', 'gyeongju', 'busan', 'jeju'],
  difficulty: 'medium',
  days: [
    {
      day: 1,
      city: 'seoul',
      sleeps: 'seoul/jongno-3-ga',
      fixed: true,
      back: [{ mode: 'subway', city: 'seoul' }],
      title: { es: 'Llegada y primera cena en Seúl', en: 'Arrival and a first dinner in Seoul' },
      activities: [
        {
          id: 'arex-arrival',
          time: '13:00',
          title: { es: 'De Incheon al centro en AREX', en: 'From Incheon to the centre by AREX' },
          description: {
            es: 'Compra una tarjeta T-money en una tienda de la terminal y baja al tren. El AREX exprés tarda {arex-express-time} de la Terminal 1 a la estación de Seúl; el ordinario es más barato y para también en Hongdae.',
            en: 'Buy a T-money card in a shop at the terminal and head down to the trains. The AREX express takes {arex-express-time} from Terminal 1 to Seoul Station; the all-stop train is cheaper and also calls at Hongdae.',
          },
          icon: 'arrival',
          location: { es: 'Aeropuerto de Incheon', en: 'Incheon Airport' },
          tips: [
            {
              es: 'Rellena gratis la tarjeta e-Arrival en la web oficial, el día que llegas o en los dos anteriores; con K-ETA no hace falta.',
              en: 'Fill in the free e-Arrival card on the official site on the day you arrive or in the two days before; with a K-ETA you do not need it.',
            },
          ],
          legs: [
            {
              mode: 'train',
              route: { es: 'AREX exprés', en: 'AREX express' },
              fare: 'arex-express-fare',
            },
          ],
        },
        {
          id: 'jongno-bags',
          time: '15:30',
          title: { es: 'Deja el equipaje en Jongno', en: 'Drop your bags in Jongno' },
          description: {
            es: 'Un alojamiento cerca de Jongno 3-ga ahorra tiempo toda la estancia. Allí se cruzan las líneas 1, 3 y 5, y a los palacios se llega a pie.',
            en: 'A room near Jongno 3-ga saves time all through your stay. Lines 1, 3 and 5 meet there and the palaces are within walking distance.',
          },
          icon: 'rest',
          location: { es: 'Jongno-gu, Seúl', en: 'Jongno-gu, Seoul' },
          legs: [{ mode: 'subway', city: 'seoul' }],
        },
        {
          id: 'cheonggyecheon',
          time: '17:00',
          title: {
            es: 'Paseo por el arroyo Cheonggyecheon',
            en: 'A walk along the Cheonggyecheon',
          },
          description: {
            es: 'Empieza en la plaza Cheonggye, junto a la salida 5 de Gwanghwamun (línea 5), y sigue el agua hacia el este. Son unos dos kilómetros llanos hasta el mercado, buenos para vencer el sueño del primer día.',
            en: 'Start at Cheonggye Plaza, by exit 5 of Gwanghwamun (Line 5), and follow the water east. It is about two flat kilometres to the market, just right for staying awake on the first day.',
          },
          icon: 'walk',
          location: { es: 'Jongno-gu, Seúl', en: 'Jongno-gu, Seoul' },
          stop: { attraction: 'cheonggyecheon' },
          legs: [{ mode: 'subway', city: 'seoul' }],
        },
        {
          id: 'gwangjang-dinner',
          time: '19:00',
          title: { es: 'Cena en el mercado Gwangjang', en: 'Dinner at Gwangjang Market' },
          description: {
            es: 'Siéntate en un puesto del pasillo central y pide bindaetteok, la tortita de judía (frijol) mungo recién frita, y unos gimbap pequeños. Para volver, Jongno 5-ga (línea 1) está al lado.',
            en: 'Take a seat at a stall in the central aisle and order bindaetteok, a freshly fried mung bean pancake, with a plate of small gimbap. Jongno 5-ga (Line 1) is next door for the way back.',
          },
          icon: 'food',
          location: { es: 'Jongno-gu, Seúl', en: 'Jongno-gu, Seoul' },
          stop: { attraction: 'gwangjang-market' },
          opening: ['gwangjang-hours'],
          tips: [
            {
              es: 'Lleva algunos billetes pequeños y pregunta el precio antes de pedir.',
              en: 'Carry a few small notes and ask the price before you order.',
            },
          ],
          legs: [{ mode: 'walk' }],
        },
      ],
    },
    {
      day: 2,
      city: 'seoul',
      sleeps: 'seoul/jongno-3-ga',
      back: [{ mode: 'subway', city: 'seoul' }],
      title: { es: 'Palacio, hanok y la torre', en: 'A palace, hanok lanes and the tower' },
      activities: [
        {
          id: 'gyeongbokgung',
          time: '09:30',
          title: { es: 'Palacio Gyeongbokgung', en: 'Gyeongbokgung Palace' },
          description: {
            es: 'Usa la salida 5 de Gyeongbokgung (línea 3) y llega con tiempo para el relevo de la guardia ({gyeongbokgung-guard}). Recorre después la sala del trono, el pabellón Gyeonghoeru y el estanque del fondo.',
            en: 'Use exit 5 of Gyeongbokgung (Line 3) and be in place for the changing of the guard ({gyeongbokgung-guard}). Then walk through the throne hall, the Gyeonghoeru pavilion and the pond at the far end.',
          },
          icon: 'palace',
          location: { es: 'Jongno-gu, Seúl', en: 'Jongno-gu, Seoul' },
          stop: { attraction: 'gyeongbokgung' },
          tips: [
            {
              es: 'Cierra {gyeongbokgung-hours.closed}. Si te toca ese día, intercambia los dos días de palacios. Si pones la fecha de tu viaje, te avisamos.',
              en: 'It is closed {gyeongbokgung-hours.closed}. If that is your day, swap the two palace days. If you enter the date of your trip, we will tell you.',
            },
          ],
          legs: [{ mode: 'subway', city: 'seoul' }],
          tickets: ['gyeongbokgung-admission'],
        },
        {
          id: 'insadong-lunch',
          time: '12:30',
          title: { es: 'Comida en Insadong', en: 'Lunch in Insadong' },
          description: {
            es: 'A unos quince minutos a pie del palacio. En los callejones laterales hay menús de arroz con muchos platillos; luego sube la rampa de Ssamziegil, un patio de talleres y tiendas.',
            en: 'About fifteen minutes on foot from the palace. The side alleys serve set meals of rice with many small dishes; afterwards climb the ramp of Ssamziegil, a courtyard of workshops and shops.',
          },
          icon: 'food',
          location: { es: 'Jongno-gu, Seúl', en: 'Jongno-gu, Seoul' },
          stop: { attraction: 'insadong' },
        },
        {
          id: 'bukchon',
          time: '14:00',
          title: { es: 'Callejones de Bukchon', en: 'The lanes of Bukchon' },
          description: {
            es: 'Sube desde la salida 2 de Anguk (línea 3) hasta la cuesta de Bukchon-ro 11-gil, la de la foto con los tejados. Aquí vive gente, así que habla bajo y no entres en los patios.',
            en: 'Climb from exit 2 of Anguk (Line 3) to the slope of Bukchon-ro 11-gil, the one in all the rooftop pictures. People live here, so keep your voice down and stay out of the courtyards.',
          },
          icon: 'walk',
          location: { es: 'Jongno-gu, Seúl', en: 'Jongno-gu, Seoul' },
          stop: { attraction: 'bukchon' },
          tips: [
            {
              es: 'La zona más visitada solo admite visitantes en su horario ({bukchon-hours}); fuera de él hay multa.',
              en: 'The busiest part only admits visitors at set hours ({bukchon-hours}); outside them there is a fine.',
            },
          ],
        },
        {
          id: 'n-seoul-tower',
          time: '17:00',
          title: {
            es: 'Atardecer en la N Seoul Tower',
            en: 'Sunset at N Seoul Tower',
          },
          description: {
            es: 'Desde Chungmuro (líneas 3 y 4) sube el autobús amarillo 01A (antes era el 01: compruébalo en Naver Map); la otra opción es el teleférico, a diez minutos a pie de Myeongdong. La terraza es gratuita y el mirador, de pago.',
            en: 'The yellow bus 01A (it used to be the 01: check on Naver Map) goes up from Chungmuro (Lines 3 and 4). The other way is the cable car, ten minutes on foot from Myeongdong. The terrace is free; the observatory is not.',
          },
          icon: 'view',
          location: { es: 'Monte Namsan, Seúl', en: 'Mount Namsan, Seoul' },
          stop: { attraction: 'n-seoul-tower' },
          legs: [
            { mode: 'subway', city: 'seoul' },
            { mode: 'bus', city: 'seoul' },
          ],
          extras: ['n-seoul-tower-admission', 'namsan-cable-car-fare'],
        },
        {
          id: 'myeongdong',
          time: '19:30',
          title: { es: 'Puestos y tiendas de Myeongdong', en: 'Stalls and shops of Myeongdong' },
          description: {
            es: 'Baja a pie o en teleférico y cena de puesto en puesto por las calles peatonales. La salida 6 de Myeongdong (línea 4) te deja en medio.',
            en: 'Walk or ride the cable car down and eat from stall to stall along the pedestrian streets. Exit 6 of Myeongdong (Line 4) comes out in the middle of it.',
          },
          icon: 'shopping',
          location: { es: 'Jung-gu, Seúl', en: 'Jung-gu, Seoul' },
          stop: { attraction: 'myeongdong' },
          legs: [{ mode: 'walk' }],
        },
      ],
    },
    {
      day: 3,
      city: 'seoul',
      sleeps: 'seoul/jongno-3-ga',
      back: [{ mode: 'subway', city: 'seoul' }],
      title: {
        es: 'Del jardín real al rascacielos',
        en: 'From the royal garden to the skyscraper',
      },
      activities: [
        {
          id: 'changdeokgung',
          time: '09:30',
          title: { es: 'Palacio Changdeokgung', en: 'Changdeokgung Palace' },
          description: {
            es: 'Camina siete minutos desde la salida 3 de Anguk (línea 3). Sus edificios se adaptan a la ladera en lugar de formar una línea recta, y se ven bien en hora y media.',
            en: 'Walk seven minutes from exit 3 of Anguk (Line 3). Its buildings follow the hillside instead of a straight axis, and an hour and a half is enough to see them well.',
          },
          icon: 'palace',
          location: { es: 'Jongno-gu, Seúl', en: 'Jongno-gu, Seoul' },
          stop: { attraction: 'changdeokgung' },
          tips: [
            {
              es: 'Cierra {changdeokgung-hours.closed}. Si te toca ese día, intercambia también los dos días. La entrada al Jardín Secreto va aparte ({huwon-admission} más), con plazas limitadas.',
              en: 'It is closed {changdeokgung-hours.closed}. If that is your day, swap the two days as well. The Secret Garden has a separate ticket ({huwon-admission} more) and limited places.',
            },
          ],
          legs: [{ mode: 'subway', city: 'seoul' }],
          tickets: ['changdeokgung-admission'],
          extras: ['huwon-admission'],
        },
        {
          id: 'jogyesa',
          time: '11:45',
          title: { es: 'Templo Jogyesa', en: 'Jogyesa Temple' },
          description: {
            es: 'Está a un cuarto de hora a pie del palacio. Descálzate, entra en la sala principal y siéntate un momento al fondo. En el patio crecen una sófora y un pino centenarios.',
            en: 'It is a quarter of an hour on foot from the palace. Take off your shoes, step into the main hall and sit for a moment at the back. A scholar tree and a pine, both centuries old, grow in the yard.',
          },
          icon: 'temple',
          location: { es: 'Jongno-gu, Seúl', en: 'Jongno-gu, Seoul' },
          stop: { attraction: 'jogyesa' },
        },
        {
          id: 'national-museum',
          time: '13:30',
          title: { es: 'Museo Nacional de Corea', en: 'National Museum of Korea' },
          description: {
            es: 'Baja en Ichon (línea 4) y usa el pasaje bajo tierra de la salida 2. La colección permanente es gratuita; si vas justo, ve a la sala de los dos bodhisattvas pensativos y a las coronas de oro de Silla.',
            en: 'Get off at Ichon (Line 4) and take the underground passage at exit 2. The permanent collection is free; if time is short, see the room of the two pensive bodhisattvas and the gold crowns of Silla.',
          },
          icon: 'museum',
          location: { es: 'Yongsan-gu, Seúl', en: 'Yongsan-gu, Seoul' },
          stop: { place: 'national-museum' },
          legs: [{ mode: 'subway', city: 'seoul' }],
        },
        {
          id: 'lotte-tower',
          time: '17:00',
          title: { es: 'Lotte World Tower y su lago', en: 'Lotte World Tower and its lake' },
          description: {
            es: 'El edificio más alto del país, 555 metros, tiene a sus pies el lago Seokchon, con un paseo que lo rodea. Jamsil (líneas 2 y 8) conecta con la torre por el subsuelo.',
            en: 'The tallest building in the country, 555 metres, has Seokchon Lake at its feet and a path all the way round it. Jamsil (Lines 2 and 8) connects to the tower underground.',
          },
          icon: 'view',
          location: { es: 'Songpa-gu, Seúl', en: 'Songpa-gu, Seoul' },
          stop: { attraction: 'lotte-world-tower' },
          legs: [{ mode: 'subway', city: 'seoul', km: 13 }],
        },
        {
          id: 'ddp-night',
          area: 'outdoors',
          time: '20:00',
          title: { es: 'Dongdaemun Design Plaza de noche', en: 'Dongdaemun Design Plaza by night' },
          description: {
            es: 'La línea 2 te lleva directo desde Jamsil a Dongdaemun History & Culture Park, salida 1. Da la vuelta al edificio plateado, que gana con las luces encendidas, y cena en los alrededores.',
            en: 'Line 2 runs straight from Jamsil to Dongdaemun History & Culture Park, exit 1. Walk round the silver building, which looks its best with the lights on, and have dinner nearby.',
          },
          icon: 'night',
          location: { es: 'Jung-gu, Seúl', en: 'Jung-gu, Seoul' },
          stop: { attraction: 'dongdaemun-design-plaza' },
          opening: [
            {
              of: { es: 'el exterior y el parque', en: 'the outside and the park', plural: true },
              always: true,
            },
          ],
          legs: [{ mode: 'subway', city: 'seoul', km: 12 }],
        },
      ],
    },
    {
      day: 4,
      city: 'gyeongju',
      fixed: true,
      back: [{ mode: 'bus', city: 'gyeongju' }],
      title: { es: 'En KTX a la capital de Silla', en: 'By KTX to the capital of Silla' },
      activities: [
        {
          id: 'ktx-gyeongju',
          time: '08:30',
          title: { es: 'KTX de Seúl a Gyeongju', en: 'KTX from Seoul to Gyeongju' },
          description: {
            es: 'Desde la estación de Seúl tarda {ktx-seoul-gyeongju-time}. La de Gyeongju queda en las afueras, y los autobuses 50 y 70 llegan en menos de media hora a la terminal de autobuses, junto al casco histórico.',
            en: 'From Seoul Station it takes {ktx-seoul-gyeongju-time}. Gyeongju’s station is outside town, and buses 50 and 70 reach the bus terminal, beside the historic centre, in less than half an hour.',
          },
          icon: 'train',
          tips: [
            {
              es: 'Deja la maleta hecha la víspera, porque este tren sale temprano.',
              en: 'Pack the night before, because this train leaves early.',
            },
            {
              es: 'Reserva el asiento unos días antes, sobre todo de viernes a domingo. Contamos {ktx-seoul-gyeongju-fare} por el billete (boleto).',
              en: 'Book your seat a few days ahead, above all from Friday to Sunday. We count {ktx-seoul-gyeongju-fare} for the ticket.',
            },
          ],
          legs: [
            { mode: 'subway', city: 'seoul' },
            {
              mode: 'train',
              route: { es: 'KTX Seúl-Gyeongju', en: 'KTX Seoul-Gyeongju' },
              fare: 'ktx-seoul-gyeongju-fare',
            },
            { mode: 'bus', city: 'gyeongju' },
          ],
        },
        {
          id: 'hwangnidan-lunch',
          time: '12:00',
          title: { es: 'Comida en Hwangnidan-gil', en: 'Lunch on Hwangnidan-gil' },
          description: {
            es: 'Deja la maleta en el alojamiento y come en esta calle de hanok convertidos en cafés y restaurantes. De postre, un hwangnam-ppang, el panecillo de judía (frijol) roja de la ciudad.',
            en: 'Leave your suitcase where you are staying and eat on this street of hanok turned into cafés and restaurants. For dessert, hwangnam-ppang, the red bean pastry of the city.',
          },
          icon: 'food',
          location: { es: 'Hwangnam-dong, Gyeongju', en: 'Hwangnam-dong, Gyeongju' },
          stop: { spot: 'hwangnidan-gil' },
        },
        {
          id: 'daereungwon',
          time: '14:00',
          title: { es: 'Túmulos de Daereungwon', en: 'The mounds of Daereungwon' },
          description: {
            es: 'El parque de las tumbas reales es gratuito y linda con la calle de los cafés. Solo se paga por entrar en Cheonmachong, la única tumba que se visita por dentro, donde apareció la pintura del caballo celeste.',
            en: 'The park of royal tombs is free and borders the street of cafés. The ticket is only for Cheonmachong, the one mound you can go inside, where the painting of the heavenly horse was found.',
          },
          icon: 'walk',
          location: { es: 'Hwangnam-dong, Gyeongju', en: 'Hwangnam-dong, Gyeongju' },
          stop: { spot: 'daereungwon' },
          tickets: ['cheonmachong-admission'],
        },
        {
          id: 'cheomseongdae',
          area: 'outdoors',
          stay: 45,
          time: '16:00',
          title: {
            es: 'Cheomseongdae y el bosque Gyerim',
            en: 'Cheomseongdae and Gyerim forest',
          },
          description: {
            es: 'Sal de los túmulos hacia el este y cruza los campos de flores hasta el observatorio del siglo VII. Detrás, una arboleda de zelkovas viejas da sombra al camino.',
            en: 'Leave the mounds heading east and cross the flower fields to the seventh-century observatory. Behind it a grove of old zelkovas shades the path.',
          },
          icon: 'walk',
          location: { es: 'Inwang-dong, Gyeongju', en: 'Inwang-dong, Gyeongju' },
          stop: { destination: 'gyeongju' },
        },
        {
          id: 'woljeonggyo',
          time: '17:30',
          title: { es: 'Gyochon y el puente Woljeonggyo', en: 'Gyochon and Woljeonggyo Bridge' },
          description: {
            es: 'Diez minutos al sur a pie. Pasea entre las casas de la aldea de Gyochon hasta el puente cubierto; al anochecer se iluminan sus dos pabellones y la mejor vista es desde las piedras que cruzan el río.',
            en: 'Ten minutes south on foot. Stroll among the houses of Gyochon Village to the covered bridge; at nightfall its two pavilions light up, and the best view is from the stepping stones across the river.',
          },
          icon: 'view',
          location: { es: 'Gyo-dong, Gyeongju', en: 'Gyo-dong, Gyeongju' },
          stop: { spot: 'woljeonggyo' },
        },
        {
          id: 'wolji-night',
          time: '20:00',
          title: {
            es: 'Estanque Wolji con las luces encendidas',
            en: 'Wolji pond with the lights on',
          },
          description: {
            es: 'El palacio Donggung se refleja entero en el agua, y de noche es cuando está más bonito.',
            en: 'Donggung Palace is mirrored whole in the water and looks its best at night.',
          },
          icon: 'night',
          location: { es: 'Inwang-dong, Gyeongju', en: 'Inwang-dong, Gyeongju' },
          stop: { spot: 'wolji' },
          tickets: ['wolji-admission'],
        },
      ],
    },
    {
      day: 5,
      city: 'gyeongju',
      sleeps: 'busan/nampo',
      fixed: true,
      title: {
        es: 'Templos de montaña y tren al mar',
        en: 'Mountain temples and a train to the sea',
      },
      activities: [
        {
          id: 'bulguksa',
          time: '08:30',
          title: { es: 'Templo Bulguksa', en: 'Bulguksa Temple' },
          description: {
            es: 'El autobús 10 u 11 tarda unos cuarenta minutos desde la terminal. Llega antes que los grupos y busca las dos pagodas del patio, Dabotap, labrada como madera, y la sobria Seokgatap.',
            en: 'Bus 10 or 11 takes about forty minutes from the terminal. Get there before the groups and find the two pagodas in the courtyard, Dabotap, carved as if it were wood, and plain Seokgatap.',
          },
          icon: 'temple',
          location: { es: 'Monte Tohamsan, Gyeongju', en: 'Mount Tohamsan, Gyeongju' },
          stop: { spot: 'bulguksa' },
          legs: [{ mode: 'bus', city: 'gyeongju' }],
        },
        {
          id: 'seokguram',
          time: '11:00',
          title: { es: 'Gruta de Seokguram', en: 'Seokguram Grotto' },
          description: {
            es: 'El autobús 12 sube desde el aparcamiento (estacionamiento) de Bulguksa más o menos cada hora; a pie es una hora de cuesta por el bosque. El buda de granito se contempla tras un cristal y no se permiten fotos.',
            en: 'Bus 12 goes up from the Bulguksa car park roughly once an hour; on foot it is an hour uphill through the forest. You see the granite Buddha from behind glass, and photographs are not allowed.',
          },
          icon: 'temple',
          location: { es: 'Monte Tohamsan, Gyeongju', en: 'Mount Tohamsan, Gyeongju' },
          stop: { spot: 'seokguram' },
          tips: [
            {
              es: 'Fotografía el horario de vuelta al bajar del autobús.',
              en: 'Take a picture of the return timetable as you get off the bus.',
            },
          ],
          legs: [{ mode: 'bus', city: 'gyeongju' }],
        },
        {
          id: 'gyeongju-museum',
          time: '14:30',
          title: { es: 'Museo Nacional de Gyeongju', en: 'Gyeongju National Museum' },
          description: {
            es: 'Come en los restaurantes de Bulguksa y baja en el autobús 11, que para delante. La entrada es gratuita. Mira las joyas de las tumbas y, en el patio, la gran campana del rey Seongdeok.',
            en: 'Have lunch in the restaurants by Bulguksa and ride bus 11 down, which stops outside. Admission is free. See the jewels from the tombs and, in the yard, the great bell of King Seongdeok.',
          },
          icon: 'museum',
          location: { es: 'Inwang-dong, Gyeongju', en: 'Inwang-dong, Gyeongju' },
          stop: { spot: 'gyeongju-museum' },
          legs: [
            { mode: 'bus', city: 'gyeongju' },
            { mode: 'bus', city: 'gyeongju' },
          ],
        },
        {
          id: 'ktx-busan',
          time: '17:30',
          title: { es: 'KTX a Busan', en: 'KTX to Busan' },
          description: {
            es: 'El trayecto dura {ktx-busan-gyeongju-time}. Recoge la maleta, vuelve a la estación en autobús o taxi con cuarenta minutos de margen y baja en Busan, final de línea.',
            en: 'The ride takes {ktx-busan-gyeongju-time}. Pick up your suitcase, allow forty minutes by bus or taxi back to the station and get off at Busan, the end of the line.',
          },
          icon: 'train',
          legs: [
            { mode: 'bus', city: 'gyeongju' },
            {
              mode: 'train',
              route: { es: 'KTX Gyeongju-Busan', en: 'KTX Gyeongju-Busan' },
              fare: 'ktx-gyeongju-busan-fare',
            },
          ],
        },
        {
          id: 'biff-supper',
          time: '20:00',
          title: { es: 'Picar algo en BIFF Square', en: 'A bite at BIFF Square' },
          description: {
            es: 'Alójate en Nampo y sal a pie a la plaza del cine a probar el ssiat hotteok, la tortita dulce rellena de semillas que se come caliente y de pie.',
            en: 'Stay in Nampo and walk to the cinema square for ssiat hotteok, a sweet pancake filled with seeds and eaten hot, standing up.',
          },
          icon: 'food',
          location: { es: 'Jung-gu, Busan', en: 'Jung-gu, Busan' },
          stop: { attraction: 'biff-square' },
          legs: [{ mode: 'subway', city: 'busan' }],
        },
      ],
    },
    {
      day: 6,
      city: 'busan',
      sleeps: 'busan/nampo',
      title: { es: 'El Busan del puerto', en: 'Busan by the harbour' },
      activities: [
        {
          id: 'gamcheon',
          time: '09:30',
          title: { es: 'Aldea cultural de Gamcheon', en: 'Gamcheon Culture Village' },
          description: {
            es: 'De la salida 6 de Toseong (línea 1) sale el minibús Saha 1-1, que trepa hasta la entrada. El mapa oficial lleva de mirador en mirador.',
            en: 'Minibus Saha 1-1 leaves from exit 6 of Toseong (Line 1) and climbs to the entrance. The official map leads you from viewpoint to viewpoint.',
          },
          icon: 'walk',
          location: { es: 'Saha-gu, Busan', en: 'Saha-gu, Busan' },
          stop: { attraction: 'gamcheon' },
          legs: [
            { mode: 'subway', city: 'busan' },
            { mode: 'bus', city: 'busan' },
          ],
          tickets: ['gamcheon-map-price'],
        },
        {
          id: 'jagalchi',
          time: '12:30',
          title: { es: 'Pescado en Jagalchi', en: 'Fish at Jagalchi' },
          description: {
            es: 'En la planta baja eliges la pieza y en la de arriba te la sirven cruda o a la plancha. La salida 10 de Jagalchi (línea 1) queda a cinco minutos.',
            en: 'Choose your fish on the ground floor and eat it upstairs, raw or grilled. Exit 10 of Jagalchi (Line 1) is five minutes away.',
          },
          icon: 'market',
          location: { es: 'Jung-gu, Busan', en: 'Jung-gu, Busan' },
          stop: { attraction: 'jagalchi' },
          tips: [
            {
              es: 'Acuerda el precio por escrito, porque el del pescado y el de la preparación van aparte.',
              en: 'Agree the price in writing, because the fish and the cooking are charged separately.',
            },
          ],
          legs: [{ mode: 'bus', city: 'busan' }],
        },
        {
          id: 'taejongdae',
          time: '14:30',
          title: {
            es: 'Acantilados de Taejongdae',
            en: 'The cliffs of Taejongdae',
          },
          description: {
            es: 'Los autobuses 8 y 30 cruzan desde Nampo a la isla de Yeongdo en una media hora. El trenecito recorre el parque con paradas; la mejor es la del faro, con escaleras hasta las rocas.',
            en: 'Buses 8 and 30 cross from Nampo to Yeongdo Island in about half an hour. The little train goes round the park with stops; the best is the lighthouse, with steps down to the rocks.',
          },
          icon: 'view',
          location: { es: 'Yeongdo-gu, Busan', en: 'Yeongdo-gu, Busan' },
          stop: { attraction: 'taejongdae' },
          tips: [
            {
              es: 'El trenecito no circula {danubi-hours.closed}. La vuelta entera a pie son algo más de cuatro kilómetros.',
              en: 'The train does not run {danubi-hours.closed}. The full loop on foot is a little over four kilometres.',
            },
          ],
          legs: [{ mode: 'bus', city: 'busan' }],
          tickets: ['danubi-fare'],
        },
        {
          id: 'busan-tower',
          time: '18:00',
          title: { es: 'Torre de Busan', en: 'Busan Tower' },
          description: {
            es: 'Desde la calle Gwangbok-ro, unas escaleras mecánicas suben al parque Yongdusan. Sube al caer la tarde para ver encenderse las grúas, los puentes y el mercado. La entrada de la torre te la puedes ahorrar: mañana, el puente de Gwangan desde la arena es mejor mirador, y gratis.',
            en: 'Escalators climb from Gwangbok-ro to Yongdusan Park. Go up as evening falls and watch the cranes, the bridges and the market light up. You can save the tower ticket: tomorrow, Gwangan Bridge from the sand is the better view, and free.',
          },
          icon: 'view',
          location: { es: 'Jung-gu, Busan', en: 'Jung-gu, Busan' },
          stop: { attraction: 'busan-tower' },
          legs: [{ mode: 'bus', city: 'busan' }],
          tickets: ['busan-tower-admission'],
        },
        {
          id: 'bupyeong-night',
          time: '19:45',
          title: {
            es: 'Mercado nocturno de Bupyeong Kkangtong',
            en: 'Bupyeong Kkangtong night market',
          },
          description: {
            es: 'A diez minutos a pie de la torre, los carritos ocupan el pasillo cubierto. Cena en varios. Hay brochetas, fideos con pastel de pescado y gachas dulces de calabaza.',
            en: 'Ten minutes on foot from the tower, the carts fill the covered aisle. Have dinner at several of them. There are skewers, noodles with fish cake and sweet pumpkin porridge.',
          },
          icon: 'market',
          location: { es: 'Jung-gu, Busan', en: 'Jung-gu, Busan' },
          stop: { place: 'bupyeong-kkangtong' },
          opening: ['bupyeong-night-stalls'],
        },
      ],
    },
    {
      day: 7,
      city: 'busan',
      sleeps: 'busan/nampo',
      back: [{ mode: 'subway', city: 'busan', km: 12 }],
      title: { es: 'Templo, playa y puente', en: 'Temple, beach and bridge' },
      activities: [
        {
          id: 'yonggungsa',
          time: '08:30',
          title: { es: 'Templo Haedong Yonggungsa', en: 'Haedong Yonggungsa Temple' },
          description: {
            es: 'El templo está sobre las rocas, al borde del mar. Ve en metro a Haeundae (línea 2) y allí toma el autobús 1001, unos cuarenta minutos; un taxi tarda la mitad.',
            en: 'The temple is on the rocks at the edge of the sea. Ride the subway to Haeundae (Line 2) and take bus 1001 from there, about forty minutes; a taxi needs half that.',
          },
          icon: 'temple',
          location: { es: 'Gijang-gun, Busan', en: 'Gijang-gun, Busan' },
          stop: { attraction: 'haedong-yonggungsa' },
          legs: [
            { mode: 'subway', city: 'busan', km: 18 },
            { mode: 'bus', city: 'busan' },
          ],
        },
        {
          id: 'haeundae',
          time: '12:00',
          title: { es: 'Playa de Haeundae', en: 'Haeundae Beach' },
          description: {
            es: 'Come en el mercado de la calle que baja del metro a la arena y pasea después hasta la isla de Dongbaek, en el extremo oeste, por la pasarela junto al agua.',
            en: 'Have lunch in the market street between the subway and the sand, then stroll to Dongbaek Island at the western end along the boardwalk by the water.',
          },
          icon: 'beach',
          location: { es: 'Haeundae-gu, Busan', en: 'Haeundae-gu, Busan' },
          stop: { attraction: 'haeundae' },
          legs: [{ mode: 'bus', city: 'busan' }],
        },
        {
          id: 'blue-line',
          time: '14:30',
          title: {
            es: 'La vía del mar, de Mipo a Cheongsapo',
            en: 'The seaside line, from Mipo to Cheongsapo',
          },
          description: {
            es: 'Al final de la playa empieza el Blueline Park, una antigua vía junto a la costa. Haz la ida en tren de playa o cápsula y la vuelta por la pasarela de madera, una media hora larga.',
            en: 'Blueline Park, a former railway along the shore, begins at the end of the beach. Go out by beach train or capsule and come back on the wooden path, a good half-hour.',
          },
          icon: 'train',
          location: { es: 'Haeundae-gu, Busan', en: 'Haeundae-gu, Busan' },
          stop: { place: 'blue-line-park' },
          tips: [
            {
              es: 'Las cápsulas se agotan los fines de semana, así que compra el billete en línea.',
              en: 'Capsules sell out at weekends, so buy your ticket online.',
            },
          ],
          tickets: ['blue-line-train'],
          extras: ['blue-line-capsule'],
        },
        {
          id: 'centum-city',
          time: '17:00',
          title: { es: 'Centum City', en: 'Centum City' },
          description: {
            es: 'Cuatro paradas de metro hacia el oeste, desde Jung-dong. Entre los grandes almacenes Shinsegae y la cubierta de luces del Centro de Cine hay una tarde fresca en verano y seca cuando llueve.',
            en: 'Four subway stops west, from Jung-dong. Between the Shinsegae department store and the light canopy of the Cinema Center you have a cool afternoon in summer and a dry one in the rain.',
          },
          icon: 'shopping',
          location: { es: 'Haeundae-gu, Busan', en: 'Haeundae-gu, Busan' },
          stop: { attraction: 'centum-city' },
          legs: [{ mode: 'subway', city: 'busan' }],
        },
        {
          id: 'gwangan-dinner',
          time: '19:30',
          title: { es: 'Cena ante el puente de Gwangan', en: 'Dinner facing Gwangan Bridge' },
          description: {
            es: 'Baja en Gwangan (línea 2) y camina diez minutos hasta la playa. Compra algo y siéntate en la arena. El puente cambia de color toda la noche. Si el viento lo permite, hay drones {gwangalli-drones}.',
            en: 'Get off at Gwangan (Line 2) and walk ten minutes to the beach. Buy something to eat and sit on the sand. The bridge changes colour all night. Wind permitting, drones fly over it {gwangalli-drones}.',
          },
          icon: 'night',
          location: { es: 'Suyeong-gu, Busan', en: 'Suyeong-gu, Busan' },
          stop: { attraction: 'gwangan-bridge' },
          event: 'gwangalli-drones',
          legs: [{ mode: 'subway', city: 'busan' }],
        },
      ],
    },
    {
      day: 8,
      city: 'jeju',
      fixed: true,
      back: [{ mode: 'bus', city: 'jeju' }],
      title: { es: 'Vuelo a Jeju y cráter de Seongsan', en: 'Flight to Jeju and Seongsan crater' },
      activities: [
        {
          id: 'flight-jeju',
          time: '08:30',
          title: { es: 'Vuelo de Busan a Jeju', en: 'Flight from Busan to Jeju' },
          description: {
            es: 'Al aeropuerto de Gimhae se llega en el tren ligero desde Sasang (línea 2). El vuelo dura en torno a una hora; lleva el pasaporte, porque en los vuelos nacionales también lo piden.',
            en: 'The light rail from Sasang (Line 2) goes to Gimhae Airport. The flight takes about an hour; carry your passport, which is checked on domestic routes too.',
          },
          icon: 'arrival',
          location: { es: 'Aeropuerto de Gimhae, Busan', en: 'Gimhae Airport, Busan' },
          tips: [
            {
              es: 'Compra este vuelo a la vez que el internacional, porque los baratos se acaban los viernes y los fines de semana largos.',
              en: 'Buy this flight together with the international one, because cheap seats run out on Fridays and long weekends.',
            },
          ],
          legs: [
            { mode: 'subway', city: 'busan' },
            {
              mode: 'train',
              route: {
                es: 'Tren ligero de Sasang a Gimhae',
                en: 'Light rail from Sasang to Gimhae',
              },
            },
            { mode: 'flight', route: { es: 'Vuelo Busan-Jeju', en: 'Busan-Jeju flight' } },
            { mode: 'bus', city: 'jeju' },
          ],
        },
        {
          id: 'bus-east',
          time: '11:30',
          title: { es: 'Autobús a la costa este', en: 'Bus to the east coast' },
          description: {
            es: 'Deja la maleta en la ciudad de Jeju y toma un exprés 111 o 112 hacia Seongsan; calcula {bus-jeju-seongsan-time}. La T-money de Seúl vale también aquí.',
            en: 'Leave your suitcase in Jeju City and take express 111 or 112 towards Seongsan; allow {bus-jeju-seongsan-time}. The T-money card from Seoul works here too.',
          },
          icon: 'train',
          legs: [
            {
              mode: 'express-bus',
              route: {
                es: 'Exprés 111 o 112 de Jeju a Seongsan',
                en: 'Express 111 or 112 from Jeju City to Seongsan',
              },
            },
          ],
        },
        {
          id: 'seongsan',
          stay: 75,
          time: '14:00',
          title: { es: 'Subida a Seongsan Ilchulbong', en: 'Up Seongsan Ilchulbong' },
          description: {
            es: 'Son unos veinticinco minutos de escalones hasta el borde del cráter, una corona de roca con un prado dentro. Come antes en el pueblo, al pie, donde sirven sopa de abulón.',
            en: 'Some twenty-five minutes of steps lead to the rim of the crater, a crown of rock with a meadow inside. Eat first in the village below, where they serve abalone soup.',
          },
          icon: 'hike',
          location: { es: 'Seongsan, Jeju', en: 'Seongsan, Jeju' },
          stop: { destination: 'jeju' },
          tips: [
            {
              es: 'La subida cierra {seongsan-hours.closed}.',
              en: 'The climb is closed {seongsan-hours.closed}.',
            },
          ],
          tickets: ['seongsan-admission'],
        },
        {
          id: 'gwangchigi',
          time: '16:00',
          title: { es: 'Playa de Gwangchigi', en: 'Gwangchigi Beach' },
          description: {
            es: 'A veinte minutos a pie por la costa. Con marea baja asoman losas de lava cubiertas de musgo verde y el cráter queda justo detrás para la foto.',
            en: 'Twenty minutes on foot along the shore. At low tide slabs of lava covered in green moss come out of the sea, with the crater right behind them for the picture.',
          },
          icon: 'beach',
          location: { es: 'Seongsan, Jeju', en: 'Seongsan, Jeju' },
          stop: { spot: 'gwangchigi-beach' },
          legs: [{ mode: 'walk' }],
        },
        {
          id: 'dongmun-night',
          time: '19:30',
          title: { es: 'Mercado nocturno de Dongmun', en: 'Dongmun night market' },
          description: {
            es: 'De vuelta en la ciudad, entra por la puerta 8, donde están los puestos que cocinan cerdo negro y langosta al soplete. Compra mandarinas para la caminata de mañana.',
            en: 'Back in the city, go in by gate 8, where the stalls torch black pork and lobster. Buy tangerines for tomorrow’s walk.',
          },
          icon: 'market',
          location: { es: 'Ildo 1-dong, ciudad de Jeju', en: 'Ildo 1-dong, Jeju City' },
          stop: { spot: 'dongmun-market' },
          opening: ['dongmun-night-hours'],
          legs: [
            {
              mode: 'express-bus',
              route: {
                es: 'Exprés 111 o 112 de Seongsan a Jeju',
                en: 'Express 111 or 112 from Seongsan to Jeju City',
              },
            },
          ],
        },
      ],
    },
    {
      day: 9,
      city: 'jeju',
      title: { es: 'Hallasan por el sendero de Yeongsil', en: 'Hallasan by the Yeongsil trail' },
      activities: [
        {
          id: 'bus-240',
          time: '07:30',
          title: { es: 'Autobús 240 a la montaña', en: 'Bus 240 to the mountain' },
          description: {
            es: 'Sale de la terminal de autobuses de Jeju y cruza la montaña por la carretera 1100. Baja en la taquilla (boletería) de Yeongsil; hasta el inicio del sendero quedan 2,5 km de asfalto, a pie o en taxi.',
            en: 'It leaves from Jeju bus terminal and crosses the mountain on the 1100 Road. Get off at the Yeongsil ticket office; the last 2.5 km of tarmac to the trailhead are on foot or by taxi.',
          },
          icon: 'train',
          tips: [
            {
              es: 'Pasa más o menos cada hora. Apunta los horarios de ida y de vuelta.',
              en: 'It runs about once an hour. Note the times both ways.',
            },
          ],
          legs: [{ mode: 'bus', city: 'jeju' }],
        },
        {
          id: 'yeongsil-climb',
          time: '09:30',
          title: { es: 'Ascenso por Yeongsil', en: 'The climb through Yeongsil' },
          description: {
            es: 'El tramo duro son las escaleras frente a la pared de agujas de roca; después el sendero se allana entre abetos coreanos. Son 3,7 km hasta el refugio de Witse Oreum, unas dos horas.',
            en: 'The hard part is the stairs facing the wall of rock needles; after that the trail levels out among Korean firs. It is 3.7 km to the Witse Oreum shelter, about two hours.',
          },
          icon: 'hike',
          location: { es: 'Parque Nacional de Hallasan', en: 'Hallasan National Park' },
          tips: [
            {
              es: 'No hace falta reserva, pero hay hora límite de entrada: {yeongsil-winter}.',
              en: 'You do not need to book, but there is a latest time to set out: {yeongsil-winter}.',
            },
            {
              es: 'Lleva agua, comida y cortavientos, porque arriba no se vende nada.',
              en: 'Carry water, food and a windproof jacket, because nothing is sold at the top.',
            },
          ],
        },
        {
          id: 'witse-lunch',
          time: '12:00',
          title: { es: 'Almuerzo en Witse Oreum', en: 'Lunch at Witse Oreum' },
          description: {
            es: 'A 1.700 metros, una meseta de brezal mira a la pared del cráter principal. Come junto al refugio y baja por el mismo camino, que es el más corto.',
            en: 'At 1,700 metres, a heath plateau looks at the wall of the main crater. Eat by the shelter and go down the way you came, which is the shortest way.',
          },
          icon: 'rest',
          location: { es: 'Parque Nacional de Hallasan', en: 'Hallasan National Park' },
        },
        {
          id: 'jusangjeolli',
          time: '16:30',
          title: { es: 'Columnas de Jusangjeolli', en: 'The columns of Jusangjeolli' },
          description: {
            es: 'Si te quedan fuerzas, el mismo 240 baja hasta el centro de convenciones de Jungmun, a diez minutos a pie de estos prismas de basalto que bate el mar.',
            en: 'If you still have the energy, the same 240 carries on down to the convention centre in Jungmun, ten minutes on foot from these basalt prisms beaten by the sea.',
          },
          icon: 'view',
          location: { es: 'Jungmun, Jeju', en: 'Jungmun, Jeju' },
          stop: { spot: 'jusangjeolli' },
          legs: [{ mode: 'bus', city: 'jeju' }],
          tickets: ['jusangjeolli-admission'],
        },
        {
          id: 'black-pork',
          time: 'EVE',
          title: { es: 'Cerdo negro a la brasa', en: 'Grilled black pork' },
          description: {
            es: 'Te has ganado esta cena de panceta (tocino) gruesa con salsa de anchoa, asada en tu mesa. El autobús 282 vuelve de Jungmun a la ciudad en algo más de una hora.',
            en: 'You have earned this dinner of thick belly pork with anchovy sauce, grilled at your table. Bus 282 returns from Jungmun to the city in a little over an hour.',
          },
          icon: 'food',
          location: { es: 'Ciudad de Jeju', en: 'Jeju City' },
          legs: [{ mode: 'bus', city: 'jeju' }],
        },
      ],
    },
    {
      day: 10,
      city: 'jeju',
      fixed: true,
      title: { es: 'Última mañana y regreso', en: 'A last morning and the way back' },
      activities: [
        {
          id: 'yongduam',
          time: '09:00',
          title: { es: 'Roca Yongduam', en: 'Yongduam Rock' },
          description: {
            es: 'Un paseo por la costa negra hasta la roca con forma de cabeza de dragón, a un cuarto de hora en taxi de casi cualquier hotel del centro. A primera hora hay poca gente.',
            en: 'A stroll along the black shore to the rock shaped like a dragon’s head, a quarter of an hour by taxi from most hotels in the centre. There are few people early on.',
          },
          icon: 'walk',
          location: { es: 'Yongdam-dong, ciudad de Jeju', en: 'Yongdam-dong, Jeju City' },
          stop: { spot: 'yongduam' },
          legs: [{ mode: 'taxi', city: 'jeju', km: 4 }],
        },
        {
          id: 'gwandeokjeong',
          time: '10:30',
          title: { es: 'Gwandeokjeong y Mokgwana', en: 'Gwandeokjeong and Mokgwana' },
          description: {
            es: 'El pabellón de 1448 y, detrás, las oficinas reconstruidas de los gobernadores de la isla. Busca los dol hareubang de la plaza, que son de los antiguos.',
            en: 'The pavilion of 1448 and, behind it, the rebuilt offices of the island’s governors. Look for the dol hareubang in the square, which are among the old ones.',
          },
          icon: 'palace',
          location: { es: 'Samdo 2-dong, ciudad de Jeju', en: 'Samdo 2-dong, Jeju City' },
          stop: { spot: 'gwandeokjeong' },
        },
        {
          id: 'gogi-guksu',
          time: '12:00',
          title: {
            es: 'Gogi guksu, la despedida',
            en: 'Gogi guksu for a farewell',
          },
          description: {
            es: 'La calle de los fideos, frente al Museo de Historia Natural, vive de este plato de caldo de cerdo, fideos de trigo y unas lonchas (rebanadas) de carne encima.',
            en: 'The noodle street opposite the Natural History Museum lives on this dish of pork broth, wheat noodles and a few slices of meat on top.',
          },
          icon: 'food',
          location: { es: 'Ildo 2-dong, ciudad de Jeju', en: 'Ildo 2-dong, Jeju City' },
        },
        {
          id: 'flight-seoul',
          time: '14:30',
          title: { es: 'Vuelo a Seúl y conexión', en: 'Flight to Seoul and connection' },
          description: {
            es: 'Los vuelos aterrizan en Gimpo en poco más de una hora. El AREX une Gimpo con Incheon en unos cuarenta minutos. Deja cinco horas entre un vuelo y otro.',
            en: 'Flights land at Gimpo in a little over an hour. AREX links Gimpo with Incheon in about forty minutes. Leave five hours between the two flights.',
          },
          icon: 'arrival',
          location: { es: 'Aeropuerto de Jeju', en: 'Jeju Airport' },
          tips: [
            {
              es: 'Con viento fuerte pueden cancelarse vuelos en Jeju; si el internacional sale temprano, duerme esa noche en Seúl.',
              en: 'Strong winds can cancel flights on Jeju; if the international one leaves early, spend that night in Seoul.',
            },
          ],
          legs: [
            { mode: 'bus', city: 'jeju' },
            {
              mode: 'flight',
              route: { es: 'Vuelo Jeju-Seúl (Gimpo)', en: 'Jeju-Seoul (Gimpo) flight' },
            },
            {
              mode: 'train',
              route: { es: 'AREX de Gimpo a Incheon', en: 'AREX from Gimpo to Incheon' },
            },
          ],
        },
      ],
    },
  ],
} as const satisfies Itinerary;
