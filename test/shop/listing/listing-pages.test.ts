import { deepEqual, equal, match, ok } from 'node:assert/strict'
import { test } from 'node:test'
import { countPopularity } from '../../../shop/app/background-jobs.ts'
import type { Catalogue } from '../../../shop/catalogue/catalogue.ts'
import { buy } from '../../helpers/checkout.ts'
import { openShop } from '../../helpers/open-shop.ts'
import { smallCatalogue } from '../../helpers/small-catalogue.ts'
import { mixedCatalogue } from '../facets/mixed-catalogue.ts'

const catalogue = mixedCatalogue(120, 9)
const EVIL = '"><script>alert(1)</script>'

const products = (body: string) =>
  [...body.matchAll(/class="product-card__link" href="\/p\/([\w-]+)[?"]/g)].map((it) => it[1] ?? '')
const count = (body: string) => Number(/class="shop-count">(\d+)/.exec(body)?.[1])
/** The first tag that has this in it, as it is written. */
const tagWith = (body: string, part: string) =>
  new RegExp(`<[^<>]*${part}[^<>]*>`).exec(body)?.[0] ?? ''
const plain = (text: string) => text.replaceAll('&amp;', '&').replaceAll('&#39;', "'")
const address = (body: string, mark: string) =>
  plain(new RegExp(`href="([^"]*)"[^>]*${mark}`).exec(body)?.[1] ?? '')

test('the form of a page without script is the same list as its address', async (t) => {
  const { shop } = await openShop(t, { catalogue })
  const { body } = await shop.inject('/c/to-shoes?utm_source=x&sort=newest')
  const [form = ''] = /<form class="faceted-search__panel"[\s\S]*?<\/form>/.exec(body) ?? []
  const hidden = [...form.matchAll(/<input type="hidden" name="(\w+)" value="(\w+)"\/?>/g)].map(
    (it) => [it[1], it[2]],
  )

  match(tagWith(form, 'id="filters"'), /^<form(?=.* method="get").* action="\/c\/to-shoes"/)
  deepEqual(hidden, [
    ['sort', 'newest'],
    ['utm_source', 'x'],
  ])
  match(tagWith(form, 'name="colour" value="red"'), /^<input type="checkbox"(?!.*checked)/)
  const sent = 'sort=newest&utm_source=x&colour=red&colour=blue&pricefrom=&priceto=600'
  const formed = await shop.inject(`/c/to-shoes?${sent}`)
  const direct = await shop.inject('/c/to-shoes?colour=red&colour=blue&price=-60000&sort=newest')
  ok(count(formed.body) > 0)
  deepEqual(products(formed.body), products(direct.body))
  match(tagWith(formed.body, 'name="priceto"'), /value="600"/)
})

test('each chip leads to the list without it, and the last to the list without any', async (t) => {
  const { shop } = await openShop(t, { catalogue })
  const { body } = await shop.inject('/c/to-shoes?colour=red&gender=women&utm=1&page=2')

  const chips = [...body.matchAll(/data-act="remove-option" data-group="(\w+)"/g)].map(
    (it) => it[1],
  )
  const withoutRed = address(body, 'data-option="red"')
  const cleared = address(body, 'data-act="clear-filters"')

  deepEqual(chips, ['gender', 'colour', 'gender', 'colour'], 'for phones, and beside the list')
  equal(withoutRed, '/c/to-shoes?gender=women&utm=1')
  equal(cleared, '/c/to-shoes?utm=1')
  match(body, /data-act="open-filters">.{0,300}Filtrera \(2\)</)
  match(tagWith(body, 'type="checkbox"[^<>]* value="red"'), /checked/)
})

test('Enter in a field of prices sends the form, and presses none of its steps', async (t) => {
  const { shop } = await openShop(t, { catalogue })
  const { body } = await shop.inject('/c/to-shoes')
  const [form = ''] = /<form class="faceted-search__panel"[\s\S]*?<\/form>/.exec(body) ?? []

  const submits = [...form.matchAll(/<(?:button|input)[^>]*type="submit"[^>]*>/g)].map(
    (it) => it[0],
  )

  ok(submits.some((it) => it.includes('name="price"')))
  ok(!submits[0]?.includes('name='), submits[0])
})

