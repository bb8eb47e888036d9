import { deepEqual, equal, match, ok } from 'node:assert/strict'
import { readFileSync } from 'node:fs'
import { after, test } from 'node:test'
import { pathToFileURL } from 'node:url'
import type { Page } from 'playwright-core'
import { compileScript, parse } from 'vue/compiler-sfc'
import { furnishNamed } from '../journeys/other-site.ts'
import { newVisitor, until, withOwnShop } from '../journeys/running-shop.ts'
import { type StubShop, serveShop } from '../package/stub-shop.ts'
import { bundle } from './bundle.ts'
import { counts } from './host-page.ts'

let site: StubShop

const scene = withOwnShop({
  async furnish(dataDir) {
    site = await serveShop('.')
    await furnishNamed(dataDir, [site.url])
  },
})

after(() => site?.close())

const SHOP = 'https://shop.example'
const PAGES = readFileSync('docs/pages.md', 'utf8').replaceAll('\r\n', '\n')
const { integrity } = JSON.parse(readFileSync('dist/ui/manifest.json', 'utf8'))

/** The examples of a chapter, with the test's shop in place of the named one. */
function examplesOf(chapter: string): string[] {
  const [, words = ''] = PAGES.split(`\n## ${chapter}\n`)
  const [own = ''] = words.split('\n## ')
  return [...own.matchAll(/```\w+\n(.*?)```/gs)].map(([, it = '']) =>
    it.replaceAll(SHOP, scene.shop.url).replace('sha384-…', integrity['courtside.js']),
  )
}

function drawPage(head = '', body = ''): string {
  return `<!doctype html><html lang="en"><head><title>Page</title>${head}</head>
    <body class="sport-storefront">${body}</body></html>`
}

async function open(html: string) {
  const icon = '<link rel="icon" href="data:,">'
  site.pages.set('/page', html.replace('</title>', `</title>${icon}`))
  const { page, faults } = await newVisitor(scene.browser, site.url)
  await page.goto('/page')
  return { page, faults }
}

/** A press buys, and the cart's button counts it. */
async function sells(page: Page, faults: readonly string[]): Promise<void> {
  await page.locator('buy-button button, [data-courtside=buy-button] button').click()
  await counts(page, 1)
  deepEqual(faults, [])
}

test('the plain page sells under the policy that is named, and its link buys', async () => {
  const [, , policy = ''] = examplesOf('Before you start')
  const [html = ''] = examplesOf('Plain HTML')
  const rest = `default-src 'none'; require-trusted-types-for 'script'; ${policy}`
  const meta = `<meta http-equiv="content-security-policy" content="${rest}">`
  const { page, faults } = await open(html.replace('<title>', `${meta}<title>`))

  await sells(page, faults)
  await page.locator('quick-search input').fill('cap')
  await page.locator('quick-search [role=option]').first().waitFor()
  await page.keyboard.press('Escape')
  deepEqual(faults, [])
  await page.getByRole('link', { name: 'Two caps' }).click()
  await page.waitForURL(`${scene.shop.url}/en/buy/CAP-1:2`)
  await page.locator('main').getByText('Cap').first().waitFor()
})

test('the origins that are named are what the shop’s file says', () => {
  const [json = ''] = examplesOf('Before you start')
  const [page = ''] = JSON.parse(json).origins.pages
  equal(new URL(page).origin, page)
})

test('a price, a stock, a card, a list and a card of the page’s own show what the shop says, and sell', async () => {
  const tags = examplesOf('Products on the page')
  equal(tags.length, 4)
  const cart = '<mini-cart></mini-cart>'
  const { page, faults } = await open(drawPage(headOf(), `${cart}${tags.join('')}`))

  await page.locator('product-list article').nth(1).waitFor()
  await until(async () => (await page.locator('[aria-busy]').count()) === 0)
  match(
    (await page.getByText('The cap costs').textContent()) ?? '',
    /^The cap costs .*19.50.*\. \S.+\.$/,
  )
  equal(await page.locator('product-card .product-card__name').textContent(), 'Segelkeps')
  const listed = await page.locator('product-list[query] .product-card__name').allTextContents()
  deepEqual(listed, ['Segelkeps', 'Strand Tee', 'Bryggmatta'])
  await page.locator('size-input').getByText('M', { exact: true }).first().waitFor()
  const own = page.locator('product-list article').nth(1)
  match((await own.textContent()) ?? '', /Segelkeps.*19.50/s)
  await own.locator('buy-button button').click()
  await counts(page, 1)
  deepEqual(faults, [])
})

test('WordPress’s blocks sell, as tags and as plain elements', async () => {
  const [head, ...blocks] = examplesOf('WordPress')
  equal(blocks.length, 2)
  for (const block of blocks) {
    const { page, faults } = await open(drawPage(head, block))
    await sells(page, faults)
  }
})

