/**
 * The tags of the contact sheet, with their page and states. Every tag is shown as the server sends it
 * (`waiting`), loaded (`ready`) and with a part that does not load (`failed`); its line lists further states
 * with the steps to them.
 */
const HOST = { waiting: [], ready: [], failed: [] }

/** A button with a call: the answer is held, arrives, or is a refusal. */
function pressed(control, calls) {
  const press = ['press', control]
  return {
    loading: [['hold', calls], press, ['see', `${control}[data-state="loading"]`]],
    success: [press, ['see', `${control}[data-state="success"]`]],
    error: [['refuse', calls], press, ['see', `${control}[data-state="error"]`]],
  }
}

/** A form sent unchanged, with the resulting messages. */
function sent(control, says = INVALID) {
  return [
    ['press', control],
    ['see', says],
  ]
}

/** The same with a failing call. */
function failing(calls, control, says = '[role="alert"]') {
  return [['refuse', calls], ...sent(control, says)]
}

const INVALID = '[aria-invalid="true"]'
const OPEN = 'dialog[open]'
const buy = '[data-act="buy"]'
const add = '[data-act="add"]'
const cartCalls = '**/api/cart/**'
const tile = ['press', '.size-tile:has(input:enabled)']
const boxed = ['type', 'input[inputmode="numeric"]:enabled', '2']
const entries = {
  add: sent(add, 'h2[data-act="title"]'),
  problem: [...sent(add, 'h2'), ...sent('[data-act="save"]')],
}

/**
 * Steps: press, type, hold, refuse, see. A tag without `path` is shown by its example. `storefront` is the only
 * one with the tag; with `isPriced`, logged-in companies see it with their prices. It exists in windows from
 * width `from`, and below width `below`. `professional` has different steps for the professional storefront.
 */
