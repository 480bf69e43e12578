import { tileLayer, type Map as LeafletMap, type TileLayer } from 'leaflet';

/** So many tiles in a row that do not come mean that none will. */
const PATIENCE = 4;

/**
 * Where the server says that the street map's tiles come from: a URL with `{z}`, `{x}` and `{y}`.
 * Asked only once the street map is wanted.
 * @throws when the server does not answer.
 */
async function tileAddress(): Promise<string> {
  const response = await fetch('/api/map-tiles', { signal: AbortSignal.timeout(10_000) });
  const { url } = (await response.json()) as { url?: unknown };
  if (typeof url !== 'string') throw new Error(`no tile address: ${response.status}`);
  return url;
}

interface Events {
  readonly onShown: () => void;
  readonly onFailed: () => void;
}

/** Lays the street map over our own; returns what takes it away again. */
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
  tileAddress().then(lay, fail);
  return end;
}
