import type { Text } from '../../locale.ts';
import { countryWords } from '../country-words.ts';
import { ways, type Answer } from './answer.ts';

/** Something to eat or drink that is not one of the guide's dishes with a card. */
interface Serving {
  readonly id: string;
  readonly name: string;
  readonly hangul: string;
  /** What it is, in one sentence. */
  readonly text: Text;
  /** The rows of the menu about it. */
  readonly onMenu?: readonly string[];
  readonly asked: string;
}

/** What to do with an allergy, as a link beside each answer. */
const card = {
  to: 'gastronomy#allergy-card',
  label: {
    es: 'Con alergia o dieta: tu tarjeta en coreano',
    en: 'With an allergy or a diet: your card in Korean',
  },
} as const;

const answerTo = ({ id, name, hangul, text, onMenu = [], asked }: Serving): Answer => ({
  id,
  question: { es: `¿Qué es ${name}?`, en: `What is ${name}?` },
  text: { es: `${hangul}. ${text.es}`, en: `${hangul}. ${text.en}` },
  more: [...onMenu.map((row) => `food-menu#${row}` as const), card, 'food-menu'],
  asked: [hangul, ...ways(asked)],
});

const servings: readonly Serving[] = [
  {
    id: 'gopchang',
    name: 'gopchang',
    hangul: '곱창',
    text: {
      es: 'Es intestino de res o de cerdo, casi siempre a la plancha en tu mesa; también hay guiso (전골).',
      en: 'It is beef or pork intestine, usually grilled at your table; there is a stew too (전골).',
    },
    onMenu: ['gopchang'],
    asked:
      'gopchang, kopchang, gobchang, gop chang, gopchan, makchang, daechang, intestino, intestino asado, intestinos, tripas asadas, tripa, intestines, grilled intestines, =tripe, tripe stew, beef tripe, grilled tripe, chitterlings, offal, 막창, 대창',
  },
  {
    id: 'gimbap',
    name: 'gimbap',
    hangul: '김밥',
    text: {
      es: 'Es un rollo de arroz y alga con verdura, huevo y muchas veces jamón o surimi, y cuesta {price-gimbap} de media en Seúl.',
      en: 'It is a roll of rice and seaweed with vegetables, egg and often ham or crab stick, {price-gimbap} on average in Seoul.',
    },
    onMenu: ['gimbap', 'samgak-gimbap'],
    asked:
      'gimbap, kimbap, kimbab, gimbab, sushi coreano, korean sushi, rollo arroz, rollo alga, seaweed roll, rice roll, triangle gimbap, samgak',
  },
  {
    id: 'jajangmyeon',
    name: 'jajangmyeon',
    hangul: '짜장면',
    text: {
      es: 'Son fideos de trigo con salsa negra de soja, casi siempre con cerdo; cuestan {price-jajangmyeon} de media en Seúl.',
      en: 'They are wheat noodles in a black soybean sauce, usually with pork, {price-jajangmyeon} on average in Seoul.',
    },
    onMenu: ['jajangmyeon'],
    asked:
      'jajangmyeon, jajang, jjajangmyeon, jajangmyun, chajangmyon, jajjangmyeon, fideos negros, fideos salsa negra, tallarines negros, black bean noodles, black noodles, jjapaguri, ram don, 자장면, yayangmion, yayanmion, yayangmyon, jajamyon',
  },
  {
    id: 'samgyetang',
    name: 'samgyetang',
    hangul: '삼계탕',
    text: {
      es: 'Es un pollo pequeño relleno de arroz, con ginseng y azufaifa, en su caldo; cuesta {price-samgyetang} de media en Seúl. Puede llevar castaña o ginkgo.',
      en: 'It is a small chicken stuffed with rice, with ginseng and jujube, in its broth, {price-samgyetang} on average in Seoul. It may contain chestnut or ginkgo nuts.',
    },
    onMenu: ['samgyetang'],
    asked:
      'samgyetang, samgetang, samgyetan, samkyetang, sopa pollo, caldo pollo, sopa ginseng, pollo ginseng, chicken soup, ginseng chicken, ginseng soup, tosokchon, 토속촌',
  },
  {
    id: 'ramyeon',
    name: 'ramyeon',
    hangul: '라면',
    text: {
      es: 'Son fideos de trigo instantáneos, en caldo que suele picar. En las tiendas de conveniencia hay agua caliente para prepararlos.',
      en: 'They are instant wheat noodles in a broth that is usually spicy. Convenience stores have hot water to make them.',
    },
    onMenu: ['ramyeon'],
    asked:
      'ramyeon, ramyun, ramen, ramion, ramen coreano, sopa instantanea, fideos instantaneos, sopa maruchan, korean ramen, instant noodles, buldak, ramen buldak, neoguri, shin ramyun',
  },
  {
    id: 'mandu',
    name: 'mandu',
    hangul: '만두',
    text: {
      es: 'Son empanadillas de trigo, al vapor, fritas o en sopa, rellenas de cerdo, kimchi o tofu con fideos.',
      en: 'They are wheat dumplings, steamed, fried or in soup, filled with pork, kimchi or tofu with noodles.',
    },
    onMenu: ['mandu'],
    asked:
      'mandu, mandoo, manduguk, empanadillas, empanadas coreanas, empanaditas, gyoza, dumplings, dumpling, korean dumplings, 만둣국',
  },
  {
    id: 'sundae',
    name: 'sundae',
    hangul: '순대',
    text: {
      es: 'Es una morcilla de cerdo rellena de sangre y fideos de batata. El helado con ese nombre no tiene nada que ver.',
      en: 'It is a pork blood sausage filled with sweet-potato noodles. It has nothing to do with the ice cream.',
    },
    onMenu: ['sundae'],
    asked:
      'sundae, soondae, sundaeguk, sundae coreano, morcilla, morcilla coreana, moronga, prieta, rellena, embutido sangre, blood sausage, black pudding, korean sausage',
  },
  {
    id: 'jokbal',
    name: 'jokbal',
    hangul: '족발·보쌈',
    text: {
      es: 'Jokbal son manitas de cerdo en salsa de soja y bossam, cerdo cocido; los dos se comen envueltos en hojas, con pastas fermentadas.',
      en: 'Jokbal is pig’s trotters in soy sauce and bossam is boiled pork; both are eaten wrapped in leaves, with fermented pastes.',
    },
    onMenu: ['jokbal', 'bossam'],
    asked:
      'jokbal, chokbal, jokpal, bossam, bosam, suyuk, manitas cerdo, patas cerdo, patitas cerdo, manos chancho, pernil, pigs feet, trotters, pig trotters, boiled pork, pork wraps, 족발, 보쌈, 수육',
  },
  {
    id: 'kalguksu',
    name: 'kalguksu',
    hangul: '칼국수',
    text: {
      es: 'Son fideos de trigo cortados a cuchillo, en caldo de pollo, de almejas o de anchoas.',
      en: 'They are knife-cut wheat noodles in a broth of chicken, clams or anchovies.',
    },
    onMenu: ['kalguksu'],
    asked:
      'kalguksu, kalgugsu, calguksu, kal guksu, sujebi, janchi guksu, fideos cuchillo, sopa fideos, fideos caldo, noodle soup, knife cut noodles, 수제비, 국수',
  },
  {
    id: 'jjamppong',
    name: 'jjamppong',
    hangul: '짬뽕',
    text: {
      es: 'Son fideos de trigo en sopa picante con calamar, mejillones, gambas o cerdo.',
      en: 'They are wheat noodles in a spicy soup with squid, mussels, shrimp or pork.',
    },
    onMenu: ['jjamppong'],
    asked:
      'jjamppong, jampong, champong, jjambong, jambbong, sopa marisco picante, fideos marisco, spicy seafood noodles, seafood noodle soup',
  },
  {
    id: 'gukbap',
    name: 'gukbap',
    hangul: '국밥',
    text: {
      es: 'Es sopa con el arroz dentro. En Busan es de cerdo (돼지국밥); la de hueso de res se llama seolleongtang (설렁탕) y la de la resaca, haejangguk (해장국).',
      en: 'It is soup with the rice in it. In Busan it is made with pork (돼지국밥); the ox-bone one is seolleongtang (설렁탕) and the hangover soup, haejangguk (해장국).',
    },
    onMenu: ['gukbap', 'dwaeji-gukbap', 'seolleongtang'],
    asked:
      'gukbap, =sopa, =soup, sopa coreana, korean soup, kukbap, gookbap, dwaeji gukbap, dwaejigukbap, sopa arroz, sopa cerdo, seolleongtang, sullungtang, solongtang, gomtang, haejangguk, sopa resaca, hangover soup, pork soup, ox bone soup, sopa hueso, caldo res, 돼지국밥, 설렁탕, 해장국, 곰탕',
  },
  {
    id: 'fried-chicken',
    name: 'chikin',
    hangul: '치킨',
    text: {
      es: 'Es pollo frito con rebozado, solo (프라이드) o con salsa dulce y picante (양념), y se pide con cerveza: chimaek. El rebozado suele llevar trigo.',
      en: 'It is chicken fried in batter, plain (프라이드) or in a sweet, spicy sauce (양념), and goes with beer (chimaek). The batter usually contains wheat.',
    },
    onMenu: ['chikin'],
    asked:
      'pollo frito, pollo frito coreano, chikin, chimaek, chimek, chimac, yangnyeom, yangnyeom chicken, korean fried chicken, fried chicken, pollo broster, pollo apanado, wings, chicken and beer, pollo cerveza, 양념치킨, 치맥',
  },
  {
    id: 'raw-fish',
    name: 'hoe',
    hangul: '회',
    text: {
      es: 'Es pescado o marisco crudo, con pasta de chile y hojas. El sannakji es pulpo recién cortado: mastícalo bien, porque las ventosas se pegan a la garganta.',
      en: 'It is raw fish or shellfish, with chilli paste and leaves. Sannakji is freshly cut octopus: chew it well, as the suckers cling to the throat.',
    },
    onMenu: ['hoe'],
    asked:
      'hoe, hwe, pescado crudo, sashimi, sushi, sannakji, sanakji, pulpo vivo, pulpo crudo, mulhoe, raw fish, live octopus, yukhoe, carne cruda, ceviche, 물회, 산낙지, 육회, 낙지',
  },
  {
    id: 'side-dishes',
    name: 'banchan',
    hangul: '반찬',
    text: {
      es: 'Son los platillos que llegan con la comida sin pedirlos: kimchi, brotes, verduras, huevo o anchoas. Van incluidos y se repiten: 반찬 좀 더 주세요.',
      en: 'They are the small dishes that come with a meal unasked: kimchi, sprouts, vegetables, egg or anchovies. They are included, and you can have more: 반찬 좀 더 주세요.',
    },
    asked:
      'banchan, panchan, platillos mesa, guarniciones, guarnicion, acompañamientos, entraditas, side dishes, side dish, free side dishes, platos gratis, refill, platillos gratis, platitos, platitos gratis, small dishes, free dishes',
  },
  {
    id: 'soju',
    name: 'soju',
    hangul: '소주',
    text: {
      es: 'Es un aguardiente suave y transparente que se bebe frío, en vasitos y con comida. Nadie llena su propio vaso.',
      en: 'It is a mild, clear spirit drunk cold, in small glasses and with food. Nobody fills their own glass.',
    },
    onMenu: ['soju'],
    asked:
      'que es soju, soyu, soju sabor, probar soju, tomar soju, bebe soju, beber soju, somaek, licor coreano, aguardiente coreano, guaro, guaro coreano, korean liquor, try soju, drink soju, soju flavours, korean vodka',
  },
  {
    id: 'makgeolli',
    name: 'makgeolli',
    hangul: '막걸리',
    text: {
      es: 'Es un vino turbio de arroz, un poco dulce y con burbujas, que se bebe en cuenco y suele acompañar a las tortitas (전). Algunos llevan trigo.',
      en: 'It is a cloudy rice wine, a little sweet and fizzy, drunk from a bowl, often with savoury pancakes (전). Some contain wheat.',
    },
    onMenu: ['makgeolli'],
    asked:
      'makgeolli, makgoli, makgoly, makoli, makkoli, makkolli, makuli, makgeoli, magkoli, makgulli, vino arroz, vino de arroz coreano, rice wine, korean rice wine, dongdongju',
  },
  {
    id: 'soft-drinks',
    name: 'eumnyo',
    hangul: '음료',
    text: {
      es: 'Son las bebidas sin alcohol. El agua viene con la comida y a veces es infusión de cebada (보리차), con gluten; la de botella es 생수. Las infusiones acaban en 차.',
      en: 'They are drinks without alcohol. Water comes with a meal and is sometimes barley tea (보리차), which contains gluten; bottled water is 생수. Teas end in 차.',
    },
    onMenu: ['sikhye', 'boricha'],
    asked:
      'bebidas, bebida, bebidas tipicas, bebidas coreanas, bebida sin alcohol, refresco, refrescos, gaseosa, jugo, jugos, zumo, te, te coreano, infusion, boricha, agua cebada, sikhye, drinks, korean drinks, soft drink, soft drinks, juice, tea, barley tea, bottled water, 차, 생수, 보리차, 식혜',
  },
];