test('a phone has two links to the filters and the order, and the categories', async (t) => {
  const { shop } = await openShop(t, { catalogue: smallCatalogue() })
  const { body } = await shop.inject('/c/shoes')
  const [phone = ''] = /<faceted-search-compact[\s\S]*?<\/faceted-search-compact>/.exec(body) ?? []

  const links = [...phone.matchAll(/href="(#\w+)" data-act="([\w-]+)"/g)].map((it) => [
    it[1],
    it[2],
  ])

  deepEqual(links, [
    ['#filters', 'open-filters'],
    ['#sort', 'open-sort'],
  ])
  ok(links.every(([href]) => body.includes(`id="${href?.slice(1)}"`)))
})

test('every product is on exactly one page of a filtered list', async (t) => {
  const { shop } = await openShop(t, { catalogue })
  for (const sort of ['popular', 'newest', 'price-up', 'price-down', 'name']) {
    const seen: string[] = []
    let url = `/c/to-shoes?stock=yes&sort=${sort}`
    for (let pages = 0; url !== '' && pages < 20; pages += 1) {
      const { body } = await shop.inject(url)
      seen.push(...products(body))
      url = address(body, 'rel="next"')
    }

    const { body } = await shop.inject('/c/to-shoes?stock=yes')
    equal(seen.length, count(body), sort)
    equal(new Set(seen).size, seen.length, sort)
  }
})

test('lists stand in the order of the prices that their cards show', async (t) => {
  const { shop } = await openShop(t, { catalogue })
  const prices = (body: string) =>
    [...body.matchAll(/class="cs-price[^"]*">(?:från )?([\d\u00a0]+)\u00a0kr/g)].map((it) =>
      Number(it[1]?.replace(/\D/g, '')),
    )

  const up = prices((await shop.inject('/c/to-shoes?sort=price-up&perpage=96')).body)
  const down = prices((await shop.inject('/c/to-shoes?sort=price-down&perpage=96')).body)

  ok(up.length > 10)
  deepEqual(
    up,
    up.toSorted((a, b) => a - b),
  )
  deepEqual(down, up.toReversed())
})

test('a product is shown, and opened, in the colour that was asked for', async (t) => {
  const { shop } = await openShop(t)

  const { body } = await shop.inject('/c/shoes?colour=red')

  match(
    body,
    /href="\/p\/shoe\?colour=clay"><span class="product-card__media"><img src="\/images\/shoe\/clay/,
  )
})

test('two to four wanted filters stand above the list, each a link that adds or removes it', async (t) => {
  const { shop } = await openShop(t, { catalogue })
  const linksIn = async (url: string) => {
    const { body } = await shop.inject(url)
    const [list = ''] = /<ul class="shop-shortcuts".*?<\/ul>/s.exec(body) ?? []
    return [...list.matchAll(/href="([^"]*)"[^>]*data-option="(\w+)"( aria-current)?/g)].map(
      ([, href = '', id, isChosen]) => [id, isChosen ? 'on' : 'off', href.replaceAll('&amp;', '&')],
    )
  }

  deepEqual(await linksIn('/c/to-shoes?colour=red&sort=name'), [
    ['yes', 'off', '/c/to-shoes?colour=red&stock=yes&sort=name'],
    ['yes', 'off', '/c/to-shoes?colour=red&campaign=yes&sort=name'],
    ['women', 'off', '/c/to-shoes?colour=red&gender=women&sort=name'],
    ['men', 'off', '/c/to-shoes?colour=red&gender=men&sort=name'],
  ])
  const chosen = await linksIn('/c/to-shoes?gender=women')
  deepEqual(
    chosen.find(([id]) => id === 'women'),
    ['women', 'on', '/c/to-shoes'],
  )
})

