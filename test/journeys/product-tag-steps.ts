import { once } from 'node:events'
import { writeFileSync } from 'node:fs'
import { request as askShop, createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { join } from 'node:path'
import type { Page } from 'puppeteer-core'
import { publishCampaigns } from '../../shop/catalogue/campaigns/settle-campaigns.ts'
import { openDatabase } from '../../shop/platform/db/open-database.ts'
import { plan } from '../helpers/campaigns.ts'
import { GOODS, runProgram } from './own-shop-steps.ts'

/** A tag and the article that it shows, or what another attribute says. */
export type ProductTag = readonly [tag: string, value: string, attribute?: string]

const ARTICLES = ['CAP-1', 'MAT-1', 'TEE-S', 'TEE-M']

export const TWELVE: readonly ProductTag[] = ARTICLES.flatMap((article) =>
  ['product-price', 'product-availability', 'product-card'].map((tag) => [tag, article] as const),
)

export function markupOf(tags: readonly ProductTag[]): string {
  return tags.map(([tag, article]) => `<${tag} articlenumber="${article}"></${tag}>`).join('\n')
}

export interface Doorway {
  readonly url: string
  /** What came for product tags, preflights among it. */
  readonly asked: string[]
  close(): void
}

/** An address in front of the shop, which hears what comes: pages do not tell of their preflights. */
export async function openDoorway(shop: string): Promise<Doorway> {
  const asked: string[] = []
  const server = createServer((request, response) => {
    const { method = '', url = '', headers } = request
    if (url.startsWith('/api/products')) asked.push(`${method} ${url}`)
    const onward = askShop(shop + url, { method, headers }, (answer) => {
      response.writeHead(answer.statusCode ?? 502, answer.headers)
      answer.pipe(response)
    })
    onward.on('error', () => response.destroy())
    request.pipe(onward)
  }).listen(0, '127.0.0.1')
  await once(server, 'listening')
  return {
    url: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
    asked,
    close: () => {
      server.close()
      server.closeAllConnections()
    },
  }
}

/** Puts tags on a page that has none, as an editor's text would. */
export function putTags(page: Pick<Page, 'evaluate'>, tags: readonly ProductTag[]): Promise<void> {
  return page.evaluate((wanted) => {
    const elements = wanted.map(([tag, value, attribute = 'articlenumber']) => {
      const element = document.createElement(tag)
      element.setAttribute(attribute, value)
      return element
    })
    document.querySelector('main')?.prepend(...elements)
  }, tags)
}

/** Once every product tag of the page shows what the shop has answered. */
export async function tagsAreDrawn(page: Page): Promise<void> {
  await page.waitForFunction(areDrawn, { polling: 50 })
}

/** Runs in the page. */
export function areDrawn(): boolean {
  const tags = [...document.querySelectorAll('product-price, product-availability, product-card')]
  const lists = [...document.querySelectorAll('product-list')]
  return [...tags, ...lists].every((it) => it.textContent?.trim() && it.ariaBusy === null)
}

/** Once the price tag of an article says so much, with a hard space before the currency. */
export async function priceIs(page: Page, article: string, sum: string): Promise<void> {
  const name = `product-price[articlenumber="${article}"]`
  await page.waitForFunction(
    (selector, said) => document.querySelector(selector)?.textContent?.startsWith(said),
    { polling: 50 },
    name,
    sum.replace(' kr', '\u00a0kr'),
  )
}

/** Somebody comes back to the page a minute after it has asked. */
export function lookAgain(page: Page): Promise<void> {
  return page.evaluate(() => {
    const { now } = Date
    Date.now = () => now() + 60_000
    document.dispatchEvent(new Event('visibilitychange'))
    Date.now = now
  })
}

/** Has the shop, which is open, import that a cap costs so much. */
export async function importCap(dataDir: string, sum: string): Promise<void> {
  const file = join(dataDir, 'goods.csv')
  writeFileSync(file, GOODS.replace('CAP-1,19.50', `CAP-1,${sum}`))
  await runProgram(dataDir, 'import', [file])
}

/** 20 % off everything, from now on for so long. */
export async function reduceAll(dataDir: string, id: string, ms: number): Promise<void> {
  const db = await openDatabase({ dataDir })
  const startsAt = Date.now()
  await db.transaction().execute(async (tx) => {
    await plan(tx, { startsAt, endsAt: startsAt + ms }, { id })
    await publishCampaigns(tx, startsAt)
  })
  await db.destroy()
}
