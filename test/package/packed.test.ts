import { deepEqual, equal, match, ok } from 'node:assert/strict'
import { spawnSync } from 'node:child_process'
import { mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join, resolve } from 'node:path'
import { after, before, test } from 'node:test'
import { build } from 'esbuild'
import { type Browser, chromium, type Page } from 'playwright-core'
import { CHROMIUM_FLAGS, findTestChromium } from '../../scripts/browsers.mjs'
import { npmCommand } from '../../scripts/npm-command.mjs'
import { packInto } from '../../scripts/pack.mjs'
import { serveShop } from './stub-shop.ts'

const read = (path: string) => readFileSync(path, 'utf8').replaceAll('\r\n', '\n')
const [, SCRIPT_TAG = ''] =
  /```html\n(<link rel="stylesheet" href="\/node_modules.*?)```/s.exec(read('README.md')) ?? []
const [, IMPORTS = ''] =
  /```js\n(import 'courtside\/courtside.css'.*?)```/s.exec(read('docs/pages.md')) ?? []
const TAGS = `
  <buy-button articlenumber="CS-40104-BLK-16KG" name="Hytta kettlebell"></buy-button>
  <our-mini-cart carturl="/cart"></our-mini-cart>`
/** Packages without browser modules, which a CDN creates for them. */
const COMMONJS = ['react', 'react-dom', 'react-dom/client', 'react/jsx-runtime']
const MODULES = {
  '@r2wc/core': '@r2wc/core/dist/core.js',
  '@r2wc/react-to-web-component': '@r2wc/react-to-web-component/dist/react-to-web-component.js',
  dompurify: 'dompurify/dist/purify.es.mjs',
  nanoevents: 'nanoevents/index.js',
  'proxy-compare': 'proxy-compare/dist/index.js',
  valibot: 'valibot/dist/index.mjs',
  'valtio/react': 'valtio/esm/react.mjs',
  'valtio/vanilla': 'valtio/esm/vanilla.mjs',
}
const OWN = ['', '/actions', '/elements/buy-button', '/elements/mini-cart']

const folder = mkdtempSync(join(tmpdir(), 'courtside-packed-'))
const project = join(folder, 'project')
const { tarball, files } = packInto(folder)
let shop: Awaited<ReturnType<typeof serveShop>>
let browser: Browser

