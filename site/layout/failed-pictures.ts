/** Marks pictures that fail to load, for which a placeholder with the title is shown (ui/picture.module.css). */
function mark(image: EventTarget | null, failed: boolean): void {
  if (!(image instanceof HTMLImageElement)) return;
  image.closest('picture')?.toggleAttribute('data-fallback', failed);
}

// These events do not bubble.
addEventListener('error', ({ target }) => mark(target, true), { capture: true });
addEventListener('load', ({ target }) => mark(target, false), { capture: true });

for (const image of document.images) {
  // It may have failed before this script ran. SVG without a size also reports width 0, so decoding decides.
  if (image.complete && image.naturalWidth === 0) image.decode().catch(() => mark(image, true));
}
