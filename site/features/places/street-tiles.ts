import { tileLayer, type Map as LeafletMap, type TileLayer } from 'leaflet';

/** After this many failed tiles in a row the street map counts as unavailable. */
const PATIENCE = 4;

/**
 * Fetches the URL of the street map's tiles, with `{z}`, `{x}` and `{y}`, when the street map is turned on.
 * @throws when the server does not respond.
 */
async function tileUrl(): Promise<string> {
  const response = await fetch('/api/map-tiles', { signal: AbortSignal.timeout(10_000) });
  const { url } = (await response.json()) as { url?: unknown };
  if (typeof url !== 'string') throw new Error(`no tile address: ${response.status}`);
  return url;
}

interface Events {
  readonly onShown: () => void;
  readonly onFailed: () => void;
}

/** Shows the street map over our own; returns a function that removes it. */
export function addStreetTiles(map: LeafletMap, { onShown, onFailed }: Events): () => void {
  let layer: TileLayer | undefined;
  let failures = 0;
  let over = false;
  const end = () => {
    over = true;
    layer?.remove();
  };
  const fail = () => {
    if (over) return;
    end();
    onFailed();
  };
  const lay = (url: string) => {
    if (over) return;
    layer = tileLayer(url, { maxZoom: 19, referrerPolicy: 'strict-origin-when-cross-origin' });
    layer.on('tileload', () => {
      failures = 0;
      onShown();
    });
    layer.on('tileerror', () => {
      failures += 1;
      if (failures >= PATIENCE) fail();
    });
    layer.addTo(map);
  };
  tileUrl().then(lay, fail);
  return end;
}
