interface Pixels {
  readonly x: number;
  readonly y: number;
}

/** Narrower maps (pixels) show the popup at the bottom. */
const DOCKED_BELOW = 560;
/** The distance from the middle of the marker to the popup. */
const LIFT = 28;
const MARGIN = 12;
/** The height of the attribution and the margin of the popup at the bottom. */
const FOOT = 34;

function panelOf(popup: HTMLElement) {
  const { clientWidth: width = 0, clientHeight: height = 0 } = popup.parentElement ?? {};
  return { width, height, docked: width < DOCKED_BELOW };
}

/** Puts the popup above its marker, or at the foot of a narrow map. */
export function placePopup(popup: HTMLElement, marker: Pixels | undefined): void {
  const { docked } = panelOf(popup);
  popup.classList.toggle('docked', docked);
  if (docked || !marker) popup.style.removeProperty('translate');
  else {
    const left = Math.round(marker.x - popup.offsetWidth / 2);
    const top = Math.round(marker.y - popup.offsetHeight - LIFT);
    popup.style.setProperty('translate', `${left}px ${top}px`);
  }
}

/** The nearest position of a marker at which its popup fits into the panel. */
export function roomFor(popup: HTMLElement, { x, y }: Pixels): Pixels {
  const { width, height, docked } = panelOf(popup);
  const { offsetWidth, offsetHeight } = popup;
  const between = (low: number, value: number, high: number) =>
    Math.max(low, Math.min(value, Math.max(low, high)));
  if (docked) {
    const free = height - offsetHeight - FOOT;
    return { x: between(30, x, width - 30), y: between(30, y, free - 30) };
  }
  const half = offsetWidth / 2 + MARGIN;
  return {
    x: between(half, x, width - half),
    y: between(offsetHeight + LIFT + MARGIN, y, height - FOOT),
  };
}
