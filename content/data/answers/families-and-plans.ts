import { ways, type Answer } from './answer.ts';

/** Children, going to live in Korea, and the feasts of home. */
export const familiesAndPlans = [
  {
    id: 'minor-consent',
    question: {
      es: '¿Y si un menor viaja sin uno de los padres?',
      en: 'What if a child travels without one parent?',
    },
    text: {
      es: 'Mira qué permiso de salida exige tu país a quien viaja con uno solo de los padres, o sin ellos: la aerolínea puede pedirlo. El menor necesita pasaporte propio y su e-Arrival. Pregunta a tu aerolínea antes de comprar.',
      en: 'See which travel consent your country requires of a child who travels with one parent, or with none: the airline may ask for it. The child needs a passport and an e-Arrival card of their own. Ask your airline before you buy.',
    },
    more: ['requirements#menores', 'embassies'],
    asked: ways(
      'menor permiso, permiso menor, menor viaja solo, menor solo, menor sin padre, menor sin madre, menor sin padres, menor un padre, menor con mama, menor con papa, menor mama, menor papa, permiso viaje menor, permiso salida, permiso de salida, permiso padres, permiso notarial, autorizacion padres, autorizacion menor, carta notarial, hijo sin padre, hija sin padre, sin el papa, viajar solo con mi hijo, viajar con mi hijo sin el padre, madre soltera, menor de edad, menores de edad, tengo 17 años viajar solo, 16 años viajar solo, viajar siendo menor, minor alone, minor one parent, minor without parents, child one parent, child without parent, child without father, one parent, single parent, travel consent, parental consent, consent letter, unaccompanied minor, hijo viaja solo, hija viaja sola, hijo viaja, viaja mama, viaja papa, 17 años sola, 17 años solo, 16 años sola, 16 años solo, minor travelling alone, niño padre, niños padre, niño madre',
    ),
  },
  {
    id: 'moving-to-korea',
    question: { es: '¿Cómo me voy a vivir a Corea?', en: 'How do I move to Korea?' },
    text: {
      es: 'Con un visado pedido antes: de turista no se puede vivir ni trabajar. El camino más común es estudiar coreano con el D-4. El H-1, de vacaciones y trabajo, existe con pasaporte de España ({h1-spain}), Argentina ({h1-argentina}) y Chile ({h1-chile}).',
      en: 'On a visa that you apply for first; tourists may neither live nor work there. The usual way is to study Korean on a D-4. There is a working holiday (H-1) for British and some other passports, such as those of Spain ({h1-spain}), Argentina ({h1-argentina}) and Chile ({h1-chile}).',
    },
    more: ['study#d4', 'working-holiday#h1', 'student-costs#month'],
    asked: ways(
      'irme vivir, ir a vivir, ir vivir corea, quiero vivir, vivir en corea, vivir corea, irme a corea, mudarme, mudarse, mudarme corea, emigrar, emigrar a corea, emigrar corea, migrar, quedarme vivir, vivir un año corea, año sabatico, vivir y trabajar, move to korea, moving to korea, live in korea, living in korea, relocate, relocating, expat, gap year, immigrate, emigrate, live a year, live and work',
    ),
  },
  {
    id: 'easter',
    question: { es: '¿Cómo es Corea en Semana Santa?', en: 'What is Korea like at Easter?' },
    text: {
      es: 'Una semana cualquiera: en Corea la Semana Santa no es festiva. Cae en marzo o abril, y los cerezos florecen {cherry-blossom}; en 2027, el domingo de Pascua es el 28 de marzo. Reserva pronto si vas por las flores.',
      en: 'An ordinary week: Easter is no holiday in Korea. It falls in March or April, and the cherry trees bloom {cherry-blossom}; in 2027 Easter Sunday is 28 March. Book early if you come for the blossom.',
    },
    sources: [
      {
        name: { es: 'Calendario oficial de 2027, copia', en: 'Official calendar of 2027, copy' },
        url: 'https://github.com/hyunbinseo/holidays-kr',
        date: '2026',
      },
    ],
    more: ['seasons#blossom', 'seasons#choose', 'manners#faith'],
    asked: ways(
      'semana santa, pascua, pascuas, viernes santo, jueves santo, domingo de ramos, cuaresma, vacaciones semana santa, semana santa 2027, easter, easter week, easter holidays, easter break, easter sunday, good friday, lent, spring break, 부활절, semana mayor',
    ),
  },
] as const satisfies readonly Answer[];
