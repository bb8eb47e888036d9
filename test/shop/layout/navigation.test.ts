import { deepEqual, equal, match, ok } from 'node:assert/strict'
import { test } from 'node:test'
import type { Catalogue } from '../../../shop/catalogue/catalogue.ts'
import { fitBar } from '../../../shop/layout/menu-links.ts'
import { openShop } from '../../helpers/open-shop.ts'
import { smallCatalogue } from '../../helpers/small-catalogue.ts'

const PREFIXES = ['', '/en', '/pro', '/en/pro']

/** The links of one part of the page that are marked as the page or as above it. */
function marked(markup: string): string[] {
  const found = markup.matchAll(/<a href="([^"]*)" aria-current="(\w+)">/g)
  return [...found].map(([, url, current]) => `${url} ${current}`)
}

function menuIn(body: string): string {
  return /<main-navbar>.*?<\/main-navbar>/s.exec(body)?.[0] ?? ''
}

function listIn(menu: string): string {
  return /<ul class="main-navbar__list">.*?<ul class="main-navbar__foot">/s.exec(menu)?.[0] ?? ''
}

for (const prefix of PREFIXES) {
  test(`the menu below "${prefix}" holds three levels of links, and works without script`, async (t) => {
    const { shop } = await openShop(t)

    const { body } = await shop.inject(`${prefix}/c/running-shoes`)
    const menu = menuIn(body)

    for (const id of ['shoes', 'running', 'running-shoes']) {
      match(listIn(menu), new RegExp(`<a href="${prefix}/c/${id}"`))
    }
    match(menu, /<a class="main-navbar__open" href="#shop-menu" data-act="open-menu">/)
    match(menu, /<div class="main-navbar__sheet" id="shop-menu"><nav [^>]*aria-label="\p{L}+"/u)
    match(menu, /<a class="main-navbar__close" href="#main" data-act="close-menu">/)
    match(
      menu,
      /<details class="main-navbar__more" name="main-navbar"><summary class="main-navbar__toggle">/,
    )
  })

  test(`the menu below "${prefix}" marks the page and what it is below`, async (t) => {
    const { shop } = await openShop(t)

    const list = await shop.inject(`${prefix}/c/running?sort=newest`)
    const product = await shop.inject(`${prefix}/p/last`)

    deepEqual(marked(listIn(menuIn(list.body))), [
      `${prefix}/c/shoes true`,
      `${prefix}/c/running page`,
    ])
    deepEqual(marked(listIn(menuIn(product.body))), [
      `${prefix}/c/shoes true`,
      `${prefix}/c/running true`,
      `${prefix}/c/running-shoes true`,
    ])
  })
}

test('the header of phones has at most three calls to action, which the list has too', async (t) => {
  const { shop } = await openShop(t)

  const menu = menuIn((await shop.inject('/campaigns')).body)

  const calls = /<ul class="main-navbar__calls">(.*?)<\/ul>/.exec(menu)?.[1] ?? ''
  const urls = [...calls.matchAll(/<a href="([^"]+)"/g)].map(([, url]) => url)
  ok(urls.length > 0 && urls.length <= 3)
  for (const url of urls) ok(listIn(menu).includes(`main-navbar__cta"><a href="${url}"`), url)
  deepEqual(marked(calls), ['/campaigns page'])
})

test('the page carries its links once, and no style in its markup', async (t) => {
  const { shop } = await openShop(t)

  const menu = menuIn((await shop.inject('/c/running')).body)

  ok(!/ links=| style=/.test(menu))
  equal(menu.match(/href="\/c\/running-shoes"/g)?.length, 1)
})

test('what the bar has no room for stands behind its last item, and is marked there', async (t) => {
  const names = ['Löpning', 'Träning', 'Racketsport', 'Lag och förening', 'Gym och anläggning']
  const categories = [...names, ...names.map((it) => `${it} två`)].map((name, at) => ({
    id: `c${at}`,
    slug: `c${at}`,
    name,
    children: [],
  }))

  const { fitting, rest } = fitBar(categories, 'Fler')

  deepEqual([...fitting, ...rest], categories)
  ok(fitting.length > 4 && rest.length > 1)
  deepEqual(fitBar(categories.slice(0, 7), 'Fler').rest, [])
  const { shop } = await openShop(t, { catalogue: withManyRoots() })
  const { body } = await shop.inject('/c/root-11')
  equal(menuIn(body).match(/href="\/c\/root-11"/g)?.length, 1)
  deepEqual(marked(listIn(menuIn(body))), ['/search true', '/c/root-11 page'])
})

test('a category shows those right below it, with how much is in them, and needs no script', async (t) => {
  const { shop } = await openShop(t)

  const { body } = await shop.inject('/c/running')
  const [links = ''] = /<category-links .*?<\/category-links>/s.exec(body) ?? []

  match(
    links,
    /^<category-links class="shop-subs" data-wake=""><nav [^>]*aria-label="[^"]*Löpning"/,
  )
  match(links, /<a href="\/c\/running-shoes">Löparskor <span class="cs-menu-quantity">\d+<\/span>/)
  ok(!links.includes('data-act'))
  const leaf = await shop.inject('/c/running-shoes')
  ok(!leaf.body.includes('<category-links'))
})

/** The small catalogue with a product in each of twelve categories of the first level. */
function withManyRoots(): Catalogue {
  const { products, categories } = smallCatalogue()
  const roots = Array.from({ length: 12 }, (_, at) => ({
    id: `root-${at}`,
    slug: `root-${at}`,
    name: { sv: `Idrott nummer ${at}`, en: `Sport ${at}` },
    description: { sv: '', en: '' },
    position: at + 10,
  }))
  const [first] = products
  const ids = roots.map((it) => it.id)
  return {
    gifts: [],
    categories: [...categories, ...roots],
    products: first ? [{ ...first, categoryIds: [...first.categoryIds, ...ids] }] : [],
  }
}

test('each name in the bar with something below it has one picture, with its size, loaded when it is seen', async (t) => {
  const { shop } = await openShop(t)

  const menu = menuIn((await shop.inject('/')).body)

  const items = listIn(menu).split('<li class="main-navbar__item').slice(1)
  ok(items.some((it) => it.includes('<details')))
  for (const item of items) {
    const pictures = item.match(/<li class="main-navbar__picture[^>]*>.*?<\/li>/g) ?? []
    equal(pictures.length, item.includes('<details') ? 1 : 0)
    for (const it of pictures) {
      match(
        it,
        /<a href="[^"]+" tabindex="-1"><img src="\/images\/[^"]+" alt="" width="240" height="240" loading="lazy"\/>/,
      )
    }
  }
})
