/** `<chosen-answer>`: of its answers shows the one whose key the chosen options make, in the order of the questions. */
class ChosenAnswer extends HTMLElement {
  connectedCallback(): void {
    this.addEventListener('change', () => this.#show());
    // Some browsers keep what was chosen when the page is loaded again.
    this.#show();
  }

  #show(): void {
    const chosen = this.querySelectorAll<HTMLInputElement>('input:checked');
    const key = Array.from(chosen, ({ value }) => value).join(' ');
    for (const answer of this.querySelectorAll<HTMLElement>('[data-answer]'))
      answer.hidden = answer.dataset['answer'] !== key;
  }
}

customElements.define('chosen-answer', ChosenAnswer);
