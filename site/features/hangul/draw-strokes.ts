// Draws the strokes of a step's letters one after the other, each time its button is pressed.
for (const button of document.querySelectorAll<HTMLButtonElement>('button[name=draw-strokes]'))
  button.addEventListener('click', () => {
    const list = document.getElementById(button.value);
    if (!list) return;
    list.removeAttribute('data-drawing');
    // The animation begins anew once the browser has seen that it was gone.
    requestAnimationFrame(() => list.setAttribute('data-drawing', ''));
  });
