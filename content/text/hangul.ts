import { practice } from './hangul-practice.ts';
import type { PageText } from './page-text.ts';

export const text = {
  title: {
    es: 'Hangul: lee los carteles de Corea en una hora | Rumbo Corea',
    en: 'Hangul: read the signs of Korea in an hour | Rumbo Corea',
  },
  description: {
    es: 'Aprende hangul en ocho pasos: {count:hangul-letters} letras con trazos y trucos en español, {count:hangul-signs} carteles de Corea para practicar y una hoja para imprimir.',
    en: 'Learn Hangul in eight steps: {count:hangul-letters} letters with strokes and memory aids, {count:hangul-signs} signs of Korea to practise with, and a sheet to print.',
  },
  keywords: {
    es: 'hangul, alfabeto coreano, leer coreano, letras coreanas, vocales, consonantes, trazos, carteles',
    en: 'Hangul, Korean alphabet, read Korean, Korean letters, vowels, consonants, stroke order, signs',
  },
  menu: {
    label: { es: 'Leer hangul', en: 'Read Hangul' },
    line: { es: 'Los carteles, en ocho pasos', en: 'The signs, in eight steps' },
  },
  heading: { es: 'Lee los carteles en una hora', en: 'Read the signs in an hour' },
  lead: {
    es: 'El coreano no se dibuja: se deletrea, y sus letras las inventó un rey para que las aprendiera cualquiera. Una hora, ocho pasos y los carteles que vas a ver.',
    en: 'Korean is not drawn but spelt, with letters that a king invented so that anyone could learn them. An hour, eight short steps and the signs that you will see.',
  },
  hangul: '한글',
  hangulMeaning: { es: 'Hangul', en: 'Hangul' },
  picture: 'academy/vowels',
  pictureAlt: {
    es: 'Un tapiz de retales de colores con las vocales coreanas, un libro con un lápiz y la luna sobre el agua',
    en: 'A patchwork of colours with the Korean vowels, a book with a pencil and the moon over water',
  },
  figure: {
    number: { es: '{count:hangul-letters}', en: '{count:hangul-letters}' },
    label: { es: 'letras, y ninguna más', en: 'letters, and not one more' },
  },
  street: {
    heading: { es: 'Al final lees esta calle', en: 'By the end you read this street' },
    lead: {
      es: 'Cada bloque es una sílaba de dos o tres letras.',
      en: 'Each block is a syllable of two or three letters.',
    },
    pieces: {
      initial: { es: 'empieza', en: 'begins' },
      vowel: { es: 'vocal', en: 'vowel' },
      final: { es: 'debajo', en: 'below' },
    },
    step: { es: 'paso {step}', en: 'step {step}' },
    answers: { es: 'Ver cómo se leen', en: 'See how they are read' },
  },
  steps: {
    heading: { es: 'Los ocho pasos', en: 'The eight steps' },
    lead: {
      es: 'Una hora, y otra de práctica. Cada trazo empieza en su número.',
      en: 'An hour, and another to practise. Each stroke begins at its number.',
    },
    minutes: { es: '{minutes}\u00a0min.', en: '{minutes}\u00a0min.' },
    draw: { es: 'Ver los trazos', en: 'See the strokes' },
    strokes: { es: '{letter} en trazos. {strokes}', en: '{letter} in strokes. {strokes}' },
    sounds: { es: 'Cómo suena cada una, con detalle', en: 'How each sounds, in detail' },
    blocks: { es: 'Los bloques', en: 'The blocks' },
    finals: {
      heading: { es: 'Siete sonidos abajo', en: 'Seven sounds below' },
      letters: { es: 'Se escribe', en: 'Written' },
      sound: { es: 'Suena', en: 'Sounds' },
      examples: { es: 'Por ejemplo', en: 'For example' },
    },
    rules: {
      heading: { es: 'Lo que se contagia', en: 'What catches' },
      rule: { es: 'Qué pasa', en: 'What happens' },
      examples: { es: 'Por ejemplo', en: 'For example' },
    },
    trap: { es: 'La trampa', en: 'The trap' },
    signs: { es: 'Con esto ya lees', en: 'With this you can read' },
    answers: { es: 'Ver cómo se leen', en: 'See how they are read' },
    practise: { es: 'Practicar hasta aquí', en: 'Practise up to here' },
  },
  practice,
  sheet: {
    heading: {
      es: 'Las {words:hangul-letters} letras en una hoja',
      en: 'All {words:hangul-letters} letters on a sheet',
    },
    lead: {
      es: 'Para el bolsillo: al imprimir esta página sale solo la hoja, en un A4.',
      en: 'For your pocket: printing this page gives the sheet alone, on A4.',
    },
    show: { es: 'Ver las letras', en: 'See the letters' },
    print: { es: 'Imprimir la hoja', en: 'Print the sheet' },
    vowels: { es: 'Vocales', en: 'Vowels' },
    consonants: { es: 'Consonantes', en: 'Consonants' },
    block: {
      es: 'Un bloque empieza por consonante (ㅇ, si no suena ninguna), sigue la vocal, a la derecha o debajo, y puede cerrarse con otra consonante abajo. Detrás de la barra, cómo suena abajo.',
      en: 'A block begins with a consonant (ㅇ if none is heard), then comes the vowel, to its right or below, and another consonant may close it underneath. After the slash, its sound down there.',
    },
    finals: { es: 'Abajo solo suenan siete', en: 'Below, only seven are heard' },
  },
  rest: {
    heading: { es: 'Para afinar', en: 'Fine-tuning' },
    pairs: {
      title: { es: 'Una letra cambia la palabra', en: 'One letter changes the word' },
      short: {
        es: '**커피** es café; **코피**, sangre de nariz',
        en: '**커피** is coffee; **코피**, a nosebleed',
      },
      columns: {
        letters: { es: 'Letras', en: 'Letters' },
        first: { es: 'Con la primera', en: 'With the first' },
        second: { es: 'Con la segunda', en: 'With the second' },
      },
    },
    regional: {
      title: { es: 'Según de dónde seas', en: 'Depending on where you are from' },
      short: {
        es: '**Nunca z ni rr**, y la y, siempre suave',
        en: '**Cut vowels short**, and mind the puff of p, t, k',
      },
    },
    order: {
      title: { es: 'El orden de los trazos', en: 'The order of the strokes' },
      short: {
        es: '**De arriba abajo y de izquierda a derecha**',
        en: '**Top to bottom and left to right**',
      },
      text: {
        es: 'En ㅈ y ㅊ algunos libros separan la horizontal de la diagonal, un trazo más; ㅂ, ㅌ y ㅎ también tienen variantes. Para leer carteles da igual.',
        en: 'In ㅈ and ㅊ some books separate the horizontal from the diagonal, one more stroke; ㅂ, ㅌ and ㅎ have variants too. For reading signs it makes no difference.',
      },
    },
    letters: {
      title: { es: 'Las letras de las lecturas', en: 'The letters of the readings' },
      short: {
        es: '**ŏ**, una o abierta; **ŭ**, una u sonriendo; **’**, un soplo',
        en: '**eu** is “oo” with a smile, **uh** the u of “sun”',
      },
      text: {
        es: 'El guion separa sílabas. La «h» siempre suena, aspirada; la «ch» es floja; «gu» ante e, i se lee como en «guitarra», y la «r» es la de «pero». En los carteles con letras latinas verás otra escritura, la oficial: «eo» es ŏ, «eu» es ŭ, «ae» es e.',
        en: 'A hyphen separates syllables. “ah”, “oh” and “ee” are short, “g” is always that of “go”, and “r” is a quick tap. Signs in Latin letters use the official spelling instead, in which “eo” is uh, “ae” is eh and “u” is oo.',
      },
    },
  },
  next: {
    heading: { es: 'Sigue por aquí', en: 'Read next' },
    links: [
      {
        es: '[Metro](metro): las estaciones, ahora en coreano',
        en: '[The subway](metro): its stations, now in Korean',
      },
      {
        es: '[Qué comer](gastronomy): {words:dishes} platos con su nombre en la carta',
        en: '[What to eat](gastronomy): {words:dishes} dishes with their names on the menu',
      },
      {
        es: '[Coreano desde cero](korean-from-scratch): cómo elegir curso, si te quedas con ganas',
        en: '[Korean from scratch](korean-from-scratch): how to choose a course, if you want more',
      },
    ],
  },
} as const satisfies PageText & Record<string, unknown>;
