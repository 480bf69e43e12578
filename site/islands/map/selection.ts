/** The place whose popup is open, and how the visitor came to it. */
export interface Selection {
  readonly id: string;
  /** `focus`: the keyboard passes over its row; the focus stays there. */
  readonly by: 'focus' | 'row' | 'marker';
}
