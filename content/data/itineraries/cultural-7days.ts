import type { Itinerary } from './itinerary.ts';

export const itinerary = {
  id: 'cultural-7days',
  title: { es: 'La Corea de siempre en siete días', en: 'Old Korea in seven days' },
  duration: 7,
  description: {
    es: 'Una semana de palacios, tumbas, templos y academias confucianas, de la corte de Joseon en Seúl a la capital de Silla, las máscaras de Andong y un monasterio sobre Busan.',
    en: 'A week of palaces, tombs, temples and Confucian academies, from the Joseon court in Seoul to the capital of Silla, the masks of Andong and a monastery above Busan.',
  },
  alt: {
    es: 'Un biombo de cuatro hojas: el palacio bajo los picos con el sol y la luna, los túmulos y el observatorio de Gyeongju, las máscaras de Hahoe sobre sus tejados de paja y un monasterio frente al mar, unidos por una ruta',
    en: 'A folding screen of four leaves: the palace below the peaks with sun and moon, the mounds and the observatory of Gyeongju, the masks of Hahoe above its thatched roofs and a monastery by the sea, joined by a route',
  },
  cities: ['seoul', 'gyeongju', 'andong', 'busan'],
  difficulty: 'medium',
  days: [
    {
      day: 1,
      city: 'seoul',
      back: [{ mode: 'subway', city: 'seoul' }],
      title: { es: 'La corte de Joseon', en: 'The court of Joseon' },
      activities: [
        {
          id: 'gyeongbokgung',
          time: '09:45',
          title: { es: 'Gyeongbokgung, puerta a puerta', en: 'Gyeongbokgung, gate by gate' },
          description: {
            es: 'Mira primero el relevo de la guardia real ({gyeongbokgung-guard}), al aire libre. Cuando acabe, sigue el eje del palacio por el patio, la sala del trono y los aposentos del rey y de la reina.',
            en: 'Watch the royal guard change first ({gyeongbokgung-guard}), in the open air. When it is over, follow the axis of the palace through the courtyard, the throne hall and the quarters of the king and the queen.',
          },
          icon: 'palace',
          location: { es: 'Jongno-gu, Seúl', en: 'Jongno-gu, Seoul' },
          stop: { attraction: 'gyeongbokgung' },
          legs: [{ mode: 'subway', city: 'seoul' }],
          tickets: ['gyeongbokgung-admission'],
        },
        {
          id: 'palace-museum',
          time: '12:15',
          title: {
            es: 'Museo Nacional de los Palacios',
            en: 'National Palace Museum',
          },
          description: {
            es: 'Está dentro del recinto, al lado de la estación (línea 3, salida 5), y es gratuito. Enseña lo que falta en las salas vacías, como sellos, trajes y el biombo de los cinco picos.',
            en: 'It is inside the grounds, next to the station (Line 3, exit 5), and free. It shows what the empty halls lack, such as seals, robes and the screen of the five peaks.',
          },
          icon: 'museum',
          location: { es: 'Jongno-gu, Seúl', en: 'Jongno-gu, Seoul' },
          stop: { spot: 'palace-museum' },
        },
        {
          id: 'bukchon',
          time: '14:30',
          title: { es: 'Las casas de Bukchon', en: 'The houses of Bukchon' },
          description: {
            es: 'Sal por el lado este del palacio, come en Samcheong-dong y recorre el barrio de los funcionarios de la corte. Fíjate en los tejados, que bajan en escalones con la pendiente.',
            en: 'Leave by the east side of the palace, have lunch in Samcheong-dong and explore the neighbourhood where the court officials lived. Look at the roofs, which step down with the slope.',
          },
          icon: 'walk',
          location: { es: 'Jongno-gu, Seúl', en: 'Jongno-gu, Seoul' },
          stop: { attraction: 'bukchon' },
          tips: [
            {
              es: 'Las calles residenciales tienen horario de visita ({bukchon-hours}). Después son solo para los vecinos.',
              en: 'The residential lanes have visiting hours ({bukchon-hours}). After that they are for residents only.',
            },
          ],
        },
        {
          id: 'insadong-tea',
          time: '16:30',
          title: { es: 'Té en Insadong', en: 'Tea in Insadong' },
          description: {
            es: 'Las casas de té están en los callejones, no en la calle principal. Pide ssanghwacha, oscuro y medicinal, o un omija frío, y compra papel hanji en alguna papelería antigua.',
            en: 'The tea houses are in the alleys, not on the main street. Order ssanghwacha, dark and medicinal, or a cold omija, and buy hanji paper in one of the old stationers.',
          },
          icon: 'rest',
          location: { es: 'Jongno-gu, Seúl', en: 'Jongno-gu, Seoul' },
          stop: { attraction: 'insadong' },
        },
        {
          id: 'jogyesa-night',
          time: '18:00',
          title: { es: 'Jogyesa al anochecer', en: 'Jogyesa at nightfall' },
          description: {
            es: 'El centro de la principal orden budista del país, a dos calles. Al final de la tarde se oyen los cantos; quédate de pie en el patio o siéntate en la sala, sin zapatos y en silencio.',
            en: 'The centre of the country’s main Buddhist order, two streets away. You can hear the chanting late in the day; stand in the yard or sit in the hall, shoes off and in silence.',
          },
          icon: 'temple',
          location: { es: 'Jongno-gu, Seúl', en: 'Jongno-gu, Seoul' },
          stop: { attraction: 'jogyesa' },
        },
      ],
    },
    {
      day: 2,
      city: 'seoul',
      back: [{ mode: 'subway', city: 'seoul' }],
      title: { es: 'Jardín, santuario y museo', en: 'Garden, shrine and museum' },
      activities: [
        {
          id: 'changdeokgung-garden',
          time: '09:30',
          title: {
            es: 'Changdeokgung y el jardín secreto',
            en: 'Changdeokgung and the Secret Garden',
          },
          description: {
            es: 'Visita primero el palacio y después haz la visita guiada del jardín, con estanques, pabellones y una biblioteca real en el bosque. El acceso está a siete minutos de Anguk (línea 3).',
            en: 'See the palace first, then take the guided tour of the garden, with ponds, pavilions and a royal library in the woods. The way in is seven minutes from Anguk (Line 3).',
          },
          icon: 'palace',
          location: { es: 'Jongno-gu, Seúl', en: 'Jongno-gu, Seoul' },
          stop: { attraction: 'changdeokgung' },
          tips: [
            {
              es: 'Reserva el jardín en la web del palacio, {huwon-booking}.',
              en: 'Book the garden on the palace website, {huwon-booking}.',
            },
          ],
          legs: [{ mode: 'subway', city: 'seoul' }],
          tickets: ['changdeokgung-admission', 'huwon-admission'],
        },
        {
          id: 'jongmyo',
          time: '13:30',
          title: { es: 'Santuario Jongmyo', en: 'Jongmyo Shrine' },
          description: {
            es: 'Aquí se guardan las tablillas de los reyes de Joseon, en una sala de más de cien metros sin un solo adorno.',
            en: 'The spirit tablets of the Joseon kings are kept here, in a hall over a hundred metres long without a single ornament.',
          },
          icon: 'palace',
          location: { es: 'Jongno-gu, Seúl', en: 'Jongno-gu, Seoul' },
          stop: { spot: 'jongmyo' },
          tickets: ['jongmyo-admission'],
        },
        {
          id: 'national-museum',
          time: '15:45',
          title: {
            es: 'Museo Nacional, sala a sala',
            en: 'The National Museum, room by room',
          },
          description: {
            es: 'Línea 4 hasta Ichon. No intentes verlo todo. La tercera planta, con la cerámica celadón y la escultura budista, prepara bien lo que viene después en Gyeongju.',
            en: 'Line 4 to Ichon. Do not try to see everything. The third floor, with celadon ware and Buddhist sculpture, is good preparation for what comes next in Gyeongju.',
          },
          icon: 'museum',
          location: { es: 'Yongsan-gu, Seúl', en: 'Yongsan-gu, Seoul' },
          stop: { place: 'national-museum' },
          legs: [{ mode: 'subway', city: 'seoul' }],
        },
        {
          id: 'market-dinner',
          time: '19:30',
          title: { es: 'Cena entre puestos centenarios', en: 'Dinner in a century-old market' },
          description: {
            es: 'Gwangjang abrió en 1905 y por la noche es un comedor. Prueba el yukhoe, carne cruda con pera y yema, o quédate con la tortita de judía (frijol) mungo si prefieres algo caliente.',
            en: 'Gwangjang opened in 1905 and becomes a dining room at night. Try yukhoe, raw beef with pear and egg yolk, or choose the mung bean pancake if you would rather have something hot.',
          },
          icon: 'food',
          location: { es: 'Jongno-gu, Seúl', en: 'Jongno-gu, Seoul' },
          stop: { attraction: 'gwangjang-market' },
          opening: ['gwangjang-hours'],
          legs: [{ mode: 'subway', city: 'seoul' }],
        },
      ],
    },
    {
      day: 3,
      city: 'gyeongju',
      fixed: true,
      back: [{ mode: 'bus', city: 'gyeongju' }],
      title: { es: 'Oro y tumbas de Silla', en: 'Gold and tombs of Silla' },
      activities: [
        {
          id: 'train-south',
          time: '08:00',
          title: { es: 'Tren rápido al sur', en: 'Fast train south' },
          description: {
            es: 'A esta hora, el KTX te deja en Gyeongju hacia las diez. Toma allí un taxi o el autobús 50 o 70 hasta la terminal de autobuses y deja la maleta en un hanok cercano.',
            en: 'A KTX at this hour gets you to Gyeongju at around ten. From there take a taxi or bus 50 or 70 to the bus terminal, and leave your suitcase at a hanok guesthouse close by.',
          },
          icon: 'train',
          legs: [
            { mode: 'subway', city: 'seoul' },
            {
              mode: 'train',
              route: { es: 'KTX Seúl-Gyeongju', en: 'KTX Seoul-Gyeongju' },
              fare: 'ktx-seoul-gyeongju-fare',
            },
            { mode: 'bus', city: 'gyeongju' },
          ],
          tips: [
            {
              es: 'Cuenta con {ktx-seoul-gyeongju-fare} para el billete (boleto) y mira el precio en Korail al reservar.',
              en: 'Allow {ktx-seoul-gyeongju-fare} for the ticket, and check the price on Korail when you book.',
            },
          ],
        },
        {
          id: 'gyeongju-museum',
          time: '12:30',
          title: {
            es: 'Museo Nacional: las coronas',
            en: 'National Museum: the crowns',
          },
          description: {
            es: 'Empieza por aquí y todo lo demás cobra sentido. Mira el oro en la galería de historia de Silla, la vida del palacio en la galería de Wolji y, fuera, la campana de casi diecinueve toneladas.',
            en: 'Start here and the rest makes sense. See the gold in the Silla history gallery, palace life in the Wolji gallery and, outside, the bell that weighs almost nineteen tonnes.',
          },
          icon: 'museum',
          location: { es: 'Inwang-dong, Gyeongju', en: 'Inwang-dong, Gyeongju' },
          stop: { spot: 'gyeongju-museum' },
          tips: [
            {
              es: 'La entrada es gratuita; desde la terminal, el autobús 11 para en la puerta.',
              en: 'Admission is free; bus 11 from the terminal stops at the door.',
            },
          ],
          legs: [{ mode: 'bus', city: 'gyeongju' }],
        },
        {
          id: 'cheomseongdae',
          area: 'outdoors',
          stay: 30,
          time: '15:30',
          title: {
            es: 'Cheomseongdae, la torre de las estrellas',
            en: 'Cheomseongdae, the star tower',
          },
          description: {
            es: 'Es de la época de la reina Seondeok y sigue en pie desde entonces. Se ve desde el césped sin pagar; cuenta las hiladas de piedra y busca la ventana por la que se entraba.',
            en: 'It dates from the time of Queen Seondeok and has never fallen. You can see it from the lawn for free; count the courses of stone and find the window that served as a door.',
          },
          icon: 'view',
          location: { es: 'Inwang-dong, Gyeongju', en: 'Inwang-dong, Gyeongju' },
          stop: { destination: 'gyeongju' },
        },
        {
          id: 'cheonmachong',
          time: '16:45',
          title: { es: 'Dentro de Cheonmachong', en: 'Inside Cheonmachong' },
          description: {
            es: 'Con las coronas frescas en la memoria, entra en la tumba donde apareció una de ellas y mira cómo se construía el túmulo, con una cámara de madera, piedras y tierra.',
            en: 'With the crowns fresh in your mind, enter the tomb where one of them was found and see how a mound was built, with a wooden chamber, stones and earth.',
          },
          icon: 'museum',
          location: { es: 'Daereungwon, Gyeongju', en: 'Daereungwon, Gyeongju' },
          stop: { spot: 'cheonmachong' },
          tickets: ['cheonmachong-admission'],
        },
        {
          id: 'wolji-night',
          time: '19:30',
          title: {
            es: 'Donggung y Wolji iluminados',
            en: 'Donggung and Wolji lit up',
          },
          description: {
            es: 'Los herederos de Silla recibían aquí a sus invitados. Da la vuelta al estanque en el sentido de las agujas del reloj. Desde ningún punto de la orilla se ve entero.',
            en: 'The heirs of Silla received their guests here. Go round the pond clockwise. There is no point on its shore from which you can see all of it.',
          },
          icon: 'night',
          location: { es: 'Inwang-dong, Gyeongju', en: 'Inwang-dong, Gyeongju' },
          stop: { spot: 'wolji' },
          legs: [{ mode: 'bus', city: 'gyeongju' }],
          tickets: ['wolji-admission'],
        },
      ],
    },
    {
      day: 4,
      city: 'gyeongju',
      title: { es: 'El monte de los budas', en: 'The mountain of Buddhas' },
      activities: [
        {
          id: 'seokguram',
          time: '09:30',
          title: { es: 'Seokguram a primera hora', en: 'Seokguram first thing' },
          description: {
            es: 'Sube primero a la gruta, con el autobús 10 u 11 a Bulguksa y el 12 hasta arriba. El buda mira al este, hacia el mar. El camino de tierra desde el aparcamiento (estacionamiento) es llano y dura un cuarto de hora.',
            en: 'Go up to the grotto first, with bus 10 or 11 to Bulguksa and 12 to the top. The Buddha faces east, towards the sea. The earth path from the car park is level and takes a quarter of an hour.',
          },
          icon: 'temple',
          location: { es: 'Monte Tohamsan, Gyeongju', en: 'Mount Tohamsan, Gyeongju' },
          stop: { spot: 'seokguram' },
          tips: [
            {
              es: 'El 12 sale de Bulguksa aproximadamente una vez por hora, así que consulta sus horas antes de tomar el autobús en el centro.',
              en: 'The 12 leaves Bulguksa about once an hour, so check its times before you catch the bus in town.',
            },
          ],
          legs: [
            { mode: 'bus', city: 'gyeongju' },
            { mode: 'bus', city: 'gyeongju' },
          ],
        },
        {
          id: 'bulguksa',
          time: '11:30',
          title: { es: 'Bulguksa, el país de Buda', en: 'Bulguksa, the Buddha land' },
          description: {
            es: 'Baja por el sendero del bosque, que es una hora, o espera el autobús. Las escaleras de piedra de la fachada unían el mundo terrenal con el de los budas; hoy se rodean por los lados.',
            en: 'Walk down the forest path, which takes an hour, or wait for the bus. The stone stairways at the front joined the earthly world to that of the Buddhas; today you walk round them.',
          },
          icon: 'temple',
          location: { es: 'Monte Tohamsan, Gyeongju', en: 'Mount Tohamsan, Gyeongju' },
          stop: { spot: 'bulguksa' },
          legs: [{ mode: 'walk' }],
        },
        {
          id: 'bunhwangsa',
          time: '15:30',
          title: {
            es: 'Pagoda de Bunhwangsa',
            en: 'The pagoda of Bunhwangsa',
          },
          description: {
            es: 'Come cerca de Bulguksa y vuelve en el autobús 10, que pasa por aquí. Quedan tres niveles de la pagoda de 634; enfrente se extiende el solar inmenso del templo Hwangnyongsa.',
            en: 'Eat near Bulguksa and return on bus 10, which passes by. Three storeys remain of the pagoda of 634; opposite is the vast site of Hwangnyongsa Temple.',
          },
          icon: 'temple',
          location: { es: 'Guhwang-dong, Gyeongju', en: 'Guhwang-dong, Gyeongju' },
          stop: { spot: 'bunhwangsa' },
          legs: [{ mode: 'bus', city: 'gyeongju' }],
        },
        {
          id: 'gyochon',
          time: '17:30',
          title: { es: 'Aldea de Gyochon', en: 'Gyochon Village' },
          description: {
            es: 'La casa de los Choi recuerda a una familia rica que tenía por norma que nadie pasara hambre en cuarenta kilómetros a la redonda. Al lado sigue abierta una escuela confuciana.',
            en: 'The Choi house recalls a wealthy family whose rule was that nobody within forty kilometres should go hungry. Next door a Confucian school is still open.',
          },
          icon: 'walk',
          location: { es: 'Gyo-dong, Gyeongju', en: 'Gyo-dong, Gyeongju' },
          stop: { spot: 'gyochon-village' },
          legs: [{ mode: 'bus', city: 'gyeongju' }],
        },
        {
          id: 'hanok-night',
          time: 'EVE',
          title: { es: 'Noche en hanok', en: 'A night in a hanok' },
          description: {
            es: 'Cena ssambap, arroz envuelto en hojas con una veintena de platillos, y duerme en el suelo de una casa tradicional, donde el ondol calienta la habitación por debajo.',
            en: 'Dine on ssambap, rice wrapped in leaves with some twenty side dishes, and sleep on the floor of a traditional house, where the ondol heats the room from below.',
          },
          icon: 'rest',
          location: { es: 'Centro de Gyeongju', en: 'Central Gyeongju' },
        },
      ],
    },
    {
      day: 5,
      city: 'andong',
      fixed: true,
      title: { es: 'Máscaras en Hahoe', en: 'Masks in Hahoe' },
      activities: [
        {
          id: 'ktx-andong',
          time: '08:30',
          title: { es: 'KTX-Eum a Andong', en: 'KTX-Eum to Andong' },
          description: {
            es: 'Es una hora larga hacia el norte, desde la misma estación a la que llegaste. En Andong, la estación y la terminal de autobuses están juntas. Deja la maleta en el alojamiento y vuelve aquí para seguir.',
            en: 'It is a good hour north, from the same station you arrived at. In Andong the railway station and the bus terminal are side by side. Leave your suitcase where you are staying and come back here for the next leg.',
          },
          icon: 'train',
          tips: [
            {
              es: 'Hay pocos trenes al día. Compra el billete antes y ajusta la mañana a su horario.',
              en: 'There are few trains a day. Buy the ticket beforehand and fit your morning round it.',
            },
          ],
          legs: [
            { mode: 'bus', city: 'gyeongju' },
            {
              mode: 'train',
              route: { es: 'KTX-Eum Gyeongju-Andong', en: 'KTX-Eum Gyeongju-Andong' },
            },
          ],
        },
        {
          id: 'bus-hahoe',
          time: '11:00',
          title: { es: 'Autobús 210 a Hahoe', en: 'Bus 210 to Hahoe' },
          description: {
            es: 'Sale de enfrente de la terminal y tarda unos cincuenta minutos. Come al llegar, en el grupo de restaurantes de la entrada. La especialidad es la caballa salada a la brasa.',
            en: 'It leaves from across the road from the terminal and takes about fifty minutes. Have lunch on arrival at the cluster of restaurants by the entrance. Grilled salted mackerel is the speciality.',
          },
          icon: 'food',
          tips: [
            {
              es: 'Pasa pocas veces al día. Mira también la vuelta, sobre todo la última.',
              en: 'It runs only a few times a day. Check the return times as well, above all the last bus.',
            },
          ],
          legs: [{ mode: 'bus', city: 'andong' }],
        },
        {
          id: 'mask-dance',
          time: '14:00',
          title: { es: 'Danza de las máscaras', en: 'The mask dance' },
          description: {
            es: 'Una hora de teatro popular que se ríe de nobles y monjes, en el pabellón junto a la entrada. Se entiende sin saber coreano. Fíjate en cómo la máscara sonríe o se enfada al inclinarse.',
            en: 'An hour of folk theatre that laughs at nobles and monks, in the hall near the entrance. You can follow it without Korean. Watch how the mask smiles or scowls as it tilts.',
          },
          icon: 'museum',
          location: { es: 'Hahoe, Andong', en: 'Hahoe, Andong' },
          opening: ['hahoe-mask-dance'],
          tips: [
            {
              es: 'En invierno hay menos funciones. Confírmalo en el teléfono 1330.',
              en: 'There are fewer shows in winter. Call 1330 to check.',
            },
          ],
        },
        {
          id: 'hahoe',
          stay: 90,
          time: '15:15',
          title: { es: 'Aldea de Hahoe', en: 'Hahoe Folk Village' },
          description: {
            es: 'El río la rodea por tres lados y los Ryu viven en ella desde hace seiscientos años. Del acceso a las casas hay un kilómetro, en el autobús lanzadera o por el sendero de la orilla, hasta el pinar de Mansongjeong.',
            en: 'The river runs round it on three sides and the Ryu family have lived here for six hundred years. It is a kilometre from the gate to the houses, by shuttle or along the riverside path, as far as the Mansongjeong pines.',
          },
          icon: 'walk',
          location: { es: 'Hahoe, Andong', en: 'Hahoe, Andong' },
          stop: { destination: 'andong' },
          opening: ['hahoe-hours'],
          tickets: ['hahoe-admission'],
        },
        {
          id: 'jjimdak',
          time: '19:00',
          title: { es: 'Callejón del jjimdak', en: 'Jjimdak alley' },
          description: {
            es: 'De vuelta en la ciudad, el viejo mercado huele a soja. El jjimdak es pollo guisado con patata (papa) y fideos de batata (camote). La fuente es para dos o tres; si es para una persona, pide media.',
            en: 'Back in town, the old market smells of soy sauce. Jjimdak is chicken braised with potato and sweet potato noodles. One dish feeds two or three; if you are alone, ask for half.',
          },
          icon: 'food',
          location: { es: 'Mercado viejo de Andong', en: 'Andong Old Market' },
          stop: { spot: 'jjimdak-street' },
          legs: [{ mode: 'bus', city: 'andong' }],
        },
      ],
    },
    {
      day: 6,
      city: 'andong',
      fixed: true,
      back: [{ mode: 'subway', city: 'busan' }],
      title: { es: 'La academia del maestro Toegye', en: 'Master Toegye’s academy' },
      activities: [
        {
          id: 'dosan-seowon',
          time: '09:30',
          title: { es: 'Academia Dosan Seowon', en: 'Dosan Seowon Academy' },
          description: {
            es: 'Toegye, el filósofo del billete de mil wones, enseñó aquí en el siglo XVI. El recinto sube por la ladera frente a un embalse, con los dormitorios abajo, la sala de lectura en medio y el santuario arriba.',
            en: 'Toegye, the philosopher on the thousand-won note, taught here in the sixteenth century. The grounds climb the slope above a lake, with the dormitories below, the lecture hall in the middle and the shrine on top.',
          },
          icon: 'museum',
          location: { es: 'Dosan-myeon, Andong', en: 'Dosan-myeon, Andong' },
          stop: { spot: 'dosan-seowon' },
          tips: [
            {
              es: 'Está a casi treinta kilómetros y hay pocos autobuses, así que pregunta las horas en la oficina de turismo de la estación o comparte un taxi.',
              en: 'It is almost thirty kilometres out and there are few buses, so ask about times at the station’s tourist office or share a taxi.',
            },
          ],
          legs: [{ mode: 'bus', city: 'andong' }],
        },
        {
          id: 'heotjesabap',
          time: '12:45',
          title: {
            es: 'Heotjesabap, un banquete fingido',
            en: 'Heotjesabap, a make-believe feast',
          },
          description: {
            es: 'Es arroz con verduras, pescado y caldo, como en las ofrendas a los antepasados, pero sin difunto. Dicen que lo inventaron unos eruditos con hambre. Se sirve junto al puente Woryeonggyo.',
            en: 'It is rice with greens, fish and broth, as in the offerings to the ancestors, but nobody has died. Hungry scholars are said to have invented it. It is served beside Woryeonggyo Bridge.',
          },
          icon: 'food',
          location: { es: 'Sanga-dong, Andong', en: 'Sanga-dong, Andong' },
          legs: [{ mode: 'bus', city: 'andong' }],
        },
        {
          id: 'woryeonggyo',
          time: '14:00',
          title: { es: 'Puente de madera Woryeonggyo', en: 'Woryeonggyo Wooden Bridge' },
          description: {
            es: 'Mide casi cuatrocientos metros sobre el Nakdong, con un pabellón a mitad de camino. En la otra orilla, un sendero corto lleva a casas salvadas del embalse y al Museo de Folclore.',
            en: 'It is almost four hundred metres across the Nakdong, with a pavilion halfway. On the far bank a short path leads to houses saved from the reservoir and to the Folk Museum.',
          },
          icon: 'walk',
          location: { es: 'Sanga-dong, Andong', en: 'Sanga-dong, Andong' },
          stop: { spot: 'woryeonggyo' },
        },
        {
          id: 'train-busan',
          time: '16:30',
          title: { es: 'De Andong a Busan', en: 'From Andong to Busan' },
          description: {
            es: 'El KTX-Eum baja hasta la estación de Bujeon, en la línea 1 del metro ({ktx-eum-andong-busan-time}). Si no encaja, hay autobuses a la terminal de Nopo, también en esa línea, en unas dos horas y media.',
            en: 'The KTX-Eum runs down to Bujeon station, on subway Line 1 ({ktx-eum-andong-busan-time}). If the times do not suit, buses reach Nopo terminal, on the same line, in about two and a half hours.',
          },
          icon: 'train',
          legs: [
            { mode: 'bus', city: 'andong' },
            { mode: 'train', route: { es: 'KTX-Eum Andong-Busan', en: 'KTX-Eum Andong-Busan' } },
          ],
        },
        {
          id: 'gwangan-night',
          time: 'EVE',
          title: { es: 'Primera vista del mar', en: 'A first look at the sea' },
          description: {
            es: 'Alójate en Seomyeon, cerca de Bujeon, y acércate en la línea 2 a la playa de Gwangalli. Después de una semana de madera y piedra, el puente encendido parece de otro mundo.',
            en: 'Stay in Seomyeon, close to Bujeon, and ride Line 2 to Gwangalli Beach. After a week of wood and stone, the lit bridge looks like another world.',
          },
          icon: 'night',
          location: { es: 'Suyeong-gu, Busan', en: 'Suyeong-gu, Busan' },
          stop: { attraction: 'gwangan-bridge' },
          legs: [{ mode: 'subway', city: 'busan' }],
        },
      ],
    },
    {
      day: 7,
      city: 'busan',
      fixed: true,
      title: { es: 'Un monasterio y un puerto', en: 'A monastery and a harbour' },
      activities: [
        {
          id: 'beomeosa',
          time: '08:30',
          title: { es: 'Monasterio de Beomeosa', en: 'Beomeosa monastery' },
          description: {
            es: 'Toma la línea 1 hasta Beomeosa y el autobús 90 monte arriba. Pasa bajo la puerta que se apoya en cuatro pilares de piedra en fila, sube hasta la sala principal y acércate a las glicinias del arroyo.',
            en: 'Take Line 1 to Beomeosa and bus 90 up the hill. Walk under the gate that rests on four stone pillars in a row, climb to the main hall and visit the wisteria by the stream.',
          },
          icon: 'temple',
          location: { es: 'Geumjeong-gu, Busan', en: 'Geumjeong-gu, Busan' },
          stop: { attraction: 'beomeosa' },
          legs: [
            { mode: 'subway', city: 'busan', km: 13 },
            { mode: 'bus', city: 'busan' },
          ],
        },
        {
          id: 'jagalchi',
          time: '12:30',
          title: { es: 'Las vendedoras de Jagalchi', en: 'The market women of Jagalchi' },
          description: {
            es: 'La misma línea 1 cruza la ciudad hasta el puerto. Come pescado a la brasa en los restaurantes del muelle que llevan las jagalchi ajimae, las vendedoras de siempre.',
            en: 'The same Line 1 crosses the city to the harbour. Eat grilled fish in the quayside restaurants run by the jagalchi ajimae, the women who have always sold here.',
          },
          icon: 'market',
          location: { es: 'Jung-gu, Busan', en: 'Jung-gu, Busan' },
          stop: { attraction: 'jagalchi' },
          legs: [
            { mode: 'bus', city: 'busan' },
            { mode: 'subway', city: 'busan', km: 20 },
          ],
        },
        {
          id: 'gamcheon',
          time: '14:30',
          title: {
            es: 'Gamcheon, memoria de los refugiados',
            en: 'Gamcheon, the refugees’ hillside',
          },
          description: {
            es: 'Las terrazas de casas crecieron con quienes huían de la guerra de Corea. Empieza por el pequeño museo del barrio y baja luego las escaleras; se llega en minibús desde Toseong (línea 1).',
            en: 'The terraces of houses grew with people fleeing the Korean War. Begin at the small village museum and then go down the steps; a minibus comes up from Toseong (Line 1).',
          },
          icon: 'walk',
          location: { es: 'Saha-gu, Busan', en: 'Saha-gu, Busan' },
          stop: { attraction: 'gamcheon' },
          legs: [
            { mode: 'subway', city: 'busan' },
            { mode: 'bus', city: 'busan' },
          ],
        },
        {
          id: 'yongdusan-tower',
          time: '17:00',
          title: { es: 'Yongdusan y la torre', en: 'Yongdusan and the tower' },
          description: {
            es: 'En el parque, la estatua del almirante Yi Sun-sin mira al puerto. Desde el mirador de la torre se ve cómo es la ciudad, con sus montes, barrios en cuesta y barcos. Si quieres ahorrarte la entrada, quédate en el parque.',
            en: 'In the park, the statue of Admiral Yi Sun-sin looks out to the port. From the tower’s deck you see how the city is built, with its hills, steep neighbourhoods and ships. To save the ticket, stay in the park.',
          },
          icon: 'view',
          location: { es: 'Jung-gu, Busan', en: 'Jung-gu, Busan' },
          stop: { attraction: 'busan-tower' },
          legs: [{ mode: 'bus', city: 'busan' }],
          tickets: ['busan-tower-admission'],
        },
        {
          id: 'ktx-seoul',
          time: '19:30',
          title: { es: 'KTX de vuelta a Seúl', en: 'KTX back to Seoul' },
          description: {
            es: 'Desde la estación de Busan (línea 1) cuesta {ktx-seoul-busan-weekday} cualquier día de la semana. Los trenes circulan {ktx-hours}, y el viaje dura {ktx-seoul-busan-time}. Reserva con tiempo.',
            en: 'From Busan Station (Line 1) it costs {ktx-seoul-busan-weekday} on any day of the week. Trains run {ktx-hours} and take {ktx-seoul-busan-time}. Book ahead.',
          },
          icon: 'train',
          legs: [
            { mode: 'subway', city: 'busan' },
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
