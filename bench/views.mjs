/**
 * `node bench/views.mjs --base folder [--rounds 25]`: what pages cost that no cache answers, here and
 * in another checkout of the shop, such as the commit before a change. CPU time of the process for
 * each page through `inject()`, in turns within one run; medians of the rounds, and their ratio.
 */
import { mkdtempSync, rmSync } from 'node:fs'
import { createRequire } from 'node:module'
import { tmpdir } from 'node:os'
import { dirname, join, resolve } from 'node:path'
import { fileURLToPath, pathToFileURL } from 'node:url'
import { parseArgs } from 'node:util'
import { build } from 'esbuild'
import { TEXT_FILES } from '../scripts/build/views.mjs'
import { median } from './page-bench.mjs'

const HERE = resolve(dirname(fileURLToPath(import.meta.url)), '..')
const CALLS_A_ROUND = 12
const WARM_UP = 3
const CARDS = 24
const ROWS = 50
/** Where a module stands, in checkouts of different age. */
const MODULES = {
  createShop: ['shop/app/create-app.ts', 'shop/shop.ts'],
  openDatabase: ['shop/platform/db/open-database.ts', 'shop/db/open-database.ts'],
  storeCatalogue: ['shop/catalogue/store-catalogue.ts', 'shop/catalogue/store/store-catalogue.ts'],
  buildDemoCatalogue: ['shop/demo/demo-catalogue.ts', 'shop/catalogue/demo-catalogue.ts'],
  seedCustomers: ['shop/demo/seed-customers.ts', 'shop/actions/seed-customers.ts'],
  createVisitor: ['test/helpers/open-shop.ts'],
  cardGrid: ['shop/catalogue/cards/product-card.ts', 'shop/pages/parts/product-card.ts'],
}

const { values } = parseArgs({
  options: { base: { type: 'string' }, rounds: { type: 'string', default: '25' } },
})
if (!values.base) throw new Error('--base names the checkout to compare with')

const folders = []
const sides = [await openSide(resolve(values.base)), await openSide(HERE)]
try {
  const samples = await measureAll(Number(values.rounds))
  print(samples)
} finally {
  for (const it of folders) rmSync(it, { recursive: true, force: true })
}
process.exit(0)

async function openSide(root) {
  const modules = await loadModules(root)
  const dataDir = mkdtempSync(join(tmpdir(), 'courtside-views-'))
  folders.push(dataDir)
  const db = await modules.openDatabase({ dataDir })
  await modules.seedCustomers(db, Date.now())
  const catalogue = modules.buildDemoCatalogue()
  await modules.storeCatalogue(db, catalogue, { source: 'bench' })
  const shop = await modules.createShop(db, { rateLimit: 0 })
  const visitor = modules.createVisitor(shop, {})
  await visitor.ask('/api/token')
  await fillCart(visitor, catalogue)
  return { modules, pages: pagesOf({ shop, catalogue, visitor, modules }) }
}

async function loadModules(root) {
  process.chdir(root)
  const require = createRequire(join(root, 'package.json'))
  const lines = Object.entries(MODULES).map(([name, places]) => {
    const place = places.find((it) => isThere(require, join(root, it)))
    if (!place) throw new Error(`There is no ${name} in ${root}`)
    return `export { ${name} } from './${place}'`
  })
  const views = await import(pathToFileURL(join(root, 'scripts/build/views.mjs')).href).catch(
    () => undefined,
  )
  const outfile = join(root, `test-build/views-${process.pid}.mjs`)
  await build({
    stdin: { contents: lines.join('\n'), resolveDir: root, loader: 'ts' },
    outfile,
    bundle: true,
    platform: 'node',
    target: 'node20',
    format: 'esm',
    jsx: 'automatic',
    loader: TEXT_FILES,
    ...(views
      ? { plugins: [views.bundlePackages ?? views.bundleReactOnly], define: views.viewConstants() }
      : { packages: 'external' }),
    logLevel: 'warning',
  })
  try {
    return await import(pathToFileURL(outfile).href)
  } finally {
    rmSync(outfile, { force: true })
  }
}

function isThere(require, path) {
  try {
    return require.resolve(path) === path
  } catch {
    return false
  }
}

