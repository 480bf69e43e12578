import type { Locale } from '../locale.ts';

/**
 * Words, spelled as they should be, for what the guide has nothing about. They are nobody's slip: `choclo` is no
 * `choque`, an avocado no lawyer.
 */
export const otherWords: Readonly<Record<Locale, string>> = {
  es:
    'abanico aceituna acordeon aguacate ajedrez alfombra algodon almohada andador anillo anzuelo ' +
    'armario astronomia balon baraja berenjena bombilla brujula buceo buho caballo cabra ' +
    'calcetin calefon canasta caracol carbon carpintero cebra cereza chicle chivo choclo ' +
    'cinturon cobija coco collar columpio contador corbata cortina costurera cuerda delfin dentadura ' +
    'desodorante detergente divorcio dragon eclipse elefante elote embudo enchilada escalada ' +
    'escarabajo escoba escritura espejo esponja eutanasia flauta frambuesa fresa gallina ' +
    'ganso girasol globo gorila guayaba guitarra hamaca heladera herencia hipoteca horno iman imprenta ' +
    'impresora jabon jirafa joya kayak kebab llavero loro loteria manguera martillo mecanico ' +
    'microondas mochilero molino muneca naranja nevera oveja oxigeno paleta paloma palta ' +
    'pantano pato payaso pegamento peluche perfume periodico persiana piano piercing pila pimienta ' +
    'plomero portero puma quilombo rana raqueta reloj robot rosado sabana sandia sandwich silbato sinagoga ' +
    'tambor telescopio televisor tigre tinder tornillo tortuga tractor trigonometria trompeta tuerca ' +
    'tulipan uva vajilla ventilador veterano violin yate yegua zapatero zorro',
  en:
    'acorn anchor apron aubergine avocado badger balloon basket beaver beetle bellows blanket ' +
    'bottle boyfriend bracelet broom bucket burglary canoe carpet ceiling cello chess chimney ' +
    'cider clay cobbler coconut colander comet compass copper coriander cotton courgette cricket ' +
    'curtain cushion dagger deodorant detergent diving divorce dolphin donkey dragon dryer duvet eagle ' +
    'eclipse eggplant elephant envelope falcon feather fern fiddle flute fox freezer fridge frog ' +
    'funnel furnace giraffe goat gorilla guitar hammer hammock hinge inheritance jewel kayak kebab ' +
    'kettle ladder lawnmower lemonade lighter lion lizard lorry lottery magnet ' +
    'microwave mortgage mower muffin mussel needle orchid otter oven oxygen ' +
    'parrot pelican perfume piano piercing pigeon pillow plumber printer puppet ' +
    'rabbit racket radiator razor ribbon robot rope saddle sandwich saucepan saw scarf screw shark ' +
    'shovel snail soap sofa spade spider sponge squirrel strawberry sunflower synagogue tailor ' +
    'telescope thread tiger tinder toaster towel tractor trumpet turtle tweezers vase violin wardrobe ' +
    'watermelon whale whistle widow wolf worm wound yacht zebra',
};
