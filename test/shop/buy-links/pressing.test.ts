import { deepEqual, equal, match, ok } from 'node:assert/strict'
import { test } from 'node:test'
import type { Db } from '../../../shop/platform/db/schema.ts'
import { browse, type FormVisitor, textOf } from '../../helpers/form-visitor.ts'
import { openShop } from '../../helpers/open-shop.ts'
import { enterAccount } from '../../helpers/own-orders.ts'
import { linesOf, offerOf, press } from './press.ts'

const rowsIn = (db: Db) =>
  db
    .selectFrom('cart_row')
    .select(['article_number', 'quantity'])
    .orderBy('article_number')
    .execute()
const row = (article_number: string, quantity: number) => ({ article_number, quantity })

async function openAndPress(visitor: FormVisitor, url: string) {
  await visitor.open(url)
  const { statusCode, body } = await press(visitor)
  return { statusCode, body, words: textOf(body) }
}

test('a press adds all articles of a link to the cart and leads there, on a first visit too', async (t) => {
  const { db, shop } = await openShop(t)
  const kim = browse(shop)
  await kim.open('/buy/SALE-1:2,SHOE-42:1')
  const offer = offerOf(kim.page())
  ok(offer)
  const pressed = await kim.post(offer.url, { articles: offer.articles })

  deepEqual([pressed.statusCode, String(pressed.headers.location).split('?')[0]], [303, '/cart'])
  const { body } = await kim.follow(pressed)
  match(textOf(body), /3 varor ligger i varukorgen\./)
  deepEqual(await rowsIn(db), [row('SALE-1', 2), row('SHOE-42', 1)])
})

test('a press in another language and storefront leads to the cart there', async (t) => {
  const opened = await openShop(t)
  const bo = await enterAccount(opened, 'bo@example.com', '/en/pro')
  const { words } = await openAndPress(bo, '/en/pro/buy/SHOE-43:5')

  match(words, /5 items added to your cart\./)
  deepEqual(await rowsIn(opened.db), [row('SHOE-43', 5)])
})

test('a code in the link applies in the cart', async (t) => {
  const { shop } = await openShop(t)
  const kim = browse(shop)
  await kim.open('/buy/SHOE-42:1?code=sommar10&utm_source=mail')
  match(textOf(kim.page()), /Koden sommar10 dras av i varukorgen, om den gäller\./)
  const { words } = await openAndPress(kim, '/buy/SHOE-42:1?code=sommar10&utm_source=mail')

  match(words, /1 vara ligger i varukorgen\./)
  match(words, /Kampanjkod sommar10 −100 kr/)
})

for (const [code, why] of [
  ['FINNSEJ', 'Koden FINNSEJ gäller inte.'],
  ['GAMMAL', 'Koden GAMMAL har gått ut.'],
  ['SLUT', 'Koden SLUT är redan använd.'],
  ['KLUBB100', 'Koden KLUBB100 gäller när du handlar för minst 500 kr.'],
] as const) {
  test(`a code without effect is reported, and the articles are added all the same: ${code}`, async (t) => {
    const { db, shop } = await openShop(t)
    const codes = [
      { code: 'GAMMAL', percent: 50, valid_until: 1 },
      { code: 'SLUT', percent: 50, uses_left: 0 },
    ]
    for (const it of codes) await db.insertInto('campaign_code').values(it).execute()
    const { words } = await openAndPress(browse(shop), `/buy/BOOK-1:1?code=${code}`)

    ok(words.includes(`1 vara ligger i varukorgen. Koden i länken räknas inte av: ${why}`), words)
    deepEqual(await rowsIn(db), [row('BOOK-1', 1)])
  })
}

test('codes in links are as hard to guess as in the checkout', async (t) => {
  const { shop } = await openShop(t)
  const kim = browse(shop)
  const say = async (at: number) => (await openAndPress(kim, `/buy/ORE-1:1?code=FEL${at}`)).words

  for (let at = 0; at < 10; at++) match(await say(at), /Koden FEL\d gäller inte\./)
  const { words } = await openAndPress(kim, '/buy/ORE-1:1?code=SOMMAR10')
  match(words, /1 vara ligger i varukorgen\. Koden i länken räknas inte av:/)
  ok(!words.includes('Kampanjkod SOMMAR10'))
})

test('a wrong code does not replace the cart’s own', async (t) => {
  const { shop } = await openShop(t)
  const kim = browse(shop)
  await openAndPress(kim, '/buy/SHOE-42:1?code=SOMMAR10')
  const { words } = await openAndPress(kim, '/buy/SHOE-42:1?code=FEL')

  match(words, /Koden FEL gäller inte\./)
  match(words, /Kampanjkod SOMMAR10 −200 kr/)
})

test('if an article has sold out since the page was drawn, nothing is added, and the page says why', async (t) => {
  const { db, shop } = await openShop(t)
  const kim = browse(shop)
  await kim.open('/buy/BOOK-1:1,LAST-1:1')
  await db
    .updateTable('stock')
    .set({ available: 0 })
    .where('article_number', '=', 'LAST-1')
    .execute()
  const { statusCode, body } = await press(kim)

  equal(statusCode, 200)
  match(
    textOf(body),
    /Inget har lagts i varukorgen\. En vara går inte att köpa som du har valt den; orsaken står vid varan\. Resten kan du lägga i varukorgen\./,
  )
  match(body, /<div class="shop-notice shop-notice--error" role="alert">/)
  deepEqual(linesOf(body), [
    'Norrsken Vara book BOOK-1 106 kr I lager 1 st Summa 106 kr',
    'Norrsken Vara last LAST-1 200 kr Slut i lager 1 st',
  ])
  deepEqual(await rowsIn(db), [])

  await press(kim)
  deepEqual(await rowsIn(db), [row('BOOK-1', 1)])
})

