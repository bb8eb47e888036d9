import { once } from 'node:events'
import { readFileSync, writeFileSync } from 'node:fs'
import { createServer, type Server } from 'node:http'
import type { AddressInfo } from 'node:net'
import { join } from 'node:path'
import puppeteer, { type Browser, type Page } from 'puppeteer-core'
import { CHROMIUM_FLAGS, findBrowser, findTestChromium } from '../../scripts/browsers.mjs'
import demo from '../../shop/demo/shop.json' with { type: 'json' }
import { GOODS, runProgram } from './own-shop-steps.ts'

/** What a page allows that shows tags of a shop and of nobody else. */
function strictPolicy(shop: string): string {
  return [
    "default-src 'none'",
    ...['script-src', 'style-src', 'connect-src', 'font-src', 'form-action'].map(
      (it) => `${it} ${shop}`,
    ),
    `img-src ${shop} data:`,
    "base-uri 'none'",
    "require-trusted-types-for 'script'",
    'trusted-types dompurify',
  ].join('; ')
}

/** What it sells. */
const SELLS = `<buy-button articlenumber="CAP-1" name="Segelkeps"></buy-button>
      <size-input productid="shopify-strandtee"></size-input>`

/** A static page as an editor of another site would write it. */
function staticPage(shop: string, tags: string): string {
  const { integrity } = JSON.parse(readFileSync('dist/ui/manifest.json', 'utf8'))
  return `<!doctype html>
<html lang="sv">
  <head>
    <meta charset="utf-8">
    <meta name="viewport" content="width=device-width, initial-scale=1">
    <title>Magasinet</title>
    <link rel="icon" href="data:,">
    <link rel="stylesheet" href="${shop}/ui/courtside.css">
    <script type="module" src="${shop}/ui/courtside.js" data-api="${shop}/api" crossorigin
      integrity="${integrity['courtside.js']}"></script>
  </head>
  <body class="sport-storefront">
    <header>
      <quick-search searchurl="${shop}/search"></quick-search>
      <mini-cart carturl="${shop}/cart"></mini-cart>
    </header>
    <main>
      <h1>Sommarens bästa</h1>
      ${tags}
      <p><a id="buy" href="${shop}/buy/MAT-1:2">Köp två mattor</a></p>
    </main>
  </body>
</html>`
}

/** Another site, on a host of its own: a page under any path, and nothing else. */
export interface OtherSite {
  readonly origin: string
  /** Addresses that browsers have asked it for. */
  readonly asked: string[]
  /** Has it serve the tags of this shop. */
  serve(shop: string): void
  close(): void
}

/** `tags`: what its page has of the shop. */
export async function openOtherSite(tags: string = SELLS): Promise<OtherSite> {
  let shop = ''
  const asked: string[] = []
  const server: Server = createServer(({ url = '' }, response) => {
    asked.push(url)
    response.writeHead(200, {
      'content-type': 'text/html; charset=utf-8',
      'content-security-policy': strictPolicy(shop),
    })
    response.end(staticPage(shop, tags))
  }).listen(0, '127.0.0.1')
  await once(server, 'listening')
  return {
    origin: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
    asked,
    serve: (it) => {
      shop = it
    },
    close: () => {
      server.close()
      server.closeAllConnections()
    },
  }
}

/** A shop of three products that lets the pages of these origins fill carts. */
export async function furnishNamed(dataDir: string, pages: readonly string[]): Promise<void> {
  const { look, ...file } = demo
  writeFileSync(join(dataDir, 'shop.json'), JSON.stringify({ ...file, origins: { pages } }))
  const goods = join(dataDir, 'goods.csv')
  writeFileSync(goods, GOODS)
  await runProgram(dataDir, 'import', [goods])
}

export const BROWSERS = ['chromium', 'firefox'] as const

/** A browser that keeps no cookie of another site than the one that is open. */
export function openStrict(name: (typeof BROWSERS)[number]): Promise<Browser> {
  const executablePath = name === 'chromium' ? findTestChromium() : findBrowser(name)
  if (!executablePath) throw new Error(`The journeys need ${name}.`)
  return puppeteer.launch(
    name === 'chromium'
      ? {
          executablePath,
          args: [...CHROMIUM_FLAGS, '--test-third-party-cookie-phaseout'],
        }
      : {
          browser: 'firefox',
          executablePath,
          extraPrefsFirefox: { 'network.cookie.cookieBehavior': 1 },
        },
  )
}

/** The hash of nothing: what Firefox reports of a file that was on its way when its page was left. */
const CUT_SHORT = '47DEQpj8HBSa+/TImW+5JCeuQeRkm5NMpJWZG3hSuFU='

/** Adds what goes wrong in the scripts of the page to `faults`. */
export function noteErrors(page: Page, faults: string[]): void {
  page.on('pageerror', (it) => {
    if (!String(it).includes(CUT_SHORT)) faults.push(String(it))
  })
}

/** What a page says of its cart button. */
export async function countIs(page: Page, count: string): Promise<void> {
  await page.waitForFunction(
    (it) => document.querySelector('.mini-cart__count')?.textContent?.trim() === it,
    { polling: 50 },
    count,
  )
}
