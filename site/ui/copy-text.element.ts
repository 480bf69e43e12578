/**
 * `<copy-text data-text data-done data-selected data-source>`: its button copies the text and confirms that beside it
 * (`ui/copy-button.tsx`). When the browser refuses, the content of the element with the id `data-source` is
 * selected, so that it can be copied by hand.
 */
class CopyText extends HTMLElement {
  constructor() {
    super();
    this.addEventListener('click', ({ target }) => {
      if ((target as Element).closest('button')) void this.#copy();
    });
  }

  async #copy() {
    const { text = '', source = '', done = '', selected = '' } = this.dataset;
    const status = this.querySelector('[role=status]');
    if (!status) return;
    try {
      await navigator.clipboard.writeText(text);
      status.textContent = done;
    } catch {
      const element = document.getElementById(source);
      if (element) getSelection()?.selectAllChildren(element);
      status.textContent = selected;
    }
  }
}

customElements.define('copy-text', CopyText);
