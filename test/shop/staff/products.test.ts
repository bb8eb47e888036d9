import { deepEqual, equal, match, ok } from 'node:assert/strict'
import { type TestContext, test } from 'node:test'
import { type Fields, textOf } from '../../helpers/form-visitor.ts'
import { kr } from '../../helpers/open-shop.ts'
import { auditOf, openStaff, type StaffShop, shownIn } from '../../helpers/staff.ts'

const SHOE = '/staff/goods/shoe'
const SHOE_42 = '/staff/articles/SHOE-42'
const DAY_MS = 24 * 60 * 60 * 1000

/** A member of the stock team who opens pages and sends their forms. */
async function openGoods(t: TestContext) {
  const opened = await openStaff(t)
  const siv = await opened.staff('stock', 'Siv')
  const read = async (url: string) => textOf((await siv.open(url)).body)
  const send = async (page: string, act: string, fields: Fields) => {
    await siv.open(page)
    const url = `${page}/${act}`
    await siv.submit(url, { ...shownIn(siv.page(), url), ...fields })
    return textOf(siv.page())
  }
  return { opened, siv, read, send }
}

test('the list finds goods by name and number, and narrows to what is off or low', async (t) => {
  const { opened, siv, read, send } = await openGoods(t)
  const codes = async (query: string) => {
    await siv.open(`/staff/goods${query}`)
    return [...siv.page().matchAll(/href="\/staff\/goods\/([\w-]+)"/g)].map(([, it]) => it)
  }

  equal((await codes('')).length, 12)
  deepEqual(await codes('?q=%C3%85SKA'), ['shoe'])
  deepEqual(await codes('?q=thunder'), ['shoe'])
  deepEqual(await codes('?q=machine-1'), ['machine'])
  deepEqual(await codes('?q=100%25'), [])
  deepEqual((await codes('?state=low')).includes('shoe'), true)
  deepEqual(await codes('?state=off'), [])
  await send('/staff/goods/machine', 'sale', { said: 'off' })
  deepEqual(await codes('?state=off'), ['machine'])
  match(await read('/staff/goods'), /Säljs inte 1/)
  equal((await siv.open('/staff/goods?page=99')).statusCode, 200)
  equal((await siv.open('/staff/goods/nothing')).statusCode, 404)
  equal((await siv.open('/staff/articles/nothing')).statusCode, 404)
  deepEqual(await auditOf(opened.db), ['product.off'])
})

test('a product and one of its articles are taken off sale and on it, once each', async (t) => {
  const { opened, send } = await openGoods(t)
  const shop = async () => (await opened.shop.inject('/p/shoe')).statusCode

  match(await send(SHOE, 'sale', { said: 'off' }), /Varan säljs inte längre/)
  equal(await shop(), 410)
  match(await send(SHOE, 'sale', { said: 'off' }), /är redan tagen ur försäljning/)
  match(await send(SHOE, 'sale', { said: 'on' }), /Varan är till salu/)
  equal(await shop(), 200)
  match(await send('/staff/articles/LAST-1', 'sale', { said: 'off' }), /säljs inte längre/)
  equal((await opened.shop.inject('/p/last')).statusCode, 410)
  match(await send('/staff/goods/last', 'sale', { said: 'on' }), /Ingen av produktens artiklar/)
  match(await send('/staff/articles/LAST-1', 'sale', { said: 'on' }), /är till salu/)
  equal((await opened.shop.inject('/p/last')).statusCode, 200)
  deepEqual(await auditOf(opened.db), ['product.off', 'product.on', 'article.off', 'article.on'])
})

test('a price is shown by the shop at once, in its page, lists and carts', async (t) => {
  const { opened, send } = await openGoods(t)
  const { shop, visitor } = opened
  const buyer = visitor()
  await buyer.ask('/api/cart/add', { articles: [{ articleNumber: 'SHOE-42', quantity: 1 }] })
  match((await shop.inject('/p/shoe')).body, new RegExp(kr('1 000 kr')))

  match(await send(SHOE_42, 'price', { price: '849,50', all: 'yes' }), /Sparat/)

  const [page, list] = [await shop.inject('/p/shoe'), await shop.inject('/c/running-shoes')]
  for (const { body } of [page, list]) match(body, new RegExp(kr('849,50 kr')))
  ok(!page.body.includes(kr('1 000 kr')))
  equal((await buyer.ask('/api/cart')).json().orderTotalAmount >= 84_950, true)
  const number = 'SHOE-4'
  const rows = await opened.db
    .selectFrom('article')
    .select(['price', 'business_price as business', 'campaign_price as campaign'])
    .where('number', 'like', `${number}%`)
    .execute()
  deepEqual(rows, Array(4).fill({ price: 84_950, business: 67_960, campaign: null }))
  deepEqual(await auditOf(opened.db), Array(4).fill('article.price'))
})

