import { deepEqual, equal, match, ok } from 'node:assert/strict'
import { type TestContext, test } from 'node:test'
import { createCardCache } from '../../../shop/catalogue/cards/card-cache.ts'
import { bumpVersion } from '../../../shop/catalogue/catalogue-version.ts'
import type { CatalogueSite } from '../../../shop/catalogue/site.ts'
import { saveIsDemo } from '../../../shop/demo/demo-queries.ts'
import { fillProductTags } from '../../../shop/listing/product-tags.tsx'
import type { PageContext } from '../../../shop/platform/pages/page-context.ts'
import { demoShop } from '../../helpers/demo-shop.ts'
import { openPorts } from '../../helpers/open-ports.ts'
import { openShop } from '../../helpers/open-shop.ts'
import { smallCatalogue } from '../../helpers/small-catalogue.ts'

const SITE: CatalogueSite = {
  baseUrl: 'http://localhost',
  assets: undefined,
  categories: [],
  version: 1,
  isDemo: false,
  hasCampaigns: true,
  campaigns: [],
  newsUntil: 0,
  hasSales: false,
}
const NOBODY: PageContext = {
  shop: demoShop,
  language: 'sv',
  storefront: 'sport',
  t: demoShop.text('sv'),
  path: '/stories/x',
  token: 'token',
  viewer: { isAuthenticated: false, isBusiness: false },
  hasNews: false,
}

/** A shop, and what it makes of an editor's markup for a visitor. */
async function editor(t: TestContext) {
  const { db } = await openShop(t)
  const report = (error: unknown) => {
    throw error
  }
  const sources = {
    db,
    now: Date.now,
    ...(await openPorts(t, { db, report })),
    cards: createCardCache(db, Date.now),
  }
  return (markup: string, page = NOBODY) => fillProductTags(sources, { page, site: SITE }, markup)
}

const words = (markup: string) =>
  markup
    .replace(/<[^>]+>/g, ' ')
    .replace(/\s+/g, ' ')
    .trim()
const namesIn = (markup: string) =>
  [...markup.matchAll(/class="product-card__name">([^<]*)/g)].map(([, it]) => it)

test('a price and a stock stand in an editor’s sentence, and the rest of it as it was', async (t) => {
  const fill = await editor(t)
  const price = '<product-price articlenumber="SHOE-42"></product-price>'
  const stock = '<product-availability articlenumber="SHOE-43"></product-availability>'
  const filled = await fill(`<p title="a > b">Bara ${price}: ${stock}!</p>`)

  equal(words(filled.slice(filled.indexOf('Bara'))), 'Bara 1 000 kr : Bara 3 kvar !')
  match(
    filled,
    /^<p title="a > b">Bara <product-price articlenumber="SHOE-42"><span class="cs-price">/,
  )
})

test('a card and a list stand there whole, with a form that buys, and ids of their own', async (t) => {
  const fill = await editor(t)
  const filled = await fill(
    `<product-card articlenumber="SALE-1"></product-card>
    <product-card productid="shoe"></product-card><product-card productid="shoe"></product-card>
    <product-list class="wide" campaign="all" count="4"></product-list>`,
  )
  const ids = [...filled.matchAll(/popover="" id="([^"]+)"/g)].map(([, it]) => it)

  match(
    filled,
    /<form [^>]*id="buy-SALE-1" action="\/cart\/add".*name="__RequestVerificationToken"/s,
  )
  match(words(filled), /399 kr Lägsta pris senaste 30 dagarna: 450 kr/)
  match(
    filled,
    /<product-list class="wide" [^>]*><ul class="product-cards"><li class="product-card">/,
  )
  equal(filled.match(/<quick-buy /g)?.length, 2)
  equal(new Set(ids).size, 2)
})

test('articles that are named stand in their order, as many as are asked for', async (t) => {
  const fill = await editor(t)
  const list = (more: string) =>
    fill(`<product-list articles="PLENTY-1, gone, SALE-1,LAST-1"${more}></product-list>`)

  deepEqual(namesIn(await list('')), ['Vara plenty', 'Vara sale', 'Vara last'])
  deepEqual(namesIn(await list(' count="2"')), ['Vara plenty'])
})

test('what asks in two ways is shown by the first of them, as in browsers', async (t) => {
  const fill = await editor(t)
  const inside = (it: string) => it.replace(/^<[^>]*>/, '')
  const both = await fill('<product-list query="Vara" campaign="all"></product-list>')
  equal(inside(both), inside(await fill('<product-list campaign="all"></product-list>')))
  match(both, /product-card__name/)
})

test('a search is read as an editor has written it', async (t) => {
  const fill = await editor(t)
  const filled = await fill('<product-list query="sko &amp; &quot;åska&quot;"></product-list>')
  deepEqual(namesIn(filled), ['Löparsko Åska'])
})

test('what asks for nothing, or holds words or a card of the page’s own is left as it is', async (t) => {
  const fill = await editor(t)
  const own = [
    '<product-price></product-price>',
    '<product-price articlenumber="gone"></product-price>',
    '<product-card productid="nobody"></product-card>',
    '<product-list category="none"></product-list>',
    '<product-price articlenumber="SALE-1">om 9 kr</product-price>',
    '<product-card articlenumber="SALE-1"><template><b data-part="name"></b></template></product-card>',
    '<product-cards articlenumber="SALE-1"></product-cards>',
  ].join('\n')
  equal(await fill(own), own)
})

test('who has to log in for prices finds the way to them in their place', async (t) => {
  const fill = await editor(t)
  const page: PageContext = { ...NOBODY, storefront: 'professional', path: '/pro/stories/x' }
  const filled = await fill(
    ['price', 'availability', 'card']
      .map((it) => `<product-${it} articlenumber="TEAM-1"></product-${it}>`)
      .join('')
      .concat('<product-list articles="TEAM-1,SHOE-42"></product-list>'),
    page,
  )
  equal(filled.match(/<a class="product-login"/g)?.length, 4)
  ok(!/1[\s\u00a0]500|1[\s\u00a0]000|I lager|buy-button/.test(filled), filled)
})

test('the demo’s stories have products in them, with the prices of the day', async (t) => {
  const { products, ...rest } = smallCatalogue()
  const bottle = { number: 'CS-50105-BLU-500ML', price: 7_900, stock: 40 }
  const renamed = products.map((it) => (it.id === 'plenty' ? { ...it, articles: [bottle] } : it))
  const { db, shop } = await openShop(t, { catalogue: { ...rest, products: renamed } })
  await db.transaction().execute(async (tx) => {
    await saveIsDemo(tx, true)
    await bumpVersion(tx)
  })
  const { body } = await shop.inject('/stories/lunda-if')
  ok(words(body).includes('En flaska till varje spelare: 79 kr , I lager .'))
})
