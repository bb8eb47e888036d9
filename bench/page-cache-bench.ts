import { randomBytes } from 'node:crypto'
import { markupOf, trusted } from '../shop/platform/html/html.ts'
import { document } from '../shop/platform/pages/layout/document.tsx'
import type { PageContext } from '../shop/platform/pages/page-context.ts'
import {
  BLANK_PARTS,
  BLANK_TOKEN,
  fillIn,
  toTemplate,
} from '../shop/platform/pages/page-template.ts'
import { demoShop } from '../test/helpers/demo-shop.ts'

const WARM_UP = 200
const VALUES = {
  token: randomBytes(38).toString('base64url'),
  seenMode: 'consent',
  email: '',
  account: '<a href="/login">Logga in</a>',
  cart: '<a href="/cart">Varukorg</a>',
  notice: '',
}

/** A page about as large as a listing: cards with a form each, and a sign beyond Latin-1. */
function sharedPage(cards: number): string {
  const page: PageContext = {
    language: 'sv',
    storefront: 'sport',
    shop: demoShop,
    t: (key) => key,
    path: '/c/shoes',
    token: BLANK_TOKEN,
    visitor: { isAuthenticated: false, isBusiness: false },
    cart: { quantity: 0 },
    hasNews: true,
  }
  const card = `<li><h2>Löparsko – 1 249 kr</h2>${'<p>Ord om en vara.</p>'.repeat(180)}
    <input type="hidden" name="token" value="${BLANK_TOKEN}"></li>`
  const main = trusted(`<ul>${card.repeat(cards)}</ul>`)
  const site = {
    baseUrl: '',
    assets: undefined,
    categories: [],
    catalogueVersion: 1,
    isDemo: false,
    hasCampaigns: true,
    campaigns: [],
    newsUntil: 0,
    waysToPay: [],
    hasSales: false,
  }
  return markupOf(document(page, site, { title: 'Skor', main }, BLANK_PARTS))
}

/** As it was done before pages were kept as bytes. */
function fillText(markup: string): Buffer {
  const { account, cart, notice } = BLANK_PARTS
  const text = markup
    .replaceAll(BLANK_TOKEN, VALUES.token)
    .replace(String(account), () => VALUES.account)
    .replace(String(cart), () => VALUES.cart)
    .replace(String(notice), () => VALUES.notice)
  return Buffer.from(text)
}

/** Microseconds of filling in one page, as text and as bytes, taken alternately. */
export function measure(cards: number, rounds: number) {
  const markup = sharedPage(cards)
  const template = toTemplate(markup)
  const fillBytes = () => fillIn(template, VALUES)
  if (!fillText(markup).equals(fillBytes())) throw new Error('both must write the same page')
  const times = { text: [] as number[], bytes: [] as number[] }
  for (let round = -WARM_UP; round < rounds; round += 1) {
    const text = timeOf(() => fillText(markup))
    const bytes = timeOf(fillBytes)
    if (round < 0) continue
    times.text.push(text)
    times.bytes.push(bytes)
  }
  return { kilobytes: fillBytes().length / 1024, ...times }
}

function timeOf(task: () => unknown): number {
  const start = process.hrtime.bigint()
  task()
  return Number(process.hrtime.bigint() - start) / 1000
}
