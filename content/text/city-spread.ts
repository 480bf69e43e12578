import type { Localized } from '../locale.ts';

/** The drawn map of each city. */
export const citySpreads = {
  seoul: {
    hangul: '서울',
    heading: {
      es: 'Seúl en {words:seoul-attractions} sitios',
      en: 'Seoul in {words:seoul-attractions} places',
    },
    lead: {
      es: 'Casi todos caben en cuatro kilómetros. A Hongdae y a la Lotte World Tower se va en metro.',
      en: 'Nearly all lie within four kilometres. Hongdae and Lotte World Tower are a subway ride away.',
    },
    slide: { es: '', en: '' },
    note: {
      es: 'La línea de puntadas es la antigua muralla. Solo están las líneas de metro que llevan a estos sitios. Los datos del metro son de data.go.kr.',
      en: 'The stitched line is the old city wall. Only the subway lines that lead to these places are drawn. Subway data from data.go.kr.',
    },
    names: {
      river: { es: 'Río Han', en: 'Han River' },
      riverHangul: { es: '한강', en: '한강' },
      town: { es: 'Jongno', en: 'Jongno' },
      townHangul: { es: '종로', en: '종로' },
      bridge: { es: '', en: '' },
      strait: { es: '', en: '' },
      eastSea: { es: '', en: '' },
    },
    beyond: {
      west: { es: 'a {distance} al oeste', en: '{distance} to the west' },
      east: { es: 'a {distance} al este', en: '{distance} to the east' },
    },
  },
  busan: {
    hangul: '부산',
    heading: { es: 'Busan, de Songdo a Gijang', en: 'Busan, from Songdo to Gijang' },
    lead: {
      es: 'Los {words:busan-attractions} sitios por la costa, de oeste a este; Beomeosa, tierra adentro.',
      en: 'All {words:busan-attractions} places along the coast, from west to east; Beomeosa is inland.',
    },
    slide: {
      es: 'Desliza el panorama hacia un lado.',
      en: 'Slide the panorama sideways.',
    },
    note: {
      es: 'El panorama está girado, con el mar abajo y el interior encogido hacia el horizonte. Los datos del metro son de data.go.kr.',
      en: 'The panorama is turned, with the sea below and the hinterland drawn together towards the horizon. Subway data from data.go.kr.',
    },
    names: {
      river: { es: '', en: '' },
      riverHangul: { es: '', en: '' },
      town: { es: '', en: '' },
      townHangul: { es: '', en: '' },
      bridge: { es: 'Puente Gwangan', en: 'Gwangan Bridge' },
      strait: { es: 'Estrecho de Corea', en: 'Korea Strait' },
      eastSea: { es: 'Mar del Este', en: 'East Sea' },
    },
    beyond: { west: { es: '', en: '' }, east: { es: '', en: '' } },
  },
} as const;

/** The texts of a drawn map in one language. */
export type SpreadText = Localized<(typeof citySpreads)['seoul' | 'busan']>;