before(async () => {
  mkdirSync(project)
  writeFileSync(join(project, 'package.json'), '{ "private": true, "type": "module" }')
  npm('install', tarball, '--ignore-scripts', '--prefer-offline', '--no-audit', '--no-fund')
  shop = await serveShop(project)
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

test('holds every file that the loader may ask for, in both builds', () => {
  for (const name of ['ui', 'ui-lite']) {
    const { parts, texts, integrity } = JSON.parse(
      readFileSync(`dist/${name}/manifest.json`, 'utf8'),
    )
    const known = Object.keys(integrity).filter((it) =>
      /^(hydrator|tracking|enhanced|vitals|part|actions|courtside\.js)/.test(it),
    )
    const asked = [parts, texts].flatMap((it) => [...JSON.stringify(it).matchAll(/"([^"]+\.js)"/g)])
    const missing = [...known, ...asked.map(([, it]) => it)].filter(
      (it) => !files.includes(`dist/${name}/${it}`),
    )
    ok(asked.length > 50)
    deepEqual(missing, [])
  }
})

test('holds nothing of the shop, no test, no source and no map', () => {
  const foreign =
    /^(src|shop|test|bench|scripts)\/|\.(map|ts|tsx|br|gz|woff2)$|\/((shop|staff)-[^/]*\.css|page-[^/]*)$/
  deepEqual(
    files.filter((it: string) => foreign.test(it) && !it.endsWith('.d.ts')),
    [],
  )
})

test('holds the licence of every package that is in its files', () => {
  const licenses = readFileSync(join(project, 'node_modules/courtside/dist/licenses.txt'), 'utf8')
  for (const it of ['react-dom', 'scheduler', 'valtio', 'proxy-compare', 'web-vitals', 'preact']) {
    match(licenses, new RegExp(`^${it} [\\d.]+, [\\s\\S]{0,60}(copyright|license)`, 'im'))
  }
})

test('brings the eight packages of the elements and what these need, and none of the shop', () => {
  const { packages } = JSON.parse(readFileSync(join(project, 'package-lock.json'), 'utf8'))
  const { dependencies } = JSON.parse(readFileSync('package.json', 'utf8'))
  const installed = Object.keys(packages).flatMap((it) => it.split('node_modules/')[1] ?? [])

  equal(Object.keys(dependencies).length, 8)
  deepEqual(installed.filter((it) => !(it in dependencies)).toSorted(), [
    '@r2wc/core',
    '@types/trusted-types',
    'courtside',
    'proxy-compare',
    'scheduler',
  ])
})

for (const name of ['ui', 'ui-lite']) {
  test(`README’s script tag draws and sells with dist/${name}`, async () => {
    const page = await open(
      `/${name}.html`,
      drawPage(SCRIPT_TAG.replaceAll('dist/ui/', `dist/${name}/`)),
    )
    await page.locator('mini-cart [data-act=toggle]').waitFor()
    await page.locator('buy-button button').click()
    await hasOne(page, 'mini-cart')
    await page.context().close()
  })
}

test('the documented imports draw and sell through a bundler', async () => {
  writeFileSync(join(project, 'app.js'), IMPORTS)
  await bundle({ 'app-bundled': 'app.js' }, { define: { 'process.env.NODE_ENV': '"production"' } })
  const page = await open(
    '/bundled.html',
    drawPage(`<link rel="stylesheet" href="/app-bundled.css">${TAGS}
      <script type="module" src="/app-bundled.js"></script>`),
  )
  await hasOne(page, 'our-mini-cart')
  await buysAnother(page)
  await page.context().close()
})

test('the documented imports draw and sell by an import map, with one state for all tags', async () => {
  const map = await makeImportMap()
  const script = IMPORTS.replace("import 'courtside/courtside.css'\n", '')
  const page = await open(
    '/mapped.html',
    drawPage(`${map}${TAGS}<script type="module">${script}</script>`),
  )
  await hasOne(page, 'our-mini-cart')
  await buysAnother(page)
  await page.context().close()
})

test('an import has no effect until it is asked to define', async () => {
  const imports = OWN.map((it) => `await import('courtside${it}')`)
  const page = await open(
    '/untouched.html',
    drawPage(`${await makeImportMap()}<mini-cart></mini-cart><script>
      const effects = []
      const watched = [[EventTarget.prototype, 'addEventListener'], [customElements, 'define'],
        [window, 'fetch'], [window, 'setTimeout'], [Storage.prototype, 'setItem']]
      for (const [of, name] of watched) {
        const real = of[name]
        of[name] = function (...args) {
          // The driver has listeners of its own.
          if (/\\/(node_modules|cdn)\\//.test(Error().stack)) effects.push(name)
          return real.apply(this, args)
        }
      }
      const before = Reflect.ownKeys(window)
      </script><script type="module">
      ${imports.join('\n')}
      const added = Reflect.ownKeys(window).filter((it) => !before.includes(it)).map(String)
      window.found = [...effects, ...added]
      </script>`),
  )
  await page.waitForFunction(() => 'found' in window)

  deepEqual(await page.evaluate(() => Reflect.get(window, 'found')), [])
  equal(await page.locator('mini-cart').innerHTML(), '')
  await page.context().close()
})

test('types tags, their classes, events, actions and JSX without help', () => {
  writeFileSync(
    join(project, 'app.ts'),
    `import { configure, type EventArticle } from 'courtside'
    import { courtside } from 'courtside/actions'
    import { define } from 'courtside/elements/mini-cart'
    configure({ api: '/shop' })
    const MiniCart = await define('our-mini-cart')
    new MiniCart().cartUrl = '/cart'
    const drawn: Promise<boolean> | undefined = document.querySelector('mini-cart')?.ready
    addEventListener('courtside:added', ({ detail }) => {
      const articles: readonly EventArticle[] = detail.articles
      return articles
    })
    const pieces: string = (await courtside.cart.get()).quantity
    // @ts-expect-error
    document.querySelector('mini-cart')?.nothing
    export { drawn, pieces }`,
  )
  equal(compile('app.ts'), '')
})

test('prints tags in Node, and types that without what browsers have', () => {
  writeFileSync(
    join(project, 'template.ts'),
    `import { renderTag } from 'courtside/render'
    const products: unknown = [{ productId: 'P1', articleNumber: 'A1', name: 'Ball', price: '499 kr' }]
    export const price = renderTag('product-price', { articleNumber: 'A1' }, { products, language: 'en' })
    renderTag('our-product-list', { category: 'shoes', count: 4 })
    // @ts-expect-error
    export const nothing = () => renderTag('product-prize')`,
  )
  equal(compile('template.ts', '--lib', 'es2022'), '')

  writeFileSync(
    join(project, 'template.js'),
    `import { renderTag } from 'courtside/render'
    const products = [{ productId: 'P1', articleNumber: 'A1', name: 'Ball', price: '499 kr' }]
    console.log(renderTag('product-price', { articleNumber: 'A1' }, { products }))`,
  )
  const { stdout, stderr } = spawnSync(process.execPath, ['template.js'], {
    cwd: project,
    encoding: 'utf8',
  })
  deepEqual(
    [stdout, stderr],
    [
      '<product-price articlenumber="A1"><span class="cs-price">499 kr</span></product-price>\n',
      '',
    ],
  )
})

test('gives browsers nothing of what prints tags in Node', () => {
  const scripts = files.filter((it: string) => it.endsWith('.js'))
  const read = (it: string) => readFileSync(join(project, 'node_modules/courtside', it), 'utf8')
  deepEqual(
    scripts.filter((it: string) => /react-dom\/server|renderToStaticMarkup/.test(read(it))),
    ['dist/modules/render.js'],
  )
})

/** The compiler's messages about a file of the project. */
function compile(file: string, ...more: string[]): string {
  const tsc = resolve('node_modules/typescript-native/bin/tsc')
  const flags = '--strict --noEmit --target es2022 --module nodenext --types'.split(' ')
  const { stdout } = spawnSync(process.execPath, [tsc, ...flags, '', ...more, file], {
    cwd: project,
    encoding: 'utf8',
  })
  return stdout
}

function npm(...wanted: string[]): void {
  const { command, args, options } = npmCommand(process, wanted)
  const { status, stderr } = spawnSync(command, args, {
    ...options,
    cwd: project,
    encoding: 'utf8',
  })
  equal(status, 0, stderr)
}

function drawPage(body: string): string {
  return `<!doctype html><html lang="en"><head><meta charset="utf-8"><title>Our shop</title>
    <meta name="request-verification-token" content=""></head><body>${body}</body></html>`
}

/** Opens a page that must not throw, with an empty cart. */
async function open(path: string, html: string): Promise<Page> {
  shop.added.length = 0
  shop.pages.set(path, html)
  const page = await (await browser.newContext({ baseURL: shop.url })).newPage()
  page.on('pageerror', (error) => {
    throw error
  })
  await page.goto(path)
  return page
}

async function hasOne(page: Page, tag: string): Promise<void> {
  await page.locator(`${tag} .mini-cart__count`, { hasText: '1' }).waitFor()
  const said = await page.locator(`${tag} button`).first().textContent()
  ok(said?.includes('1 item'), said ?? 'nothing')
}

async function buysAnother(page: Page): Promise<void> {
  await page.locator('buy-button button').click()
  await page.locator('our-mini-cart .mini-cart__count', { hasText: '2' }).waitFor()
}

async function bundle(entryPoints: Record<string, string>, more: object): Promise<void> {
  await build({
    entryPoints,
    outdir: project,
    absWorkingDir: project,
    bundle: true,
    splitting: true,
    format: 'esm',
    logLevel: 'error',
    ...more,
  })
}

/** The import map if `node_modules` is served, and React comes from a CDN. */
async function makeImportMap(): Promise<string> {
  const entries = COMMONJS.map((it) => [`cdn/${it}`, `cdn:${it}`])
  await bundle(Object.fromEntries(entries), {
    define: { 'process.env.NODE_ENV': '"production"' },
    plugins: [cdn],
  })
  const { exports } = JSON.parse(readFileSync('package.json', 'utf8'))
  const own = OWN.map((it) => {
    const to =
      exports[`.${it}`] ?? exports['./elements/*'].replace('*', it.replace('/elements/', ''))
    return [`courtside${it}`, `/node_modules/courtside/${to.slice(2)}`]
  })
  const imports = {
    ...Object.fromEntries(own),
    ...Object.fromEntries(COMMONJS.map((it) => [it, `/cdn/${it}.js`])),
    ...Object.fromEntries(Object.entries(MODULES).map(([it, at]) => [it, `/node_modules/${at}`])),
  }
  return `<script type="importmap">${JSON.stringify({ imports })}</script>`
}

/** Creates modules with named exports from CommonJS, with one React for all of them. */
const cdn: import('esbuild').Plugin = {
  name: 'cdn',
  setup({ onResolve, onLoad }) {
    onResolve({ filter: /^cdn:/ }, ({ path }) => ({ path: path.slice(4), namespace: 'cdn' }))
    onLoad({ filter: /.*/, namespace: 'cdn' }, async ({ path }) => {
      const names = Object.keys(await import(path)).filter((it) => /^[a-z]\w*$/i.test(it))
      const named = names.filter((it) => it !== 'default')
      return {
        contents: `export { ${named} } from '${path}'; export { default } from '${path}'`,
        resolveDir: project,
      }
    })
  },
}
