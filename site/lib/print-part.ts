/** Prints one part of the page: the style sheets read the mark on the document. */
export function printPart(mark: string): void {
  const { dataset } = document.documentElement;
  dataset['print'] = mark;
  addEventListener('afterprint', () => delete dataset['print'], { once: true });
  print();
}
