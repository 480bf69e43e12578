const parts = ['what', 'since', 'before', 'now'] as const;

/** `<stitch-cloth>`: a needle that the finger or the keys lead along the stitches of what has changed. */
class StitchCloth extends HTMLElement {
  connectedCallback(): void {
    const range = this.querySelector('input');
    if (!range) return;
    range.addEventListener('input', () => this.#show(range));
    for (const cloth of this.querySelectorAll('svg'))
      for (const type of ['pointerdown', 'pointermove'] as const)
        cloth.addEventListener(type, (event) => {
          range.value = String(stitchAt(cloth, event));
          this.#show(range);
        });
    // Some browsers keep where it was when the page is loaded again.
    if (range.value !== '0') this.#show(range);
  }

  /** Shows the change whose stitch the needle is in, as its row in the lists below it says it. */
  #show(range: HTMLInputElement): void {
    const id = this.getAttribute('order')?.split(' ')[range.valueAsNumber];
    const row = document.getElementById(id ?? '');
    if (!row) return;
    const said = parts.map((part) => wordsOf(row, part));
    for (const [index, part] of parts.entries()) {
      const place = this.querySelector(`[data-part=${part}]`);
      if (place) place.textContent = said[index] ?? '';
    }
    this.querySelector('a')?.setAttribute('href', `#${row.id}`);
    const [what, , before, now] = said;
    range.setAttribute('aria-valuetext', `${what}: ${before} → ${now}`);
    for (const cloth of this.querySelectorAll('svg')) {
      const columns = columnsOf(cloth);
      const [x, y] = [range.valueAsNumber % columns, Math.floor(range.valueAsNumber / columns)];
      cloth.querySelector('[data-part=needle]')?.setAttribute('transform', `translate(${x} ${y})`);
    }
  }
}

/** What a row says, without the sign that opens its source. */
function wordsOf(row: HTMLElement, part: (typeof parts)[number]): string {
  const said = row.querySelector(`[data-part=${part}]`)?.cloneNode(true);
  if (!(said instanceof HTMLElement)) return '';
  for (const proof of said.querySelectorAll('button, [popover]')) proof.remove();
  return said.textContent.trim();
}

const columnsOf = (cloth: SVGSVGElement) => cloth.viewBox.baseVal.width;

/** The stitch below the finger; the range holds it to those that have changed. */
function stitchAt(cloth: SVGSVGElement, { clientX, clientY }: PointerEvent): number {
  const matrix = cloth.getScreenCTM();
  if (!matrix) return 0;
  const { x, y } = new DOMPoint(clientX, clientY).matrixTransform(matrix.inverse());
  const columns = columnsOf(cloth);
  return Math.max(0, Math.floor(y)) * columns + Math.min(columns - 1, Math.max(0, Math.floor(x)));
}

customElements.define('stitch-cloth', StitchCloth);
