/** The measures of the sketch of a day; what is drawn comes with the page's data. */
export const frame = { width: 420, height: 320, margin: 44, radius: 15 } as const;

export interface Label {
  readonly text: string;
  readonly x: number;
  readonly y: number;
  readonly anchor: 'start' | 'middle' | 'end';
}

/** A drawing in a frame of `frame.width` by `frame.height`. */
export interface Sketch {
  readonly dots: readonly { readonly number: number; readonly x: number; readonly y: number }[];
  readonly labels: readonly Label[];
  /** A round distance and its length in the drawing. */
  readonly scale: { readonly metres: number; readonly length: number };
}
