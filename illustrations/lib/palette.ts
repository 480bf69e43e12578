import type { Color } from './color.ts';

/** The colours of one scene. Use one palette per scene and at most two accents. */
export interface Palette {
  /** From the zenith down to the horizon. */
  readonly sky: readonly [Color, Color, Color, Color];
  readonly sun: Color;
  /** Air between two layers of the landscape. */
  readonly haze: Color;
  /** Land, from the farthest to the nearest layer. */
  readonly ridge: readonly [Color, Color, Color, Color, Color];
  /** The darkest colour. */
  readonly ink: Color;
  /** A pale surface in sunlight, in shadow, and its joints. */
  readonly lit: Color;
  readonly shade: Color;
  readonly deep: Color;
  /** Roof tiles in sunlight and in shadow. */
  readonly roof: Color;
  readonly roofDeep: Color;
  readonly red: Color;
  readonly green: Color;
  readonly gold: Color;
  readonly accent: Color;
  /** Only for the night. */
  readonly cyan?: Color;
  /** Only for the spring. */
  readonly blossom?: Color;
}

/** Moods to choose from; neighbouring cards should not share one. */
export const palettes = {
  morning: {
    sky: ['#9CC7C4', '#DCE5CF', '#FBE3BC', '#F9C99A'],
    sun: '#FFF4DC',
    haze: '#FBE6C4',
    ridge: ['#B5CDC1', '#8FB5AC', '#5F9390', '#376C70', '#1D4853'],
    ink: '#122F3A',
    lit: '#FBF0DB',
    shade: '#D8C1A0',
    deep: '#A98F78',
    roof: '#4A6570',
    roofDeep: '#2A414D',
    red: '#C2452F',
    green: '#2F8572',
    gold: '#EDB046',
    accent: '#E2603F',
  },
  day: {
    sky: ['#3E9DB8', '#7CC3CC', '#BFE0D6', '#F3ECD4'],
    sun: '#FFF6DF',
    haze: '#E4EFE0',
    ridge: ['#A8CFCB', '#78B0B3', '#4C8E97', '#2D6C78', '#184A58'],
    ink: '#10303F',
    lit: '#FFF6E3',
    shade: '#E0CFAF',
    deep: '#B19A80',
    roof: '#47606C',
    roofDeep: '#27404C',
    red: '#D14B33',
    green: '#2B8A73',
    gold: '#F2B843',
    accent: '#EE6C45',
  },
  dusk: {
    sky: ['#2C2A63', '#7B4384', '#DE6268', '#FBB169'],
    sun: '#FFE2A6',
    haze: '#F7A079',
    ridge: ['#C8627B', '#98497C', '#673A74', '#422C62', '#271F4C'],
    ink: '#151233',
    lit: '#FFD9A0',
    shade: '#B76279',
    deep: '#6A3B6C',
    roof: '#3A2B5C',
    roofDeep: '#221B45',
    red: '#E2493F',
    green: '#3E7F86',
    gold: '#FFC766',
    accent: '#FF7F5C',
  },
  night: {
    sky: ['#0A1233', '#15265A', '#2B4A86', '#5B7FA8'],
    sun: '#FFF1CF',
    haze: '#4A6FA0',
    ridge: ['#385E97', '#28487F', '#1B3466', '#12254E', '#0B1939'],
    ink: '#070F26',
    lit: '#FFDFA3',
    shade: '#6C86B4',
    deep: '#2A4173',
    roof: '#1B2C55',
    roofDeep: '#101D3F',
    red: '#E6483F',
    green: '#2F8C8C',
    gold: '#FFCB6B',
    accent: '#FF6F91',
    cyan: '#63DCE0',
  },
  autumn: {
    sky: ['#8FB7B9', '#DDE0C4', '#F8DDA4', '#F5BE7C'],
    sun: '#FFF0CF',
    haze: '#F8DFAE',
    ridge: ['#C6BFA0', '#B98F60', '#B4612F', '#8A3A27', '#542629'],
    ink: '#31191F',
    lit: '#FDEFD3',
    shade: '#DDBB8C',
    deep: '#A87A55',
    roof: '#55555C',
    roofDeep: '#35343F',
    red: '#C23B2A',
    green: '#56794F',
    gold: '#EFAE3A',
    accent: '#DF5A2C',
  },
  spring: {
    sky: ['#8CC3CF', '#C7E2DE', '#F9E9DF', '#F8D2CC'],
    sun: '#FFF8E8',
    haze: '#FBE7E0',
    ridge: ['#B7D3C8', '#8ABAA6', '#5A9A88', '#33766D', '#1B5056'],
    ink: '#153740',
    lit: '#FFF6EC',
    shade: '#EBCFC3',
    deep: '#BE9A96',
    roof: '#4B6471',
    roofDeep: '#2B414E',
    red: '#CF4A4A',
    green: '#2F8A74',
    gold: '#F2BC52',
    accent: '#EC8098',
    blossom: '#F4B3BF',
  },
} as const satisfies Record<string, Palette>;