/** The food of a country is asked for by its people: `restaurante argentino`. */
const fromHome = Object.values(countryWords).flatMap(({ called }) => {
  const [people = ''] = called.split(', ');
  return [`restaurante ${people}`, `comida ${people}`];
});

/** What to eat and drink beyond the guide's dishes, and what to say at the table. */
export const foodAndDrink: readonly Answer[] = [
  ...servings.map(answerTo),
  {
    id: 'foreign-food',
    question: { es: '¿Hay comida de mi país?', en: 'Is there food from home?' },
    text: {
      es: 'La guía solo trata la cocina coreana. Busca en Naver Map el país en coreano: mexicana es 멕시코 음식 (meksiko eumsik), y española, 스페인 음식 (seupein eumsik).',
      en: 'This guide is only about Korean food. Search Naver Map for the country in Korean: Mexican is 멕시코 음식 (meksiko eumsik), Spanish 스페인 음식 (seupein eumsik).',
    },
    more: ['gastronomy', 'food-menu'],
    asked: ways(
      'comida latina, comida mexicana, comida peruana, comida colombiana, comida argentina, comida venezolana, comida española, comida italiana, comida india, comida occidental, comida internacional, restaurante mexicano, restaurante latino, restaurante español, tacos, arepas, empanadas, pizza, hamburguesa, latin food, mexican food, italian food, indian food, western food, burger, pizza, harina pan, harina maiz, masa maiz, frijoles, salsa picante mexicana, chile mexicano, aji mexicano, productos latinos, tienda latina, comida dominicana, comida cubana, comida ecuatoriana, comida chilena, comida boliviana, dulce de leche, comprar mate, comprar yerba, yerba seul, latin groceries, mexican groceries, latin shop, refried beans, arepa flour, =tortillas, tortillas maiz, tortillas mexicanas, tortillas aji, tortillas chile, consigo tortillas, comprar tortillas, hay tortillas, venden tortillas, encontrar tortillas, comida mi pais, comida pais, extraño comida, food from home, tortilla jamon, tortilla española, tortilla de patatas, jamon serrano, comer jamon, jamon iberico, donde comer tortilla, paella, croquetas, tapas, churros, ceviche restaurante, spanish food, british food, pub food, fish and chips',
    ).concat(fromHome),
  },
  {
    id: 'breakfast',
    question: { es: '¿Qué se desayuna y dónde?', en: 'What is there for breakfast, and where?' },
    text: {
      es: 'Cualquier tienda de conveniencia tiene arroz, fruta y huevos cocidos, también de noche. El jeonbok-juk, unas gachas (papilla) con oreja de mar (abulón), se toma en el desayuno.',
      en: 'Any convenience store has rice, fruit and boiled eggs, at night too. Jeonbok-juk, a rice porridge with abalone, is eaten for breakfast.',
    },
    more: ['arriving#first-meal', 'gastronomy#jeonbok-juk'],
    asked: ways(
      'desayuno, desayunos, desayunar, desayuna, desayuno coreano, breakfast, korean breakfast, brunch, 아침 식사, 아침밥',
    ),
  },
  {
    id: 'convenience-stores',
    question: {
      es: '¿Qué hay en una tienda de conveniencia?',
      en: 'What does a convenience store have?',
    },
    text: {
      es: 'Comida a cualquier hora: arroz, fruta, huevos cocidos y ramyeon, con agua caliente para prepararlo. También la T-money y alguna medicina. Las grandes son GS25, CU, 7-Eleven y emart24; en coreano, 편의점 (pyeonuijeom).',
      en: 'Food at any hour: rice, fruit, boiled eggs and ramyeon, with hot water to make it. T-money and a few medicines too. The big ones are GS25, CU, 7-Eleven and emart24; in Korean, 편의점 (pyeonuijeom).',
    },
    sources: [
      {
        name: { es: 'Korea Tour Card, en chino', en: 'Korea Tour Card, in Chinese' },
        url: 'http://koreatourcard.kr/bbs/content.php?co_id=info&info=cardinfo&me_code=10&num=0&lang=tw',
      },
    ],
    more: ['gastronomy', 'transport#t-money'],
    asked: ways(
      'tienda 24 horas, tiendas 24 horas, tienda conveniencia, tiendas conveniencia, minimarket, mini market, minisuper, oxxo, gs25, cu, seven eleven, 7 eleven, emart24, comida 24 horas, comida barata 24 horas, supermercado 24 horas, comida rapida, comida noche, comida barata noche, cheap food night, convenience store, convenience stores, corner shop, 24 hour shop, shop 24 hours, 24 hour food, 24 hours supermarket, 편의점',
    ),
  },
  {
    id: 'ordering',
    question: { es: '¿Cómo pido en un restaurante?', en: 'How do I order in a restaurant?' },
    text: {
      es: 'Llama con 저기요 (jeogiyo), señala la carta y di 이거 주세요 (igeo juseyo): esto, por favor. Sin picante es 안 맵게 해 주세요 (an maepge hae juseyo) y para llevar, 포장해 주세요 (pojanghae juseyo).',
      en: 'Call with 저기요 (jeogiyo), point at the menu and say 이거 주세요 (igeo juseyo): this one, please. Not spicy is 안 맵게 해 주세요 (an maepge hae juseyo) and to take away, 포장해 주세요 (pojanghae juseyo).',
    },
    more: ['arriving#first-meal', 'gastronomy#etiquette'],
    asked: ways(
      'pedir comida, pedir comida coreano, pedir restaurante, pedir en coreano, ordenar comida, ordenar restaurante, ordenar, como pido, como ordeno, que decir restaurante, que digo restaurante, llamar mesero, llamar camarero, llamar mozo, camarero, mesero, mozo, sin picante, menos picante, comida llevar, carta ingles, menu ingles, carta, order food, order restaurant, ordering food, how to order, what to say restaurant, call waiter, waiter, waitress, without spice, less spicy, takeaway, to take away, take out food, english menu, menu, menu please, 주문, 메뉴, 포장, 저기요, 이거 주세요, frases restaurante, frases comida, frases comer, pedir llevar, =para llevar, =comida para llevar, pique, hablar mesero, decir mesero, phrases restaurant, food phrases, pedir agua, pido agua, mas agua, tenedor, pido restaurante, sin chile, sin aji, sin pimienta, menos picoso, no picoso, mesa para dos, water please, ask water, fork, no chilli, comida sin picante, llamo restaurante, señora restaurante',
    ),
  },
  {
    id: 'say-delicious',
    question: {
      es: '¿Cómo se dice qué rico, o salud al brindar?',
      en: 'How do you say delicious, or cheers?',
    },
    text: {
      es: 'Qué rico es 맛있어요 (masisseoyo). Al brindar se dice 건배 (geonbae), y al terminar de comer, 잘 먹었습니다 (jal meogeotseumnida): gracias por la comida.',
      en: 'Delicious is 맛있어요 (masisseoyo). To raise a glass, 건배 (geonbae); after eating, 잘 먹었습니다 (jal meogeotseumnida), thank you for the meal.',
    },
    more: [
      { to: 'phrases-eating#afterMeal', label: { es: 'La frase', en: 'The phrase' } },
      'manners#table',
    ],
    asked: ways(
      '=delicioso, =deliciosa, =que rico, =muy rico, =rico, =sabroso, =buen provecho, =brindar, =brindis, dice salud, decir salud, digo salud, =delicious, =tasty, =yummy, =tastes good, =cheers, =toast drink, geonbae, gombae, gonbae, masisseoyo, mashisoyo, masisoyo, 맛있어요, 건배',
    ),
  },
  {
    id: 'how-much-in-korean',
    question: {
      es: '¿Cómo pregunto el precio en coreano?',
      en: 'How do I ask the price in Korean?',
    },
    text: {
      es: '얼마예요? (eolmayeyo?): ¿cuánto cuesta? Señala lo que quieres y enseña la pantalla para que te escriban el número.',
      en: '얼마예요? (eolmayeyo?): how much is it? Point at what you want and show the screen, so that they type the number.',
    },
    more: ['busan#jagalchi', 'phone-money-apps#maps'],
    asked: ways(
      'como se dice cuanto cuesta, como se dice cuanto es, como digo cuanto cuesta, decir cuanto cuesta, como pregunto precio, preguntar precio, pregunto cuanto cuesta, preguntar cuanto cuesta, how to say how much, say how much, how do you say how much, ask price, ask the price, eolmayeyo, olmayeyo, 얼마예요',
    ),
  },
  {
    id: 'the-bill',
    question: {
      es: '¿Cómo pido la cuenta en coreano?',
      en: 'How do I ask for the bill in Korean?',
    },
    text: {
      es: '계산해 주세요 (gyesanhae juseyo): la cuenta, por favor. Casi siempre se paga en la caja, al salir, y no se deja propina.',
      en: '계산해 주세요 (gyesanhae juseyo): the bill, please. You nearly always pay at the till on the way out, and there is no tip.',
    },
    more: ['gastronomy#etiquette', 'manners#table'],
    asked: ways(
      'cuenta, la cuenta, cuenta por favor, cuenta restaurante, pedir cuenta, pagar cuenta, pagar restaurante, donde pago, dividir cuenta, pagar a medias, pagar separado, the bill, bill, bill please, the check, check please, ask bill, pay the bill, pay restaurant, split bill, pay separately, 계산, 계산해 주세요, 계산서, cobra por favor, cobrar favor, me cobras, cobrame, cobrarme, paga restaurante, pago restaurante, se paga restaurante, cuenta coreano, bill korean, check korean, pay bill, ask check',
    ),
  },
];
