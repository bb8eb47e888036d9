import { deepEqual, ok } from 'node:assert/strict'
import { type TestContext, test } from 'node:test'
import { accessTable } from '../../../shop/app/access-table.ts'
import type { AccessRule } from '../../../shop/platform/http/access-line.ts'
import { PAGE_PREFIXES } from '../../../shop/platform/pages/page-lines.ts'
import { addOtherCompany } from '../../helpers/colleagues.ts'
import { measuredShop } from '../../helpers/measured-shop.ts'
import { openShop, type ShopVisitor } from '../../helpers/open-shop.ts'
import { agree } from '../../helpers/price-lists.ts'
import { type Figure, figuresIn, TELLING, tellingCatalogue } from '../../helpers/telling-figures.ts'
import { oneIn, TRIES_ALL } from '../../helpers/try-all.ts'

const PAGE = 'https://www.magazine.example'
const ALL = Object.keys(TELLING) as Figure[]
/** What a company agrees on with the shop is nobody else's, another company's included. */
const AGREED: readonly Figure[] = ['agreed', 'agreedVolume']
const PROFESSIONAL = PAGE_PREFIXES.filter((it) => (TRIES_ALL ? it.endsWith('/pro') : it === '/pro'))
const catalogue = tellingCatalogue()
const articles = catalogue.products.flatMap((it) => it.articles.map((one) => one.number))

/** What stands for each parameter of a route; one that is missing here fails the test. */
const VALUES: Readonly<Record<string, readonly string[]>> = {
  '/c/:slug': catalogue.categories.map((it) => it.slug),
  '/p/:slug': catalogue.products.map((it) => it.slug),
  ':slug': ['shoe'],
  ':picture': ['1.svg', '1.svg?colour=clay'],
  ':name': ['nothing.webp'],
  ':carrier': ['sandbox'],
  ':id': ['nothing'],
  ':rowId': ['nothing'],
  ':token': ['nothing'],
  ':event': ['webhook'],
  ':number': ['nothing'],
  ':key': ['nothing'],
  ':provider': ['sandbox'],
  '*': ['manifest.json', 'SHOE-42:2', 'SHOE-42:99'],
}

const LISTED = ['sort=price-up', 'sort=price-down', 'price=1-999999999', 'page=2']
const FILTERED = ['category=to-shoes', 'q=vara', 'q=vara&sort=price-up', 'price=1-999999999']
const asIs = (paths: readonly string[]) => Object.fromEntries(paths.map((it) => [it, []]))

/**
 * What is asked at each address beside the address as it is, whatever stands before it. A route that
 * is missing here fails the test: whoever adds one says what can be asked there.
 */