test('the cart’s quantities count, and the page says so', async (t) => {
  const { db, shop } = await openShop(t)
  const kim = browse(shop)
  await openAndPress(kim, '/buy/SHOE-43:2')
  const { body } = await openAndPress(kim, '/buy/BOOK-1:1,SHOE-43:2')

  equal(
    linesOf(body)[1],
    'Norrsken Löparsko Åska 43 · Blå · SHOE-43 1 000 kr Så många har vi inte: det finns 3 kvar. Du har redan 2 i varukorgen. 2 st',
  )
  deepEqual(await rowsIn(db), [row('SHOE-43', 2)])
  await press(kim)
  deepEqual(await rowsIn(db), [row('BOOK-1', 1), row('SHOE-43', 2)])
})

test('a full cart accepts nothing, and says so', async (t) => {
  const { db, shop } = await openShop(t)
  const kim = browse(shop)
  await openAndPress(kim, '/buy/BOOK-1:1')
  const { cart_id } = await db.selectFrom('cart_row').select('cart_id').executeTakeFirstOrThrow()
  const some = await db.selectFrom('article').selectAll().limit(1).executeTakeFirstOrThrow()
  for (let at = 0; at < 499; at++) {
    const number = `FILL-${at}`
    await db
      .insertInto('article')
      .values({ ...some, number })
      .execute()
    const filled = { id: number, cart_id, article_number: number, quantity: 1, position: at + 2 }
    await db.insertInto('cart_row').values(filled).execute()
  }
  const { words } = await openAndPress(kim, '/buy/SHOE-42:1')

  match(words, /Varukorgen rymmer högst 500 olika varor\. .*Köp den här varan/)
})

test('no sent value can set a price, or buy what is not sold here', async (t) => {
  const { db, shop } = await openShop(t)
  const kim = browse(shop)
  const url = '/buy/SHOE-42:1?price=1&campaignPrice=1&priceAmount=1'
  const { body } = await kim.open(url)
  ok(linesOf(body)[0]?.endsWith('1 st Summa 1 000 kr'))
  const { body: cart } = await kim.submit(url, {
    articles: 'SHOE-42:1',
    price: '1',
    'quantity.SHOE-42': '7',
    priceAmount: '1',
  })
  match(textOf(cart), /Varor 1 000 kr/)

  const refused = await kim.submit(url, { articles: 'TEAM-1:1' })
  match(textOf(refused.body), /Inget har lagts i varukorgen/)
  ok(!textOf(refused.body).includes('Resten'))
  deepEqual(await rowsIn(db), [row('SHOE-42', 1)])
})

test('unreadable values are refused', async (t) => {
  const { db, shop } = await openShop(t)
  const kim = browse(shop)
  await kim.open('/buy/SHOE-42:1')
  for (const articles of ['', 'SHOE-42:0', '%zz']) {
    equal((await kim.post('/buy/SHOE-42:1', { articles })).statusCode, 400, articles)
  }
  deepEqual(await rowsIn(db), [])
})

test('a press on the professional storefront without a login leads to the login, and back', async (t) => {
  const opened = await openShop(t)
  const url = '/pro/buy/SHOE-42:1'
  const guest = browse(opened.shop)
  await guest.open('/pro/cart')
  const sent = { articles: 'SHOE-42:1', returnTo: url }
  const { statusCode, headers } = await guest.post(url, sent)
  deepEqual([statusCode, headers.location], [303, `/pro/login?returnTo=${encodeURIComponent(url)}`])
  const anna = await enterAccount(opened, 'anna@example.com', '/pro')
  await anna.open('/pro/cart')
  equal((await anna.post(url, sent)).statusCode, 403)
  deepEqual(await rowsIn(opened.db), [])
})

test('a hundred lines survive a login', async (t) => {
  const { shop } = await openShop(t)
  const many = Array.from({ length: 100 }, (_, at) => `NUMBER-${1000 + at}:1`).join()
  const { body } = await shop.inject(
    `/pro/login?returnTo=${encodeURIComponent(`/pro/buy/${many}`)}`,
  )
  match(body, new RegExp(`name="returnTo" value="/pro/buy/${many}"`))
})

test('another site cannot press the button, nor can a page without the token', async (t) => {
  const { db, shop } = await openShop(t)
  const kim = browse(shop)
  await kim.open('/cart')
  const cookie = kim.cookie()
  const post = (headers: Record<string, string>) =>
    shop.inject({
      method: 'POST',
      url: '/buy/SHOE-42:1',
      headers: { 'content-type': 'application/x-www-form-urlencoded', ...headers },
      payload: 'articles=SHOE-42%3A1',
    })

  equal((await post({ origin: 'https://evil.example' })).statusCode, 403)
  equal((await post({ cookie })).statusCode, 403)
  deepEqual(await rowsIn(db), [])
})
