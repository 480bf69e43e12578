/** Event after a script has changed the query, as `popstate` only fires for back and forward. */
const changed = 'querychange';

/** Changes the query without adding a history entry. */
export function replaceQuery(change: (query: URLSearchParams) => void, hash = location.hash): void {
  history.replaceState(history.state, '', after(change, hash));
  dispatchEvent(new Event(changed));
}

/** Changes one parameter of the query without adding a history entry; an empty value removes it. */
export function setParameter(name: string, value: string): void {
  replaceQuery((query) => {
    if (value) query.set(name, value);
    else query.delete(name);
  });
}

/** Changes the query and adds a history entry. */
export function pushQuery(change: (query: URLSearchParams) => void, hash = location.hash): void {
  history.pushState(null, '', after(change, hash));
  dispatchEvent(new Event(changed));
}

/** Calls the listener after each change of the query, by scripts or by back and forward. */
export function onQueryChange(listener: () => void): () => void {
  for (const type of [changed, 'popstate']) addEventListener(type, listener);
  return () => {
    for (const type of [changed, 'popstate']) removeEventListener(type, listener);
  };
}

function after(change: (query: URLSearchParams) => void, hash: string): string {
  const query = new URLSearchParams(location.search);
  change(query);
  const text = query.toString();
  return `${location.pathname}${text && `?${text}`}${hash}`;
}