const QUESTIONS: Readonly<Record<string, readonly string[]>> = {
  '/search': ['q=vara', 'q=SHOE-42', 'q=vara&sort=price-up', 'q=vara&price=1-999999999'],
  '/c/:slug': LISTED,
  '/campaigns': LISTED,
  '/p/:slug': ['colour=clay'],
  '/quick-order': ['list=list', 'lines=SHOE-42%2010'],
  '/quotation': ['articleNumber=SHOE-42', 'done=nothing'],
  '/login': ['returnTo=%2Fpro%2Fp%2Fshoe'],
  '/register': ['type=B2B'],
  '/withdraw': ['order=nothing'],
  '/api/quickSearch': ['query=vara', 'query=SHOE-42'],
  '/api/quickbuy/activevariant': articles.map((it) => `variantid=${it}`),
  '/api/quickorder/suggestions': ['query=vara', 'query=SHOE', 'query=PLENTY-1'],
  '/api/products': [
    `articles=${articles}`,
    `products=${catalogue.products.map((it) => it.id)}`,
    ...['category=shoes', 'category=shoes&order=price-up', 'campaign=all', 'query=vara'],
  ],
  '/api/productFilter': FILTERED,
  '/api/productFilter/withHtmlResult': FILTERED,
  '/api/registerme/GetFields': ['token=nothing'],
  ...asIs([
    '/',
    '/buy/*',
    '/cart',
    '/favourites',
    '/recently-viewed',
    '/handoff',
    '/checkout',
    '/api/cart',
    '/api/checkout',
    '/api/token',
  ]),
  ...asIs([
    '/delivery',
    '/returns',
    '/terms',
    '/privacy',
    '/accessibility',
    '/contact',
    '/cookies',
  ]),
  ...asIs(['/newsletter', '/newsletter/confirm', '/newsletter/leave', '/checkout/return']),
  '/restock/stop': ['key=nothing'],
  '/p/:slug/reviews': ['after=1-nothing'],
  ...asIs([
    '/order/:id',
    '/order/:id/reviews',
    '/order/:id/return',
    '/order/:id/returns/:number',
    '/quotation/:id',
  ]),
  ...asIs(['/choose-password', '/change-email', '/change-email/stop', '/forgot-password']),
  ...asIs(['/register/confirm', '/withdraw/received', '/stories/:name', '/scenes/:name']),
  ...asIs(['/marks/:name', '/demo', '/demo/mail', '/demo/mail/:id']),
  ...asIs(['/images/:slug/:picture', '/pictures/:name', '/favicon.svg', '/sitemap.xml']),
  ...asIs(['/robots.txt', '/ui/*', '/ui-lite/*', '/healthz', '/readyz', '/api/openapi.json']),
  ...asIs(['/api/orders', '/api/orders/:id', '/api/mypageaddress', '/api/mypageaddress/:id']),
  ...asIs(['/api/mypageperson', '/api/mypageperson/:id']),
  ...asIs(['/api/registerme/GetRegistrationHtmlSnippet']),
  ...asIs(['/account', '/account/addresses', '/account/approvals', '/account/approvals/:id']),
  ...asIs(['/account/limits', '/account/order-lists', '/account/orders', '/account/orders/:id']),
  ...asIs(['/account/orders/:id/return', '/account/persons', '/account/privacy']),
  ...asIs(['/account/profile', '/account/quotations', '/account/quotations/:id']),
  ...asIs(['/account/security', '/account/security/passkeys', '/account/security/second-step']),
}

const WANTED = [{ articleNumber: 'SHOE-42', quantity: 2 }]
/** What is sent to a call; the others are sent nothing. */
const BODIES: Readonly<Record<string, object>> = {
  '/api/cart/add': { articles: WANTED },
  '/api/quickSearch': { query: 'vara' },
  '/api/recently-viewed': { add: catalogue.products.map((it) => it.id).slice(0, 12) },
  '/api/favourites': { add: catalogue.products.map((it) => it.id) },
}

/** What a page says of itself and its products for those who measure. */
const MEASURED = / data-item="[^"]*"|<script[^>]* data-courtside-event=[^<]*/g
/** These end what the others are asked as. */
const ENDINGS = ['/api/user/logout', '/api/user/login']

function isOfProfessional({ path, page, area }: AccessRule): boolean {
  if (area) return false
  return !page || PROFESSIONAL.some((it) => path === it || path.startsWith(`${it}/`))
}

/** Every address that a line of the access table stands for. */
function addressesOf({ path }: AccessRule): readonly string[] {
  const parameter = /\/[cp]\/:slug|:[a-z]+|\*/i.exec(path)?.[0]
  if (!parameter) return [path]
  const values = VALUES[parameter]
  if (!values) throw new Error(`Nothing stands for ${parameter} of ${path}`)
  const start = parameter.startsWith('/') ? parameter.slice(0, 3) : ''
  return values.flatMap((it) =>
    addressesOf({ path: path.replace(parameter, start + it) } as AccessRule),
  )
}

/** A route as the table of questions names it. */
function nameOf({ path }: AccessRule): string {
  const prefix = PROFESSIONAL.find((it) => path === it || path.startsWith(`${it}/`)) ?? ''
  return path.slice(prefix.length) || '/'
}

function asked(line: AccessRule): readonly string[] {
  const questions = QUESTIONS[nameOf(line)] ?? []
  return addressesOf(line).flatMap((it, at) => [
    it,
    ...oneIn(2, questions, at + 1).map((what) => `${it}?${what}`),
  ])
}

