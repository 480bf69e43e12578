/** `<allergy-start>`: its link leads to the card of allergies with the ingredients that are ticked. */
class AllergyStart extends HTMLElement {
  connectedCallback(): void {
    this.addEventListener('change', () => this.#follow());
    // Some browsers keep what was ticked when the page is loaded again.
    this.#follow();
  }

  #follow(): void {
    const link = this.querySelector('a');
    if (!link) return;
    const ticked = this.querySelectorAll<HTMLInputElement>('input:checked');
    const query = new URLSearchParams(Array.from(ticked, ({ value }) => ['without', value]));
    link.search = query.toString();
  }
}

customElements.define('allergy-start', AllergyStart);
