import type { Itinerary } from './itinerary.ts';

export const itinerary = {
  id: 'busan-3days',
  title: { es: 'Busan junto al mar', en: 'Busan by the sea' },
  duration: 3,
  description: {
    es: 'Casas de colores, un templo sobre las rocas, playas y pescado recién llegado, en tres días sin prisa.',
    en: 'Painted houses, a temple on the rocks, beaches and fish straight off the boats, in three unhurried days.',
  },
  alt: {
    es: 'La bahía de Busan al amanecer: las casas de Gamcheon, el puente de Gwangan y las torres de la playa, unidas por una ruta de tres paradas',
    en: 'Busan Bay at sunrise: the houses of Gamcheon, Gwangan Bridge and the towers on the beach, joined by a route of three stops',
  },
  cities: ['busan'],
  difficulty: 'easy',
  days: [
    {
      day: 1,
      city: 'busan',
      fixed: true,
      back: [{ mode: 'subway', city: 'busan' }],
      title: {
        es: 'El puerto y las casas de Gamcheon',
        en: 'The harbour and the houses of Gamcheon',
      },
      activities: [
        {
          id: 'busan-station',
          time: '10:30',
          icon: 'arrival',
          title: { es: 'Llegada a la estación de Busan', en: 'Arriving at Busan Station' },
          location: { es: 'Línea 1, Busan Station', en: 'Line 1, Busan Station' },
          stop: { spot: 'busan-station' },
          description: {
            es: 'Deja la maleta en la consigna (guardaequipaje) de la estación o en el hotel y toma la línea 1 hacia el sur. Todo lo de hoy está a pocas paradas.',
            en: 'Leave your bag in a station locker or at the hotel and take Line 1 south. Everything today is only a few stops away.',
          },
          tips: [
            {
              es: 'Desde Seúl, el KTX cuesta {ktx-seoul-busan-weekday} cualquier día de la semana y tarda {ktx-seoul-busan-time}. La ida y la vuelta están en la estimación.',
              en: 'From Seoul the KTX costs {ktx-seoul-busan-weekday} on any day of the week and takes {ktx-seoul-busan-time}. Both ways are in the estimate.',
            },
          ],
          legs: [
            {
              mode: 'train',
              route: { es: 'KTX Seúl-Busan', en: 'KTX Seoul-Busan' },
              fare: 'ktx-seoul-busan-weekday',
            },
          ],
        },
        {
          id: 'jagalchi',
          time: '11:30',
          icon: 'market',
          title: { es: 'Pescado en Jagalchi', en: 'Fish at Jagalchi' },
          location: { es: 'Línea 1, Jagalchi, salida 10', en: 'Line 1, Jagalchi, exit 10' },
          stop: { attraction: 'jagalchi' },
          description: {
            es: 'Es el mayor mercado de pescado de Corea. Eliges abajo y te lo preparan en la planta de arriba. Para comer sin regatear, pide pescado a la brasa en los puestos de la calle.',
            en: 'This is the largest fish market in Korea. You choose downstairs and they prepare it on the floor above. To eat without haggling, order grilled fish at the stalls outside.',
          },
          tips: [
            {
              es: 'Acuerda el precio del pescado y el del servicio de mesa antes de que lo corten. El edificio cierra {jagalchi-building-hours.closed}.',
              en: 'Agree the price of the fish and of the table upstairs before they cut it. The building is closed {jagalchi-building-hours.closed}.',
            },
          ],
          legs: [{ mode: 'subway', city: 'busan' }],
        },
        {
          id: 'gamcheon',
          time: '13:30',
          icon: 'walk',
          title: { es: 'Aldea cultural de Gamcheon', en: 'Gamcheon Culture Village' },
          location: { es: 'Saha-gu', en: 'Saha-gu' },
          stop: { attraction: 'gamcheon' },
          description: {
            es: 'Una parada de metro hasta Toseong, salida 6, y el minibús Saha 1-1 cuesta arriba. Compra el mapa y sigue los sellos. La ruta baja por escaleras entre casas pintadas.',
            en: 'One subway stop to Toseong, exit 6, then minibus Saha 1-1 uphill. Buy the map and follow its stamps. The route goes down steps between painted houses.',
          },
          tips: [
            {
              es: 'Horario de visita: {gamcheon-hours}. En las casas vive gente; quédate en los callejones.',
              en: 'Visiting hours: {gamcheon-hours}. People live in the houses, so keep to the lanes.',
            },
          ],
          legs: [
            { mode: 'subway', city: 'busan' },
            { mode: 'bus', city: 'busan' },
          ],
          tickets: ['gamcheon-map-price'],
        },
        {
          id: 'biff-hotteok',
          time: '16:30',
          icon: 'food',
          title: { es: 'Hotteok en la plaza BIFF', en: 'Hotteok in BIFF Square' },
          location: { es: 'Nampo-dong', en: 'Nampo-dong' },
          stop: { attraction: 'biff-square' },
          description: {
            es: 'La calle donde nació el festival de cine, con huellas de actores en el suelo. Aquí el hotteok se abre y se rellena de semillas. Haz la cola, que avanza rápido.',
            en: 'The street where the film festival began, with actors’ handprints in the pavement. Here the hotteok is cut open and filled with seeds. Join the queue; it moves fast.',
          },
          legs: [{ mode: 'bus', city: 'busan' }],
        },
        {
          id: 'gukje-market',
          time: '17:15',
          icon: 'market',
          title: { es: 'Mercado Gukje', en: 'Gukje Market' },
          location: { es: 'Sinchang-dong', en: 'Sinchang-dong' },
          stop: { place: 'gukje-market' },
          description: {
            es: 'Lo levantaron refugiados de la guerra y hoy vende de todo, de telas a utensilios de cocina. Al otro lado de la avenida queda el callejón de librerías de viejo de Bosu-dong.',
            en: 'War refugees started it, and today it sells everything from cloth to kitchenware. Across the avenue is the second-hand book alley of Bosu-dong.',
          },
        },
        {
          id: 'busan-tower',
          time: '18:30',
          icon: 'view',
          title: { es: 'La Torre de Busan al anochecer', en: 'Busan Tower as the lights come on' },
          location: { es: 'Parque Yongdusan', en: 'Yongdusan Park' },
          stop: { attraction: 'busan-tower' },
          description: {
            es: 'Sube por las escaleras mecánicas de la calle Gwangbok-ro hasta el parque. Desde los 120 metros de la torre se ven el puerto y los puentes al encenderse. Para ahorrarte la entrada, quédate en el parque: el puente de Gwangan desde la arena es mejor mirador, y gratis.',
            en: 'Take the escalators from Gwangbok-ro up to the park. From the 120-metre tower you see the harbour and the bridges light up. To save the ticket, stay in the park: Gwangan Bridge seen from the sand is the better view, and free.',
          },
          tickets: ['busan-tower-admission'],
        },
        {
          id: 'bupyeong-night',
          time: '20:00',
          icon: 'night',
          title: { es: 'Mercado nocturno de Bupyeong', en: 'Bupyeong night market' },
          location: { es: 'Mercado Bupyeong Kkangtong', en: 'Bupyeong Kkangtong Market' },
          stop: { place: 'bupyeong-kkangtong' },
          opening: ['bupyeong-night-stalls'],
          description: {
            es: 'Está a diez minutos a pie. Prueba el pastel de pescado de Busan, los fideos mezclados (bibim dangmyeon) y las bolsas de tofu rellenas.',
            en: 'It is ten minutes away on foot. Try the Busan fish cake, mixed glass noodles (bibim dangmyeon) and stuffed tofu pouches.',
          },
        },
      ],
    },
    {
      day: 2,
      city: 'busan',
      back: [{ mode: 'subway', city: 'busan', km: 12 }],
      title: {
        es: 'La costa este, de templo a puente',
        en: 'The east coast, from temple to bridge',
      },
      activities: [
        {
          id: 'yonggungsa',
          time: '08:30',
          icon: 'temple',
          title: { es: 'Templo Haedong Yonggungsa', en: 'Haedong Yonggungsa Temple' },
          location: { es: 'Gijang', en: 'Gijang' },
          stop: { attraction: 'haedong-yonggungsa' },
          description: {
            es: 'Uno de los pocos templos coreanos a la orilla del mar, con entrada {yonggungsa-admission}. Desde la estación de Haeundae (línea 2) hay autobús urbano, y el taxi tarda unos 20 minutos.',
            en: 'One of the few Korean temples right on the sea, with {yonggungsa-admission} entry. City buses leave from Haeundae Station (Line 2), and a taxi takes about 20 minutes.',
          },
          tips: [
            {
              es: 'Llega temprano, porque a media mañana la escalera de piedra se llena de grupos.',
              en: 'Come early, because by mid-morning the stone stairway is full of tour groups.',
            },
          ],
          legs: [
            { mode: 'subway', city: 'busan', km: 15 },
            { mode: 'bus', city: 'busan' },
          ],
        },
        {
          id: 'songjeong',
          time: '11:00',
          icon: 'beach',
          title: { es: 'Playa de Songjeong', en: 'Songjeong Beach' },
          location: { es: 'Songjeong', en: 'Songjeong' },
          stop: { spot: 'songjeong-beach' },
          description: {
            es: 'Es la playa de los surfistas, de olas suaves y cafeterías en primera línea. Baja aquí del autobús que vuelve del templo y almuerza unos fideos con almejas.',
            en: 'This is the surfers’ beach, with gentle waves and cafés along the front. Get off here on the bus back from the temple and have clam noodles for lunch.',
          },
          legs: [{ mode: 'bus', city: 'busan' }],
        },
        {
          id: 'green-railway',
          time: '13:00',
          icon: 'walk',
          title: { es: 'Paseo por la vía verde', en: 'Walking the green railway' },
          location: { es: 'De Songjeong a Mipo', en: 'From Songjeong to Mipo' },
          stop: { spot: 'cheongsapo' },
          description: {
            es: 'La antigua vía costera es hoy un camino de madera de casi 5 km, llano y con el mar siempre a la vista. A medio camino están los dos faros de Cheongsapo.',
            en: 'The old coastal railway is now a boardwalk of almost 5 km, flat and always in sight of the sea. The two lighthouses of Cheongsapo are halfway.',
          },
          tips: [
            {
              es: 'El Beach Train recorre el mismo tramo; los fines de semana se agota, así que resérvalo en su web. No está en la estimación.',
              en: 'The Beach Train covers the same stretch; it sells out at weekends, so book on its website. It is not in the estimate.',
            },
          ],
          legs: [{ mode: 'walk' }],
          extras: ['blue-line-train'],
        },
        {
          id: 'haeundae',
          time: '15:00',
          icon: 'beach',
          title: { es: 'Playa de Haeundae', en: 'Haeundae Beach' },
          location: { es: 'Línea 2, Haeundae, salida 5', en: 'Line 2, Haeundae, exit 5' },
          stop: { attraction: 'haeundae' },
          description: {
            es: 'Kilómetro y medio de arena entre rascacielos. El baño está vigilado en verano; el resto del año se viene a pasear descalzo y a tomar algo mirando las olas.',
            en: 'A kilometre and a half of sand between skyscrapers. Swimming is supervised in summer; the rest of the year people come to walk barefoot and have a drink facing the waves.',
          },
          legs: [{ mode: 'walk' }],
        },
        {
          id: 'dongbaek',
          time: '16:30',
          icon: 'walk',
          title: { es: 'Isla Dongbaek', en: 'Dongbaek Island' },
          location: { es: 'Extremo oeste de la playa', en: 'West end of the beach' },
          stop: { spot: 'dongbaek-island' },
          description: {
            es: 'Una pasarela entre pinos y camelias rodea este cabo, que un día fue isla. A mitad de camino está Nurimaru, la casa redonda de la cumbre de la APEC de 2005.',
            en: 'A walkway through pines and camellias circles this headland, once an island. Halfway round is Nurimaru, the round house of the 2005 APEC summit.',
          },
        },
        {
          id: 'centum-city',
          time: '18:00',
          icon: 'shopping',
          title: { es: 'Centum City', en: 'Centum City' },
          location: { es: 'Línea 2, Centum City', en: 'Line 2, Centum City' },
          stop: { attraction: 'centum-city' },
          description: {
            es: 'Dos paradas desde Dongbaek por la línea 2. Cena en el sótano de comidas de Shinsegae y acércate al Centro de Cine, cuyo tejado curvo se ilumina al anochecer.',
            en: 'Two stops from Dongbaek on Line 2. Have dinner in the Shinsegae food hall and look at the curved roof of the Cinema Center, lit after dark.',
          },
          legs: [{ mode: 'subway', city: 'busan' }],
        },
        {
          id: 'gwangan-night',
          time: '20:00',
          icon: 'night',
          title: { es: 'El puente de Gwangan encendido', en: 'Gwangan Bridge by night' },
          location: { es: 'Playa de Gwangalli', en: 'Gwangalli Beach' },
          stop: { attraction: 'gwangan-bridge' },
          event: 'gwangalli-drones',
          description: {
            es: 'Línea 2 hasta Geumnyeonsan o Gwangan y diez minutos a pie. El puente cambia de color sobre el agua; la vista es igual de buena desde la arena que desde un bar.',
            en: 'Line 2 to Geumnyeonsan or Gwangan and ten minutes on foot. The bridge changes colour over the water; the sand has as good a view as any bar.',
          },
          tips: [
            {
              es: 'Si el viento lo permite, hay espectáculo de drones sobre la playa {gwangalli-drones}.',
              en: 'Wind permitting, there is a drone show over the beach {gwangalli-drones}.',
            },
          ],
          legs: [{ mode: 'subway', city: 'busan' }],
        },
      ],
    },
    {
      day: 3,
      city: 'busan',
      fixed: true,
      title: { es: 'Acantilados y pasarelas del sur', en: 'Cliffs and walkways of the south' },
      activities: [
        {
          id: 'taejongdae',
          time: '09:00',
          icon: 'view',
          title: { es: 'Acantilados de Taejongdae', en: 'The cliffs of Taejongdae' },
          location: { es: 'Isla de Yeongdo', en: 'Yeongdo Island' },
          stop: { attraction: 'taejongdae' },
          description: {
            es: 'Autobús 8 o 30 desde Nampo (línea 1, salida 6) hasta el final. El tren turístico da la vuelta al cabo y para en el observatorio y en el faro; puedes bajar y subir.',
            en: 'Bus 8 or 30 from Nampo (Line 1, exit 6) to the last stop. The tourist train circles the cape, stopping at the observatory and the lighthouse; get on and off as you like.',
          },
          tips: [
            {
              es: 'El tren no circula {danubi-hours.closed}. También se para con viento fuerte. A pie, la vuelta son unos 4 km por una carretera sin coches.',
              en: 'The train does not run {danubi-hours.closed}. It also stops in strong wind. On foot the loop is about 4 km of car-free road.',
            },
          ],
          legs: [
            { mode: 'subway', city: 'busan' },
            { mode: 'bus', city: 'busan' },
          ],
          tickets: ['danubi-fare'],
        },
        {
          id: 'huinnyeoul',
          time: '12:00',
          icon: 'walk',
          title: { es: 'Aldea Huinnyeoul', en: 'Huinnyeoul Culture Village' },
          location: { es: 'Yeongdo', en: 'Yeongdo' },
          stop: { place: 'huinnyeoul-cafes' },
          description: {
            es: 'Diez minutos en taxi. Casas blancas al borde del acantilado, con cafeterías que miran a los barcos fondeados. Baja por las escaleras al paseo Jeoryeong y almuerza arriba.',
            en: 'Ten minutes by taxi. White houses on the edge of the cliff, with cafés looking out at the ships at anchor. Take the steps down to the Jeoryeong coast path and have lunch back at the top.',
          },
          legs: [{ mode: 'taxi', city: 'busan', km: 5 }],
        },
        {
          id: 'songdo',
          time: '14:30',
          icon: 'beach',
          title: { es: 'Playa y pasarela de Songdo', en: 'Songdo Beach and skywalk' },
          location: { es: 'Seo-gu', en: 'Seo-gu' },
          stop: { attraction: 'songdo' },
          opening: ['cloud-trails-hours', 'songdo-cable-car-hours'],
          description: {
            es: 'Otro taxi corto cruza el puente de Namhang. La pasarela Cloud Trails, sobre el mar, es gratuita. El teleférico cruza la bahía hasta el parque Amnam; después de Taejongdae, puedes saltártelo.',
            en: 'Another short taxi ride crosses Namhang Bridge. The Cloud Trails walkway over the sea is free. The cable car spans the bay to Amnam Park; after Taejongdae you can skip it.',
          },
          tips: [
            {
              es: 'El teleférico no está en la estimación: con suelo de cristal, ida y vuelta, cuesta {songdo-cable-car-fare}, y sin él, menos.',
              en: 'The cable car is not in the estimate: a return with a glass floor is {songdo-cable-car-fare}, without it less.',
            },
          ],
          legs: [{ mode: 'taxi', city: 'busan', km: 4 }],
          extras: ['songdo-cable-car-fare'],
        },
        {
          id: 'farewell-gukbap',
          time: '17:00',
          icon: 'food',
          title: { es: 'Despedida con dwaeji gukbap', en: 'A farewell bowl of dwaeji gukbap' },
          location: { es: 'Alrededores de la estación de Busan', en: 'Around Busan Station' },
          stop: { spot: 'busan-station' },
          description: {
            es: 'Vuelve en taxi, unos 15 minutos. La sopa de cerdo con arroz es el plato de la ciudad y se sirve en un momento frente a la estación. Añade cebollino y gambas saladas (camarones) hasta que esté a tu gusto.',
            en: 'A taxi back takes about 15 minutes. Pork and rice soup is the city’s own dish, served in no time opposite the station. Season it with chives and salted shrimp until it tastes right.',
          },
          legs: [{ mode: 'taxi', city: 'busan', km: 6 }],
        },
        {
          id: 'train-back',
          time: '18:30',
          icon: 'train',
          title: { es: 'Tren de vuelta', en: 'Train back' },
          location: { es: 'Estación de Busan', en: 'Busan Station' },
          description: {
            es: 'Hay KTX a Seúl hasta la noche; reserva si vuelves en viernes o domingo. Si te quedas un cuarto día, dedícalo al templo Beomeosa o a los islotes Oryukdo.',
            en: 'KTX trains run to Seoul into the night; book ahead for a Friday or Sunday. If you have a fourth day, spend it at Beomeosa Temple or the Oryukdo islets.',
          },
          legs: [
            {
              mode: 'train',
              route: { es: 'KTX Busan-Seúl', en: 'KTX Busan-Seoul' },
              fare: 'ktx-seoul-busan-weekday',
            },
          ],
        },
      ],
    },
  ],
} as const satisfies Itinerary;
