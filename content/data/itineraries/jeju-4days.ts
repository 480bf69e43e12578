import type { Itinerary } from './itinerary.ts';

export const itinerary = {
  id: 'jeju-4days',
  title: { es: 'Jeju en cuatro días', en: 'Jeju in four days' },
  duration: 4,
  description: {
    es: 'La vuelta a la isla sin prisa y sin coche (carro): una noche en la ciudad, otra bajo el cráter de Seongsan y la última en Seogwipo. Playas, buceadoras, cascadas y un monte corto.',
    en: 'Around the island at an easy pace and without a car: one night in the city, one below Seongsan crater and the last in Seogwipo. Beaches, women divers, waterfalls and one short climb.',
  },
  alt: {
    es: 'Un dol hareubang y unas mandarinas en primer plano; detrás, campos con muros de piedra negra, el cono verde de Hallasan y la corona de roca de Seongsan, con una ruta de cuatro paradas',
    en: 'A dol hareubang and some tangerines in the foreground; behind them fields with black stone walls, the green cone of Hallasan and the rock crown of Seongsan, with a route of four stops',
  },
  cities: ['jeju'],
  difficulty: 'easy',
  days: [
    {
      day: 1,
      city: 'jeju',
      fixed: true,
      back: [{ mode: 'bus', city: 'jeju' }],
      title: { es: 'Aterrizaje y costa oeste', en: 'Landing and the west coast' },
      activities: [
        {
          id: 'arrival',
          time: '10:30',
          title: { es: 'Llegada a la ciudad de Jeju', en: 'Arrival in Jeju City' },
          description: {
            es: 'El aeropuerto está a diez minutos en taxi del centro. Duerme hoy cerca de la terminal de autobuses, de donde salen las líneas de los próximos días.',
            en: 'The airport is ten minutes by taxi from the centre. Sleep near the bus terminal tonight, because the buses of the next few days start there.',
          },
          icon: 'arrival',
          location: { es: 'Aeropuerto de Jeju', en: 'Jeju Airport' },
          tips: [
            {
              es: 'Mira los autobuses en Naver Map o KakaoMap, porque en Jeju algunos pasan solo cada hora.',
              en: 'Check the buses on Naver Map or KakaoMap, because on Jeju some come only once an hour.',
            },
          ],
          legs: [
            { mode: 'flight', route: { es: 'Vuelo de ida a Jeju', en: 'Flight to Jeju' } },
            { mode: 'taxi', city: 'jeju', km: 4 },
          ],
        },
        {
          id: 'hyeopjae',
          time: '13:00',
          title: { es: 'Playa de Hyeopjae', en: 'Hyeopjae Beach' },
          description: {
            es: 'El autobús 202 tarda algo más de una hora. Arena clara, agua turquesa poco profunda y el islote de Biyangdo enfrente; detrás hay cafés y restaurantes de pescado.',
            en: 'Bus 202 takes a little over an hour. Pale sand, shallow turquoise water and the islet of Biyangdo across the way; cafés and fish restaurants line the road behind.',
          },
          icon: 'beach',
          location: { es: 'Hallim, Jeju', en: 'Hallim, Jeju' },
          stop: { spot: 'hyeopjae-beach' },
          legs: [{ mode: 'bus', city: 'jeju' }],
        },
        {
          id: 'handam-walk',
          time: '16:00',
          title: { es: 'Paseo costero de Handam', en: 'The Handam coast walk' },
          description: {
            es: 'De regreso, baja del 202 en Aewol. El sendero pavimentado bordea la lava a ras de agua durante poco más de un kilómetro y mira al oeste, así que quédate si el sol está bajo.',
            en: 'On the way back, get off the 202 at Aewol. The paved path skirts the lava at sea level for just over a kilometre and faces west, so stay if the sun is low.',
          },
          icon: 'walk',
          location: { es: 'Aewol, Jeju', en: 'Aewol, Jeju' },
          stop: { spot: 'handam-coast' },
          legs: [{ mode: 'bus', city: 'jeju' }],
        },
        {
          id: 'dongmun-dinner',
          time: '19:00',
          title: { es: 'Cena en el mercado de Dongmun', en: 'Dinner at Dongmun Market' },
          description: {
            es: 'Los carritos del mercado nocturno se montan al caer la tarde. Elige dos o tres platos pequeños y un jugo de hallabong, y busca sitio junto al arroyo Sanjicheon.',
            en: 'The night market carts set up in the evening. Choose two or three small dishes and a hallabong juice, and find a seat by the Sanjicheon stream.',
          },
          icon: 'market',
          location: { es: 'Ildo 1-dong, ciudad de Jeju', en: 'Ildo 1-dong, Jeju City' },
          stop: { spot: 'dongmun-market' },
          opening: ['dongmun-night-hours'],
          legs: [{ mode: 'bus', city: 'jeju' }],
        },
      ],
    },
    {
      day: 2,
      city: 'jeju',
      fixed: true,
      title: { es: 'Buceadoras y bosque en el este', en: 'Women divers and a forest in the east' },
      activities: [
        {
          id: 'woljeong',
          time: '09:00',
          title: { es: 'Playa de Woljeong-ri', en: 'Woljeong-ri Beach' },
          description: {
            es: 'El autobús 201 recorre toda la costa este; baja en Woljeong-ri al cabo de una hora y camina diez minutos. Desayuna en un café con la playa y los molinos de viento delante.',
            en: 'Bus 201 follows the whole east coast; get off at Woljeong-ri after an hour and walk ten minutes. Have breakfast in a café that looks out on the beach and the wind turbines.',
          },
          icon: 'beach',
          location: { es: 'Gujwa, Jeju', en: 'Gujwa, Jeju' },
          stop: { spot: 'woljeongri-beach' },
          tips: [
            {
              es: 'Lleva hoy solo una mochila. Hay servicios que trasladan la maleta de un hotel a otro, o al aeropuerto, dentro de la isla.',
              en: 'Carry only a small bag today. There are services that take your suitcase to the next hotel, or to the airport, anywhere on the island.',
            },
          ],
          legs: [{ mode: 'bus', city: 'jeju' }],
        },
        {
          id: 'haenyeo-museum',
          time: '11:45',
          title: { es: 'Museo de las Haenyeo', en: 'Haenyeo Museum' },
          description: {
            es: 'Toma otra vez el 201, un cuarto de hora más. El museo explica cómo viven y trabajan las mujeres que bucean para sacar abulón y erizos sin botella de aire, un oficio reconocido por la Unesco.',
            en: 'Take the 201 again, a quarter of an hour further. The museum shows how the women who dive for abalone and sea urchin without air tanks live and work, a craft recognised by UNESCO.',
          },
          icon: 'museum',
          location: { es: 'Hado-ri, Jeju', en: 'Hado-ri, Jeju' },
          stop: { spot: 'haenyeo-museum' },
          tips: [
            {
              es: 'Si vas en lunes, quédate más rato en la playa.',
              en: 'On a Monday, stay longer at the beach.',
            },
          ],
          legs: [{ mode: 'bus', city: 'jeju' }],
          tickets: ['haenyeo-museum-admission'],
        },
        {
          id: 'bijarim',
          time: '14:30',
          title: { es: 'Bosque de Bijarim', en: 'Bijarim Forest' },
          description: {
            es: 'Come en Sehwa y sigue en taxi, un cuarto de hora. Un sendero llano de tierra volcánica pasa en una hora entre torreyas de varios siglos; se camina bien incluso con lluvia fina.',
            en: 'Have lunch in Sehwa and go on by taxi, a quarter of an hour. A level path of volcanic soil takes an hour among torreya trees several centuries old; it is good walking even in light rain.',
          },
          icon: 'walk',
          location: { es: 'Gujwa, Jeju', en: 'Gujwa, Jeju' },
          stop: { spot: 'bijarim' },
          tips: [
            {
              es: 'Pide al taxista que te espere o pon la parada del autobús de vuelta en el mapa antes de entrar.',
              en: 'Ask the driver to wait, or find the return bus stop on the map before you go in.',
            },
          ],
          legs: [{ mode: 'taxi', city: 'jeju', km: 9 }],
          tickets: ['bijarim-admission'],
        },
        {
          id: 'gwangchigi',
          time: '17:30',
          title: { es: 'Orilla de Gwangchigi', en: 'The Gwangchigi shore' },
          description: {
            es: 'Llega a Seongsan, deja las cosas y camina por la arena oscura hasta ver el cráter de perfil. Con la marea baja aparecen terrazas de lava con algas verdes.',
            en: 'Reach Seongsan, drop your things and walk along the dark sand until you see the crater in profile. When the tide is out, terraces of lava with green weed appear.',
          },
          icon: 'view',
          location: { es: 'Seongsan, Jeju', en: 'Seongsan, Jeju' },
          stop: { spot: 'gwangchigi-beach' },
          legs: [{ mode: 'bus', city: 'jeju' }],
        },
        {
          id: 'abalone-porridge',
          time: 'EVE',
          title: { es: 'Gachas de abulón en Seongsan', en: 'Abalone porridge in Seongsan' },
          description: {
            es: 'El jeonbok-juk, el plato de las buceadoras, es suave, nada picante y verdoso por las vísceras. Aquí se cena pronto, porque muchas cocinas cierran hacia las ocho.',
            en: 'Jeonbok-juk, the divers’ own dish, is mild, not spicy at all and greenish from the innards. People eat early here, because many kitchens close at around eight.',
          },
          icon: 'food',
          location: { es: 'Seongsan, Jeju', en: 'Seongsan, Jeju' },
        },
      ],
    },
    {
      day: 3,
      city: 'jeju',
      fixed: true,
      title: { es: 'Del cráter a las cascadas', en: 'From the crater to the waterfalls' },
      activities: [
        {
          id: 'seongsan',
          stay: 75,
          time: '07:30',
          title: { es: 'Seongsan Ilchulbong temprano', en: 'Seongsan Ilchulbong early on' },
          description: {
            es: 'Subir antes que los autocares de grupos cambia la visita. Es media hora de escaleras con pausas, con el cráter casi para ti. Ilchulbong significa «pico del amanecer». El acceso abre {seongsan-hours.hours}.',
            en: 'Climbing before the coaches come makes all the difference. It is half an hour of stairs with rests, with the crater almost to yourself. Ilchulbong means “sunrise peak”. The climb is open {seongsan-hours.hours}.',
          },
          icon: 'hike',
          location: { es: 'Seongsan, Jeju', en: 'Seongsan, Jeju' },
          stop: { destination: 'jeju' },
          tips: [
            {
              es: 'La subida cierra {seongsan-hours.closed}. Ese día haz el paseo gratuito por los acantilados.',
              en: 'The climb is closed {seongsan-hours.closed}. On that day, take the free path along the cliffs.',
            },
          ],
          tickets: ['seongsan-admission'],
        },
        {
          id: 'seopjikoji',
          time: '10:00',
          title: { es: 'Cabo Seopjikoji', en: 'Seopjikoji headland' },
          description: {
            es: 'Diez minutos en taxi. Un camino fácil sube por prados hasta un faro blanco, con el cráter al otro lado de la bahía; en primavera florece la colza.',
            en: 'Ten minutes by taxi. An easy path climbs through meadows to a white lighthouse, with the crater across the bay; rapeseed flowers here in spring.',
          },
          icon: 'walk',
          location: { es: 'Seongsan, Jeju', en: 'Seongsan, Jeju' },
          stop: { spot: 'seopjikoji' },
          legs: [{ mode: 'taxi', city: 'jeju', km: 6 }],
        },
        {
          id: 'bus-201',
          time: '13:00',
          title: { es: 'Autobús 201 a Seogwipo', en: 'Bus 201 to Seogwipo' },
          description: {
            es: 'Come algo y siéntate a la izquierda. La línea sigue la costa sur entre huertos de mandarinos. Son más de hora y media; en taxi, menos de una.',
            en: 'Eat something and sit on the left. The route follows the south coast among tangerine orchards. It takes over an hour and a half; by taxi, under an hour.',
          },
          icon: 'train',
          legs: [{ mode: 'bus', city: 'jeju' }],
        },
        {
          id: 'jeongbang',
          time: '15:15',
          title: { es: 'Cascada de Jeongbang', en: 'Jeongbang Falls' },
          description: {
            es: 'Cae desde 23 metros casi directamente al mar. Está a un paseo del centro de Seogwipo; el último tramo es una escalera y luego piedras sueltas, así que lleva calzado firme.',
            en: 'It drops 23 metres almost straight into the sea. It is a stroll from the centre of Seogwipo; the last part is a staircase and then boulders, so wear firm soles.',
          },
          icon: 'view',
          location: { es: 'Seogwipo, Jeju', en: 'Seogwipo, Jeju' },
          stop: { spot: 'jeongbang-falls' },
          tickets: ['jeongbang-admission'],
        },
        {
          id: 'olle-market',
          time: '17:30',
          title: { es: 'Mercado Maeil Olle', en: 'Maeil Olle Market' },
          description: {
            es: 'El mercado cubierto de Seogwipo tiene un canalillo con bancos en el pasillo central para comer lo que compras, como makgeolli, pescado frito o pastel de mandarina.',
            en: 'Seogwipo’s covered market has a little water channel with benches along its main aisle, where you eat what you buy, such as makgeolli, fried fish and tangerine cake.',
          },
          icon: 'market',
          location: { es: 'Seogwipo, Jeju', en: 'Seogwipo, Jeju' },
          stop: { spot: 'olle-market' },
          tips: [
            {
              es: 'De noviembre a enero, los huertos de alrededor dejan recoger mandarinas y llevártelas.',
              en: 'From November to January the orchards nearby let you pick tangerines and take them away.',
            },
          ],
        },
        {
          id: 'cheonjiyeon-night',
          time: '20:00',
          title: { es: 'Cheonjiyeon iluminada', en: 'Cheonjiyeon lit up at night' },
          description: {
            es: 'Un sendero llano y alumbrado remonta el barranco durante diez minutos hasta la cascada. Abre {cheonjiyeon-closing-time}, así que es el paseo de después de cenar.',
            en: 'A flat, lit path goes up the gorge for ten minutes to the waterfall. It is open {cheonjiyeon-closing-time}, so this is the after-dinner walk.',
          },
          icon: 'night',
          location: { es: 'Seogwipo, Jeju', en: 'Seogwipo, Jeju' },
          stop: { spot: 'cheonjiyeon-falls' },
          tickets: ['cheonjiyeon-admission'],
        },
      ],
    },
    {
      day: 4,
      city: 'jeju',
      fixed: true,
      title: { es: 'Costa sur y falda de Hallasan', en: 'South coast and the foot of Hallasan' },
      activities: [
        {
          id: 'oedolgae',
          time: '08:30',
          title: {
            es: 'Oedolgae, en la ruta Olle 7',
            en: 'Oedolgae, on Olle trail 7',
          },
          description: {
            es: 'Diez minutos en taxi desde Seogwipo. La columna de lava sola en el mar abre uno de los tramos más bonitos de la red de senderos. Sigue las cintas azules y naranjas una hora y vuelve.',
            en: 'Ten minutes by taxi from Seogwipo. The lone pillar of lava in the sea opens one of the finest stretches of the trail network. Follow the blue and orange ribbons for an hour and turn back.',
          },
          icon: 'walk',
          location: { es: 'Seogwipo, Jeju', en: 'Seogwipo, Jeju' },
          stop: { spot: 'oedolgae' },
          legs: [{ mode: 'taxi', city: 'jeju', km: 4 }],
        },
        {
          id: 'jusangjeolli',
          time: '11:00',
          title: { es: 'Acantilado de Jusangjeolli', en: 'Jusangjeolli cliff' },
          description: {
            es: 'La lava se enfrió en columnas de seis lados, tan regulares que parecen talladas. Se recorre por una pasarela en media hora; con oleaje es mejor todavía.',
            en: 'The lava cooled into six-sided columns, so regular that they look carved. A boardwalk takes you round in half an hour; it is even better when the sea is rough.',
          },
          icon: 'view',
          location: { es: 'Jungmun, Jeju', en: 'Jungmun, Jeju' },
          stop: { spot: 'jusangjeolli' },
          legs: [{ mode: 'bus', city: 'jeju' }],
          tickets: ['jusangjeolli-admission'],
        },
        {
          id: 'road-1100',
          time: '13:00',
          title: { es: 'La carretera 1100', en: 'The 1100 Road' },
          description: {
            es: 'Después de comer, sube al autobús 240 en el centro de convenciones, junto al acantilado. Cruza la isla por la ladera de Hallasan y pasa por un paso de montaña a 1.100 metros.',
            en: 'After lunch, board bus 240 at the convention centre, close to the cliff. It crosses the island along the side of Hallasan and over a pass at 1,100 metres.',
          },
          icon: 'view',
          tips: [
            {
              es: 'Pasa más o menos cada hora y no hasta muy tarde. No pierdas el de primera hora de la tarde.',
              en: 'It runs roughly hourly and not late into the day. Do not miss the early afternoon one.',
            },
          ],
          legs: [{ mode: 'bus', city: 'jeju' }],
        },
        {
          id: 'eoseungsaengak',
          time: '14:15',
          title: { es: 'Subida a Eoseungsaengak', en: 'Up Eoseungsaengak' },
          description: {
            es: 'Baja en Eorimok y camina un cuarto de hora hasta el centro de visitantes. De ahí sale el sendero más corto de Hallasan, 1,3 km de escalones por el bosque; desde arriba se ven la ciudad y el mar.',
            en: 'Get off at Eorimok and walk a quarter of an hour to the visitor centre. The shortest trail on Hallasan begins there, 1.3 km of steps through the forest; from the top you see the city and the sea.',
          },
          icon: 'hike',
          location: { es: 'Eorimok, Hallasan', en: 'Eorimok, Hallasan' },
          stop: { spot: 'eorimok' },
          legs: [{ mode: 'walk' }],
        },
        {
          id: 'departure',
          time: '18:00',
          title: { es: 'A la ciudad y al avión', en: 'To the city and the plane' },
          description: {
            es: 'El 240 termina en la terminal de Jeju. Cena cerca y ve en taxi al aeropuerto, donde te espera la maleta si la enviaste por la mañana; para un vuelo de las 20:30 hay tiempo de sobra.',
            en: 'The 240 ends at Jeju terminal. Have dinner close by and take a taxi to the airport, where your suitcase is waiting if you sent it ahead this morning; for a flight at 20:30 there is plenty of time.',
          },
          icon: 'arrival',
          location: { es: 'Aeropuerto de Jeju', en: 'Jeju Airport' },
          legs: [
            { mode: 'bus', city: 'jeju' },
            { mode: 'taxi', city: 'jeju', km: 4 },
            {
              mode: 'flight',
              route: { es: 'Vuelo de vuelta desde Jeju', en: 'Flight back from Jeju' },
            },
          ],
        },
      ],
    },
  ],
} as const satisfies Itinerary;
