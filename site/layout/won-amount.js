function ownCurrencyFormat({ currency, rate }, language) {
  return (krw) => {
    const [least, most] = [Math.min, Math.max].map((end) => (end(...krw) * rate) / 1000);
    const number = new Intl.NumberFormat(language, {
      maximumSignificantDigits: most > rate * 1000 ? 3 : 2,
      useGrouping: 'always',
    });
    // Ends that are written alike would be joined with a sign of the browser's own.
    const same = number.format(least) === number.format(most);
    const amount = same ? number.format(most) : number.formatRange(least, most);
    return most > 0 ? ` ≈\u00a0${amount}\u00a0${currency}` : '';
  };
}

// oxlint-disable-next-line no-unused-vars -- head-scripts.ts calls it.
function showOwnCurrency(key, language) {
  let amountOf;
  function define() {
    const style = new CSSStyleSheet();
    style.replaceSync(
      'small { display: var(--own-currency, inline); white-space: normal; font-size: min(0.85em, 1.1rem); letter-spacing: 0 }',
    );
    class WonAmount extends HTMLElement {
      static observedAttributes = ['krw'];
      own = document.createElement('small');
      constructor() {
        super();
        const shadow = this.attachShadow({ mode: 'open' });
        shadow.adoptedStyleSheets = [style];
        shadow.append(document.createElement('slot'), this.own);
      }
      attributeChangedCallback() {
        this.own.textContent = amountOf(this.getAttribute('krw').split(' ').map(Number));
      }
    }
    customElements.define('won-amount', WonAmount);
  }
  function show({ detail }) {
    try {
      amountOf = ownCurrencyFormat(detail ?? JSON.parse(localStorage.getItem(key)), language);
      if (!customElements.get('won-amount')) define();
    } catch {
      amountOf = () => '';
    }
    for (const each of document.querySelectorAll('won-amount')) each.attributeChangedCallback?.();
  }
  for (const type of [key, 'storage', 'pageshow']) addEventListener(type, show);
  show({});
}
