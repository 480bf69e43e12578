import { ways, type Answer } from './answer.ts';
import { sources } from './sources.ts';

/** Food, manners, the calendar and places. */
export const dailyLife = [
  {
    id: 'halal',
    question: { es: '¿Hay comida halal?', en: 'Is there halal food?' },
    text: {
      es: 'Sí, sobre todo en Itaewon, junto a la mezquita central de Seúl (línea 6, salida 3). Cerca, en Usadan-ro 10-gil, hay restaurantes halal: mira en el mapa cuáles están abiertos.',
      en: 'Yes, mostly in Itaewon, by the Seoul Central Mosque (Line 6, exit 3). Nearby, on Usadan-ro 10-gil, there are halal restaurants: see on the map which are open.',
    },
    sources: [
      {
        name: 'The Korea Daily',
        url: 'https://www.koreadailyus.com/3-best-korean-halal-restaurants-seoul/',
        date: '2018',
      },
    ],
    more: ['manners#faith', 'gastronomy#allergy-card'],
    asked: ways(
      'halal, comida halal, musulman, musulmana, mezquita, islam, ramadan, muslim, mosque, halal food, kosher, judio, jewish, itaewon halal, 할랄, pork free, no pork, without pork, sin cerdo, sin puerco, no como cerdo, dont eat pork',
    ),
  },
  {
    id: 'vegetarian',
    question: { es: '¿Se puede comer vegetariano?', en: 'Can I eat vegetarian?' },
    text: {
      es: 'Sí, con cuidado. El caldo suele ser de anchoas y el kimchi lleva pescado. Lo más seguro es la comida de templo; también bibimbap sin carne y gimbap sin jamón ni surimi.',
      en: 'Yes, with care. Broth is usually made of anchovies and kimchi contains fish. Temple food is the safest; then bibimbap without meat and gimbap without ham or crab sticks.',
    },
    more: ['vegetarian-or-coeliac#vegetarian', 'gastronomy'],
    asked: ways(
      'vegetariano, veganismo, vegetarianismo, vegetariana, vegetarianos, vegano, vegana, veganos, sin carne, comida vegetariana, comida vegana, vegetarian, vegetarians, vegan, vegans, vegan food, vegetarian food, meat-free, plant based, 비건, 채식, vegetariana coreana, restaurante vegetariano, restaurantes veganos, comer sin carne, no como carne, soy vegano, soy vegetariana, soy vegetariano, opciones veganas, bbq vegetariano, comida de templo, i am vegan, i am vegetarian, no meat, vegan restaurants, vegan options, temple food, veg food, pure veg, jain, jain food, jainista, sin cebolla ni ajo, no onion no garlic, no onion garlic, without onion garlic, sin ajo ni cebolla, hindu food, comida hindu, veg restaurant, indian vegetarian',
    ),
  },
  {
    id: 'gluten',
    question: { es: '¿Se puede comer sin gluten?', en: 'Can I eat gluten-free?' },
    text: {
      es: 'Es difícil. La salsa de soja y las pastas de chile y de soja suelen llevar trigo o cebada, y el agua de la mesa puede ser infusión de cebada. Pide carne o pescado a la plancha solo con sal, arroz blanco y huevos.',
      en: 'It is hard. Soy sauce and the chilli and soybean pastes often contain wheat or barley, and the water on the table may be barley tea. Order grilled meat or fish with salt only, plain rice and eggs.',
    },
    more: ['vegetarian-or-coeliac#coeliac', 'gastronomy#allergy-card'],
    asked: ways(
      'gluten, sin gluten, salsa soja sin gluten, salsa soya sin gluten, gluten free soy sauce, tamari, celiaco, celiaca, celiacos, celiaquia, trigo, gluten free, gluten-free, coeliac, celiac, wheat, sin tacc, tacc, comida sin tacc, apto celiacos, libre de gluten, sin gluten comida',
    ),
  },
  {
    id: 'alcohol',
    question: { es: '¿Cómo se bebe alcohol en Corea?', en: 'How do Koreans drink?' },
    text: {
      es: 'Nadie se sirve su propia copa. Con alguien mayor, das y recibes con las dos manos y giras la cabeza al beber. Conducir es delito desde 0,03\u00a0% de alcohol en sangre.',
      en: 'Nobody pours their own drink. With somebody older, give and receive with both hands and turn your head to drink. Driving is a crime from 0.03% blood alcohol.',
    },
    sources: [
      {
        name: 'The Korea Times',
        url: 'https://www.koreatimes.co.kr/www/nation/2019/04/119_267632.html',
        date: '2019-04',
      },
    ],
    more: ['manners#table', 'gastronomy#etiquette'],
    asked: ways(
      'alcohol, beber, cerveza, bares, bar, vino, copas, drinking, drink, beer, bars, pub, wine, 맥주, tomar alcohol, donde tomar, salir beber, salir tomar, bares seul, drinking etiquette, 술, 술집, licor, licores, trago, tragos, ron, whisky, whiskey, vodka, tequila, chela, chelas, birra, birras, caña, pola, liquor, booze, cocktail, cocktails, coctel, comprar alcohol, buy alcohol, liquor store, licoreria',
    ),
  },
  {
    id: 'manners',
    question: { es: '¿Qué costumbres conviene saber?', en: 'Which manners should I know?' },
    text: {
      es: 'Descálzate al entrar en una casa. Da y recibe dinero y regalos con las dos manos. En la mesa, empieza la persona de más edad, y los palillos nunca se clavan en el arroz.',
      en: 'Take off your shoes when you enter a home. Give and receive money and gifts with both hands. At the table the oldest person starts, and chopsticks are never stuck upright in rice.',
    },
    sources: [
      {
        name: { es: 'Blog Visit Seoul', en: 'Visit Seoul blog' },
        url: 'https://visitseoul.blogspot.com/2023/02/korean-table-manners-guide-to-dining.html',
        date: '2023-02',
      },
    ],
    more: ['manners', 'gastronomy#etiquette'],
    asked: ways(
      'costumbres, modales, educacion, etiqueta, normas, protocolo, saludar, saludo, reverencia, zapatos, palillos, que no hacer, tabu, manners, etiquette, customs and manners, customs etiquette, greet, greeting, bow, bowing, shoes, chopsticks, dos and donts, culture shock, culture, cultura, rude, regalar, que regalar, regalo familia coreana, regalo anfitrion, regalo para familia, invitado, casa de coreanos, invited home, gift for host, gift for family, hostess gift, spitting, escupir, sonarse la nariz, blow nose, edad coreana, korean age',
    ),
  },
  {
    id: 'phrases',
    question: { es: '¿Qué frases necesito en coreano?', en: 'Which Korean phrases do I need?' },
    text: {
      es: 'Las del taxi, el restaurante, el médico o la policía están para decirlas o enseñarlas en el móvil, también sin conexión. Para empezar: hola, 안녕하세요 (annyeonghaseyo), y gracias, 감사합니다 (gamsahamnida).',
      en: 'Those for taxis, restaurants, doctors or the police are there to say or to show on your phone, offline too. To start with: hello, 안녕하세요 (annyeonghaseyo), and thank you, 감사합니다 (gamsahamnida).',
    },
    more: ['phrases', 'hangul'],
    asked: ways(
      'frases, frases coreano, frases utiles, vocabulario, phrases, korean phrases, basic korean, palabras coreano, palabras basicas, frases basicas, expresiones, frases viaje, useful phrases, basic phrases, travel phrases, aprender frases, frases para viajar, korean words',
    ),
  },
  {
    id: 'say-thanks',
    question: { es: '¿Cómo se dice gracias?', en: 'How do you say thank you?' },
    text: {
      es: '감사합니다 (gamsahamnida). Hola es 안녕하세요 (annyeonghaseyo) y perdón, 죄송합니다 (joesonghamnida).',
      en: '감사합니다 (gamsahamnida). Hello is 안녕하세요 (annyeonghaseyo) and sorry is 죄송합니다 (joesonghamnida).',
    },
    more: ['requirements#idioma', 'study#promo'],
    asked: ways(
      'gracias, decir gracias, =ola, ola como, ola coreano, como estas coreano, como esta coreano, how are you korean, disculpe, disculpa, perdone, permiso coreano, adios, adios coreano, chao coreano, excuse me, excuse me korean, goodbye, goodbye korean, bye korean, hola, decir hola, perdon, saludos coreano, thank you, thanks, say thank you, hello, say hello, sorry, please, annyeong, annyeonghaseyo, gamsahamnida, kamsahamnida, 감사합니다, 안녕하세요, como saludo, buenos dias coreano, good morning korean, saludar coreano, como saludar coreano, saludos, digo hola, decir buenos dias, greet korean, korean greeting, como te llamas, buenos dias, buenas noches, por favor coreano, mucho gusto, no entiendo coreano, good morning, good night, nice to meet you, decir si, decir no, contar en coreano, numeros en coreano, count in korean, korean numbers',
    ),
  },
  {
    id: 'hangul',
    question: { es: '¿Es difícil leer coreano?', en: 'Is Korean hard to read?' },
    text: {
      es: 'No: el alfabeto, el hangul, tiene 24 letras, y con una hora al día lees despacio en una o dos semanas. Ayuda con carteles, menús y estaciones.',
      en: 'No: the alphabet, Hangul, has 24 letters, and with an hour a day you read slowly within a week or two. It helps with signs, menus and stations.',
    },
    more: ['hangul', 'study#promo', 'korean-from-scratch#before'],
    asked: ways(
      'aprender alfabeto, learn alphabet, hangul, hangeul, learn hangul, learn hangul day, aprender hangul, aprender hangul dia, lee coreano, leo coreano, letras coreanas, letras coreano, escribir coreano, escritura coreana, korean letters, korean writing, write korean, alfabeto, alfabeto coreano, leer coreano, idioma coreano, alphabet, korean alphabet, read korean, 한글, =idioma, =language, =lengua, idioma dificil',
    ),
  },
  {
    id: 'time-difference',
    question: { es: '¿Qué diferencia horaria hay?', en: 'What is the time difference?' },
    text: {
      es: 'Corea no cambia la hora. Va 8 horas por delante de España en invierno y 7 en verano, 9 y 8 del Reino Unido, 12 de Argentina, 14 de Colombia y Perú, y 15 de Ciudad de México.',
      en: 'Korea has no summer time. It is 9 hours ahead of the United Kingdom in winter and 8 in summer, 8 and 7 ahead of Spain, 12 ahead of Argentina, 14 of Colombia and Peru, and 15 of Mexico City.',
    },
    sources: [sources.timeZones],
    more: ['arriving#first-afternoon'],
    asked: ways(
      'diferencia horaria, hora corea, hora seul, que hora es, huso horario, zona horaria, horario corea, cuantas horas diferencia, jet lag, hora, time difference, time zone, timezone, what time, korea time, time in korea, hours ahead, jetlag, kst, horas diferencia, cuantas horas son, que hora es alla, que hora es en seul, hora en corea, huso, hours difference, what time is it, uso horario',
    ),
  },
  {
    id: 'shop-hours',
    question: { es: '¿A qué hora abren las tiendas?', en: 'When are shops open?' },
    text: {
      es: 'Las calles comerciales, {shopping-street-hours}; los centros comerciales, {mall-hours}; los grandes almacenes, {department-store-hours}.',
      en: 'Shopping streets, {shopping-street-hours}; malls, {mall-hours}; department stores, {department-store-hours}.',
    },
    more: ['shopping#hours'],
    asked: ways(
      'horario tiendas, horarios tiendas, horario comercial, horario centros comerciales, hora abren tiendas, tiendas abiertas, tiendas domingo, supermercado, supermercados, shop hours, opening hours, store hours, shops open, shops sunday, supermarket, horario, horarios, abren domingo, convenience store, tienda conveniencia, 편의점',
    ),
  },
  {
    id: 'christmas',
    question: { es: '¿Qué abre en Navidad?', en: 'What is open at Christmas?' },
    text: {
      es: 'El 25 de diciembre es festivo: cierran bancos, correos y oficinas, y abren los restaurantes y casi todas las tiendas. El 1 de enero cierran muchas más.',
      en: '25 December is a public holiday: banks, post offices and offices close, and restaurants and most shops open. On 1 January many more are closed.',
    },
    sources: [
      {
        name: 'Korea4Expats',
        url: 'https://korea4expats.com/news-christmas-new-year-korea.html',
        date: '2014-12-15',
      },
    ],
    more: ['seasons#your-dates', 'seasons#closed'],
    asked: ways(
      'navidad, navidades, nochebuena, 25 diciembre, 1 enero, christmas, xmas, christmas eve, 25 december, boxing day, 크리스마스',
    ),
  },
  {
    id: 'holidays',
    question: { es: '¿Qué festivos cierran todo?', en: 'Which holidays close things?' },
    text: {
      es: 'Seollal, el Año Nuevo lunar, y Chuseok, a principios de otoño, duran tres días cada uno. Se agotan los trenes y cierran muchos comercios. En 2027, Seollal es el 7 de febrero, el cumpleaños de Buda, el 13 de mayo, y Chuseok, el 15 de septiembre.',
      en: 'Seollal, the Lunar New Year, and Chuseok, in early autumn, last three days each. Trains sell out and many shops close. In 2027 Seollal is on 7 February, Buddha’s Birthday on 13 May and Chuseok on 15 September.',
    },
    sources: [
      {
        name: { es: 'Calendario oficial de 2027, copia', en: 'Official calendar of 2027, copy' },
        url: 'https://github.com/hyunbinseo/holidays-kr',
        date: '2026',
      },
    ],
    more: ['seasons', 'seasons#closed'],
    asked: ways(
      'festivo, festivos, dias festivos, feriado, feriados, fiestas, seollal, chuseok, ano nuevo, ano nuevo lunar, public holidays, holidays, bank holidays, lunar new year, new year, 설날, 추석, vacaciones coreanas, chuseok 2027, seollal 2027, dias feriados, feriados corea, festivos corea, año nuevo chino, que cierra chuseok, tiendas chuseok, national holiday, is chuseok, when is chuseok, when is seollal, when is lunar new year, dia festivo, dias libres, tiendas cerradas, cerrado chuseok, cerrado seollal, cuando chuseok, closed chuseok, closed seollal, chuseok closed, =dia de los niños, =dia del niño, =childrens day, dia de la liberacion, liberation day, elecciones, election day, san valentin, valentines day, pepero, pepero day, halloween, dia de muertos, carnaval, nochevieja, fin de año, new years eve, cumpleaños de buda, buddhas birthday, vacaciones escolares, school holidays, vacaciones colegio, hangul day, dia del hangul, golden week, feriados 2027, festivos 2027, =puente',
    ),
  },
  {
    id: 'cherry-blossom',
    question: { es: '¿Cuándo florecen los cerezos?', en: 'When do the cherry trees bloom?' },
    text: {
      es: 'Los cerezos florecen {cherry-blossom}. La flor plena dura pocos días y cambia cada año: mira el pronóstico de marzo.',
      en: 'The cherry trees bloom {cherry-blossom}. Full bloom lasts a few days and changes every year, so check the March forecast.',
    },
    more: ['seasons#blossom'],
    asked: ways(
      'cerezo, cerezos, cerezos en flor, flor cerezo, sakura, floracion, primavera, cherry, cherry blossom, cherry blossoms, blossom, spring, beotkkot, 벚꽃, jinhae',
    ),
  },
  {
    id: 'autumn-leaves',
    question: { es: '¿Cuándo se ven las hojas de otoño?', en: 'When are the autumn leaves?' },
    text: {
      es: 'En las montañas del norte, como Seoraksan, en la segunda mitad de octubre. En los parques de las ciudades, alrededor de una semana más tarde o más.',
      en: 'In the northern mountains, such as Seoraksan, in the second half of October. In city parks, about a week later or more.',
    },
    sources: [
      {
        name: 'Haps Korea',
        url: 'https://www.hapskorea.com/korea-destinations-fall-foliage-forecast-south-korea-21/',
        date: '2021-09-29',
      },
    ],
    more: ['seasons#leaves'],
    asked: ways(
      'otono, hojas otono, hojas rojas, follaje, colores otono, autumn, fall, autumn leaves, fall foliage, foliage, leaves, danpung, 단풍',
    ),
  },
  {
    id: 'best-season',
    question: { es: '¿Cuándo conviene ir?', en: 'When should I go?' },
    text: {
      es: 'En primavera, cuando los cerezos florecen {cherry-blossom}, y de mediados de septiembre a principios de noviembre. El verano es caluroso y lluvioso; el invierno, seco y frío.',
      en: 'In spring, when the cherry trees bloom {cherry-blossom}, and from mid-September to early November. Summer is hot and rainy; winter dry and cold.',
    },
    sources: [sources.climate],
    more: ['seasons', 'faq#travel-seasons'],
    asked: ways(
      'cuando ir, cuando viajar, mejor epoca, mejor mes, epoca viajar, temporada, temporadas, estaciones ano, when to go, best time, best time visit, best time go, best time year, best month, best month visit, best season, when to visit, mejor mes viajar, mejor tiempo viajar, mejor fecha viajar, seasons, season, mejor momento, que mes, que mes mejor, que mes es mejor, mejor mes personas mayores, que epoca, which month, what month, month best',
    ),
  },
  {
    id: 'what-to-buy',
    question: { es: '¿Qué compro y dónde?', en: 'What do I buy, and where?' },
    text: {
      es: 'Cosmética, en Myeongdong; ropa, en Dongdaemun; regalos, en Namdaemun; y en Busan, Centum City un día de lluvia. También papelería, discos de k-pop, té, ginseng y alga tostada, que pesa poco.',
      en: 'Cosmetics in Myeongdong, clothes in Dongdaemun, gifts in Namdaemun and, in Busan, Centum City on a rainy day. Stationery, K-pop records, tea, ginseng and roasted seaweed, which weighs little, too.',
    },
    more: ['shopping', 'shopping#best-buys'],
    asked: ways(
      'regalos familia, regalos para llevar, regalo familia, recuerdos familia, souvenirs family, gifts family, gifts to take home, vintage, second hand, thrift, ropa usada, segunda mano, comprar cosmetica, cosmetica, cosmeticos, maquillaje, skincare, mascarillas faciales, cremas coreanas, productos coreanos, que comprar, que compro, regalos, souvenirs, recuerdos, llevar de regalo, comprar ropa, tiendas ropa, donde comprar ropa, ropa barata, comprar barato, donde comprar barato, calle compras, zona compras, mejores compras, cosmetics, skin care, makeup, k-beauty, face masks, sheet masks, what to buy, what should i buy, gifts, buy gifts, buy clothes, clothes shopping, where to shop, shopping street, best shopping, cheap clothes, korean brands, 화장품, 올리브영, 기념품, 쇼핑, zapatos talla, numero zapato, zapatos numero, zapatos comprar, calzado, talla grande, tallas grandes, ropa talla, buy shoes, shoe size, shoe sizes, plus size, sneakers buy, olive young que comprar, cosmetica barata, skin care barato',
    ),
  },
  {
    id: 'restrooms',
    question: { es: '¿Hay baños públicos?', en: 'Are there public toilets?' },
    text: {
      es: 'Sí, en las estaciones de metro, los centros comerciales y los parques. Busca el cartel 화장실 (hwajangsil).',
      en: 'Yes, in subway stations, malls and parks. Look for the sign 화장실 (hwajangsil).',
    },
    more: ['transport#seoul-subway'],
    asked: ways(
      'bano, banos, aseo, aseos, servicio, servicios, lavabo, wc, retrete, sanitario, inodoro, banos publicos, papel higienico, toilet, toilets, bathroom, bathrooms, restroom, restrooms, washroom, loo, public toilet, 화장실, hwajangsil, necesito un baño, baños metro, baño metro, donde baño, banos calle, bathroom near, need toilet',
    ),
  },
  {
    id: 'children',
    question: { es: '¿Se puede viajar con niños?', en: 'Can I travel with children?' },
    text: {
      es: 'Sí. Todas las estaciones del metro de Seúl tienen ascensor para el cochecito, y los palacios y parques cuestan poco o nada. De la K-ETA están exentos quienes tienen {keta-exempt-ages}.',
      en: 'Yes. Every station of the Seoul subway has a lift for the pram, and palaces and parks cost little or nothing. Those aged {keta-exempt-ages} are exempt from the K-ETA.',
    },
    sources: [sources.lifts],
    more: ['seoul-with-children', 'seoul#children', 'busan#children', 'requirements#menores'],
    asked: ways(
      'canguro, nanny, pacifier, chupon, nino, ninos, nina, bebe, bebes, familia, hijos, menores, cochecito, carrito, adolescentes, child, children, kids, baby, family, pram, stroller, buggy, toddler, teenagers, carreola, viajar bebe, viajar con bebe, viajar niños, viajar hijos, parque niños, con niños, ir con niños, actividades niños, silla bebe, silla auto, travelling with kids, travel with baby, with kids, family trip, kids activities, car seat, high chair, pushchair, 유모차, llevar bebe, llevar carriola, llevar cochecito, bebe metro, cochecito metro, with toddlers, small children, niños pequenos, vale la pena niños, coche guagua, coche bebe, coche para bebe, =hijo, =hija, niñera, guarderia, babysitter, childcare, playground, parque infantil, parques infantiles, trona, sillita, alzador, booster seat, playroom, kids cafe, bebe 1 año, bebe 2 años, viajar bebe 1 año',
    ),
  },
  {
    id: 'pets',
    question: { es: '¿Puedo llevar a mi perro o gato?', en: 'Can I bring my dog or cat?' },
    text: {
      es: 'Sí, con microchip ISO, certificado sanitario oficial y, si tiene más de 90 días y tu país no está libre de rabia, un análisis de anticuerpos. Sin papeles queda en cuarentena. Antes de volar, pregunta a la agencia QIA.',
      en: 'Yes, with an ISO microchip, an official health certificate and, if it is over 90 days old and your country is not rabies-free, an antibody test. Without documents it is quarantined. Ask the QIA agency before you fly.',
    },
    sources: [
      {
        name: 'Korean Air',
        url: 'https://www.koreanair.com/global/en/traveling/services/pets/pet-restriction-bycountry.html',
      },
    ],
    more: ['manners#pets'],
    asked: ways(
      'veterinario, veterinaria, vet, vets, perro, perros, gato, gatos, mascota, mascotas, chucho, animal, animales, viajar con perro, pet, pets, dog, dogs, cat, cats, animal, travel with dog, llevar perro, llevar gato, llevar mascota, traer perro, bring dog, bring cat',
    ),
  },
  {
    id: 'templestay',
    question: { es: '¿Se puede dormir en un templo?', en: 'Can I stay in a temple?' },
    text: {
      es: 'Sí, con el programa Templestay, de una noche o de un día, con ceremonias o solo descanso. Se reserva en templestay.com. No se sirve carne y el día empieza hacia las 4:00.',
      en: 'Yes, with Templestay, for a night or a day, with ceremonies or just to rest. Book on templestay.com. No meat is served and the day begins at about 4:00.',
    },
    sources: [
      {
        name: 'Travel Korea',
        url: 'https://travelkorea.co.kr/korean-templestay-guide-seoul',
        date: '2025',
      },
    ],
    more: ['where-to-stay#templestay'],
    asked: ways(
      'templestay, temple stay, dormir templo, noche templo, alojarse templo, meditacion, retiro budista, stay temple, sleep temple, meditation, 템플스테이',
    ),
  },
  {
    id: 'where-to-stay',
    question: { es: '¿Dónde duermo como visitante?', en: 'Where do I stay as a visitor?' },
    text: {
      es: 'En Seúl, Hongdae para llegar de noche, Myeongdong o Jongno para ver palacios y Seochon para el silencio. En Busan, Seomyeon para moverte y Gwangalli para el mar. La página compara los barrios.',
      en: 'In Seoul, Hongdae if you arrive at night, Myeongdong or Jongno to see palaces, and Seochon for quiet. In Busan, Seomyeon to get about and Gwangalli for the sea. The page compares the areas.',
    },
    more: ['where-to-stay', 'where-to-stay#booking'],
    asked: ways(
      'hotel, hoteles, hostal, hostales, hostel, hostels, albergue, hospedaje, donde dormir, dormir, mejores barrios dormir, donde alojarse, alojarse, donde quedarse, airbnb, casa huespedes, guesthouse, reservar hotel, hotels, where to stay, stay seoul, stay busan, accommodation tourist, place to stay, places to stay, booking, hanok stay, dormir hanok, en que barrio dormir, mejor zona, mejor barrio, que barrio, que zona, zona hotel, barrio hotel, hotel seul, hotel busan, hotel myeongdong, hotel hongdae, hostales seul, hospedarse, hospedarme, donde me quedo, donde me hospedo, donde me alojo, alojamiento turista, best area, which area, which neighbourhood, where should i stay, hotel seoul, 숙소, 호텔, 게스트하우스, hospederia, hosteria, posada, residencial, pension, inn, bed and breakfast, area to stay, areas to stay, best area to stay, camping, acampar, glamping, hotel capsula, capsule hotel, hotel familiar, family hotel, hotel cerca metro, motel',
    ),
  },
  {
    id: 'jjimjilbang',
    question: { es: '¿Qué es un jjimjilbang?', en: 'What is a jjimjilbang?' },
    text: {
      es: 'Baños y salas calientes; en algunos se puede pasar la noche. Los baños están separados por sexo y se usan sin ropa; las salas son comunes y con el uniforme que dan. Los extras se pagan al salir.',
      en: 'Baths and hot rooms; in some you can spend the night. The baths are separate by sex and used without clothes; the hot rooms are shared and in the uniform provided. You pay for extras on the way out.',
    },
    sources: [{ name: 'Skyland', url: 'http://www.skyland7.com/?page_id=42' }],
    more: ['where-to-stay#jjimjilbang'],
    asked: ways(
      'jjimjilbang, jimjilbang, chimchilbang, sauna, saunas, spa, spas, bano coreano, banos termales, termas, bathhouse, hot spring, hot springs, korean spa, korean bath, 찜질방, masaje, masajes, aguas termales, baños publicos coreanos, massage, onsen, thermal bath',
    ),
  },
  {
    id: 'religion',
    question: { es: '¿Qué religión hay en Corea?', en: 'What religion is there in Korea?' },
    text: {
      es: 'Más de la mitad no tiene (censo de 2015). De cada diez creyentes, seis son cristianos y tres o cuatro, budistas.',
      en: 'More than half have none (2015 census). Of every ten believers, six are Christian and three or four Buddhist.',
    },
    sources: [
      {
        name: { es: 'Donga, el censo de 2015', en: 'Donga, the census of 2015' },
        url: 'https://www.donga.com/news/Culture/article/all/20161219/81929011/1',
        date: '2016-12-19',
      },
    ],
    more: ['manners#faith', 'seoul#jogyesa'],
    asked: ways(
      'religion, iglesia, iglesias, misa, catolico, catolica, cristianos, catedral, religiones, church, churches, mass, catholic, christian, cathedral, religions, 교회, iglesia catolica, misa español, misa domingo, domingo misa, templo evangelico, cristianismo, budismo, mass sunday, sunday mass, english mass, 성당, religion tienen, iglesias catolicas, hay iglesias, hay misa',
    ),
  },
  {
    id: 'concert-tickets',
    question: {
      es: '¿Dónde compro entradas de un concierto?',
      en: 'Where do I buy concert tickets?',
    },
    text: {
      es: 'Esta guía no lista conciertos. Cómpralas donde las anuncie el artista, con el nombre de tu pasaporte, y llévalo: en actos de Weverse lo comprueban. Nunca de segunda mano: en 2023, en un festival de SBS, hubo quien se quedó fuera con entradas falsas.',
      en: 'This guide lists no concerts. Buy where the artist says, in the name on your passport, and bring it: Weverse events check. Never second-hand: in 2023, at an SBS festival, people with fake tickets were turned away.',
    },
    sources: [
      {
        name: 'Korea JoongAng Daily',
        url: 'https://v.daum.net/v/20231226184915645',
        date: '2023-12-26',
      },
      {
        name: { es: 'Weverse Shop, aviso de un acto', en: 'Weverse Shop, notice of an event' },
        url: 'https://shop.weverse.io/shop/MXN/artists/159/events/720',
        date: '2023-11',
      },
    ],
    more: ['series-and-music', 'more-seoul#olympic-park'],
    asked: ways(
      'concierto, conciertos, concierto k-pop, conciertos k-pop, entradas concierto, entradas k-pop, boletos concierto, fan meeting, fanmeet, recital, recitales, gira, concert, concerts, concert tickets, k-pop concert, k-pop tickets, gig, gigs, 콘서트, weverse, interpark, global interpark, nol world, nol ticket, yes24, ticketlink, preventa, preventa fan club, fan club, fanclub, membresia, membership, entradas bts, boletos bts, ver bts, ver a bts, ver blackpink, ver stray kids, boletos kpop, entradas recital, show kpop, festival kpop, entradas festival, kcon, mama awards, reventa, presale, fan club presale, ticketing, kpop tickets, kpop festival, kpop concert tickets, bts tickets, resale, boletos numero coreano, entradas numero coreano, tickets korean number',
    ),
  },
  {
    id: 'k-pop',
    question: { es: '¿Dónde hay K-pop para visitantes?', en: 'Where is there K-pop for visitors?' },
    text: {
      es: 'HiKR Ground (하이커 그라운드), junto al Cheonggyecheon, tiene decorados de vídeos y es gratis; cierra los lunes (2023). En Hongdae actúan grupos en la calle.',
      en: 'HiKR Ground (하이커 그라운드), by the Cheonggyecheon, has video sets and is free; it closes on Mondays (2023). In Hongdae groups perform in the street.',
    },
    sources: [
      {
        name: 'The Korea Herald',
        url: 'https://www.koreaherald.com/view.php?ud=20230620000525',
        date: '2023-06-20',
      },
    ],
    more: ['series-and-music', 'seoul#hongdae', 'seoul#cheonggyecheon'],
    asked: ways(
      'hallyu, 케이팝, =kpop, =k-pop, =idol, =idols, =idolos, =fandom, =blackpink, =stray kids, =twice, =seventeen, =newjeans, =aespa, =exo, =enhypen, =txt, =ateez, =le sserafim, =ive, =riize, =grupo kpop, =grupos kpop, kpop visitantes, kpop turistas, lugares kpop, sitios kpop, zona kpop, kpop seul, kpop gratis, museo kpop, kpop museo, experiencia kpop, actividades kpop, plan kpop, fan kpop, soy fan kpop, ver idols, ver idolos, encontrar idols, conocer idols, blackpink seul, hikr, hikr ground, kpop seoul, kpop places, kpop spots, kpop museum, kpop experience, kpop things, things kpop fan, kpop fan, =see idols, =meet idols',
    ),
  },
  {
    id: 'offline',
    question: { es: '¿Puedo leer la guía sin conexión?', en: 'Can I read the guide offline?' },
    text: {
      es: 'Sí. Lo que has abierto se puede volver a leer, y desde la página de inicio o el mapa del sitio guardas la guía entera en el dispositivo.',
      en: 'Yes. What you have opened can be read again, and from the home page or the site map you save the whole guide on your device.',
    },
    more: ['sitemap', 'home'],
    asked: ways(
      'sin conexion, sin internet, descargar guia, guardar guia, modo avion, pdf, descargar, offline, save guide, download guide, download, airplane mode, no internet, without internet',
    ),
  },
  {
    id: 'tattoos',
    question: { es: '¿Es legal tatuarse?', en: 'Are tattoos legal?' },
    text: {
      es: 'Llevarlos, sí. Tatuar con licencia y sin ser médico será legal desde octubre de 2027. Algunos baños públicos no admiten tatuajes: pregunta en cada uno.',
      en: 'Having them is. Tattooing with a licence, without being a doctor, will be legal from October 2027. Some public baths turn tattoos away, so ask at each one.',
    },
    sources: [
      {
        name: 'Chosun Biz',
        url: 'https://biz.chosun.com/en/en-policy/2025/10/21/PA2NMADEUJHGDN2VOPNWHY6H3Y/',
        date: '2025-10-21',
      },
    ],
    more: ['seoul'],
    asked: ways(
      'tatuaje, tatuajes, tatuar, tatuarse, tattoo, tattoos, 타투, 문신, tatuaje jjimjilbang, tatuajes sauna, tatuajes piscina, entrar con tatuajes, tattoo sauna, tattoos spa, hacerme tatuaje, get a tattoo',
    ),
  },
  {
    id: 'areas-to-live',
    question: { es: '¿En qué barrio vivo?', en: 'Which area should I live in?' },
    text: {
      es: 'En Seúl, Sinchon y Hongdae para estudiar en el oeste, Anam y Hyehwa si quieres calma, y Konkuk y Wangsimni para comer barato en la línea 2. En Busan, Seomyeon por el metro y Gwangalli o Haeundae por el mar.',
      en: 'In Seoul, Sinchon and Hongdae for studying in the west, Anam and Hyehwa for quiet, and Konkuk and Wangsimni for cheap food on Line 2. In Busan, Seomyeon for the subway, and Gwangalli or Haeundae for the sea.',
    },
    more: ['faq#best-areas', 'accommodation'],
    asked: ways(
      'barrio vivir, barrios vivir, zona vivir, zonas vivir, barrio estudiantes, zona estudiantes, barrio universitario, colonia vivir, mejor barrio vivir, students live, estudiantes vivir, area live, areas live, area to live, areas to live, best area to live, neighbourhood students, student area, neighborhood live, neighbourhood live',
    ),
  },
  {
    id: 'housing',
    question: { es: '¿Dónde vivo y cuánto cuesta?', en: 'Where can I live and what does it cost?' },
    text: {
      es: 'Al mes, un goshiwon cuesta {rent-goshiwon}, una casa compartida {rent-share-house} y un estudio {rent-oneroom}, con fianza (depósito) de {oneroom-deposit}.',
      en: 'A month in a goshiwon costs {rent-goshiwon}, in a share house {rent-share-house} and in a studio {rent-oneroom}, with a deposit of {oneroom-deposit}.',
    },
    more: ['accommodation', 'accommodation#prices', 'first-month#lease'],
    asked: ways(
      'alquiler, alquilar apartamento, alquilar piso, alquilar departamento, alquilar habitacion, renta, rentar departamento, arriendo, departamento, piso, apartamento, habitacion, cuarto, vivienda, casa, homestay, homestay familia, familia anfitriona, host family, wolse, jeonse, fianza, deposito, precio alquiler, rent, renting, flat, apartment, room, housing, rent apartment, rent flat, deposit, monthly rent, lease, 월세, 전세, 원룸, piso compartido, departamento compartido, compartir piso, compartir departamento, compartir casa, roomie, roomies, roommate, flatmate, flat share, share flat, share house, estudiante alquiler, estudiante departamento, estudiante piso, alquiler estudiante seul, rent student',
    ),
  },
  {
    id: 'bukchon-hours',
    question: { es: '¿Cuándo se visita Bukchon?', en: 'When may I visit Bukchon?' },
    text: {
      es: 'En la zona de casas habitadas se puede pasear {bukchon-hours}. Fuera de ese horario hay una multa de {bukchon-fine}.',
      en: 'In the streets where people live, visits are allowed {bukchon-hours}. Outside those hours the fine is {bukchon-fine}.',
    },
    more: ['seoul#bukchon'],
    asked: ways(
      'horario bukchon, bukchon horario, multa bukchon, bukchon hours, bukchon fine, visitar bukchon',
    ),
  },
  {
    id: 'gyeongbokgung-closing',
    question: { es: '¿Qué día cierran los palacios?', en: 'Which day do the palaces close?' },
    text: {
      es: 'Gyeongbokgung cierra {gyeongbokgung-hours.closed} y Changdeokgung, {changdeokgung-hours.closed}. La entrada a cada uno cuesta {gyeongbokgung-admission=changdeokgung-admission}; es {palace-free-hanbok}.',
      en: 'Gyeongbokgung is closed {gyeongbokgung-hours.closed} and Changdeokgung {changdeokgung-hours.closed}. Admission to each is {gyeongbokgung-admission=changdeokgung-admission}; it is {palace-free-hanbok}.',
    },
    more: ['seoul#gyeongbokgung', 'seoul#changdeokgung'],
    asked: ways(
      'palacio cierra, palacios cierran, palacio martes, palacio lunes, palacio horario, horario palacio, precio palacio, entrada palacio, precio gyeongbokgung, horario gyeongbokgung, gyeongbokgung martes, hanbok gratis, palace closed, palace hours, palace tuesday, palace ticket, palace price, gyeongbokgung hours, gyeongbokgung closed, gyeongbokgung tuesday, opening hours gyeongbokgung, gyeongbokgung opening hours, gyeongbokgung closes, cierra gyeongbokgung, gyeongbokgung cierra, gyeongbokgung abre, palacio abre, palacios abren martes, palacios martes, que palacio abre, palacios lunes, palacio cerrado, palacios cerrados, palacios gratis, palacio gratis, entrada gyeongbokgung, hanbok palacio, palaces open, palaces tuesday, palaces monday, palace open, free palaces, 경복궁 휴무, entrar gratis hanbok, free hanbok, palace hanbok',
    ),
  },
  {
    id: 'dmz',
    question: { es: '¿Cómo se visita la DMZ?', en: 'How do I visit the DMZ?' },
    text: {
      es: 'El parque de Imjingak se visita por libre. Al túnel y al observatorio Dora solo se va en una visita en autobús, con el pasaporte: con agencia desde Seúl ({dmz-price}; reserva {dmz-booking}) o comprándola en la taquilla de Imjingak. No sale {imjingak-visit-hours.closed}.',
      en: 'You can visit Imjingak park on your own. The tunnel and the Dora observatory are seen only on a bus tour, with your passport: with an agency from Seoul ({dmz-price}; book {dmz-booking}), or bought at the counter in Imjingak. It does not run {imjingak-visit-hours.closed}.',
    },
    more: ['more-seoul#imjingak-dmz', 'other-destinations#tips'],
    asked: ways(
      'dmz, zona desmilitarizada, corea norte, frontera norte, panmunjom, jsa, imjingak, visitar corea norte, demilitarised zone, demilitarized zone, north korea, border, 비무장지대, pyongyang, frontera, frontera corea norte, tour corea norte, visitar frontera, norcorea, north korean border',
    ),
  },
  {
    id: 'hallasan',
    question: { es: '¿Hay que reservar Hallasan?', en: 'Must I book Hallasan?' },
    text: {
      es: 'La reserva hace falta {hallasan-booking}.',
      en: 'You need to book {hallasan-booking}.',
    },
    more: ['other-destinations#jeju'],
    asked: ways(
      'hallasan, reserva hallasan, subir hallasan, halla, hallasan booking, climb hallasan, 한라산',
    ),
  },
] as const satisfies readonly Answer[];
