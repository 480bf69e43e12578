/** Where the drawings of the map stand beside their places, in its pixels; a place without one has its pin alone. */
export const wideArt: Readonly<
  Record<string, { readonly x: number; readonly y: number; readonly scale?: number } | 'here'>
> = {
  gyeongbokgung: { x: 408, y: 180, scale: 1.2 },
  bukchon: { x: 540, y: 106 },
  changdeokgung: { x: 616, y: 194 },
  jogyesa: { x: 250, y: 274 },
  insadong: { x: 408, y: 322 },
  cheonggyecheon: { x: 206, y: 386 },
  'gwangjang-market': { x: 800, y: 208 },
  'dongdaemun-design-plaza': { x: 838, y: 462 },
  myeongdong: { x: 690, y: 494 },
  hongdae: { x: 68, y: 408 },
  'n-seoul-tower': 'here',
  'lotte-world-tower': 'here',
};

/** On phones: from the place to the foot of its drawing. */
export const narrowArt: Readonly<
  Record<string, { readonly x: number; readonly y: number; readonly scale: number }>
> = {
  gyeongbokgung: { x: -34, y: -14, scale: 0.8 },
  bukchon: { x: 4, y: -30, scale: 0.72 },
  changdeokgung: { x: 46, y: -22, scale: 0.8 },
  jogyesa: { x: -58, y: 6, scale: 0.72 },
  insadong: { x: 34, y: -2, scale: 0.62 },
  cheonggyecheon: { x: -44, y: 44, scale: 0.78 },
  'gwangjang-market': { x: 52, y: -8, scale: 0.72 },
  'dongdaemun-design-plaza': { x: 8, y: 34, scale: 0.74 },
  myeongdong: { x: 36, y: 44, scale: 0.72 },
  'n-seoul-tower': { x: 0, y: 6, scale: 0.86 },
};

/** Stations at which the sign of a line stands, if the line is drawn. */
export const lineSigns = [
  ['seoul/2', 'seoul/sinchon'],
  ['seoul/2', 'seoul/konkuk-univ'],
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

/** Along the Han. */
export const riverNames = [
  { name: 'river', x: 772, y: 682, turn: -54 },
  { name: 'riverHangul', x: 946, y: 674, turn: 27 },
] as const;
