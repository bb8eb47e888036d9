import { deepEqual } from 'node:assert/strict'
import { after, before } from 'node:test'
import type { Page } from 'playwright-core'
import { closePages, shareBrowser } from '../journeys/running-shop.ts'
import { type StubShop, serveShop } from '../package/stub-shop.ts'

export const BUILDS = ['ui', 'ui-lite'] as const

const SIZES = JSON.stringify([{ fieldId: '1', size: '42', articleNumber: 'S-42' }])

/**
 * Tags as an editor types them: drawn at once, drawn without React, with fields, and around content of the
 * page.
 */
export const TAGS = `
  <mini-cart carturl="/cart"></mini-cart>
  <buy-button articlenumber="A1" name="Kettlebell"></buy-button>
  <quick-search searchurl="/search"></quick-search>
  <size-input data-layout="boxes" sizeinputfields='${SIZES}'></size-input>
  <newsletter-block title="News"></newsletter-block>
  <progress-circle value="3" max="10" label="Bonus"></progress-circle>
  <content-accordion heading="Care"><p>Wipe it dry.</p></content-accordion>`

/** The visible content of these once they are drawn. */
const DRAWN = [
  'mini-cart [data-act=toggle]',
  'buy-button button',
  'quick-search input',
  'size-input input',
  'newsletter-block input',
  'progress-circle svg',
  'content-accordion summary',
]

export interface HostPage {
  readonly page: Page
  readonly shop: StubShop
  /** Thrown errors, and errors in the console. */
  readonly faults: readonly string[]
}

/** Serves pages of a host, with the real libraries from `node_modules` and the built elements. */
export function withHost(): (html: string, path?: string) => Promise<HostPage> {
  let shop: StubShop
  before(async () => {
    shop = await serveShop('.')
  })
  after(async () => {
    await closePages()
    shop.close()
  })
  return async (html, path = '/host') => {
    shop.pages.set(path, html)
    // Turbo requests a link's page as soon as the pointer is on it.
    shop.pages.set('/cart', drawPage({ body: '' }))
    shop.added.length = 0
    const browser = await shareBrowser()
    const context = await browser.newContext({ baseURL: shop.url })
    context.setDefaultTimeout(8_000)
    const faults: string[] = []
    context.on('weberror', (it) => faults.push(it.error().message))
    context.on('console', (it) => {
      if (it.type() === 'error') faults.push(`${it.text()} ${it.location().url}`)
    })
    const page = await context.newPage()
    await page.goto(path)
    return { page, shop, faults }
  }
}

/** A page of the host; `head` holds what the host needs in addition to Courtside. */
export function drawPage({ head = '', body = TAGS, build = 'ui' }): string {
  return `<!doctype html><html lang="en"><head><meta charset="utf-8"><title>Host</title>
    <link rel="icon" href="data:,">
    <link rel="stylesheet" href="/dist/${build}/courtside.css">
    <script type="module" src="/dist/${build}/courtside.js"></script>
    ${head}</head><body class="sport-storefront">${body}</body></html>`
}

/** Every tag of `TAGS` shows what its attributes say, once each; tags in a list do not count. */
export async function isDrawn(page: Page): Promise<void> {
  const drawn = DRAWN.map((it) => `${it}:not(li *)`)
  for (const it of drawn) await page.locator(it).first().waitFor()
  deepEqual(
    await page.evaluate((them) => them.map((it) => document.querySelectorAll(it).length), drawn),
    DRAWN.map(() => 1),
  )
}

/** One press buys one piece, which the cart of the header counts. */
export async function sells({ page, shop, faults }: HostPage, article = 'A1'): Promise<void> {
  const before = [...shop.added]
  await page.locator('buy-button button, [data-courtside=buy-button] button').first().click()
  await counts(page, before.length + 1)
  deepEqual([shop.added, faults], [[...before, article], []])
}

export async function counts(page: Page, pieces: number): Promise<void> {
  await page.locator('.mini-cart__count').getByText(String(pieces), { exact: true }).waitFor()
}
