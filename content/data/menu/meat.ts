import type { MenuDish } from './menu-dish.ts';

export const meat: readonly MenuDish[] = [
  {
    id: 'gopchang',
    name: 'Gopchang',
    nameKorean: '곱창',
    line: {
      es: 'Intestino de res o de cerdo, a la plancha en tu mesa.',
      en: 'Beef or pork intestine, grilled at your table.',
    },
    spicyLevel: 1,
    allergens: ['beef', 'pork', 'gluten', 'soy', 'sesame'],
    sometimes: ['fish', 'crustaceans', 'peanut'],
    sometimesTraits: ['raw', 'alcohol'],
    note: {
      es: 'Se limpia con harina de trigo y se moja en aceite de sésamo o en salsa de soja. En muchos sitios ponen antes hígado y callos crudos de regalo. El yachae-gopchang (야채곱창), con verduras, es de cerdo y pica. Makchang (막창) y daechang (대창) son otras partes.',
      en: 'It is cleaned with wheat flour and dipped in sesame oil or soy sauce. Many places bring raw liver and tripe first, on the house. Yachae-gopchang (야채곱창), with vegetables, is pork and spicy. Makchang (막창) and daechang (대창) are other parts.',
    },
    where: {
      es: 'En las calles de gopchang de Wangsimni, en Seúl; el makchang, en Daegu.',
      en: 'In the gopchang streets of Wangsimni, in Seoul; makchang in Daegu.',
    },
    order: 'twoPortions',
    aliases:
      'kopchang, gobchang, gop chang, gopchan, kobchang, gopjang, gotchang, makchang, daechang, 막창, 대창, tripas, tripa, tripas asadas, intestino, intestinos, intestines, grilled intestines, chitterlings, offal, chinchulines, chunchullo, mondongo',
  },
  {
    id: 'jokbal',
    name: 'Jokbal',
    nameKorean: '족발',
    line: {
      es: 'Manitas (patas) de cerdo cocidas en salsa de soja.',
      en: 'Pig’s trotters simmered in soy sauce.',
    },
    spicyLevel: 1,
    allergens: ['pork', 'soy', 'gluten', 'crustaceans'],
    sometimes: ['fish', 'sesame', 'peanut', 'molluscs', 'treeNuts'],
    sometimesTraits: ['alcohol'],
    note: {
      es: 'Se envuelven en hojas con ssamjang y gambitas en sal (새우젓). El caldo suele llevar alcohol de cocina. El frío de Busan, naengchae-jokbal (냉채족발), va con medusa y mostaza.',
      en: 'They are wrapped in leaves with ssamjang and tiny salted shrimp (새우젓). The stock often contains cooking wine. The cold one of Busan, naengchae-jokbal (냉채족발), comes with jellyfish and mustard.',
    },
    where: {
      es: 'En Jangchung-dong, en Seúl, y en [Bupyeong](more-busan#bupyeong-kkangtong), en Busan.',
      en: 'In Jangchung-dong, in Seoul, and in [Bupyeong](more-busan#bupyeong-kkangtong), in Busan.',
    },
    order: 'small',
    aliases:
      'chokbal, jokpal, jok bal, jockbal, yokbal, manitas de cerdo, patas de cerdo, patitas de cerdo, manitas de chancho, pigs feet, pig trotters, trotters',
  },
  {
    id: 'bossam',
    name: 'Bossam',
    nameKorean: '보쌈',
    line: {
      es: 'Cerdo cocido en lonchas, para envolver con kimchi.',
      en: 'Boiled sliced pork, to wrap with kimchi.',
    },
    spicyLevel: 2,
    allergens: ['pork', 'crustaceans', 'fish', 'soy', 'gluten'],
    sometimes: ['molluscs', 'sesame', 'peanut', 'treeNuts'],
    sometimesTraits: ['raw', 'alcohol'],
    note: {
      es: 'El kimchi que lo acompaña lleva pescado, gambas y a veces ostras. En invierno lo sirven con ostras crudas (굴보쌈). La carne suele cocerse con pasta de soja.',
      en: 'The kimchi with it contains fish, shrimp and sometimes oysters. In winter it is served with raw oysters (굴보쌈). The meat is usually boiled with soybean paste.',
    },
    where: {
      es: 'En todo el país; en Seúl, en las callejuelas de Jongno 3-ga.',
      en: 'All over the country; in Seoul, in the alleys of Jongno 3-ga.',
    },
    order: 'small',
    aliases:
      'bosam, bo ssam, possam, bosham, vossam, suyuk, 수육, boiled pork, pork wraps, cerdo cocido, cerdo para envolver',
  },
  {
    id: 'chikin',
    name: 'Chikin',
    nameKorean: '치킨',
    line: {
      es: 'Pollo frito, solo (후라이드) o en salsa (양념).',
      en: 'Fried chicken, plain (후라이드) or in sauce (양념).',
    },
    spicyLevel: 2,
    allergens: ['chicken', 'gluten', 'soy'],
    sometimes: ['milk', 'egg', 'peanut', 'sesame', 'treeNuts', 'crustaceans', 'molluscs'],
    note: {
      es: 'El rebozado es de trigo y puede llevar leche o huevo; las salsas, cacahuete (maní), sésamo o queso. Con cerveza se llama chimaek (치맥).',
      en: 'The batter is wheat and may contain milk or egg; the sauces may contain peanut, sesame or cheese. With beer it is called chimaek (치맥).',
    },
    where: {
      es: 'En todo el país. Te lo llevan hasta el parque del río Han.',
      en: 'All over the country. They deliver it even to the Han River parks.',
    },
    order: 'whole',
    price: 'price-fried-chicken',
    aliases:
      'chiken, pollo frito, pollo frito coreano, pollo coreano, chimaek, chimek, chimac, 치맥, yangnyeom chicken, yangnyeom, yangnyum, 양념치킨, korean fried chicken, fried chicken, kfc coreano, dakgangjeong, 닭강정',
  },
  {
    id: 'jjimdak',
    name: 'Jjimdak',
    nameKorean: '찜닭',
    line: {
      es: 'Pollo guisado en soja con fideos y patata (papa).',
      en: 'Chicken braised in soy sauce with noodles and potato.',
    },
    spicyLevel: 2,
    allergens: ['chicken', 'soy', 'gluten'],
    sometimes: ['sesame', 'molluscs', 'fish'],
    sometimesTraits: ['alcohol'],
    note: {
      es: 'Los fideos son de batata (camote), pero la salsa de soja lleva trigo, y puede haber salsa de ostras y alcohol de cocina. Lleva chiles secos: pídelo suave.',
      en: 'The noodles are sweet potato, but the soy sauce contains wheat, and there may be oyster sauce and cooking wine. There are dried chillies in it, so ask for it mild.',
    },
    where: {
      es: 'En [Andong](other-destinations#andong), en su mercado viejo.',
      en: 'In [Andong](other-destinations#andong), in the old market.',
    },
    order: 'small',
    aliases:
      'jimdak, chimdak, jjim dak, andong jjimdak, 안동찜닭, yimdak, braised chicken, pollo guisado, pollo de andong, estofado de pollo',
  },
  {
    id: 'tangsuyuk',
    name: 'Tangsuyuk',
    nameKorean: '탕수육',
    line: {
      es: 'Cerdo rebozado con salsa agridulce.',
      en: 'Battered pork with sweet and sour sauce.',
    },
    spicyLevel: 1,
    allergens: ['pork', 'gluten', 'egg', 'soy'],
    sometimes: ['crustaceans', 'molluscs', 'chicken', 'beef', 'sesame', 'milk'],
    note: {
      es: 'Aunque la masa sea de almidón, se fríe en el aceite de todo y se moja en salsa de soja. La salsa puede llevar salsa de ostras.',
      en: 'Even where the batter is starch, it is fried in the oil of everything else and dipped in soy sauce. The sauce may contain oyster sauce.',
    },
    where: {
      es: 'En restaurantes chino-coreanos, para compartir.',
      en: 'In Korean-Chinese restaurants, to share.',
    },
    order: 'small',
    aliases: 'tangsooyook, tang su yuk, tangsuyook, tansuyuk, sweet and sour pork, cerdo agridulce',
  },
];
