/** Where a picture fails to load, a sky with its title takes its place (ui/picture.module.css). */
function mark(image: EventTarget | null, failed: boolean): void {
  if (!(image instanceof HTMLImageElement)) return;
  image.closest('picture')?.toggleAttribute('data-fallback', failed);
}

// These events do not bubble.
addEventListener('error', ({ target }) => mark(target, true), { capture: true });
addEventListener('load', ({ target }) => mark(target, false), { capture: true });

for (const image of document.images) {
  // It failed before this was heard. A drawing without a size of its own may also report 0: decoding tells.
  if (image.complete && image.naturalWidth === 0) image.decode().catch(() => mark(image, true));
}
