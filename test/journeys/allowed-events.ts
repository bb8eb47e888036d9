import type { Browser, BrowserContext } from 'playwright-core'
import type { PageEvents } from '../../src/events/event-map.ts'

const ARTICLES = 'articles articleNumber quantity'
const TOTAL = 'currency value'
const LIST = 'item_list_id item_list_name'
const ITEMS = `items ${LIST} item_id item_name item_brand item_category item_variant index price quantity`
const GOODS = `ecommerce ${TOTAL} ${ITEMS}`
const ORDER = 'transaction_id tax shipping'
const PRODUCTS =
  'ecommerce currencyCode products name id price brand category variant quantity position'
const PRESSED = 'eventCallback eventTimeout'

/** The fields, at any depth, that the page may hear of each event. */
const HEARD: Readonly<Record<keyof PageEvents, string>> = {
  'courtside:before-add': `${ARTICLES} orderId`,
  'courtside:before-submit': 'form',
  'courtside:before-navigate': 'kind url',
  'courtside:added': ARTICLES,
  'courtside:add-failed': ARTICLES,
  'courtside:updated': 'rowSystemId quantity',
  'courtside:removed': 'rowSystemId',
  'courtside:cleared': '',
  'courtside:reordered': 'orderId',
  'courtside:ordered': 'orderId',
  'courtside:logged-in': '',
  'courtside:password-chosen': '',
  'courtside:registered': 'type',
  'courtside:list-changed': 'list',
  'courtside:favourites-changed': 'productId isMarked',
  'courtside:quotation-listed': 'articleNumber',
  'courtside:quotation-asked': 'number',
  'courtside:returned': 'orderId returnNumber',
  'courtside:opened': '',
  'courtside:closed': '',
  'courtside:searched': 'query',
  'courtside:selected': 'url',
  'courtside:consent': 'measurement marketing preferences',
  'courtside:consent-asked': '',
  'courtside:cart-changed': 'quantity version',
  'courtside:purchased': `${TOTAL} ${ORDER} coupon ${ITEMS}`,
  'courtside:ready': 'tag',
  'courtside:error': 'tag attribute message name type url',
}

/** The same of what a tag manager is given, in both formats; what has no name is a command to it. */
const PUSHED: Readonly<Record<string, string>> = {
  '': 'ecommerce analytics_storage ad_storage ad_user_data ad_personalization',
  'gtm.js': 'gtm.start',
  view_item_list: `ecommerce ${LIST} ${ITEMS}`,
  select_item: `ecommerce ${LIST} ${ITEMS} ${PRESSED}`,
  view_item: GOODS,
  add_to_cart: GOODS,
  remove_from_cart: GOODS,
  view_cart: GOODS,
  begin_checkout: GOODS,
  add_shipping_info: `${GOODS} shipping_tier`,
  add_payment_info: `${GOODS} payment_type`,
  purchase: `${GOODS} ${ORDER} coupon ${PRODUCTS} actionField revenue purchase`,
  refund: `${GOODS} ${ORDER} ${PRODUCTS} actionField refund`,
  sign_up: 'method',
  productClick: `${PRODUCTS} ${PRESSED} click actionField list`,
  detail: `${PRODUCTS} detail`,
  addToCart: `${PRODUCTS} add`,
  removeFromCart: `${PRODUCTS} remove`,
  checkout: `${PRODUCTS} checkout actionField step`,
  checkoutOption: 'ecommerce currencyCode checkout_option actionField step option',
  insiderRegistration: 'registrationType',
}

/** What pages of this file's journeys have said and may not. */
export const leaks: string[] = []

/** Has all pages of a browser look at each event that they fire, and at all they give a tag manager. */
export function watchEvents(browser: Browser): Browser {
  const newContext = browser.newContext.bind(browser)
  browser.newContext = async (options) => watchPages(await newContext(options))
  return browser
}

export async function watchPages(context: BrowserContext): Promise<BrowserContext> {
  await context.exposeBinding('tellLeak', (_, leak: string) => leaks.push(leak))
  await context.addInitScript(compare, { heard: HEARD, pushed: PUSHED })
  return context
}

interface Allowed {
  readonly heard: Readonly<Record<string, string>>
  readonly pushed: Readonly<Record<string, string>>
}

/** Runs in each page before everything of the page. */
function compare({ heard, pushed }: Allowed): void {
  const page = window as unknown as { tellLeak(leak: string): void; dataLayer?: unknown }
  const fieldsOf = (said: unknown): string[] =>
    said && typeof said === 'object'
      ? Object.entries(said).flatMap(([name, it]) =>
          /^\d+$/.test(name) ? fieldsOf(it) : [name, ...fieldsOf(it)],
        )
      : []
  const look = (name: string, said: unknown, allowed: string | undefined) => {
    const fields = allowed?.split(' ') ?? []
    const others = fieldsOf(said).filter((it) => !fields.includes(it))
    if (allowed === undefined || others.length > 0) page.tellLeak(`${name}: ${others.join(' ')}`)
  }
  for (const [name, allowed] of Object.entries(heard)) {
    addEventListener(name, (event) => look(name, (event as CustomEvent).detail, allowed), true)
  }
  const lookAtPush = (said: unknown) => {
    const { event = '', ...rest } = said as { readonly event?: string }
    look(`push ${event}`, rest, pushed[event])
    // No text that a tag manager is given is an address of mail.
    if (JSON.stringify(said).includes('@')) page.tellLeak(`push ${event}: @`)
  }
  const { push } = Array.prototype
  // A `push` of the list's own would be taken for a tag manager's.
  Object.defineProperty(Array.prototype, 'push', {
    configurable: true,
    writable: true,
    value(this: unknown[], ...all: unknown[]) {
      if (this === page.dataLayer) all.forEach(lookAtPush)
      return push.apply(this, all)
    },
  })
}
