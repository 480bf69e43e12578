/** The selected place, whose popup is open, and how it was selected. */
export interface Selection {
  readonly id: string;
  /** `focus`: its row has the keyboard focus; `link`: the URL names it. Neither moves the focus. */
  readonly by: 'focus' | 'row' | 'marker' | 'link';
}
