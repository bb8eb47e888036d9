/**
 * What the contact sheet shows of each tag: where it stands, and the states that it is brought into.
 * Every tag is shown as the server sends it (`waiting`), awake (`ready`) and when its part does not
 * arrive (`failed`); what else it can be in stands in its line, with what brings it there.
 */
const HOST = { waiting: [], ready: [], failed: [] }

/** A button that asks the shop for something: the answer is held, comes, or is a refusal. */
function pressed(control, calls) {
  const press = ['press', control]
  return {
    loading: [['hold', calls], press, ['see', `${control}[data-state="loading"]`]],
    success: [press, ['see', `${control}[data-state="success"]`]],
    error: [['refuse', calls], press, ['see', `${control}[data-state="error"]`]],
  }
}

const buy = '[data-act="buy"]'

/**
 * Steps: press, type, hold, refuse, see. A tag without `path` is shown by its example. `storefront` names
 * the only one that has the tag; `isPriced`: companies see it with their prices once they are logged in.
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
    },
  },
  'category-links': {},
  'change-password': {},
  'content-accordion': { path: '/delivery' },
  'cookie-consent': {},
  'faceted-search': { path: '{category}' },
  'faceted-search-compact': { path: '{category}', below: 800, whole: true },
  'favourite-button': {
    path: '{product}',
    states: {
      marked: [
        ['press', '[data-act="favourite"]'],
        ['see', '.favourite-button__button[aria-pressed="true"]'],
      ],
    },
  },
  'favourite-count': {},
  'favourite-list': { path: '/favourites?ids=demo-20111,demo-10103' },
  'forgot-password': { path: '/forgot-password' },
  'image-slider': {},
  'lightbox-images': {
    path: '{product}',
    states: {
      open: [
        ['press', '[data-act="enlarge"]'],
        ['see', 'dialog[open]'],
      ],
    },
    whole: true,
  },
  'login-form': {
    path: '/login',
    states: {
      refused: [
        ['type', 'input[name="userName"]', 'anna@example.com'],
        ['type', 'input[name="password"]', 'not the password'],
        ['press', '[data-act="login"]'],
        ['see', 'login-form [role="alert"], login-form .cs-notice'],
      ],
    },
  },
  'main-navbar': { path: '/', whole: true },
  'mini-cart': {
    path: '/',
    who: 'shopper',
    states: {
      open: [
        ['press', '[data-act="toggle"]'],
        ['see', '.mini-cart__panel'],
      ],
    },
    whole: true,
  },
  'my-addresses': { path: '/account/addresses', who: 'anna' },
  'my-persons': { path: '/pro/account/persons', who: 'bo' },
  'newsletter-block': {},
  'order-returns': {},
  'password-field': {},
  'page-header': { path: '/', whole: true },
  'passkey-button': {},
  'progress-circle': {},
  'quick-buy': {
    path: '/',
    opener: '.shop-card [popovertarget]',
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
      popular: [
        ['press', 'input[name="q"]'],
        ['see', '.quick-search__option'],
      ],
      suggestions: [
        ['type', 'input[name="q"]', 'sko'],
        ['see', '.quick-search__option'],
      ],
    },
    whole: true,
  },
  'quotation-button': {},
  'quotation-form': { path: '/pro/quotation' },
  'register-me': { path: '/register' },
  'reorder-button': { path: '/account/orders/{order}', who: 'anna' },
  'seen-list': { path: '/recently-viewed?ids=demo-20111,demo-10103' },
  'shop-checkout': { path: '/checkout', who: 'shopper' },
  'size-guide': {},
  'size-guide-button': {},
  'size-input': { path: '{product}', isPriced: true },
}

export const SHOTS = Object.entries(ELEMENTS).flatMap(([tag, { states = {}, ...given }]) =>
  Object.entries({ ...HOST, ...states }).map(([state, steps]) => ({
    ...{ who: 'visitor', ...given, tag, state, steps },
    name: `${tag}, ${state}`,
  })),
)
