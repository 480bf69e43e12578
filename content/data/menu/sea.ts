import type { MenuDish } from './menu-dish.ts';

export const sea: readonly MenuDish[] = [
  {
    id: 'hoe',
    name: 'Hoe',
    nameKorean: '회',
    line: {
      es: 'Pescado crudo en láminas, con pasta de chile y hojas.',
      en: 'Sliced raw fish with chilli paste and leaves.',
    },
    spicyLevel: 1,
    allergens: ['fish', 'soy', 'gluten', 'sesame'],
    sometimes: ['molluscs', 'crustaceans', 'peanut', 'egg'],
    traits: ['raw'],
    note: {
      es: 'Las salsas llevan soja y trigo. Antes y después llegan otros platillos, muchos con marisco. El sannakji (산낙지) es pulpo recién cortado: mastícalo bien, porque las ventosas se pegan a la garganta.',
      en: 'The sauces contain soy and wheat. Other small dishes come before and after, many with shellfish. Sannakji (산낙지) is freshly cut octopus: chew it well, as the suckers cling to the throat.',
    },
    where: {
      es: 'En [Jagalchi](busan#jagalchi), en Busan, y [Noryangjin](more-seoul#noryangjin), en Seúl.',
      en: 'In [Jagalchi](busan#jagalchi), in Busan, and [Noryangjin](more-seoul#noryangjin), in Seoul.',
    },
    order: 'small',
    aliases:
      'hwe, hue, saengseonhoe, 생선회, 모둠회, pescado crudo, sashimi, sashimi coreano, raw fish, sannakji, sanakji, 산낙지, pulpo vivo, live octopus, mulhoe, 물회',
  },
  {
    id: 'ganjang-gejang',
    name: 'Ganjang-gejang',
    nameKorean: '간장게장',
    line: {
      es: 'Cangrejo crudo marinado en salsa de soja.',
      en: 'Raw crab marinated in soy sauce.',
    },
    spicyLevel: 1,
    allergens: ['crustaceans', 'soy', 'gluten'],
    sometimes: ['fish', 'sesame', 'beef'],
    traits: ['raw'],
    sometimesTraits: ['alcohol'],
    note: {
      es: 'El cangrejo no se cocina, y el adobo suele llevar alcohol. El rojo, yangnyeom-gejang (양념게장), pica. El arroz se mezcla en el caparazón, con alga y aceite de sésamo.',
      en: 'The crab is not cooked, and the marinade often contains alcohol. The red one, yangnyeom-gejang (양념게장), is spicy. The rice is mixed in the shell, with seaweed and sesame oil.',
    },
    where: {
      es: 'En [Yeosu](more-busan#yeosu-cable-car) y la costa sur; en Seúl, en Sinsa-dong.',
      en: 'In [Yeosu](more-busan#yeosu-cable-car) and the south coast; in Seoul, in Sinsa-dong.',
    },
    order: 'portion',
    aliases:
      'ganjanggejang, ganjang gejang, kanjang gejang, gejang, gyejang, 게장, 양념게장, soy sauce crab, raw crab, marinated crab, cangrejo crudo, cangrejo en salsa de soja, cangrejo marinado',
  },
  {
    id: 'nakji-bokkeum',
    name: 'Nakji-bokkeum',
    nameKorean: '낙지볶음',
    line: {
      es: 'Pulpo pequeño salteado en salsa roja, muy picante.',
      en: 'Small octopus stir-fried in a red sauce, very spicy.',
    },
    spicyLevel: 4,
    allergens: ['molluscs', 'soy', 'gluten', 'sesame'],
    sometimes: ['fish', 'crustaceans', 'pork', 'beef'],
    sometimesTraits: ['alcohol'],
    note: {
      es: 'Pídelo suave si no tienes costumbre de picante. La salsa lleva gochujang, soja y a menudo alcohol de cocina. Al lado llegan fideos de trigo o arroz.',
      en: 'Ask for it mild if you are not used to spice. The sauce contains gochujang, soy sauce and often cooking wine. Wheat noodles or rice come beside it.',
    },
    where: {
      es: 'En Mugyo-dong, en Seúl; el pulpo es de la costa de Muan y Mokpo.',
      en: 'In Mugyo-dong, in Seoul; the octopus is from the coast of Muan and Mokpo.',
    },
    order: 'portion',
    aliases:
      'nakjibokkeum, nakji bokkum, nakchi, nakji, 낙지, nakjibokum, jjukkumi, 주꾸미, spicy octopus, octopus stir fry, pulpo picante, pulpo salteado',
  },
];
