import { deepEqual, equal, match, ok } from 'node:assert/strict'
import { test } from 'node:test'
import { openShop } from '../../helpers/open-shop.ts'

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
