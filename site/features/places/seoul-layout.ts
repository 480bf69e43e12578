/** From a place to the foot of its drawing, and the size of the drawing. One that is not listed stands on its place. */
export interface Offset {
  readonly x: number;
  readonly y: number;
  readonly scale?: number;
}

export const onPlace: Offset = { x: 0, y: 0 };

/** On the map of the city, in its pixels. */
export const cityArt: Readonly<Record<string, Offset>> = {
  'dongdaemun-design-plaza': { x: 24, y: 14 },
  hongdae: { x: 0, y: 4, scale: 1.1 },
  'n-seoul-tower': { x: 0, y: 4, scale: 0.9 },
  'lotte-world-tower': { x: 0, y: 0, scale: 1.15 },
};

/** In the inset of the old town, where the drawings have to make room for one another. */
export const insetArt: Readonly<Record<string, Offset>> = {
  gyeongbokgung: { x: -24, y: 0, scale: 1.1 },
  bukchon: { x: 0, y: 6, scale: 1.1 },
  changdeokgung: { x: 12, y: 6, scale: 1.1 },
  insadong: { x: 26, y: -2 },
  jogyesa: { x: -26, y: 16 },
  cheonggyecheon: { x: 0, y: 21 },
  'gwangjang-market': { x: -22, y: 4, scale: 1.1 },
  myeongdong: { x: 0, y: 0, scale: 1.1 },
};

/** On phones, above the number that stands on the place. */
export const aboveNumber: Offset = { x: 0, y: -11, scale: 0.8 };

/** On phones, those that stand otherwise. */
export const narrowArt: Readonly<Record<string, Offset>> = {
  bukchon: { x: 0, y: -10, scale: 0.8 },
  changdeokgung: { x: 0, y: -12, scale: 0.8 },
  jogyesa: { x: -36, y: 10, scale: 0.72 },
  insadong: { x: 27, y: 8, scale: 0.72 },
  cheonggyecheon: { x: 36, y: 10, scale: 0.8 },
  'n-seoul-tower': { x: 0, y: -9, scale: 0.9 },
};

/** Stations at which the sign of a line stands on the map of the city, if the line is drawn. */
export const citySigns = [
  ['seoul/2', 'seoul/sinchon'],
  ['seoul/2', 'seoul/gangbyeon'],
  ['seoul/3', 'seoul/dongnimmun'],
  ['seoul/3', 'seoul/apgujeong'],
  ['seoul/4', 'seoul/hansung-univ'],
  ['seoul/4', 'seoul/sinyongsan'],
  ['seoul/5', 'seoul/mapo'],
  ['seoul/5', 'seoul/gunja'],
  ['seoul/1', 'seoul/yongsan'],
  ['seoul/8', 'seoul/mongchontoseong'],
  ['seoul/arex', 'seoul/gongdeok'],
  ['seoul/gyeongui-jungang', 'seoul/seobinggo'],
] as const;

/** The same in the inset. */
export const insetSigns = [
  ['seoul/3', 'seoul/euljiro-3-ga'],
  ['seoul/1', 'seoul/jongno-3-ga'],
  ['seoul/5', 'seoul/gwanghwamun'],
  ['seoul/4', 'seoul/hyehwa'],
  ['seoul/2', 'seoul/euljiro-4-ga'],
] as const;

/** Along the Han. */
export const riverNames = [
  { name: 'river', x: 770, y: 666, turn: -54 },
  { name: 'riverHangul', x: 966, y: 612, turn: 20 },
] as const;