async function fillCart(visitor, { products }) {
  const articles = products
    .filter((it) => !it.isQuotation && it.storefronts.includes('sport'))
    .flatMap((it) => it.articles.filter(({ stock }) => stock > 0).slice(0, 1))
    .slice(0, ROWS)
    .map((it) => ({ articleNumber: it.number, quantity: 1 }))
  const { statusCode } = await visitor.ask('/api/cart/add', { articles })
  if (statusCode !== 200) throw new Error(`The cart answered ${statusCode}`)
}

/** Each answers the work of one call; an address that is never the same twice is in no cache. */
function pagesOf({ shop, catalogue, visitor, modules }) {
  let count = 0
  const get = (path, cookie) => async () => {
    count += 1
    const url = `${path}${path.includes('?') ? '&' : '?'}utm_content=${count}`
    const headers = { accept: 'text/html', ...(cookie && { cookie: visitor.cookie() }) }
    const { statusCode } = await shop.inject({ url, headers })
    if (statusCode !== 200) throw new Error(`${url} answered ${statusCode}`)
  }
  const sized = catalogue.products.find((it) => it.articles.length > 8 && it.sizeGuide)
  const { cards, page } = cardsOf()
  return {
    [`${CARDS} cards, drawing alone`]: async () => {
      modules.cardGrid(page, cards, { level: 2, eager: 4 })
    },
    'list, page': get(`/c/${catalogue.categories[0].slug}?size=${CARDS}`),
    'search with filters, page': get('/search?q=skor'),
    'product, page': get(`/p/${sized.slug}`),
    [`cart of ${ROWS} rows, page`]: get('/cart', true),
    'checkout, page': get('/checkout', true),
  }
}

function cardsOf() {
  const page = {
    language: 'sv',
    storefront: 'sport',
    t: (key) => key,
    path: '/c/shoes',
    token: 'token',
    visitor: { isAuthenticated: false, isBusiness: false },
    cart: { quantity: 0 },
  }
  const cards = Array.from({ length: CARDS }, (_, at) => ({
    id: at,
    path: `/p/shoe-${at}`,
    name: `Löparsko ${at}`,
    brand: 'Norr',
    trait: 'Drop 8 mm',
    picture: `/images/shoe-${at}/blue.svg?v=1`,
    swatches: ['blue', 'clay', 'moss'].map((id) => ({
      id,
      name: id,
      hex: '#2f5fa7',
      isSoldOut: false,
    })),
    shownColour: 'blue',
    isQuotation: false,
    isSoldOut: false,
    isNew: at % 3 === 0,
    price: { amount: 49_900, isFrom: at % 2 === 0, ...(at % 4 === 0 && { lowest30: 59_900 }) },
    articles: [{ number: `A-${at}`, available: 7 }, ...(at % 2 ? [{ number: `B-${at}` }] : [])],
  }))
  return { cards, page }
}

async function measureAll(rounds) {
  const names = Object.keys(sides[0].pages)
  const samples = Object.fromEntries(names.map((it) => [it, [[], []]]))
  for (let round = 0; round < WARM_UP; round += 1) await measureRound(names, 0)
  for (let round = 0; round < rounds; round += 1) {
    for (const { name, at, spent } of await measureRound(names, round % 2)) {
      samples[name][at].push(spent)
    }
  }
  return samples
}

/** Every page on both sides, `first` before the other. */
async function measureRound(names, first) {
  const found = []
  for (const name of names) {
    for (const at of [first, 1 - first]) {
      found.push({ name, at, spent: await measure(sides[at].pages[name]) })
    }
  }
  return found
}

/** Microseconds of CPU that one call takes. */
async function measure(call) {
  const before = process.cpuUsage()
  for (let at = 0; at < CALLS_A_ROUND; at += 1) await call()
  const { user, system } = process.cpuUsage(before)
  return (user + system) / CALLS_A_ROUND
}

function print(samples) {
  console.log('median µs of CPU'.padEnd(32), 'base'.padStart(8), 'here'.padStart(8), 'ratio')
  for (const [name, [base, here]] of Object.entries(samples)) {
    const [one, other] = [median(base), median(here)]
    const ratio = (other / one).toFixed(2)
    console.log(name.padEnd(32), String(one).padStart(8), String(other).padStart(8), ratio)
  }
}
