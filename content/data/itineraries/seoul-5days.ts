import type { Itinerary } from './itinerary.ts';

export const itinerary = {
  id: 'seoul-5days',
  title: { es: 'Seúl esencial', en: 'Essential Seoul' },
  duration: 5,
  description: {
    es: 'Palacios, mercados, barrios jóvenes y el río, sin cambiar de hotel. El mejor primer viaje a Corea.',
    en: 'Palaces, markets, student neighbourhoods and the river, without changing hotels. The best first trip to Korea.',
  },
  alt: {
    es: 'Seúl como un mapa en relieve: el palacio bajo las montañas, la torre de Namsan, un pícnic junto al río Han, la Lotte World Tower y el DDP, unidos por una ruta de cinco paradas',
    en: 'Seoul as a map in relief: the palace below the mountains, the Namsan tower, a picnic by the Han River, Lotte World Tower and the DDP, joined by a route of five stops',
  },
  cities: ['seoul'],
  difficulty: 'easy',
  days: [
    {
      day: 1,
      city: 'seoul',
      back: [{ mode: 'subway', city: 'seoul' }],
      title: { es: 'Palacio y callejones de Jongno', en: 'Palace and lanes of Jongno' },
      activities: [
        {
          time: '09:00',
          icon: 'palace',
          title: { es: 'Palacio Gyeongbokgung', en: 'Gyeongbokgung Palace' },
          location: { es: 'Jongno-gu', en: 'Jongno-gu' },
          stop: { attraction: 'gyeongbokgung' },
          description: {
            es: 'Línea 3 hasta Gyeongbokgung, salida 5. Entra a primera hora, rodea el salón del trono y el pabellón del estanque, y vuelve a la puerta para el relevo de la guardia ({gyeongbokgung-guard}).',
            en: 'Line 3 to Gyeongbokgung, exit 5. Go in early, walk round the throne hall and the pavilion on the pond, and be back at the gate for the changing of the guard ({gyeongbokgung-guard}).',
          },
          tips: [
            {
              es: 'Cierra {gyeongbokgung-hours.closed}. Si te toca ese día, cámbialo por el que empieza en Changdeokgung. Si pones la fecha de tu viaje, te avisamos.',
              en: 'It is closed {gyeongbokgung-hours.closed}. If that is your day, swap it with the one that starts at Changdeokgung. If you enter the date of your trip, we will tell you.',
            },
            {
              es: 'La entrada es {palace-free-hanbok}, de alquiler o propio.',
              en: 'Admission is {palace-free-hanbok}, hired or your own.',
            },
          ],
          legs: [{ mode: 'subway', city: 'seoul' }],
          tickets: ['gyeongbokgung-admission'],
        },
        {
          time: '12:00',
          icon: 'market',
          title: { es: 'Almuerzo en el mercado Tongin', en: 'Lunch at Tongin Market' },
          location: { es: 'Seochon, al oeste del palacio', en: 'Seochon, west of the palace' },
          stop: { lat: 37.5807, lng: 126.97, hangul: '통인시장' },
          opening: ['tongin-hours'],
          description: {
            es: 'A 15 minutos a pie, por el barrio tranquilo de Seochon. Pide los tteokbokki de aceite, salteados en la plancha en lugar de bañados en salsa.',
            en: '15 minutes on foot through the quiet streets of Seochon. Order the oil tteokbokki, fried on the griddle instead of swimming in sauce.',
          },
        },
        {
          time: '13:45',
          icon: 'walk',
          title: { es: 'Casas hanok de Bukchon', en: 'Hanok houses of Bukchon' },
          location: {
            es: 'Entre Gyeongbokgung y Changdeokgung',
            en: 'Between Gyeongbokgung and Changdeokgung',
          },
          stop: { attraction: 'bukchon' },
          description: {
            es: 'Cruza por delante del palacio y sube por Gahoe-dong, donde los tejados bajan en escalera hacia la ciudad. Si vienes en metro, línea 3, Anguk, salida 2.',
            en: 'Cross in front of the palace and climb through Gahoe-dong, where the roofs step down towards the city. By subway it is Line 3, Anguk, exit 2.',
          },
          tips: [
            {
              es: 'Aquí vive gente. La calle más famosa solo admite visitas en su horario ({bukchon-hours}), y en silencio.',
              en: 'People live here. The best-known street only admits visitors at set hours ({bukchon-hours}), and asks for quiet.',
            },
          ],
          legs: [{ mode: 'walk' }],
        },
        {
          time: '15:30',
          icon: 'rest',
          title: { es: 'Té en Insadong', en: 'Tea in Insadong' },
          location: { es: 'Insadong-gil', en: 'Insadong-gil' },
          stop: { attraction: 'insadong' },
          description: {
            es: 'Baja a pie hasta la calle de las galerías y el papel hecho a mano. En los pasajes laterales hay casas de té. La infusión de azufaifa (daechu-cha) es dulce y no lleva cafeína.',
            en: 'Walk down to the street of galleries and handmade paper. There are tea houses in the side alleys. The jujube tea (daechu-cha) is sweet and caffeine-free.',
          },
        },
        {
          time: '17:00',
          icon: 'temple',
          title: { es: 'Templo Jogyesa', en: 'Jogyesa Temple' },
          location: { es: 'A 5 minutos de Insadong', en: '5 minutes from Insadong' },
          stop: { attraction: 'jogyesa' },
          description: {
            es: 'El templo principal de la orden Jogye, la mayor del budismo coreano, en plena ciudad. Descálzate para entrar y siéntate un rato al fondo de la sala.',
            en: 'The head temple of the Jogye order, the largest in Korean Buddhism, in the middle of the city. Take off your shoes and sit at the back of the hall for a while.',
          },
        },
        {
          time: '18:00',
          icon: 'walk',
          title: { es: 'Paseo por el Cheonggyecheon', en: 'A walk along the Cheonggyecheon' },
          location: { es: 'Desde la plaza Cheonggye', en: 'From Cheonggye Plaza' },
          stop: { attraction: 'cheonggyecheon' },
          description: {
            es: 'El arroyo corre un nivel por debajo de la calle. Síguelo aguas abajo durante media hora, con los pies cerca del agua y sin un solo semáforo.',
            en: 'The stream runs one level below the street. Follow it downstream for half an hour, close to the water and without a single traffic light.',
          },
        },
        {
          time: '19:00',
          icon: 'food',
          title: { es: 'Cena en el mercado Gwangjang', en: 'Dinner at Gwangjang Market' },
          location: { es: 'Jongno 5-ga', en: 'Jongno 5-ga' },
          stop: { attraction: 'gwangjang-market' },
          opening: ['gwangjang-hours'],
          description: {
            es: 'Sube las escaleras del arroyo y siéntate en una barra a comer tortitas de judía (frijol) mungo (bindaetteok) y rollitos de arroz. Para volver, línea 1, Jongno 5-ga, salida 8.',
            en: 'Take the steps up from the stream and sit at a counter for mung bean pancakes (bindaetteok) and small rice rolls. To go back, Line 1, Jongno 5-ga, exit 8.',
          },
          tips: [
            {
              es: 'Mira el precio antes de sentarte y lleva efectivo.',
              en: 'Check the price before you sit down, and carry cash.',
            },
          ],
          legs: [{ mode: 'walk' }],
        },
      ],
    },
    {
      day: 2,
      city: 'seoul',
      back: [{ mode: 'subway', city: 'seoul' }],
      title: { es: 'Un jardín real y la torre de Namsan', en: 'A royal garden and Namsan tower' },
      activities: [
        {
          time: '09:30',
          icon: 'palace',
          title: { es: 'Palacio Changdeokgung', en: 'Changdeokgung Palace' },
          location: { es: 'Jongno-gu', en: 'Jongno-gu' },
          stop: { attraction: 'changdeokgung' },
          description: {
            es: 'Línea 3 hasta Anguk, salida 3. Es el palacio que mejor se adapta a la colina, Patrimonio Mundial, y se recorre en hora y media.',
            en: 'Line 3 to Anguk, exit 3. It is the palace that follows its hill most closely, a World Heritage site, and takes an hour and a half.',
          },
          tips: [
            {
              es: 'Cierra {changdeokgung-hours.closed}. El Jardín Secreto tiene entrada aparte ({huwon-admission} más) y plazas limitadas. Reserva en la web del palacio, {huwon-booking}.',
              en: 'It is closed {changdeokgung-hours.closed}. The Secret Garden has its own ticket ({huwon-admission} more) and limited places. Book on the palace website, {huwon-booking}.',
            },
          ],
          legs: [{ mode: 'subway', city: 'seoul' }],
          tickets: ['changdeokgung-admission'],
          extras: ['huwon-admission'],
        },
        {
          time: '12:00',
          icon: 'food',
          title: { es: 'Almuerzo en Ikseon-dong', en: 'Lunch in Ikseon-dong' },
          location: { es: 'Jongno 3-ga, salida 4', en: 'Jongno 3-ga, exit 4' },
          stop: { lat: 37.5741, lng: 126.9898, hangul: '익선동 한옥거리' },
          description: {
            es: 'A diez minutos a pie hacia el sur, una manzana de hanok de los años veinte convertidos en restaurantes y cafeterías. Llega antes de las 12:30 para no hacer cola.',
            en: 'Ten minutes south on foot, a block of 1920s hanok turned into restaurants and cafés. Arrive before 12:30 to miss the queues.',
          },
        },
        {
          time: '14:15',
          icon: 'market',
          title: { es: 'Mercado de Namdaemun', en: 'Namdaemun Market' },
          location: { es: 'Línea 4, Hoehyeon, salida 5', en: 'Line 4, Hoehyeon, exit 5' },
          stop: { lat: 37.5592, lng: 126.9775, hangul: '남대문시장' },
          opening: ['namdaemun-hours'],
          description: {
            es: 'Es el mayor mercado tradicional del país, con utensilios de cocina, gafas (lentes), ginseng y ropa infantil. Prueba un hotteok de verduras, que aquí se come salado.',
            en: 'This is the largest traditional market in the country, with kitchenware, glasses, ginseng and children’s clothes. Try a vegetable hotteok, which is savoury here.',
          },
          legs: [{ mode: 'subway', city: 'seoul' }],
        },
        {
          time: '15:45',
          icon: 'view',
          title: { es: 'Puerta Sungnyemun', en: 'Sungnyemun Gate' },
          location: { es: 'Junto al mercado', en: 'Next to the market' },
          stop: { lat: 37.56, lng: 126.9753, hangul: '숭례문' },
          opening: ['sungnyemun-hours'],
          description: {
            es: 'La puerta sur de la muralla, Namdaemun o «gran puerta del sur», da nombre al mercado. Se reconstruyó tras el incendio de 2008 y se ve gratis desde la plaza.',
            en: 'The south gate of the old wall, Namdaemun or “great south gate”, gave the market its name. It was rebuilt after the fire of 2008 and is free to see from the square.',
          },
        },
        {
          time: '17:00',
          icon: 'view',
          title: { es: 'N Seoul Tower al atardecer', en: 'N Seoul Tower at sunset' },
          location: { es: 'Monte Namsan', en: 'Mount Namsan' },
          stop: { attraction: 'n-seoul-tower' },
          description: {
            es: 'Sube en teleférico desde cerca de Myeongdong (línea 4, salida 3) o en el autobús de Namsan. Llega una hora antes de la puesta de sol y verás la ciudad de día y de noche.',
            en: 'Go up by cable car from near Myeongdong (Line 4, exit 3) or on the Namsan bus. Come an hour before sunset and you will see the city by day and by night.',
          },
          tips: [
            {
              es: 'La terraza al pie de la torre es gratuita. El mirador y el teleférico se pagan aparte y no están en la estimación. Mira la tarifa del mirador en la web de la torre.',
              en: 'The terrace at the foot of the tower is free. The observatory and the cable car cost extra and are not in the estimate. See the price of the observatory on the tower’s website.',
            },
          ],
          legs: [{ mode: 'bus', city: 'seoul' }],
          extras: ['n-seoul-tower-admission', 'namsan-cable-car-fare'],
        },
        {
          time: '20:00',
          icon: 'night',
          title: { es: 'Puestos de Myeongdong', en: 'Street food in Myeongdong' },
          location: {
            es: 'Calles peatonales de Myeongdong',
            en: 'Myeongdong’s pedestrian streets',
          },
          stop: { attraction: 'myeongdong' },
          description: {
            es: 'Baja andando o en teleférico y cena de puesto en puesto. Prueba las brochetas de pollo, el pan de huevo y las fresas con azúcar. Las tiendas de cosmética cierran tarde.',
            en: 'Come down on foot or by cable car and eat from stall to stall. Try chicken skewers, egg bread and sugared strawberries. The cosmetics shops close late.',
          },
          legs: [{ mode: 'walk' }],
        },
      ],
    },
    {
      day: 3,
      city: 'seoul',
      back: [{ mode: 'subway', city: 'seoul' }],
      title: { es: 'Hongdae y el río Han', en: 'Hongdae and the Han River' },
      activities: [
        {
          time: '10:00',
          icon: 'walk',
          title: { es: 'Parque de la línea Gyeongui', en: 'Gyeongui Line Forest Park' },
          location: { es: 'Yeonnam-dong', en: 'Yeonnam-dong' },
          stop: { lat: 37.5598, lng: 126.9243, hangul: '경의선숲길' },
          description: {
            es: 'Línea 2, Hongik Univ. (Universidad Hongik), salida 3. Es una antigua vía de tren convertida en parque. Desayuna en una cafetería de Yeonnam-dong y camina junto al arroyo.',
            en: 'Line 2, Hongik Univ., exit 3. It is an old railway turned into a park. Have breakfast in a Yeonnam-dong café and walk beside its brook.',
          },
          legs: [{ mode: 'subway', city: 'seoul' }],
        },
        {
          time: '12:00',
          icon: 'market',
          title: { es: 'Almuerzo en el mercado Mangwon', en: 'Lunch at Mangwon Market' },
          location: { es: 'Línea 6, Mangwon, salida 2', en: 'Line 6, Mangwon, exit 2' },
          stop: { lat: 37.5559, lng: 126.906, hangul: '망원시장' },
          description: {
            es: 'Un mercado de barrio cubierto, con pocos turistas. Compra pollo frito dulce (dakgangjeong), croquetas y gimbap, y come en los bancos de la calle.',
            en: 'A covered neighbourhood market with few tourists. Buy sweet fried chicken (dakgangjeong), croquettes and gimbap, and eat on the benches outside.',
          },
          legs: [{ mode: 'subway', city: 'seoul' }],
        },
        {
          time: '14:00',
          icon: 'shopping',
          title: { es: 'Tiendas y músicos de Hongdae', en: 'Shops and buskers of Hongdae' },
          location: {
            es: 'Línea 2, Hongik Univ. (Universidad Hongik), salida 9',
            en: 'Line 2, Hongik Univ., exit 9',
          },
          stop: { attraction: 'hongdae' },
          description: {
            es: 'Es el barrio de la universidad de bellas artes, con ropa barata, papelerías, salas de juego y cabinas de fotos. Por la tarde salen los grupos de baile a la calle peatonal.',
            en: 'This is the art university’s neighbourhood, with cheap clothes, stationery, arcades and photo booths. In the afternoon dance crews take over the pedestrian street.',
          },
          tips: [
            {
              es: 'Los músicos tocan sobre todo de viernes a domingo, y casi nunca con lluvia.',
              en: 'Buskers play mostly from Friday to Sunday, and hardly ever in the rain.',
            },
          ],
          legs: [{ mode: 'subway', city: 'seoul' }],
        },
        {
          time: '17:30',
          icon: 'rest',
          title: { es: 'Pícnic en el río, en Yeouido', en: 'Picnic by the river in Yeouido' },
          location: { es: 'Línea 5, Yeouinaru, salida 3', en: 'Line 5, Yeouinaru, exit 3' },
          stop: { lat: 37.5286, lng: 126.933, hangul: '여의도한강공원' },
          description: {
            es: 'Ve en AREX hasta Gongdeok y cambia a la línea 5. A la salida se alquilan esterillas y tiendas (carpas), y en la tienda del parque hay máquinas que cuecen el ramyeon.',
            en: 'Take AREX to Gongdeok and change to Line 5. Mats and tents are for hire by the exit, and machines in the park shop cook your ramyeon.',
          },
          legs: [{ mode: 'subway', city: 'seoul' }],
        },
        {
          time: '19:30',
          icon: 'night',
          title: { es: 'Pollo y cerveza con vistas', en: 'Chicken and beer with a view' },
          location: { es: 'Parque Hangang de Yeouido', en: 'Yeouido Hangang Park' },
          stop: { lat: 37.5286, lng: 126.933, hangul: '여의도한강공원' },
          description: {
            es: 'El chimaek (pollo frito y cerveza) es la cena clásica del río. Quédate a ver los puentes iluminados y vuelve en metro antes de la medianoche.',
            en: 'Chimaek, fried chicken and beer, is the river’s classic dinner. Stay to see the bridges lit and take the subway back before midnight.',
          },
          tips: [
            {
              es: 'Recoge todo al irte. El parque tiene puntos para separar la basura.',
              en: 'Clear up when you leave. The park has points for sorting rubbish.',
            },
          ],
        },
      ],
    },
    {
      day: 4,
      city: 'seoul',
      back: [{ mode: 'subway', city: 'seoul' }],
      title: {
        es: 'Al sur del río: Gangnam y Jamsil',
        en: 'South of the river: Gangnam and Jamsil',
      },
      activities: [
        {
          time: '09:30',
          icon: 'temple',
          title: { es: 'Templo Bongeunsa', en: 'Bongeunsa Temple' },
          location: { es: 'Línea 9, Bongeunsa, salida 1', en: 'Line 9, Bongeunsa, exit 1' },
          stop: { lat: 37.515, lng: 127.0573, hangul: '봉은사' },
          opening: ['bongeunsa-hours'],
          description: {
            es: 'Un templo con más de mil doscientos años frente a los rascacielos del COEX. La entrada es libre y el gran Buda de piedra del fondo da la mejor foto.',
            en: 'A temple more than twelve hundred years old, facing the towers of COEX. Entry is free, and the tall stone Buddha at the back makes the best picture.',
          },
          legs: [{ mode: 'subway', city: 'seoul' }],
        },
        {
          time: '11:00',
          icon: 'shopping',
          title: { es: 'Biblioteca Starfield', en: 'Starfield Library' },
          location: { es: 'Centro comercial COEX', en: 'COEX mall' },
          stop: { lat: 37.5104, lng: 127.06, hangul: '별마당 도서관' },
          opening: ['starfield-library-hours'],
          description: {
            es: 'Cruza la avenida y baja al centro comercial. En medio están las estanterías de trece metros, abiertas a todos. Almuerza aquí, donde hay cocina de toda Corea.',
            en: 'Cross the avenue and go down into the mall. In the middle are bookshelves thirteen metres tall, open to everyone. Have lunch here, with food from all over Korea.',
          },
        },
        {
          time: '14:00',
          icon: 'walk',
          title: { es: 'Lago Seokchon', en: 'Seokchon Lake' },
          location: { es: 'Línea 2, Jamsil, salida 2', en: 'Line 2, Jamsil, exit 2' },
          stop: { lat: 37.5102, lng: 127.1035, hangul: '석촌호수' },
          description: {
            es: 'Tres estaciones más al este por la línea 2. La vuelta a los dos lagos son unos 2,5 km llanos, rodeados de cerezos que florecen a principios de abril.',
            en: 'Three stations east on Line 2. The walk round both lakes is about 2.5 km, flat all the way and lined with cherry trees that bloom in early April.',
          },
          legs: [{ mode: 'subway', city: 'seoul' }],
        },
        {
          time: '16:00',
          icon: 'view',
          title: { es: 'Lotte World Tower', en: 'Lotte World Tower' },
          location: { es: 'Jamsil', en: 'Jamsil' },
          stop: { attraction: 'lotte-world-tower' },
          description: {
            es: 'Con 555 metros es el edificio más alto de Corea. Desde la plaza y el centro comercial se disfruta gratis; arriba, el mirador Seoul Sky tiene suelo de cristal.',
            en: 'At 555 metres it is the tallest building in Korea. The square and the mall are free; at the top, the Seoul Sky observatory has a glass floor.',
          },
          tips: [
            {
              es: 'La entrada a Seoul Sky ({seoul-sky-admission}) no está en la estimación. Sube solo si el aire está claro.',
              en: 'The Seoul Sky ticket ({seoul-sky-admission}) is not in the estimate. Go up only if the air is clear.',
            },
          ],
          extras: ['seoul-sky-admission'],
        },
        {
          time: '19:00',
          icon: 'night',
          title: { es: 'Noche en Gangnam', en: 'An evening in Gangnam' },
          location: { es: 'Línea 2, Gangnam, salida 11', en: 'Line 2, Gangnam, exit 11' },
          stop: { lat: 37.4979, lng: 127.0276, hangul: '강남역' },
          description: {
            es: 'Vuelve por la línea 2 hasta Gangnam y cena barbacoa en las calles de detrás de la avenida. La carne se pide para dos; si no vas con nadie, busca otro día un menú de mediodía.',
            en: 'Ride Line 2 back to Gangnam and have barbecue in the streets behind the avenue. Meat is ordered for two, so if you travel alone, look for a lunch set another day.',
          },
          legs: [{ mode: 'subway', city: 'seoul' }],
        },
      ],
    },
    {
      day: 5,
      city: 'seoul',
      back: [{ mode: 'subway', city: 'seoul' }],
      title: { es: 'La frontera y Dongdaemun', en: 'The border and Dongdaemun' },
      activities: [
        {
          time: '07:30',
          icon: 'view',
          title: { es: 'Excursión a la DMZ', en: 'A tour of the DMZ' },
          location: { es: 'Salida en autobús desde el centro', en: 'By coach from the centre' },
          opening: ['imjingak-visit-hours'],
          description: {
            es: 'La zona desmilitarizada, a una hora al norte, se visita con un grupo autorizado. Verás un túnel de infiltración y un observatorio con vistas a Corea del Norte.',
            en: 'The demilitarised zone, an hour to the north, is visited with an authorised group. You see an infiltration tunnel and an observatory that looks into North Korea.',
          },
          tips: [
            {
              es: 'Reserva {dmz-booking}. Lleva el pasaporte. El precio depende de la agencia ({dmz-price}) y no está en la estimación.',
              en: 'Book {dmz-booking}. Bring your passport. The price depends on the agency ({dmz-price}) and is not in the estimate.',
            },
          ],
          legs: [{ mode: 'subway', city: 'seoul' }],
          extras: ['dmz-price'],
        },
        {
          time: '15:00',
          icon: 'museum',
          title: { es: 'Dongdaemun Design Plaza', en: 'Dongdaemun Design Plaza' },
          location: {
            es: 'Línea 2, Dongdaemun History & Culture Park, salida 1',
            en: 'Line 2, Dongdaemun History & Culture Park, exit 1',
          },
          stop: { attraction: 'dongdaemun-design-plaza' },
          description: {
            es: 'El edificio de aluminio curvo de Zaha Hadid se recorre por fuera y por dentro sin pagar. En el parque de al lado asoman los restos de la muralla.',
            en: 'Zaha Hadid’s building of curved aluminium is free to walk through, inside and out. Remains of the city wall can be seen in the park next to it.',
          },
          legs: [{ mode: 'subway', city: 'seoul' }],
        },
        {
          time: '17:00',
          icon: 'view',
          title: { es: 'Muralla y parque Naksan', en: 'City wall and Naksan Park' },
          location: { es: 'Desde la puerta Heunginjimun', en: 'From Heunginjimun Gate' },
          stop: { lat: 37.5806, lng: 127.0075, hangul: '낙산공원' },
          description: {
            es: 'Cruza hasta la puerta Heunginjimun y sube media hora junto a la muralla de Seúl. Arriba, el atardecer cae sobre los tejados, y la muralla se ilumina.',
            en: 'Cross to Heunginjimun Gate and climb for half an hour beside the Seoul city wall. At the top the sun sets over the rooftops and the wall lights up.',
          },
          legs: [{ mode: 'walk' }],
        },
        {
          time: '19:00',
          icon: 'food',
          title: { es: 'Cena de dak-hanmari', en: 'A dinner of dak-hanmari' },
          location: {
            es: 'Callejón del dak-hanmari, Dongdaemun',
            en: 'Dak-hanmari alley, Dongdaemun',
          },
          stop: { lat: 37.5705, lng: 127.0058, hangul: '닭한마리 골목' },
          description: {
            es: 'Es un pollo entero cocido en la mesa, con salsa de chile y mostaza que mezclas a tu gusto y fideos al final. Una olla alcanza para dos o tres personas.',
            en: 'It is a whole chicken simmered at the table, with a chilli and mustard sauce you mix yourself and noodles to finish. One pot feeds two or three.',
          },
        },
        {
          time: 'EVE',
          icon: 'shopping',
          title: { es: 'Moda de madrugada', en: 'Fashion into the night' },
          location: { es: 'Torres comerciales de Dongdaemun', en: 'Dongdaemun’s shopping towers' },
          stop: { attraction: 'dongdaemun-design-plaza' },
          description: {
            es: 'Varios centros comerciales frente al DDP abren hasta pasada la medianoche. Es el último capricho antes de hacer la maleta.',
            en: 'Several malls facing the DDP stay open past midnight. It is a last treat before you pack.',
          },
        },
      ],
    },
  ],
} as const satisfies Itinerary;
