/** Shows the Korean names of a page (`show-name.tsx`) on its card, which is filled by what is pressed. */
import { fill, said, shown } from '#domain/korean/source.ts';
import { fill as fillText } from '#domain/text/fill.ts';
import { cardLength } from './line-length.ts';
import type { NamePhrase } from './name-card.tsx';
import type { ShownName } from './show-name.tsx';

document.addEventListener('click', ({ target }) => {
  const button =
    target instanceof Element && target.closest<HTMLButtonElement>('button[name=show-name]');
  const card = document.querySelector<HTMLDialogElement>('#name-card');
  if (!button || !card) return;
  // Safari does not focus what is pressed, and the focus goes back to what had it.
  button.focus({ preventScroll: true });
  fillCard(card, JSON.parse(button.value) as ShownName);
  card.showModal();
});

/** The name, as large as it fits; what is said with it, and the way to that phrase. */
function fillCard(card: HTMLElement, { korean, name, kind, href }: ShownName): void {
  let phrase: NamePhrase = {};
  for (const link of card.querySelectorAll<HTMLAnchorElement>('a[data-props]')) {
    const about = JSON.parse(link.dataset['props'] ?? '{}') as NamePhrase;
    link.hidden = about.kind !== (href ? undefined : kind);
    if (href && !link.hidden) link.href = href;
    if (!link.hidden) phrase = about;
  }
  const { source = '{name}', meaning = '' } = phrase;
  const sentence = fill(source, { name: korean });
  const [large, line] = card.querySelectorAll<HTMLElement>('[lang=ko] > [data-line]');
  const [named, meant] = card.querySelectorAll<HTMLElement>('[data-line]:not([lang=ko] > *)');
  if (!large || !line || !named || !meant) return;
  const text = shown(korean);
  card.ariaLabel = name;
  large.textContent = text;
  Object.assign(large.dataset, cardLength(text));
  // What follows the name, as on the card of a taxi; or the whole, where the name stands within it.
  const whole = shown(sentence);
  line.textContent = (whole.startsWith(text) ? whole.slice(text.length) : whole).replace(/\.$/, '');
  named.textContent = name;
  meant.textContent = fillText(meaning, { name });
  const voice = card.querySelector<HTMLButtonElement>('[name=say]');
  if (voice) voice.value = shown(said(sentence));
}
