import type { Itinerary } from './itinerary.ts';

export const itinerary = {
  id: 'food-tour-5days',
  title: { es: 'Comer Corea', en: 'Eating Korea' },
  duration: 5,
  description: {
    es: 'Mercados, cocina casera y barbacoa en Seúl, y dos días en Jeonju, la ciudad del bibimbap. Cinco días enteros con apetito.',
    en: 'Markets, home cooking and barbecue in Seoul, then two days in Jeonju, the city of bibimbap. Five days, best taken hungry.',
  },
  alt: {
    es: 'Un mapa hecho de tela con un plato por día unidos por una puntada roja: tortitas, fideos y tteokbokki en Seúl, bibimbap y sopa de brotes de soja en Jeonju',
    en: 'A map made of cloth with a dish for each day joined by a red stitch: pancakes, noodles and tteokbokki in Seoul, bibimbap and bean sprout soup in Jeonju',
  },
  cities: ['seoul', 'jeonju'],
  difficulty: 'easy',
  days: [
    {
      day: 1,
      city: 'seoul',
      back: [{ mode: 'subway', city: 'seoul' }],
      title: { es: 'Primeros bocados en el centro', en: 'First bites downtown' },
      activities: [
        {
          time: '10:00',
          icon: 'market',
          title: { es: 'Primera cata en Gwangjang', en: 'A first tasting at Gwangjang' },
          location: { es: 'Línea 1, Jongno 5-ga, salida 8', en: 'Line 1, Jongno 5-ga, exit 8' },
          stop: { attraction: 'gwangjang-market' },
          opening: ['gwangjang-hours'],
          description: {
            es: 'Pide tres cosas en raciones (porciones) pequeñas, como bindaetteok recién frito, mayak gimbap con mostaza y, si te atreves, yukhoe, carne cruda aliñada con pera y sésamo.',
            en: 'Order three things in small portions, such as bindaetteok straight from the oil, mayak gimbap with mustard and, if you dare, yukhoe, raw beef with pear and sesame.',
          },
          tips: [
            {
              es: 'Comparte, porque en los mercados una ración suele bastar para dos y queda mucho día.',
              en: 'Share, because in the markets one portion is often enough for two and the day is long.',
            },
          ],
          legs: [{ mode: 'subway', city: 'seoul' }],
        },
        {
          time: '12:00',
          icon: 'walk',
          title: { es: 'Un paseo para abrir el apetito', en: 'A walk to get hungry again' },
          location: { es: 'Cheonggyecheon', en: 'Cheonggyecheon' },
          stop: { attraction: 'cheonggyecheon' },
          description: {
            es: 'Baja al arroyo por la escalera que hay al sur del mercado y camina contra la corriente unos 2 km, hasta la plaza donde nace.',
            en: 'Take the steps south of the market down to the stream and walk about 2 km against the current, to the square where it begins.',
          },
          legs: [{ mode: 'walk' }],
        },
        {
          time: '13:15',
          icon: 'food',
          title: { es: 'Comida de templo', en: 'Temple food' },
          location: { es: 'Alrededores de Jogyesa', en: 'Around Jogyesa' },
          stop: { attraction: 'jogyesa' },
          description: {
            es: 'Cerca del templo se sirve cocina budista, con arroz en hojas de loto, raíces y setas (hongos), sin carne ni ajo. Luego entra a ver el patio de faroles.',
            en: 'Buddhist food is served near the temple, with rice in lotus leaf, roots and mushrooms, and no meat or garlic. Afterwards step in to see the courtyard of lanterns.',
          },
          tips: [
            {
              es: 'Es la mejor comida del viaje para vegetarianos y veganos. Muchos restaurantes exigen reserva.',
              en: 'It is the best meal of the trip for vegetarians and vegans. Many restaurants require a booking.',
            },
          ],
        },
        {
          time: '15:30',
          icon: 'rest',
          title: { es: 'Casa de té en Insadong', en: 'A tea house in Insadong' },
          location: { es: 'Insadong', en: 'Insadong' },
          stop: { attraction: 'insadong' },
          description: {
            es: 'Está a la vuelta de la esquina. Pide omija-cha, la infusión de la baya «de los cinco sabores», con un plato de yakgwa, galletas de miel fritas.',
            en: 'It is just round the corner. Order omija-cha, brewed from the “five-flavour” berry, and a plate of yakgwa, fried honey biscuits.',
          },
        },
        {
          time: '18:00',
          icon: 'food',
          title: { es: 'Parrilla en Jongno 3-ga', en: 'Grilled pork in Jongno 3-ga' },
          location: {
            es: 'Líneas 1, 3 y 5, Jongno 3-ga, salida 6',
            en: 'Lines 1, 3 and 5, Jongno 3-ga, exit 6',
          },
          stop: { lat: 37.573, lng: 126.9905, hangul: '종로3가 고기골목' },
          description: {
            es: 'Es un callejón de mesas metálicas en la calle, junto a Ikseon-dong. La especialidad es el galmaegisal, una pieza magra del cerdo que se asa en la mesa.',
            en: 'This is an alley of steel tables on the pavement, next to Ikseon-dong. The speciality is galmaegisal, a lean cut of pork grilled at your table.',
          },
        },
        {
          time: '20:30',
          icon: 'night',
          title: { es: 'Makgeolli entre tejados', en: 'Makgeolli under the eaves' },
          location: { es: 'Ikseon-dong', en: 'Ikseon-dong' },
          stop: { lat: 37.5741, lng: 126.9898, hangul: '익선동 한옥거리' },
          description: {
            es: 'A dos calles, los hanok de Ikseon-dong se llenan de bares. El makgeolli, vino de arroz turbio y suave, se sirve en cuencos.',
            en: 'Two streets away the hanok of Ikseon-dong fill up with bars. Makgeolli, a cloudy, gentle rice wine, comes in bowls.',
          },
        },
      ],
    },
    {
      day: 2,
      city: 'seoul',
      back: [{ mode: 'subway', city: 'seoul' }],
      title: {
        es: 'Cocinar, merendar y cenar junto al río',
        en: 'Cooking, snacking and supper by the river',
      },
      activities: [
        {
          time: '08:30',
          icon: 'food',
          title: { es: 'Desayuno de sopa en Namdaemun', en: 'Soup for breakfast at Namdaemun' },
          location: { es: 'Línea 4, Hoehyeon, salida 5', en: 'Line 4, Hoehyeon, exit 5' },
          stop: { lat: 37.5592, lng: 126.9775, hangul: '남대문시장' },
          opening: ['namdaemun-hours'],
          description: {
            es: 'En el callejón del kalguksu las cocineras cortan la masa delante de ti y ponen, con cada cuenco, otro más pequeño de fideos fríos.',
            en: 'In the kalguksu alley the cooks cut the dough in front of you and bring, with every bowl, a smaller one of cold noodles.',
          },
          tips: [
            {
              es: 'Si te toca un domingo, cambia este día por otro.',
              en: 'If it falls on a Sunday, swap this day with another.',
            },
          ],
          legs: [{ mode: 'subway', city: 'seoul' }],
        },
        {
          time: '10:30',
          icon: 'food',
          title: { es: 'Clase de cocina', en: 'A cooking class' },
          location: { es: 'Centro de Seúl', en: 'Central Seoul' },
          description: {
            es: 'En dos o tres horas preparas dos platos, casi siempre kimchi o bulgogi, y te los comes. Las hay en inglés; en la guía de gastronomía verás dónde buscarlas.',
            en: 'In two or three hours you make a couple of dishes, usually kimchi or bulgogi, and eat them. Many are in English; the food guide shows where to look.',
          },
          tips: [
            {
              es: 'Resérvala unos días antes. Su precio varía y no está en la estimación.',
              en: 'Book a few days ahead. Prices vary, so it is not in the estimate.',
            },
          ],
          legs: [{ mode: 'subway', city: 'seoul' }],
        },
        {
          time: '15:00',
          icon: 'market',
          title: { es: 'Merienda en Mangwon', en: 'An afternoon snack in Mangwon' },
          location: { es: 'Línea 6, Mangwon, salida 2', en: 'Line 6, Mangwon, exit 2' },
          stop: { lat: 37.5559, lng: 126.906, hangul: '망원시장' },
          description: {
            es: 'Compra lo que compra el barrio, como kimchi en su punto, fruta de temporada y croquetas recién hechas, para llevarlo al río.',
            en: 'Shop like a local for ripe kimchi, seasonal fruit and fresh croquettes to take to the river.',
          },
          legs: [{ mode: 'subway', city: 'seoul' }],
        },
        {
          time: '16:30',
          icon: 'rest',
          title: {
            es: 'Café de tueste propio cerca de Hongdae',
            en: 'Coffee roasted near Hongdae',
          },
          location: { es: 'Hongdae', en: 'Hongdae' },
          stop: { attraction: 'hongdae' },
          description: {
            es: 'Son dos paradas de metro, con cambio en Hapjeong, o veinticinco minutos a pie. El barrio tuesta su propio café y sirve bingsu, hielo raspado con judía (frijol) roja, todo el año.',
            en: 'It is two subway stops with a change at Hapjeong, or twenty-five minutes on foot. The neighbourhood roasts its own coffee and serves bingsu, shaved ice with red beans, all year.',
          },
          legs: [{ mode: 'subway', city: 'seoul' }],
        },
        {
          time: '18:30',
          icon: 'night',
          title: { es: 'Chimaek en el río Han', en: 'Chimaek on the Han River' },
          location: { es: 'Línea 5, Yeouinaru, salida 3', en: 'Line 5, Yeouinaru, exit 3' },
          stop: { lat: 37.5286, lng: 126.933, hangul: '여의도한강공원' },
          description: {
            es: 'Pide el pollo a uno de los repartidores de la salida del metro, mitad crujiente y mitad en salsa picante, y cena en la hierba mientras se encienden los puentes.',
            en: 'Order from one of the delivery people outside the subway, half crisp and half in spicy sauce, and eat on the grass while the bridges light up.',
          },
          tips: [
            {
              es: 'Con frío o lluvia, las pollerías de Hongdae sirven lo mismo bajo techo.',
              en: 'In cold or rain, Hongdae’s chicken restaurants serve the same under a roof.',
            },
          ],
          legs: [{ mode: 'subway', city: 'seoul' }],
        },
      ],
    },
    {
      day: 3,
      city: 'seoul',
      fixed: true,
      back: [{ mode: 'subway', city: 'seoul' }],
      title: { es: 'El este de Seúl, plato a plato', en: 'East Seoul, dish by dish' },
      activities: [
        {
          time: '09:00',
          icon: 'food',
          title: { es: 'Seolleongtang para empezar', en: 'Seolleongtang to start' },
          location: { es: 'Jongno', en: 'Jongno' },
          description: {
            es: 'Es un caldo blanco de huesos de res, cocido muchas horas y servido con arroz, cebolleta y rábano en kimchi. Búscalo en las calles de Jongno. La sal la pones tú.',
            en: 'It is a white broth of beef bones, simmered for hours and served with rice, spring onion and radish kimchi. Look for it in the streets of Jongno. You add the salt yourself.',
          },
          legs: [{ mode: 'subway', city: 'seoul' }],
        },
        {
          time: '10:30',
          icon: 'market',
          title: { es: 'Mercado Gyeongdong', en: 'Gyeongdong Market' },
          location: { es: 'Línea 1, Jegi-dong, salida 2', en: 'Line 1, Jegi-dong, exit 2' },
          stop: { lat: 37.5797, lng: 127.0385, hangul: '경동시장' },
          opening: ['gyeongdong-days'],
          description: {
            es: 'Es la despensa de la ciudad, con pasillos de ginseng, raíces secas, chiles por sacos y las hierbas de la medicina tradicional en las calles de al lado.',
            en: 'This is the city’s larder, with aisles of ginseng, dried roots, chillies by the sack and, in the streets beside it, the herbs of traditional medicine.',
          },
          legs: [{ mode: 'subway', city: 'seoul' }],
        },
        {
          time: '13:00',
          icon: 'food',
          title: { es: 'Tteokbokki en Sindang-dong', en: 'Tteokbokki in Sindang-dong' },
          location: { es: 'Líneas 2 y 6, Sindang, salida 8', en: 'Lines 2 and 6, Sindang, exit 8' },
          stop: { lat: 37.5629, lng: 127.0154, hangul: '신당동 떡볶이타운' },
          description: {
            es: 'Línea 1 hasta Dongmyo y línea 6 hasta Sindang. En la calle de los tteokbokki la olla hierve en tu mesa, con fideos, huevo y pastel de pescado.',
            en: 'Line 1 to Dongmyo, then Line 6 to Sindang. On Tteokbokki Street the pot boils at your table, with noodles, egg and fish cake.',
          },
          tips: [
            {
              es: 'Si el picante te preocupa, pide «an maepge» (sin picante) antes de que enciendan el fuego.',
              en: 'If you are worried about the spice, ask for “an maepge” (not spicy) before they light the stove.',
            },
          ],
          legs: [{ mode: 'subway', city: 'seoul' }],
        },
        {
          time: '15:00',
          icon: 'museum',
          title: { es: 'Una pausa en el DDP', en: 'A pause at the DDP' },
          location: {
            es: 'Dongdaemun History & Culture Park',
            en: 'Dongdaemun History & Culture Park',
          },
          stop: { attraction: 'dongdaemun-design-plaza' },
          description: {
            es: 'Una parada de la línea 2. Descansa en los jardines y mira las tiendas de diseño, donde venden palillos y cuencos bonitos que caben en la maleta.',
            en: 'One stop on Line 2. Rest in the gardens and look through the design shops, where handsome chopsticks and bowls fit in a suitcase.',
          },
          legs: [{ mode: 'subway', city: 'seoul' }],
        },
        {
          time: '18:00',
          icon: 'food',
          title: { es: 'Jokbal en Jangchung-dong', en: 'Jokbal in Jangchung-dong' },
          location: {
            es: 'Línea 3, Dongguk Univ. (Universidad Dongguk), salida 3',
            en: 'Line 3, Dongguk Univ., exit 3',
          },
          stop: { lat: 37.56, lng: 127.0057, hangul: '장충동 족발거리' },
          description: {
            es: 'Quince minutos a pie hacia el sur. Las manitas (patitas) de cerdo estofadas en soja se cortan en láminas y se envuelven en lechuga con ajo y pasta de gambas (camarones).',
            en: 'Fifteen minutes south on foot. Pig’s trotters braised in soy are sliced thin and wrapped in lettuce with garlic and shrimp paste.',
          },
        },
        {
          time: 'EVE',
          icon: 'rest',
          title: { es: 'Maleta ligera para Jeonju', en: 'A light bag for Jeonju' },
          location: { es: 'Tu alojamiento', en: 'Where you are staying' },
          description: {
            es: 'Acuéstate pronto, porque mañana el tren sale temprano. Si vuelves a Seúl, muchos hoteles guardan la maleta grande una noche.',
            en: 'Have an early night, because tomorrow’s train leaves early. If you are coming back to Seoul, many hotels will keep your big suitcase overnight.',
          },
        },
      ],
    },
    {
      day: 4,
      city: 'jeonju',
      fixed: true,
      back: [{ mode: 'taxi', city: 'jeonju', km: 5 }],
      title: { es: 'Jeonju, la ciudad del bibimbap', en: 'Jeonju, the city of bibimbap' },
      activities: [
        {
          time: '08:00',
          icon: 'train',
          title: { es: 'KTX de Seúl a Jeonju', en: 'KTX from Seoul to Jeonju' },
          location: { es: 'Estación de Yongsan', en: 'Yongsan Station' },
          description: {
            es: 'Los trenes de la línea de Jeonju salen de Yongsan y los rápidos tardan alrededor de {ktx-seoul-jeonju-time}. Desde la estación de Jeonju, un taxi llega a la aldea hanok en unos 15 minutos.',
            en: 'Trains to Jeonju leave from Yongsan, and the fast ones take about {ktx-seoul-jeonju-time}. From Jeonju Station a taxi reaches the hanok village in about 15 minutes.',
          },
          tips: [
            {
              es: 'El billete (boleto) se agota los fines de semana; compra ida y vuelta con antelación en Korail.',
              en: 'Tickets sell out at weekends, so buy a return in advance from Korail.',
            },
          ],
          legs: [
            { mode: 'subway', city: 'seoul' },
            { mode: 'train', route: { es: 'KTX Yongsan-Jeonju', en: 'KTX Yongsan-Jeonju' } },
            { mode: 'taxi', city: 'jeonju', km: 6 },
          ],
        },
        {
          time: '10:30',
          icon: 'walk',
          title: { es: 'Aldea hanok', en: 'The hanok village' },
          location: { es: 'Pungnam-dong y Gyo-dong', en: 'Pungnam-dong and Gyo-dong' },
          stop: { destination: 'jeonju' },
          description: {
            es: 'Unas setecientas casas de teja, muchas convertidas en talleres, cafeterías y alojamientos. Deja la mochila en tu hanok y piérdete por las calles de atrás, más tranquilas.',
            en: 'Some seven hundred tiled houses, many now workshops, cafés and guesthouses. Leave your bag at your hanok and wander the quieter lanes at the back.',
          },
        },
        {
          time: '12:00',
          icon: 'food',
          title: { es: 'Bibimbap de Jeonju', en: 'Jeonju bibimbap' },
          location: { es: 'Aldea hanok', en: 'Hanok village' },
          stop: { destination: 'jeonju' },
          description: {
            es: 'Este es el original, con arroz cocido en caldo, gelatina amarilla de judía (frijol) mungo, brotes de soja y una docena de verduras en un cuenco de latón. Mézclalo todo con los palillos, para no aplastar el arroz.',
            en: 'This is the original, with rice cooked in stock, yellow mung bean jelly, soybean sprouts and a dozen vegetables in a brass bowl. Mix it with chopsticks, so as not to crush the rice.',
          },
        },
        {
          time: '14:00',
          icon: 'palace',
          title: { es: 'Santuario Gyeonggijeon', en: 'Gyeonggijeon Shrine' },
          location: { es: 'Taejo-ro', en: 'Taejo-ro' },
          stop: { lat: 35.8153, lng: 127.1498, hangul: '경기전' },
          opening: ['gyeonggijeon-hours'],
          description: {
            es: 'Guarda el retrato del fundador de la dinastía Joseon entre bambúes y árboles viejos. Enfrente está la catedral de Jeondong, de ladrillo, acabada en 1914.',
            en: 'It houses the portrait of the founder of the Joseon dynasty among bamboo and old trees. Opposite is the brick cathedral of Jeondong, finished in 1914.',
          },
          tickets: ['gyeonggijeon-admission'],
        },
        {
          time: '16:30',
          icon: 'view',
          title: { es: 'Los tejados desde Omokdae', en: 'The roofs from Omokdae' },
          location: { es: 'Colina al este de la aldea', en: 'Hill east of the village' },
          stop: { lat: 35.8142, lng: 127.1558, hangul: '오목대' },
          description: {
            es: 'Son diez minutos de escalones hasta la vista de las postales, un mar de tejas grises que llega hasta los edificios modernos. De bajada, prueba un choco pie artesano.',
            en: 'Ten minutes of steps take you to the view on the postcards, a sea of grey tiles that reaches the modern blocks. On the way down, try a handmade choco pie.',
          },
        },
        {
          time: '18:30',
          icon: 'night',
          title: { es: 'Una mesa de makgeolli', en: 'A makgeolli table' },
          location: { es: 'Samcheon-dong', en: 'Samcheon-dong' },
          description: {
            es: 'Quince minutos en taxi. Aquí se pide el vino de arroz por jarras y la comida llega sola, con más platos en cada jarra. Ve con hambre y, mejor, en grupo.',
            en: 'Fifteen minutes by taxi. Here you order rice wine by the kettle and the food comes with it, more dishes with every kettle. Go hungry and, if you can, in a group.',
          },
          tips: [
            {
              es: 'Si es viernes o sábado, deja sitio para el mercado nocturno de Nambu.',
              en: 'On a Friday or Saturday, save room for the Nambu night market.',
            },
          ],
          legs: [{ mode: 'taxi', city: 'jeonju', km: 5 }],
        },
      ],
    },
    {
      day: 5,
      city: 'jeonju',
      fixed: true,
      title: { es: 'Desayuno de mercado y vuelta', en: 'Market breakfast and the way back' },
      activities: [
        {
          time: '08:00',
          icon: 'market',
          title: { es: 'Kongnamul-gukbap en Nambu', en: 'Kongnamul-gukbap at Nambu' },
          location: { es: 'Mercado Nambu', en: 'Nambu Market' },
          stop: { lat: 35.8118, lng: 127.1467, hangul: '전주 남부시장' },
          description: {
            es: 'El desayuno de Jeonju es la sopa de brotes de soja con arroz y un huevo poco hecho aparte. Acompáñala de moju, un makgeolli hervido con jengibre y canela, casi sin alcohol.',
            en: 'Breakfast in Jeonju is soybean sprout soup with rice and a soft egg on the side. With it comes moju, makgeolli boiled with ginger and cinnamon until almost no alcohol is left.',
          },
        },
        {
          time: '09:30',
          icon: 'view',
          title: { es: 'Puerta Pungnammun', en: 'Pungnammun Gate' },
          location: { es: 'Junto al mercado', en: 'Beside the market' },
          stop: { lat: 35.8136, lng: 127.1478, hangul: '풍남문' },
          description: {
            es: 'La única puerta que queda de la antigua muralla. Rodéala y cruza otra vez hacia la aldea, que a estas horas todavía está en silencio.',
            en: 'The only gate left of the old city wall. Walk round it and cross back to the village, still silent at this hour.',
          },
        },
        {
          time: '10:15',
          icon: 'temple',
          title: { es: 'Escuela confuciana Hyanggyo', en: 'The Hyanggyo Confucian school' },
          location: { es: 'Gyo-dong', en: 'Gyo-dong' },
          stop: { lat: 35.8125, lng: 127.1573, hangul: '전주향교' },
          opening: ['jeonju-hyanggyo-hours'],
          description: {
            es: 'Sigue la orilla del arroyo Jeonjucheon durante un cuarto de hora. En el patio hay ginkgos de varios siglos, espléndidos en noviembre; la entrada es libre.',
            en: 'Follow the Jeonjucheon stream for a quarter of an hour. The courtyard has ginkgo trees several centuries old, splendid in November; entry is free.',
          },
        },
        {
          time: '12:30',
          icon: 'food',
          title: { es: 'Hanjeongsik, la mesa completa', en: 'Hanjeongsik, the full table' },
          location: { es: 'Aldea hanok', en: 'Hanok village' },
          stop: { destination: 'jeonju' },
          description: {
            es: 'La mesa llega cubierta de platos pequeños de encurtidos, pescado, tortitas y guisos. Es la comida más cara del viaje. Elige un menú de mediodía y pregunta cuántas personas hacen falta como mínimo.',
            en: 'The table arrives covered in small dishes of pickles, fish, pancakes and stews. It is the most expensive meal of the trip. Choose a lunch set and ask about the minimum number of people.',
          },
        },
        {
          time: '15:00',
          icon: 'shopping',
          title: { es: 'Algo rico para la maleta', en: 'Something good to take home' },
          location: { es: 'Taejo-ro', en: 'Taejo-ro' },
          stop: { destination: 'jeonju' },
          description: {
            es: 'Choco pies de panadería, pasta de chile (gochujang) y papel hanji son tres regalos que aguantan el viaje. El gochujang va siempre en el equipaje facturado.',
            en: 'Bakery choco pies, chilli paste (gochujang) and hanji paper are three presents that travel well. Gochujang always goes in checked luggage.',
          },
        },
        {
          time: '17:00',
          icon: 'train',
          title: { es: 'Tren a Seúl', en: 'Train to Seoul' },
          location: { es: 'Estación de Jeonju', en: 'Jeonju Station' },
          stop: { lat: 35.8496, lng: 127.1617, hangul: '전주역' },
          description: {
            es: 'Ve en taxi a la estación y toma el KTX hasta Yongsan. Si ves una caja de hodu-gwaja, los pastelitos de nuez de Cheonan, ya tienes postre para el camino.',
            en: 'Take a taxi to the station and the KTX to Yongsan. If you spot a box of hodu-gwaja, the walnut cakes of Cheonan, there is your dessert for the ride.',
          },
          legs: [
            { mode: 'taxi', city: 'jeonju', km: 6 },
            { mode: 'train', route: { es: 'KTX Jeonju-Yongsan', en: 'KTX Jeonju-Yongsan' } },
            { mode: 'subway', city: 'seoul' },
          ],
        },
      ],
    },
  ],
} as const satisfies Itinerary;
