/**
 * `<copy-text text done selected source>`: its button copies the text and confirms that beside it
 * (`ui/copy-button.tsx`). When the browser refuses, the content of the element with the id `source` is
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
    const status = this.querySelector('[role=status]');
    if (!status) return;
    try {
      await navigator.clipboard.writeText(this.getAttribute('text') ?? '');
      status.textContent = this.getAttribute('done');
    } catch {
      const element = document.getElementById(this.getAttribute('source') ?? '');
      if (element) getSelection()?.selectAllChildren(element);
      status.textContent = this.getAttribute('selected');
    }
  }
}

customElements.define('copy-text', CopyText);
