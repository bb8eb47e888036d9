import { deepEqual, equal } from 'node:assert/strict'
import { cpSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join, resolve } from 'node:path'
import { after, before, type TestContext, test } from 'node:test'
import { build } from 'esbuild'
import { type Browser, chromium, type Page } from 'playwright-core'
import { CHROMIUM_FLAGS, findTestChromium } from '../../scripts/browsers.mjs'
import { serveShop } from './stub-shop.ts'

const { version: NOW } = JSON.parse(readFileSync('package.json', 'utf8'))
const OLD = '0.0.9'
const folder = mkdtempSync(join(tmpdir(), 'courtside-versions-'))
let shop: Awaited<ReturnType<typeof serveShop>>
let browser: Browser

before(async () => {
  for (const name of ['now', 'old']) {
    cpSync('dist/ui', join(folder, name, 'ui'), { recursive: true })
    cpSync('dist/modules', join(folder, name, 'modules'), { recursive: true })
    await bundle(name)
  }
  age(join(folder, 'old/ui/courtside.js'), `"${NOW}"`, `"${OLD}"`)
  shop = await serveShop(folder)
  browser = await chromium.launch({
    executablePath: findTestChromium() ?? '',
    args: CHROMIUM_FLAGS,
  })
})

after(async () => {
  await browser?.close()
  shop?.close()
  rmSync(folder, { recursive: true })
})

/** An application of each version, which defines tags with a prefix and has packages of its own. */
async function bundle(name: string): Promise<void> {
  const elements = join(folder, name, 'modules/elements')
  await build({
    stdin: {
      contents: ['buy-button', 'mini-cart']
        .map((it, at) => `import { define as d${at} } from './${it}.js'; d${at}('${name}-${it}')`)
        .join('\n'),
      resolveDir: elements,
    },
    nodePaths: [resolve('node_modules')],
    outfile: join(folder, `${name}.js`),
    bundle: true,
    format: 'esm',
    define: { 'process.env.NODE_ENV': '"production"' },
    logLevel: 'error',
  })
}

/** Turns a file into one of another version. */
function age(path: string, from: string, to: string): void {
  const text = readFileSync(path, 'utf8')
  equal(text.split(from).length, 2)
  writeFileSync(path, text.replace(from, to))
}

interface Opened {
  readonly page: Page
  /** Warnings and errors in the console. */
  readonly said: string[]
  readonly asked: string[]
}

async function open(t: TestContext, scripts: readonly string[], tags: string): Promise<Opened> {
  // Each page starts with an empty cart.
  shop.added.splice(0)
  const body = scripts.map((it) => `<script type="module" src="${it}"></script>`).join('')
  shop.pages.set(
    '/page.html',
    `<!doctype html><html lang="en"><head><meta charset="utf-8"><title>Page</title>
    <link rel="icon" href="data:,"><meta name="request-verification-token" content="">
    <script>window.added = []
      addEventListener('courtside:added', ({ target }) => added.push(target.localName))</script>
    </head><body>${tags}${body}</body></html>`,
  )
  const page = await (await browser.newContext({ baseURL: shop.url })).newPage()
  t.after(() => page.context().close())
  const said: string[] = []
  const asked: string[] = []
  page.on('pageerror', (it) => said.push(it.message))
  page.on('console', (it) => /error|warning/.test(it.type()) && said.push(it.text()))
  page.on('request', (it) => asked.push(`${it.method()} ${new URL(it.url()).pathname}`))
  await page.goto('/page.html')
  return { page, said, asked }
}

const tagsOf = (prefix: string) => `
  <${prefix}buy-button articlenumber="A1" name="Ball"></${prefix}buy-button>
  <${prefix}mini-cart carturl="/cart"></${prefix}mini-cart>`

/** Presses each button once; each press is one addition and one event, and every cart shows all of them. */
async function buysOnceEach({ page, asked }: Opened, prefixes: readonly string[]): Promise<void> {
  for (const [at, prefix] of prefixes.entries()) {
    await page.locator(`${prefix}buy-button button`).click()
    for (const it of prefixes) {
      await page.locator(`${it}mini-cart .mini-cart__count`, { hasText: `${at + 1}` }).waitFor()
    }
  }
  const added = await page.evaluate(() => Reflect.get(window, 'added'))
  deepEqual(
    added,
    prefixes.map((it) => `${it}buy-button`),
  )
  equal(asked.filter((it) => it === 'POST /api/cart/add').length, prefixes.length)
}

test('of two loaders the first one works, and the console names both versions', async (t) => {
  const opened = await open(t, ['/now/ui/courtside.js', '/old/ui/courtside.js'], tagsOf(''))
  await buysOnceEach(opened, [''])

  deepEqual(opened.said, [`courtside loaded twice: ${NOW} ${OLD}`])
  deepEqual(
    opened.asked.filter((it) => it.includes('/old/')),
    ['GET /old/ui/courtside.js'],
  )
})

for (const [what, script] of [
  ['the same version', '/now.js'],
  ['another version', '/old.js'],
] as const) {
  test(`tags that ${what} of the package defines share cart and bus with the loader's`, async (t) => {
    const prefix = `${script.slice(1, 4)}-`
    const opened = await open(t, ['/now/ui/courtside.js', script], tagsOf('') + tagsOf(prefix))
    await buysOnceEach(opened, ['', prefix])

    deepEqual(opened.said, [])
  })
}

test('two versions of the package under two prefixes are one cart and one bus', async (t) => {
  const opened = await open(t, ['/now.js', '/old.js'], tagsOf('now-') + tagsOf('old-'))
  await buysOnceEach(opened, ['now-', 'old-'])

  deepEqual(opened.said, [])
})