test('Razor’s view sells, once its model is filled in', async () => {
  const model: Readonly<Record<string, string>> = {
    Name: 'The 5" Cap',
    ArticleNumber: 'CAP-1',
    ProductId: 'tee',
    SizesJson: JSON.stringify([{ fieldId: '1', size: 'S', articleNumber: 'TEE-S' }]),
  }
  const [view = ''] = examplesOf('Razor')
  const encode = (it = '') => it.replaceAll('"', '&quot;').replaceAll("'", '&#39;')
  const body = view.replace(/@Model\.(\w+)/g, (_, name) => encode(model[name]))
  ok(!body.includes('@'))
  const { page, faults } = await open(drawPage(headOf(), body))

  await page.locator('size-input').getByText('S', { exact: true }).first().waitFor()
  await sells(page, faults)
})

test('Node’s template prints products before any script, and its card sells', async () => {
  const [template = ''] = examplesOf('A server template in Node')
  const file = pathToFileURL('dist/modules/render.js')
  const source = template.replace('courtside/render', file.href)
  const { drawCaps } = await import(`data:text/javascript,${encodeURIComponent(source)}`)
  const html = await drawCaps()
  const [, price] = /<product-price [^>]*><span [^>]*>(.*?)</.exec(html) ?? []
  ok(price)
  const context =
    '<script type="application/json" id="request-context">{ "language": "en" }</script>'
  const { page, faults } = await open(drawPage(headOf() + context, html))

  await sells(page, faults)
  await page.locator('product-price[data-state=ready]:not([aria-busy])').waitFor()
  equal(await page.locator('product-price').textContent(), price)
  match(html, /<product-card [^>]*>.*<buy-button /)
})

test('Turbo’s page sells, and goes on to after a refresh', async () => {
  const [head = '', tags = ''] = examplesOf('Turbo')
  const turbo = '/node_modules/@hotwired/turbo/dist/turbo.es2017-esm.js'
  const draw = (title: string) =>
    drawPage(`${head}<script type="module" src="${turbo}"></script>`, `<h1>${title}</h1>${tags}`)
  const { page, faults } = await open(draw('First'))
  await sells(page, faults)

  site.pages.set('/page', draw('Second'))
  await page.evaluate(() => Reflect.get(window, 'Turbo').session.refresh(location.href))
  await page.getByRole('heading', { name: 'Second' }).waitFor()
  await page.locator('buy-button button').click()
  await counts(page, 2)
  deepEqual(faults, [])
})

test('React’s component sells, and hears it', async () => {
  const [component] = examplesOf('React')
  const script = await bundle(`${component}
    import { createRoot } from 'react-dom/client'
    const root = createRoot(document.querySelector('#root') as Element)
    root.render(<Product articleNumber="CAP-1" name="Cap" />)`)
  await sellsIn(script)
})

test('Vue’s component sells, and hears it', async () => {
  const [component = '', config = ''] = examplesOf('Vue')
  const source = config.replace(/^import vue.*$/m, 'const vue = (it) => it')
  const { default: vite } = await import(`data:text/javascript,${encodeURIComponent(source)}`)
  const { content } = compileScript(parse(component).descriptor, {
    id: 'product',
    inlineTemplate: true,
    templateOptions: vite.plugins[0].template,
  })
  const script = await bundle(
    `${content.replace('export default', 'const Product =')}
    import { createApp } from 'vue'
    createApp(Product, { articleNumber: 'CAP-1', name: 'Cap' }).mount('#root')`,
    {
      define: {
        __VUE_OPTIONS_API__: 'false',
        __VUE_PROD_DEVTOOLS__: 'false',
        __VUE_PROD_HYDRATION_MISMATCH_DETAILS__: 'false',
      },
    },
  )
  await sellsIn(script)
})

test('a script hears which tag is ready, and a button that nobody has touched is not defined', async () => {
  const [script = ''] = examplesOf('Waiting for a tag')
  const [, tags = ''] = examplesOf('Turbo')
  const { page } = await open(drawPage(headOf(), `${tags}<script>${script}</script>`))
  const said: string[] = []
  page.on('console', (it) => said.push(it.text()))
  await page.locator('buy-button button').waitFor()
  await page.locator('mini-cart [data-act=toggle]').waitFor()
  const isDefined = () => page.evaluate(() => customElements.get('buy-button') !== undefined)
  equal(await isDefined(), false)

  await page.locator('buy-button button').click()
  await until(async () => said.includes('buy-button ready'))
  equal(await isDefined(), true)
})

function headOf(): string {
  const [, head = ''] = examplesOf('Before you start')
  return head
}

async function sellsIn(script: string): Promise<void> {
  const { page, faults } = await open(drawPage(headOf(), '<div id="root"></div>'))
  await page.addScriptTag({ type: 'module', content: script })
  await sells(page, faults)
  await page.locator('output', { hasText: '1 added' }).waitFor()
}