export const ELEMENTS = {
  'account-tabs': {},
  'buy-button': {
    path: '/search?q=hantel',
    states: pressed(buy, '**/api/cart/add'),
    isPriced: true,
  },
  'cart-table': {
    path: '/cart',
    who: 'shopper',
    states: {
      changed: [
        ['press', '[data-act^="increase"]'],
        ['see', 'cart-table [data-act^="increase"]:enabled'],
      ],
      problem: failing(cartCalls, '[data-act^="increase"]'),
    },
  },
  'category-links': {},
  'change-password': {
    states: {
      problem: sent('[data-act="change-password"]'),
      typed: [['type', 'input[name="NewPassword"]', 'hund']],
    },
  },
  'content-accordion': { path: '/delivery', states: { folded: [['press', 'summary']] } },
  'cookie-consent': {},
  'faceted-search': {
    path: '{category}',
    from: 800,
    whole: true,
    states: {
      chosen: sent('[data-act="toggle-option"]', '[data-act="remove-option"]'),
      problem: failing('**/api/productFilter*', '[data-act="toggle-option"]'),
    },
  },
  'faceted-search-compact': {
    path: '{category}',
    below: 800,
    whole: true,
    states: {
      filters: sent('[data-act="open-filters"]', OPEN),
      sorting: sent('[data-act="open-sort"]', OPEN),
    },
  },
  'favourite-button': {
    path: '{product}',
    states: {
      marked: sent('[data-act="favourite"]', '.favourite-button__button[aria-pressed="true"]'),
    },
  },
  'favourite-count': {},
  'favourite-list': { path: '/favourites', who: 'marker' },
  'forgot-password': {
    path: '/forgot-password',
    states: {
      done: [
        ['type', 'input[type="email"]', 'nobody@example.com'],
        ...sent('[data-act="forgot"]', '.cs-notice-done'),
      ],
    },
  },
  'image-slider': { states: { next: [['press', '[data-act="next"]']] } },
  'lightbox-images': {
    path: '{product}',
    states: {
      open: sent('[data-act="enlarge"]', OPEN),
      larger: [...sent('[data-act="enlarge"]', OPEN), ['press', '[data-act="larger"]']],
    },
    whole: true,
  },
  'login-form': {
    path: '/login',
    states: {
      refused: [
        ['type', 'input[name="userName"]', 'anna@example.com'],
        ['type', 'input[name="password"]', 'not the password'],
        ...sent('[data-act="login"]', 'login-form [role="alert"], login-form .cs-notice'),
      ],
    },
  },
  'main-navbar': {
    path: '/',
    whole: true,
    states: { open: sent('button', '[aria-expanded="true"]') },
  },
  'mini-cart': {
    path: '/',
    who: 'shopper',
    states: {
      open: sent('[data-act="toggle"]', '.mini-cart__panel'),
      problem: [
        ...sent('[data-act="toggle"]', '.mini-cart__panel [data-act^="increase"]'),
        ...failing(cartCalls, '[data-act^="increase"]'),
      ],
    },
    whole: true,
  },
  'my-addresses': { path: '/account/addresses', who: 'anna', states: entries },
  'my-persons': { path: '/pro/account/persons', who: 'bo', states: entries },
  'newsletter-block': {
    states: {
      done: [
        ['type', 'input[type="email"]', 'eva@example.com'],
        ...sent('[data-act="subscribe"]', '.cs-notice-done'),
      ],
    },
  },
  'order-returns': {},
  'password-field': { states: { shown: sent('[data-act^="show-"]', 'input[type="text"]') } },
  'page-header': { path: '/', whole: true },
  'passkey-button': {},
  'product-availability': { path: '/pro/stories/lunda-if' },
  'product-card': {},
  'product-list': { path: '/stories/winter-running' },
  'product-price': { path: '/stories/winter-running' },
  'progress-circle': {},
  'quick-buy': {
    path: '/',
    opener: '.product-card [popovertarget]',
    whole: true,
    storefront: 'sport',
  },
  'quick-buy-professional': {
    path: '/pro',
    who: 'bo',
    opener: 'main [popovertarget]',
    whole: true,
  },
  'quick-order': {
    path: '/pro/quick-order',
    who: 'bo',
    states: {
      suggestions: [
        ['type', 'input[name="articleNumber"]', 'CS'],
        ['see', '.quick-order__list'],
      ],
    },
  },
  'quick-search': {
    path: '/',
    states: {
      popular: sent('input[name="q"]', '.quick-search__option'),
      suggestions: [
        ['type', 'input[name="q"]', 'sko'],
        ['see', '.quick-search__option'],
      ],
      none: [
        ['type', 'input[name="q"]', 'qqqqqq'],
        ['see', '.quick-search__note:not([aria-busy="true"])'],
      ],
      problem: [
        ['refuse', '**/api/quickSearch*'],
        ['type', 'input[name="q"]', 'sko'],
        ['see', '[data-act="retry"]'],
      ],
    },
    whole: true,
  },
  'quotation-button': {
    states: { problem: failing('**/api/quotation*/**', '[data-act="quotation-add"]') },
  },
  'quotation-form': { path: '/pro/quotation' },
  'register-me': { path: '/register', states: { problem: sent('button[type="submit"]') } },
  'reorder-button': {
    path: '/account/orders/{order}',
    who: 'anna',
    states: { problem: failing('**/api/**', '[data-act="reorder"]') },
  },
  'seen-list': { path: '/recently-viewed', who: 'marker' },
  'shop-checkout': {
    path: '/checkout',
    who: 'shopper',
    states: {
      problem: [['type', 'input[type="email"]', 'eva'], ...sent('[data-act="code"]')],
      code: sent('[data-act="code"]', '[data-act="code-use"]'),
    },
  },
  'size-guide': {},
  'size-guide-button': { states: { open: sent('button', `${OPEN}, :popover-open`) }, whole: true },
  'size-input': {
    path: '{product}',
    isPriced: true,
    states: {
      problem: sent(add, '.size-input__error'),
      chosen: [tile],
      refused: [tile, ...failing(cartCalls, add, '.size-input__error')],
    },
    professional: {
      chosen: [boxed],
      refused: [boxed, ...failing(cartCalls, add, '.size-input__error')],
    },
  },
}

/**
 * @type {{ name: string, who: string, tag: string, state: string, path?: string, below?: number,
 *   from?: number, storefront?: string, isPriced?: boolean, steps: unknown,
 *   professional?: Record<string, unknown> }[]}
 */
export const SHOTS = Object.entries(ELEMENTS).flatMap(([tag, { states = {}, ...given }]) =>
  Object.entries({ ...HOST, ...states }).map(([state, steps]) => ({
    ...{ who: 'visitor', ...given, tag, state, steps },
    name: `${tag}, ${state}`,
  })),
)
