/** Shows the parts marked `data-from` or `data-until` (`YYYY-MM-DD`, both days included) of a day, and hides the others. */
export function inTimeOf(root: ParentNode, day: string): void {
  for (const part of root.querySelectorAll<HTMLElement>('[data-from], [data-until]')) {
    const { from = '', until = '9999' } = part.dataset;
    part.hidden = day < from || day > until;
  }
}