test('a reduced price needs a regular price that was real, and says the lowest of 30 days', async (t) => {
  const { opened, send } = await openGoods(t)
  const { clock, shop } = opened
  const page = async () => textOf((await shop.inject('/p/shoe?colour=court-blue')).body)
  const changed = { all: 'yes' } as const

  match(await send(SHOE_42, 'price', { price: '800', regular: '700' }), /måste vara högre/)
  match(await send(SHOE_42, 'price', { price: '800', regular: '1500' }), /SHOE-42 har aldrig haft/)
  clock.now = Date.now() + 40 * DAY_MS
  const again = await openAgain(opened)
  match(await again.send(SHOE_42, 'price', { price: '900', ...changed }), /Sparat/)
  clock.now += 10 * DAY_MS
  const later = await openAgain(opened)
  const reduced = { price: '600', regular: '1000', ...changed }
  match(await later.send(SHOE_42, 'price', reduced), /Sparat/)

  match(await page(), /600 kr Lägsta pris senaste 30 dagarna: 900 kr/)
  match(await later.send(SHOE_42, 'price', { price: '600', ...changed }), /Sparat/)
  ok(!(await page()).includes('900 kr'))
})

async function openAgain(opened: StaffShop) {
  const bo = await opened.staff('stock', `Bo${opened.clock.now}`)
  return {
    send: async (page: string, act: string, fields: Fields) => {
      await bo.open(page)
      const url = `${page}/${act}`
      await bo.submit(url, { ...shownIn(bo.page(), url), ...fields })
      return textOf(bo.page())
    },
  }
}

test('businesses pay the regular price without VAT, or one of their own', async (t) => {
  const { opened, send } = await openGoods(t)
  const business = async () =>
    (
      await opened.db
        .selectFrom('article')
        .select('business_price as it')
        .where('number', '=', 'SHOE-42')
        .executeTakeFirstOrThrow()
    ).it

  await send(SHOE_42, 'price', { price: '1000', business: '500' })
  equal(await business(), 50_000)
  await send(SHOE_42, 'price', { price: '900', business: '' })
  equal(await business(), 72_000)
})

test('an edit of what somebody else has changed meanwhile is refused, with both values', async (t) => {
  const { opened, siv, send } = await openGoods(t)
  const eva = await opened.staff('owner', 'Eva')
  await eva.open(SHOE_42)
  const shown = shownIn(eva.page(), `${SHOE_42}/price`)
  await send(SHOE_42, 'price', { price: '900' })

  await eva.submit(`${SHOE_42}/price`, { ...shown, price: '800' })

  match(textOf(eva.page()), /är 900 kr nu, och du skrev 800 kr/)
  match(eva.page(), /name="price"[^>]*value="800"/)
  match(textOf(eva.page()), /Nu står det: 900/)
  await eva.open(SHOE)
  const texts = shownIn(eva.page(), `${SHOE}/texts`)
  const words = { 'name-en': 'Shoe', 'description-sv': 'Text', 'description-en': 'Text' }
  match(await send(SHOE, 'texts', { 'name-sv': 'Svala', ...words }), /Sparat/)
  await eva.submit(`${SHOE}/texts`, { ...texts, 'name-sv': 'Örn', ...words })
  match(textOf(eva.page()), /Någon har ändrat produkten.*Nu står det: Svala/)
  match(eva.page(), /name="name-sv"[^>]*value="Örn"/)
  match(await send(SHOE, 'texts', { 'name-sv': 'Svala', ...words }), /Inget var annorlunda/)
  await siv.open(SHOE)
  deepEqual(await auditOf(opened.db), ['article.price', 'product.texts'])
})

test('names and descriptions are shown and found at once, in each language', async (t) => {
  const { opened, send } = await openGoods(t)
  const { shop } = opened
  const found = async (path: string) => (await shop.inject(path)).body.includes('/p/machine')
  equal(await found('/search?q=roddsvala'), false)
  const texts = {
    'name-sv': 'Roddsvala',
    'name-en': 'Rowing swallow',
    'description-sv': 'Första stycket.\r\n\r\nAndra <b>stycket</b>.',
    'description-en': 'First.',
  }

  match(await send('/staff/goods/machine', 'texts', texts), /Sparat/)

  equal(await found('/search?q=roddsvala'), true)
  equal(await found('/en/search?q=swallow'), true)
  equal(await found('/search?q=machine-1'), true)
  const [sv, en] = [await shop.inject('/p/machine'), await shop.inject('/en/p/machine')]
  match(sv.body, /<h1[^>]*>Roddsvala<\/h1>/)
  match(sv.body, /Andra &lt;b&gt;stycket&lt;\/b&gt;\./)
  match(en.body, /<h1[^>]*>Rowing swallow<\/h1>/)
  match(await send('/staff/goods/machine', 'texts', { ...texts, 'name-sv': ' ' }), /Skriv ett namn/)
})