test('words of the trade among the options are explained in one line', async (t) => {
  const { products, ...small } = smallCatalogue()
  const made = products.map((it, at) => {
    const material = at % 2 ? { sv: 'EVA, polyester', en: 'EVA, polyester' } : undefined
    return material ? { ...it, material } : it
  })
  const { shop } = await openShop(t, { catalogue: { ...small, products: made } })
  const noteIn = async (url: string) =>
    /data-group="material"[^>]*><summary[^>]*>[^<]*<\/summary><p class="faceted-search__note">([^<]*)/.exec(
      (await shop.inject(url)).body,
    )?.[1]

  equal(await noteIn('/search'), 'EVA: lätt skum som dämpar.')
  equal(await noteIn('/en/search'), 'EVA: a light foam that cushions.')
})

test('the hits of a search are filtered in their order, and say when none is left', async (t) => {
  const { shop } = await openShop(t, { catalogue })
  const all = await shop.inject('/search?q=vara&perpage=96')
  const red = await shop.inject('/search?q=vara&colour=red&perpage=96')
  const none = await shop.inject('/search?q=vara&price=1-2')

  const rest = products(red.body)
  ok(rest.length > 3 && rest.length < products(all.body).length)
  deepEqual(
    rest,
    products(all.body).filter((it) => rest.includes(it)),
  )
  match(none.body, /Inga varor passar alla valda filter/)
  match(tagWith(all.body, 'value="popular"'), /^<option .*selected/)
  match(all.body, /<option[^>]* value="popular"[^>]*>Bäst träff</)
  equal(address(none.body, 'data-act="clear-filters"'), '/search?q=vara')
})

test('each page tells its elements which list it shows', async (t) => {
  const { shop } = await openShop(t)
  const context = async (url: string) => {
    const { body } = await shop.inject(url)
    return JSON.parse(/id="request-context">([^<]*)</.exec(body)?.[1] ?? '')
  }

  equal((await context('/en/c/shoes')).categoryId, 'shoes')
  equal((await context('/search?q=vara')).searchPage, true)
  equal((await context('/campaigns')).campaignPage, true)
  deepEqual(await context('/'), { storefront: 'sport', language: 'sv', currency: 'SEK' })
})

test('nothing of a catalogue or an address is markup', async (t) => {
  const { shop } = await openShop(t, { catalogue: evilCatalogue() })
  const evil = encodeURIComponent(EVIL)

  const { body } = await shop.inject(
    `/c/shoes?colour=${evil}&${evil}=${evil}&q=${evil}&sort=${evil}`,
  )

  ok(body.includes('&lt;script&gt;alert(1)'))
  ok(!body.includes('<script>alert'))
  ok(!/<circle[^>]*fill="(?!#[0-9a-f]{6}")/.test(body))
})

/** Brand, size and colour are hostile, and the colour's swatch is no colour. */
function evilCatalogue(): Catalogue {
  const small = smallCatalogue()
  const products = small.products.slice(0, 2).map((it, at) => ({
    ...it,
    brand: EVIL + at,
    articles: it.articles.map((article) => ({
      ...article,
      size: EVIL,
      colour: { id: EVIL, name: { sv: EVIL, en: EVIL }, hex: 'url(//x)' },
    })),
  }))
  return { ...small, products, gifts: [] }
}

test('a list is called that of the most bought where orders have been counted, and not before', async (t) => {
  const { shop, db, visitor } = await openShop(t)
  const page = async () => (await shop.inject('/en/c/shoes')).body
  const sorts = async () => (await shop.inject('/api/productFilter?category=shoes')).body
  equal((await page()).includes('Most bought'), false)
  equal((await sorts()).includes('Mest köpta'), false)
  match(await page(), /Recommended|The shop&#x27;s order/)

  equal((await buy(visitor(), { 'PLENTY-1': 3 })).statusCode, 200)
  await countPopularity(db, Date.now())

  match(await page(), /Most bought/)
  match(await sorts(), /Mest köpta/)
  const { body } = await shop.inject('/search')
  const [first] = [...body.matchAll(/class="product-card__link" href="([^"]*)"/g)]
  equal(first?.[1], '/p/plenty')
})
