import { doesNotMatch, equal, match } from 'node:assert/strict'
import { test } from 'node:test'
import { openShop } from '../../../helpers/open-shop.ts'

test('an address with nothing at it, and an empty cart, show products that can be had', async (t) => {
  const { db, shop, visitor } = await openShop(t)
  const kim = visitor()
  const sold = { popularity: 9 }
  await db.updateTable('product').set(sold).where('code', 'in', ['shoe', 'last']).execute()
  await db
    .updateTable('stock')
    .set({ available: 0 })
    .where('article_number', '=', 'LAST-1')
    .execute()

  for (const path of ['/none', '/cart']) {
    const { body } = await shop.inject({ url: path, headers: { accept: 'text/html' } })
    match(body, /<h2 id="suggested">Det som säljer mest<\/h2>/)
    equal(body.match(/<li class="product-card">/g)?.length, 4, path)
    match(body, /href="\/p\/shoe"/)
    doesNotMatch(body, /href="\/p\/last"/)
  }

  await kim.ask('/api/cart/add', { articles: [{ articleNumber: 'SHOE-42', quantity: 1 }] })
  doesNotMatch((await kim.ask('/cart')).body, /id="suggested"/)
})

test('nothing is called a bestseller where nothing is known to have been sold', async (t) => {
  const { shop } = await openShop(t)
  const { body } = await shop.inject('/en/cart')

  match(body, /<h2 id="suggested">Explore our range<\/h2>/)
})

test('a card has the same button in a list, beside a product and on the home page', async (t) => {
  const { shop } = await openShop(t)
  const buttonOf = (body: string) =>
    /<h[23] class="product-card__name">Löparsko Åska.*?(<button[^>]*product-card__action.*?<\/button>)/s.exec(
      body,
    )?.[1]
  const list = buttonOf((await shop.inject('/search?q=%C3%A5ska')).body)

  match(list ?? '', /popoverTarget="quick-[\w-]+"/)
  equal(buttonOf((await shop.inject('/p/ore')).body), list)
  equal(buttonOf((await shop.inject('/')).body), list)
})
