/** The place whose popup is open, and how the visitor came to it. */
export interface Selection {
  readonly id: string;
  /** `focus`: the keyboard passes over its row; `link`: the URL names it. The focus stays where it is. */
  readonly by: 'focus' | 'row' | 'marker' | 'link';
}