test('stock is corrected by a difference, never below what can be sold, and once', async (t) => {
  const { opened, siv, send } = await openGoods(t)
  const correct = (difference: string) =>
    send('/staff/articles/LAST-1', 'stock', { difference, reason: 'counted' })
  const available = async () =>
    (
      await opened.db
        .selectFrom('stock')
        .select('available')
        .where('article_number', '=', 'LAST-1')
        .executeTakeFirstOrThrow()
    ).available

  match(await correct('-2'), /Bara 1 kan säljas/)
  match(await correct('två'), /Skriv skillnaden med siffror/)
  match(await correct('0'), /Skriv skillnaden med siffror/)
  match(await correct('+6'), /Rättat: 7 kan säljas/)
  match((await opened.shop.inject('/p/last')).body, /I lager/)
  opened.clock.now += 1
  match(await correct('\u22127'), /Rättat: 0 kan säljas/)
  equal(await available(), 0)
  const stale = { difference: '4', reason: 'delivery', shown: '' }
  await siv.submit('/staff/articles/LAST-1/stock', stale)
  match(textOf(siv.page()), /det är 0 nu, och med din rättelse skulle det bli 4/)
  equal(await available(), 0)
  deepEqual(await auditOf(opened.db), ['article.stock', 'article.stock'])
})

test('what is changed by hand is marked so, and the file’s value can be asked for again', async (t) => {
  const { opened, read, send } = await openGoods(t)
  const edits = () =>
    opened.db.selectFrom('hand_edit').select(['field', 'member_id']).orderBy('field').execute()
  await send(SHOE_42, 'price', { price: '900' })
  const texts = { 'name-en': 'Shoe', 'description-sv': 'En beskrivning.' }
  const en = { 'description-en': 'En beskrivning. (en)' }
  await send(SHOE, 'texts', { 'name-sv': 'Sko', ...texts, ...en })
  deepEqual(await edits(), [
    { field: 'name.en', member_id: 'staff-Siv' },
    { field: 'name.sv', member_id: 'staff-Siv' },
    { field: 'price', member_id: 'staff-Siv' },
  ])
  match(await read(SHOE), /ändrad för hand.*Namnet på svenska ändrades för hand/)

  match(await send(SHOE_42, 'release', { field: 'price' }), /Filens värde gäller igen/)
  match(await send(SHOE_42, 'release', { field: 'price' }), /Filens värde gäller redan/)
  match(await send(SHOE, 'release', { field: 'name.sv' }), /Filens värde gäller igen/)
  deepEqual(await edits(), [{ field: 'name.en', member_id: 'staff-Siv' }])
  match(await send(SHOE, 'release', { field: 'slug' }), /Något i formuläret/)
})

test('a product with an energy label has it on its page too', async (t) => {
  const { opened, siv, read } = await openGoods(t)
  const label = { energy_class: 'C', energy_label_url: 'https://eprel.example/1' } as const
  await opened.db.updateTable('product').set(label).where('code', '=', 'shoe').execute()

  match(await read(SHOE), /Visa energimärkningen/)
  match(siv.page(), /<a href="https:\/\/eprel\.example\/1"><svg[^>]*aria-label="Energiklass C/)
  ok(!(await read('/staff/goods/machine')).includes('energi'))
})

test('pages of goods are in the language of the reader', async (t) => {
  const { siv } = await openGoods(t)
  await siv.submit('/staff/me/language', { language: 'en' })
  for (const it of ['/staff/goods', SHOE, SHOE_42]) {
    await siv.open(it)
    match(siv.page(), /<html lang="en">/)
    ok(!/>staff\.[\w.]+</.test(siv.page()), it)
  }
  match(textOf(siv.page()), /Running shoe Thunder, 42, Blue · SHOE-42/)
})

test('the page of an article says how much is in it, and what a unit of it costs', async (t) => {
  const { opened, read } = await openGoods(t)
  const { db } = opened

  const before = await read(SHOE_42)
  await db.updateTable('article').set({ content_amount: 1.5, content_unit: 'm2' }).execute()

  ok(!/Innehåll enligt filen/.test(before))
  match(
    (await read(SHOE_42)).replaceAll('\u00a0', ' '),
    /Innehåll enligt filen: 1,5 m²\. Jämförpris 666,67 kr\/m²\./,
  )
})
