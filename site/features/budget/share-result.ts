import { onQueryChange } from '#site/lib/change-query.ts';

// The calculator's result can be shared; its questions need no code for it.
const stop = onQueryChange(loadForResult);
loadForResult();

function loadForResult(): void {
  if (new URLSearchParams(location.search).get('step') !== 'results') return;
  stop();
  void import('./result-tools.ts');
}
