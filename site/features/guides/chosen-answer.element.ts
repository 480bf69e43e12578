/**
 * `<chosen-answer>`: of its answers shows the one whose key the chosen options make, in the order of the questions. In
 * each of several places they stand in the same order.
 */
class ChosenAnswer extends HTMLElement {
  connectedCallback(): void {
    this.addEventListener('change', () => this.#show());
    // Some browsers keep what was chosen when the page is loaded again.
    this.#show();
  }

  #show(): void {
    const chosen = this.querySelectorAll<HTMLInputElement>('input:checked');
    const key = Array.from(chosen, ({ value }) => value).join(' ');
    const keys = JSON.parse(this.getAttribute('keys') ?? '[]') as string[];
    const answers = this.querySelectorAll<HTMLElement>('[data-part=answer]');
    for (const [index, answer] of answers.entries())
      answer.hidden = keys[index % keys.length] !== key;
  }
}

customElements.define('chosen-answer', ChosenAnswer);
