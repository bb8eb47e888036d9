/** Klarna says countries by three letters. */
const COUNTRIES = { swe: 'SE', nor: 'NO', dnk: 'DK', fin: 'FI', deu: 'DE' }

const ANSWER_LIMIT_MS = 9_000
const API_PAUSE_MS = 100
const API_TRIES = 100

/**
 * Runs in the frame, beside Klarna's snippet: translates between its script and the messages of
 * `contract/payment-messages.ts`. It speaks to the shop's origin alone, and hears nobody else.
 */
const BRIDGE = `(function (origin, countries) {
  var asks = {}, api, country, suspended = false;
  function tell(message) {
    message.courtside = 'payment';
    window.parent.postMessage(message, origin);
  }
  function settle(ask, proceed, error) {
    var done = asks[ask];
    delete asks[ask];
    if (done) done(proceed ? { should_proceed: true } : { should_proceed: false, message: error || '' });
  }
  function apply() {
    if (!api) return;
    if (suspended) api.suspend({ autoResume: { enabled: false } });
    else api.resume();
  }
  window.addEventListener('message', function (event) {
    var said = event.data;
    if (event.source !== window.parent || event.origin !== origin) return;
    if (!said || said.courtside !== 'payment') return;
    if (said.kind === 'validated') settle(said.ask, said.shouldProceed === true, said.error);
    if (said.kind !== 'suspend' && said.kind !== 'resume') return;
    suspended = said.kind === 'suspend';
    apply();
  });
  function changedCountry(address) {
    var code = countries[String(address && address.country).toLowerCase()];
    if (!code || code === country) return;
    country = code;
    tell({ kind: 'country', countryCode: code });
  }
  function validate(data, callback) {
    var ask = crypto.randomUUID();
    asks[ask] = callback;
    setTimeout(function () { settle(ask, false); }, ${ANSWER_LIMIT_MS});
    tell({ kind: 'validate', ask: ask });
  }
  function begin(given) {
    api = given;
    api.on({
      load: function (data) {
        country = countries[String(data && data.shipping_address && data.shipping_address.country).toLowerCase()];
        tell({ kind: 'ready' });
      },
      shipping_address_change: changedCountry,
      shipping_option_change: function (option) { tell({ kind: 'shipping-option', option: option }); },
      validation_callback: validate
    });
    if (suspended) apply();
  }
  function find(left) {
    if (window._klarnaCheckout) window._klarnaCheckout(begin);
    else if (left > 0) setTimeout(function () { find(left - 1); }, ${API_PAUSE_MS});
  }
  find(${API_TRIES});
  new ResizeObserver(function () {
    tell({ kind: 'height', height: document.documentElement.scrollHeight });
  }).observe(document.documentElement);
})`

/** The snippet, and what lets it speak with the checkout of the shop at `origin`. */
export function withBridge(snippet: string, origin: string): string {
  const words = [origin, COUNTRIES].map((it) => JSON.stringify(it).replaceAll('<', '\\u003c'))
  return `${snippet}\n<script>${BRIDGE}(${words.join(', ')})</script>`
}
