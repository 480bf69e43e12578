/** Takes the trip of a link out of the URL once it is one's own, so that a shared screen does not show it on. */
export function clearLink(): void {
  history.replaceState(history.state, '', location.pathname + location.search);
  dispatchEvent(new HashChangeEvent('hashchange'));
}
