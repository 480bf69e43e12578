/** Prints one part of the page, which style sheets select by an attribute of the root element. */
export function printPart(mark: string): void {
  const { dataset } = document.documentElement;
  dataset['print'] = mark;
  addEventListener('afterprint', () => delete dataset['print'], { once: true });
  print();
}
