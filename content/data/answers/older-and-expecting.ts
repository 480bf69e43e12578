import { ways, type Answer } from './answer.ts';

/** Older travellers, babies and those on the way, diets, and being treated differently. */
export const olderAndExpecting = [
  {
    id: 'older-travellers',
    question: { es: '¿Puedo ir con una persona mayor?', en: 'Can I go with an elderly parent?' },
    text: {
      es: 'Sí, con calma. Cada estación del metro de Seúl tiene un camino con ascensor, a veces en otra salida. En Busan deja los 108 escalones de Haedong Yonggungsa y las escaleras de Gamcheon. Lo más parecido a una página para mayores son los días sin escalones de las dos ciudades.',
      en: 'Yes, at an easy pace. Every Seoul subway station has a way with a lift, sometimes at another exit. In Busan leave out the 108 steps of Haedong Yonggungsa and the stairs of Gamcheon. There is no page for older travellers; the step-free days in both cities come nearest.',
    },
    more: ['seoul#step-free', 'busan#step-free', 'safety#wheelchair', 'seasons#choose'],
    asked: ways(
      'persona mayor, gente mayor, adulto mayor, tercera edad, ancianos, anciana, padres mayores, madre mayor, mama mayor, mama camina, papa camina, camina poco, caminar poco, anda poco, no puede caminar mucho, rodilla, artrosis, mala cadera, escaleras busan, cuestas busan, jubilado viajar, elderly, older parents, old parents, older people, older travellers, seniors, grandma, grandmother, grandfather, grandparents, mobility issues, bad knee, bad hip, cant walk far, cannot walk far, walks slowly, hills busan, steep, hilly, elderly parents, elderly mother, elderly father, elderly itinerary, elderly parents itinerary, abuela anos, abuelo anos, year old mum, year old mom, year old mother, year old dad, year old father, year old grandma, itinerario mayores, ritmo tranquilo mayores, =abuela, viajar abuela, viajar abuelos, viajar con mi abuela, llevar abuela, ir abuela, abuela camina, madre anos, mama anos, padre anos, papa anos',
    ),
  },
  {
    id: 'senior-discounts',
    question: {
      es: '¿Hay descuentos para mayores de 65 años?',
      en: 'Are there discounts for over-65s?',
    },
    text: {
      es: 'En los palacios, sí: desde abril de 2023 solo pagan los extranjeros de 19 a 64 años; enseña el pasaporte en la taquilla (boletería). El metro gratis de los mayores es para coreanos y, en Seúl, para residentes permanentes: de visita, cuenta con pagar.',
      en: 'At the palaces, yes: since April 2023 only foreigners aged 19 to 64 pay, so show your passport at the ticket office. Free subway rides for seniors are for Koreans and, in Seoul, permanent residents: as a visitor, expect to pay.',
    },
    sources: [
      {
        name: 'KBS World',
        url: 'http://world.kbs.co.kr/service/news_view.htm?lang=e&Seq_Code=176777',
        date: '2023-03-24',
      },
      {
        name: 'The Korea Herald',
        url: 'https://v.daum.net/v/20221118133344045',
        date: '2022-11-18',
      },
    ],
    more: ['seoul#gyeongbokgung', 'transport#seoul-subway', 'transport#fares'],
    asked: ways(
      'descuento mayores, descuento tercera edad, palacios gratis mayores, gratis mayores 65, metro gratis mayores, metro mayores 65, entrada mayores 65, tarifa mayores, inapam, senior discount, senior fare, senior tickets, discount over 65, free over 65, over 65 subway, over 65 palace, oap, seniors free, retired discount, 경로우대, descuento mayores metro, palacios gratis jubilados, descuento mayores 65, entrada gratis mayores, =jubilados, =jubilado, =pensionista, descuento jubilado, descuento pensionista, gratis jubilado, metro jubilado, entrada jubilado, =pensioner, =concession, pensioner discount, concession ticket, seniors subway, seniors pay, seniors pay subway, over 65 free entry, over 65 entry, mayores 65 museo, mayores 65 entrada, mayores 65 museo nacional',
    ),
  },
  {
    id: 'pregnancy',
    question: { es: 'Estoy embarazada. ¿Puedo viajar?', en: 'I am pregnant. Can I travel?' },
    text: {
      es: 'Eso no lo decide una guía: pregunta a tu médico qué evitar, también al comer, y a la aerolínea hasta qué semana vuelas; mira que el seguro cubra el embarazo. Para enseñar en la consulta o la farmacia: 임신 중이에요, estoy embarazada. Si es urgente, 119.',
      en: 'No guide can decide that: ask your doctor what to avoid, food too, and the airline up to which week you may fly; see that your insurance covers pregnancy. To show at the clinic or the pharmacy: 임신 중이에요, I am pregnant. If it is urgent, 119.',
    },
    more: [
      'health#doctor',
      { to: 'phrases-health#pregnant', label: { es: 'La frase', en: 'The phrase' } },
      'health#insurance',
    ],
    asked: ways(
      'embarazada, embarazo, gestante, encinta, pregnant, pregnancy, expecting a baby, antenatal, obstetrician, 임신, 임산부, embarazada viajar, embarazada comer, pregnant eating, pregnant travel, pregnant avoid eating',
    ),
  },
  {
    id: 'nappies',
    question: {
      es: '¿Dónde hay pañales, leche infantil o cambiador?',
      en: 'Where are nappies, formula or changing rooms?',
    },
    text: {
      es: 'Pañales es 기저귀 (gijeogwi), y leche de fórmula, 분유 (bunyu): las tiendas tienen varias marcas. No la traigas de casa: los lácteos están {customs-dairy}. Para cambiar o dar el pecho, busca 수유실 (suyusil) en grandes almacenes y estaciones grandes.',
      en: 'Nappies (diapers) are 기저귀 (gijeogwi) and formula is 분유 (bunyu); shops carry several brands. Do not bring it from home, as dairy is {customs-dairy}. To change or feed a baby, look for 수유실 (suyusil) in department stores and big stations.',
    },
    sources: [
      {
        name: 'Expat Kids Korea (blog)',
        url: 'https://expatkidskorea.com/article/breastfeeding-and-formula-in-korea.html',
      },
    ],
    more: ['seoul-with-children#ill', 'seoul#children', 'requirements#aduana'],
    asked: ways(
      'panal, cambiar bebe, cambiador, lactancia, amamantar, dar el pecho, biberon, mamadera, tetero, leche formula, formula bebe, formula infantil, leche infantil, leche bebe, toallitas bebe, nappy, diaper, baby changing, changing table, nursing room, breastfeeding, breastfeed, baby formula, formula milk, infant formula, baby milk, baby wipes, baby bottle, 기저귀, 수유실, 분유, cambiar panales, comprar panales, change nappy, change diaper, nappies formula, formula baby, pañal, pañales, comprar pañales, donde pañales, leche de formula, leche polvo bebe, leche en polvo bebe, comprar formula, tarrina leche, toallitas humedas, =comida bebe, papilla bebe, nappies, diapers, wet wipes, baby food',
    ),
  },
  {
    id: 'low-salt',
    question: { es: '¿Puedo comer sin sal?', en: 'Can I eat without salt?' },
    text: {
      es: 'Cuesta: las sopas, el kimchi y las pastas fermentadas ya llevan sal, y la guía no trata esa dieta. Para pedirlo: 소금 빼고 주세요 (sogeum ppaego juseyo), sin sal. Deja el caldo y elige carne o pescado a la plancha y arroz blanco. Qué puedes comer te lo dice tu médico.',
      en: 'It is hard: soups, kimchi and fermented pastes are salty already, and this guide does not cover that diet. To ask: 소금 빼고 주세요 (sogeum ppaego juseyo), without salt. Leave the broth and choose grilled meat or fish and plain rice. What you may eat is for your doctor to say.',
    },
    more: [
      { to: 'phrases-allergy#without', label: { es: 'La frase', en: 'The phrase' } },
      'gastronomy#allergy-card',
    ],
    asked: ways(
      'sin sal, poca sal, bajo en sal, baja en sal, dieta sal, sodio, hipertension, hipertenso, hipertensa, presion alta comida, tension alta comida, no puedo comer sal, no salt, without salt, low salt, salt free, less salt, sodium, blood pressure food, 저염',
    ),
  },
  {
    id: 'vegan-shops',
    question: {
      es: '¿Qué hay vegano en una tienda de conveniencia?',
      en: 'What is vegan in a convenience store?',
    },
    text: {
      es: 'Batatas, plátanos, leche de soja sin más y frutos secos sin condimento. Los fideos instantáneos, no: el polvo lleva carne o pescado. Los triángulos de arroz suelen llevar carne o pescado. Lee la lista de ingredientes entera.',
      en: 'Sweet potatoes, bananas, plain soy milk and unseasoned nuts. Not the instant noodles: their powder contains meat or fish. The rice triangles usually contain meat or fish too. Read the whole list of ingredients.',
    },
    more: ['vegetarian-or-coeliac#shops', 'vegetarian-or-coeliac#vegetarian'],
    asked: ways(
      'vegano tienda, vegana tienda, vegano supermercado, vegano conveniencia, vegetariano tienda conveniencia, vegetariano supermercado, ramyeon vegano, ramen vegano, fideos instantaneos veganos, snacks veganos, vegan convenience store, vegan ramyeon, vegan ramen, vegan noodles, vegan snacks, vegan supermarket, vegetarian convenience store, vegetarian supermarket, vegetarian ramyeon, vegetarian ramen, vegetarian noodles',
    ),
  },
  {
    id: 'racism',
    question: { es: '¿Hay racismo en Corea?', en: 'Is there racism in Korea?' },
    text: {
      es: 'La guía no lo trata, y Corea no tiene una ley general contra la discriminación. Si te amenazan o te agreden, 112. Si te niegan un servicio, el 1330 atiende quejas; la Comisión de Derechos Humanos, 1331, de lunes a viernes de 9:00 a 18:00, recibe las de discriminación.',
      en: 'This guide does not cover it, and Korea has no general law against discrimination. If you are threatened or attacked, 112. If you are refused service, 1330 takes complaints; the Human Rights Commission, 1331, Monday to Friday from 9:00 to 18:00, takes those about discrimination.',
    },
    sources: [
      {
        name: {
          es: 'Comisión de Derechos Humanos de Corea',
          en: 'Human Rights Commission of Korea',
        },
        url: 'https://case.hr.go.kr/rprsnt/rprsntGuide.do',
      },
    ],
    more: ['safety#lgbt', 'safety', 'emergencies#assault'],
    asked: ways(
      'racismo, racista, xenofobia, discriminacion, discriminan, discriminaron, negros corea, soy negro, soy negra, piel oscura, no extranjeros, racism, racist, xenophobia, discrimination, discriminated, black traveller, black traveler, black people, black woman, being black, brown skin, dark skin, no foreigners, refused entry foreigner, 인종차별, 1331',
    ),
  },
] as const satisfies readonly Answer[];