/** A browser with its cookies on a page of another origin, which the owner has named. */
function onPage(visitor: ShopVisitor): ShopVisitor {
  const ask: ShopVisitor['ask'] = (path, body, more = {}) =>
    visitor.ask(path, body, { ...more, headers: { origin: PAGE } })
  return { ...visitor, ask }
}

/** Asks for everything; answers what each answer gave away. */
async function gaveAway(visitor: ShopVisitor, figures: readonly Figure[]) {
  const found: Record<string, readonly Figure[]> = {}
  const look = (what: string, { body, headers }: { body: string; headers: object }) => {
    const figuresHere = figuresIn(`${JSON.stringify(headers)} ${body}`, figures)
    if (figuresHere.length > 0) found[what] = figuresHere
  }
  const lines = accessTable.filter(isOfProfessional)
  // What is in a cart stands in the pages that follow.
  for (const line of lines.filter((it) => it.method !== 'GET' && !it.page)) {
    if (ENDINGS.includes(line.path)) continue
    for (const address of addressesOf(line)) {
      const { method, path } = line
      look(`${method} ${address}`, await visitor.ask(address, BODIES[path] ?? {}, { method }))
    }
  }
  const gets = lines.filter((it) => it.method === 'GET')
  for (const address of gets.flatMap(asked)) look(address, await visitor.ask(address))
  return found
}

async function openTelling(t: TestContext) {
  const { origins, ...shop } = measuredShop()
  const facts = { ...shop, origins: { ...origins, pages: [PAGE] } }
  const opened = await openShop(t, { catalogue, facts })
  await addOtherCompany(opened.db)
  const kronor = (it: number) => String(it / 100)
  const lines = articles.flatMap((it) => [
    `${it};1;${kronor(TELLING.agreed)}`,
    `${it};10;${kronor(TELLING.agreedVolume)}`,
  ])
  await agree(opened.db, lines)
  const enter = async (name?: string) => {
    const visitor = opened.visitor({ storefront: 'professional' })
    if (name) await visitor.logIn(`${name}@example.com`)
    return visitor
  }
  // Whoever may see all of it comes first, so that it is in every cache.
  const bo = await enter('bo')
  const { body } = await bo.ask('/pro/p/shoe')
  ok(figuresIn(body.match(MEASURED)?.join() ?? '', ALL).length > 0, 'measuring says prices')
  return { enter, shown: await gaveAway(bo, ALL) }
}

test('every address that can be read has what is asked there', () => {
  const gets = accessTable.filter((it) => isOfProfessional(it) && it.method === 'GET')
  deepEqual(Object.keys(QUESTIONS).sort(), [...new Set(gets.map(nameOf))].sort())
})

test('no answer of /pro tells a price, a price list or a stock to those who may not know', async (t) => {
  const { enter, shown } = await openTelling(t)

  const seen = Object.values(shown).flat()
  ok(seen.includes('agreed') && seen.includes('agreedVolume'), `a buyer reads ${seen}`)
  for (const it of [
    '/pro/p/shoe',
    '/pro/buy/SHOE-42:2',
    '/api/quickorder/suggestions?query=SHOE',
  ]) {
    ok(shown[it], it)
  }
  ok(Object.keys(shown).some((it) => it.startsWith('/api/products?')))
  for (const name of [undefined, 'anna']) {
    deepEqual([name, await gaveAway(await enter(name), ALL)], [name, {}])
  }
  deepEqual(await gaveAway(onPage(await enter('bo')), ALL), {}, 'a page of a named origin')
  const ofEva = await gaveAway(await enter('eva'), ALL)
  const read = new Set(Object.values(ofEva).flat())
  ok(read.has('business'), 'another company reads what it pays')
  deepEqual(
    [...AGREED].filter((it) => read.has(it)),
    [],
  )
})

test('figures are found however they are written', () => {
  for (const text of [
    '7 345 198 kr',
    '7\u00a0345\u00a0198,00',
    '734519800',
    '5,876,158.40',
    '83719264',
  ]) {
    deepEqual(figuresIn(text, ALL).length, 1, text)
  }
  deepEqual(figuresIn('SEK 7 345 199, 8371 9', ['price']), [])
})
