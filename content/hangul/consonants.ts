import type { Letter } from './letter.ts';
import {
  bottomRight,
  circle,
  downThenRight,
  leftDown,
  middleRight,
  onTop,
  right,
  rightSideDown,
  rightThenDown,
  rightThenSlantLeft,
  slantLeft,
  slantRight,
} from './stroke-texts.ts';

/** The ten consonants of the second and third steps. */
export const consonants: readonly Letter[] = [
  {
    letter: 'ㅇ',
    step: 2,
    romanisation: '– / ng',
    reading: { es: 'muda / ng', en: 'silent / ng' },
    sound: {
      es: 'Delante de la vocal no suena: solo ocupa el sitio. Al final de la sílaba es la n de «tango», sin pronunciar la g.',
      en: 'Silent before the vowel: it only fills the place. At the end of a syllable it is the ng of “song”.',
    },
    anchor: {
      es: 'al principio, nada; al final, ta**n**go',
      en: 'silent first; at the end, so**ng**',
    },
    mnemonic: {
      es: 'Un cero: arriba no suena. Abajo es la ng de tango.',
      en: 'A zero: above it counts for nothing; below it rings, ng.',
    },
    example: { source: '영어', meaning: { es: 'inglés', en: 'English (language)' } },
    strokes: [{ path: 'M50 15 A35 35 0 1 0 50 85 A35 35 0 1 0 50 15', text: circle }],
  },
  {
    letter: 'ㄱ',
    step: 2,
    romanisation: 'g / k',
    reading: { es: 'g / k', en: 'g / k' },
    sound: {
      es: 'Entre vocales, la g suave de «lago». Al principio es más sorda, a medio camino entre g y k. Al final de la sílaba es una k que no se suelta. Nunca es la j española.',
      en: 'Between vowels the g of “ago”; at the start of a word between g and k; at the end of a syllable a k that is never let go.',
    },
    anchor: { es: 'la**g**o', en: '**g**o' },
    mnemonic: {
      es: 'Una garra que cae; la lengua toca atrás y dibuja esta esquina.',
      en: 'A corner, like the back of your tongue as you say g.',
    },
    example: { source: '고기', meaning: { es: 'carne', en: 'meat' } },
    strokes: [{ path: 'M20 20 H80 V85', text: rightThenDown }],
  },
  {
    letter: 'ㄴ',
    step: 2,
    romanisation: 'n',
    reading: { es: 'n', en: 'n' },
    sound: {
      es: 'La n de «nube». Al final de la sílaba mantén la lengua contra los dientes: si hablas como en el Caribe, Andalucía o la costa del Perú, cuida que no suene a ng.',
      en: 'The n of “no”; at the end of a syllable keep the tongue on the teeth.',
    },
    anchor: { es: '**n**ube', en: '**n**o' },
    mnemonic: {
      es: 'La punta de la lengua sube tras los dientes: esa es la esquina.',
      en: 'The tip of the tongue goes up behind the teeth: that is the corner.',
    },
    example: { source: '나무', meaning: { es: 'árbol', en: 'tree' } },
    strokes: [{ path: 'M22 15 V80 H82', text: downThenRight }],
  },
  {
    letter: 'ㄷ',
    step: 2,
    romanisation: 'd / t',
    reading: { es: 'd / t', en: 'd / t' },
    sound: {
      es: 'Entre vocales, la d de «cada», pero tocando los dientes. Al principio suena algo más sorda. Al final de la sílaba es una t que no se suelta.',
      en: 'Between vowels the d of “ado”, with the tongue on the teeth; at the start a little closer to t; at the end a t that is never let go.',
    },
    anchor: { es: '**d**edo', en: '**d**o' },
    mnemonic: {
      es: 'La ㄴ con techo: misma lengua, y se cierra.',
      en: 'ㄴ with a lid: the same tongue, and the door shuts.',
    },
    example: { source: '다리', meaning: { es: 'pierna; puente', en: 'leg; bridge' } },
    strokes: [
      { path: 'M20 20 H82', text: right },
      { path: 'M20 20 V80 H82', text: downThenRight },
    ],
  },
  {
    letter: 'ㄹ',
    step: 3,
    romanisation: 'r / l',
    reading: { es: 'r / l', en: 'r / l' },
    sound: {
      es: 'Entre vocales, la r suave de «pero», nunca la de «perro». Al final de la sílaba, la l de «sol». Doble (ㄹ + ㄹ) es una l larga: no la ll de «calle».',
      en: 'Between vowels a quick tap, as in American “water”; at the end of a syllable an l; doubled, a long l.',
    },
    anchor: { es: 'pe**r**o / so**l**', en: 'American wa**t**er; at the end, be**ll**' },
    mnemonic: {
      es: 'Una carretera con curvas: la r suave que gira; abajo, l.',
      en: 'A winding road: a quick tap between vowels, an l where it ends.',
    },
    example: { source: '노래', meaning: { es: 'canción', en: 'song' } },
    strokes: [
      { path: 'M20 18 H80 V50', text: rightThenDown },
      { path: 'M20 50 H80', text: middleRight },
      { path: 'M20 50 V82 H82', text: downThenRight },
    ],
  },
  {
    letter: 'ㅁ',
    step: 3,
    romanisation: 'm',
    reading: { es: 'm', en: 'm' },
    sound: {
      es: 'La m de «mano». Al final de la sílaba cierra los labios de verdad: 감 no es «gan».',
      en: 'The m of “man”; at the end of a syllable close the lips for good: 감 does not end in n.',
    },
    anchor: { es: '**m**ano', en: '**m**an' },
    mnemonic: {
      es: 'La boca cerrada, vista de frente.',
      en: 'A closed mouth, seen from the front.',
    },
    example: { source: '머리', meaning: { es: 'cabeza', en: 'head' } },
    strokes: [
      { path: 'M20 20 V80', text: leftDown },
      { path: 'M20 20 H80 V80', text: rightThenDown },
      { path: 'M20 80 H80', text: bottomRight },
    ],
  },
  {
    letter: 'ㅂ',
    step: 3,
    romanisation: 'b / p',
    reading: { es: 'b / p', en: 'b / p' },
    sound: {
      es: 'Entre vocales, la b de «lobo». Al principio es más sorda. Al final de la sílaba es una p que no se suelta.',
      en: 'Between vowels the b of “about”; at the start closer to p; at the end a p that is never let go.',
    },
    anchor: { es: 'lo**b**o', en: '**b**oat' },
    mnemonic: { es: 'Un bote con agua hasta la mitad.', en: 'A bucket, half full.' },
    example: { source: '바다', meaning: { es: 'mar', en: 'sea' } },
    strokes: [
      { path: 'M22 15 V85', text: leftDown },
      { path: 'M78 15 V85', text: rightSideDown },
      { path: 'M22 48 H78', text: middleRight },
      { path: 'M22 85 H78', text: bottomRight },
    ],
  },
  {
    letter: 'ㅅ',
    step: 3,
    romanisation: 's / t',
    reading: { es: 's / t', en: 's / t' },
    sound: {
      es: 'Una s suave, con aire. Ante ㅣ, ㅑ, ㅕ, ㅛ y ㅠ suena como la sh de «show». Al final de la sílaba no es s sino una t que no se suelta. Quien aspira la s («loh amigoh») no debe aspirarla aquí: esa h sería ㅎ. Quien distingue s y z en España usa la s.',
      en: 'A soft s with some air; before ㅣ, ㅑ, ㅕ, ㅛ and ㅠ like sh. At the end of a syllable it is a t that is never let go.',
    },
    anchor: { es: '**s**ala', en: '**s**o; before ee, **sh**e' },
    mnemonic: {
      es: 'Una tienda de campaña: el aire sale entre los dientes. Ante i, sh.',
      en: 'A tent: the air slips out below.',
    },
    example: { source: '소', meaning: { es: 'vaca', en: 'cow' } },
    strokes: [
      { path: 'M50 15 Q46 58 15 85', text: slantLeft },
      { path: 'M48 46 Q60 72 85 85', text: slantRight },
    ],
  },
  {
    letter: 'ㅈ',
    step: 3,
    romanisation: 'j / t',
    reading: { es: 'ch / t', en: 'j / t' },
    sound: {
      es: 'Una ch floja, sin soplo; entre vocales se acerca a la y de «inyección». Nunca la j española de «jamón».',
      en: 'Between the j of “jam” and the ch of “cheap”, without a puff.',
    },
    anchor: { es: '**ch**ico, floja', en: '**j**am, softly' },
    mnemonic: {
      es: 'La ㅅ con tapa: el aire choca antes de salir.',
      en: 'ㅅ with a lid: the air is held back first.',
    },
    example: { source: '지도', meaning: { es: 'mapa', en: 'map' } },
    strokes: [
      { path: 'M18 22 H80 Q62 62 16 86', text: rightThenSlantLeft },
      { path: 'M53 55 Q66 74 86 86', text: slantRight },
    ],
  },
  {
    letter: 'ㅎ',
    step: 3,
    romanisation: 'h',
    reading: { es: 'h', en: 'h' },
    sound: {
      es: 'La h aspirada: la j suave del Caribe, de Andalucía o de Colombia, o la h inglesa de «house». Se oye siempre que la lectura la escribe. No raspa como la j de Castilla.',
      en: 'The h of “house”.',
    },
    anchor: { es: 'la **j** suave del Caribe', en: '**h**ot' },
    mnemonic: {
      es: 'Un señor con sombrero que habla bajito.',
      en: 'A head under a hat, breathing out.',
    },
    example: { source: '하나', meaning: { es: 'uno', en: 'one' } },
    strokes: [
      { path: 'M50 6 V20', text: onTop },
      { path: 'M16 30 H84', text: right },
      { path: 'M50 42 A22 22 0 1 0 50 86 A22 22 0 1 0 50 42', text: circle },
    ],
  },
];
