import { deepEqual, doesNotMatch, equal, match, ok } from 'node:assert/strict'
import { test } from 'node:test'
import type { Catalogue } from '../../../shop/catalogue/catalogue.ts'
import { browse, textOf } from '../../helpers/form-visitor.ts'
import { openShop } from '../../helpers/open-shop.ts'
import { agree } from '../../helpers/price-lists.ts'
import {
  browseAs,
  cartOf,
  keyIn,
  linesIn,
  openBuyer,
  QUICK_ORDER,
  sendOrder,
} from '../../helpers/quick-order.ts'
import { smallCatalogue } from '../../helpers/small-catalogue.ts'

test('a single line is added, and returns with its name, stock and price', async (t) => {
  const { visitor } = await openBuyer(t)
  await sendOrder(visitor, { articleNumber: 'shoe-42', quantity: '12', lines: '', step: 'line' })

  equal(linesIn(visitor.page()), 'shoe-42;12')
  const pageText = textOf(visitor.page())
  match(pageText, /Löparsko Åska/)
  match(pageText, /I lager/)
  match(pageText, /12 st/)
  match(pageText, /9 600 kr/)
})

test('a line of more than there is says what comes later', async (t) => {
  const { visitor } = await openBuyer(t)
  await sendOrder(visitor, { lines: 'SHOE-43 10', step: 'check' })

  match(textOf(visitor.page()), /3 i lager, 7 kommer senare/)
})

test('articles in a list are suggested by their number and name', async (t) => {
  const { visitor } = await openBuyer(t)
  await sendOrder(visitor, { lines: 'SHOE-42 1', name: 'A', step: 'save' })
  const { body } = await visitor.open(QUICK_ORDER)
  match(body, /<input[^>]*list="quick-order-known"/)
  match(body, /<option value="SHOE-42">Löparsko Åska, 42, Blå<\/option>/)
})

test('pasted lines are displayed one by one before anything is added', async (t) => {
  const opened = await openBuyer(t)
  const { visitor } = opened
  const lines = 'SHOE-42\t2\r\nNOT-HERE\t3\r\nPLENTY-1\ttvå\r\nPLENTY-1\t101'
  await sendOrder(visitor, { lines, step: 'check' })

  const pageText = textOf(visitor.page())
  match(pageText, /3 rader att rätta/)
  match(pageText, /Rad 2 NOT-HERE 3 ”NOT-HERE” finns inte eller går inte att köpa just nu\./)
  match(pageText, /Rad 3 PLENTY-1 två Skriv antalet med siffror\./)
  match(pageText, /Rad 4 PLENTY-1 101/)
  match(pageText, /1 rad att lägga i varukorgen/)
  deepEqual(await cartOf(opened, visitor), {})
})

test('a file is added to the cart with one press, and what could not be added stays', async (t) => {
  const opened = await openBuyer(t)
  const { visitor } = opened
  const csv = 'Benämning;Artikelnummer;Antal\nSko å;SHOE-42;2\nBorta;GONE-9;1\nBoll;PLENTY-1;30\n'
  await sendOrder(visitor, { lines: '', step: 'check' }, Buffer.from(csv, 'latin1'))
  equal(linesIn(visitor.page()), csv.trim())

  const key = keyIn(visitor.page())
  const answer = await visitor.post(QUICK_ORDER, {
    lines: linesIn(visitor.page()),
    key,
    step: 'add',
  })

  equal(answer.statusCode, 200)
  deepEqual(await cartOf(opened, visitor), { 'SHOE-42': 2, 'PLENTY-1': 30 })
  const pageText = textOf(visitor.page())
  match(pageText, /2 varor \(32 st\) ligger i varukorgen\./)
  match(pageText, /Rad 3 Borta;GONE-9;1 ”GONE-9” finns inte eller går inte att köpa just nu\./)
  equal(linesIn(visitor.page()), 'Benämning;Artikelnummer;Antal\nBorta;GONE-9;1')
})

const QUOTED =
  'Benämning;Artikelnummer;Antal\r\n"Sko; ""å"" blå";SHOE-42;2\r\n"Boll;";"PLENTY-1";"30"\r\n'
const ENCODED = {
  'Windows-1252': Buffer.from(QUOTED, 'latin1'),
  'UTF-8': Buffer.from(QUOTED),
  'UTF-8 with a mark': Buffer.from(`\ufeff${QUOTED}`),
}
for (const [name, file] of Object.entries(ENCODED)) {
  test(`semicolons within quotes do not separate cells in a file of ${name}`, async (t) => {
    const opened = await openBuyer(t)
    const { visitor } = opened
    await sendOrder(visitor, { lines: '', step: 'check' }, file)
    match(linesIn(visitor.page()), /^Benämning;Artikelnummer;Antal\r?\n"Sko; ""å"" blå";SHOE-42;2/)

    const added = { lines: linesIn(visitor.page()), key: keyIn(visitor.page()), step: 'add' }
    await visitor.post(QUICK_ORDER, added)

    deepEqual(await cartOf(opened, visitor), { 'SHOE-42': 2, 'PLENTY-1': 30 })
  })
}

test('a complete order leads to the cart, and is added once even if pressed twice', async (t) => {
  const opened = await openBuyer(t)
  const { visitor } = opened
  const answer = await sendOrder(visitor, { lines: 'SHOE-42 2', step: 'add', key: 'one' })
  equal(answer.headers.location, '/pro/cart')
  await visitor.follow(answer)
  match(textOf(visitor.page()), /2 varor ligger i varukorgen/)

  await sendOrder(visitor, { lines: 'SHOE-42 2', step: 'add', key: 'one' })
  deepEqual(await cartOf(opened, visitor), { 'SHOE-42': 2 })
  await sendOrder(visitor, { lines: 'SHOE-42 3', step: 'add', key: 'one' })
  deepEqual(await cartOf(opened, visitor), { 'SHOE-42': 5 })
})

test('lines of one article are added up, together with the cart', async (t) => {
  const opened = await openBuyer(t)
  const { visitor } = opened
  await sendOrder(visitor, { lines: 'PLENTY-1 60', step: 'add' })
  const answer = await sendOrder(visitor, {
    lines: 'PLENTY-1 30\nPLENTY-1 20\nPLENTY-1 10',
    step: 'add',
  })
  equal(answer.statusCode, 200)
  deepEqual(await cartOf(opened, visitor), { 'PLENTY-1': 100 })
  equal(linesIn(visitor.page()), 'PLENTY-1 20')
})

test('nothing is lost if quantities are too large, a file is invalid or the cart is full', async (t) => {
  const opened = await openBuyer(t)
  const { visitor } = opened
  const many = Array.from({ length: 501 }, () => 'SHOE-42 1').join('\n')
  const tooMany = await sendOrder(visitor, { lines: many, step: 'add' })
  equal(tooMany.statusCode, 400)
  match(textOf(visitor.page()), /Det är 501 rader, och högst 500 går åt gången/)
  equal(linesIn(visitor.page()), many)

  const workbook = Buffer.from('PK\x03\x04…', 'latin1')
  await sendOrder(visitor, { lines: 'SHOE-42 1', step: 'add' }, workbook)
  match(textOf(visitor.page()), /Spara den som CSV/)
  equal(linesIn(visitor.page()), 'SHOE-42 1')
  deepEqual(await cartOf(opened, visitor), {})
})

/** One product with many sizes. */
function manySizes(count: number): Catalogue {
  const catalogue = smallCatalogue()
  const [product] = catalogue.products
  if (!product) throw new Error('The small catalogue has products')
  const articles = Array.from({ length: count }, (_, n) => ({
    ...{ number: `PIECE-${n}`, size: `${n}`, price: 1000, stock: 5 },
  }))
  return { ...catalogue, gifts: [], products: [{ ...product, articles }] }
}

test('500 rows fit, and one more leaves the cart and the form as they were', async (t) => {
  const opened = await openBuyer(t, manySizes(501))
  const { visitor } = opened
  const lines = Array.from({ length: 500 }, (_, n) => `PIECE-${n};${1 + (n % 9)}`).join('\n')
  const answer = await sendOrder(visitor, { lines: '', step: 'add' }, Buffer.from(lines))
  equal(answer.headers.location, '/pro/cart')
  equal(Object.keys(await cartOf(opened, visitor)).length, 500)

  const full = await sendOrder(visitor, { lines: 'PIECE-0 1\nPIECE-500 1', step: 'add' })
  equal(full.statusCode, 400)
  match(textOf(visitor.page()), /Varukorgen rymmer högst 500 olika varor/)
  equal(linesIn(visitor.page()), 'PIECE-0 1\nPIECE-500 1')
  equal((await cartOf(opened, visitor))['PIECE-0'], 1)
})

test('articles sold by quotation are included without a price', async (t) => {
  const opened = await openBuyer(t)
  const { visitor } = opened
  await sendOrder(visitor, { lines: 'QUOTE-1 2', step: 'check' })
  match(textOf(visitor.page()), /Pris på offert/)
  await sendOrder(visitor, { lines: 'QUOTE-1 2', step: 'add' })
  deepEqual(await cartOf(opened, visitor), { 'QUOTE-1': 2 })
})

for (const [who, status, way] of [
  [undefined, 401, /Logga in/],
  ['anna@example.com', 403, /Ansök om företagskonto/],
] as const) {
  test(`${who ?? 'a visitor'} learns no price, no stock and not which articles there are`, async (t) => {
    const opened = await openShop(t)
    const visitor = who ? await browseAs(opened, who) : browse(opened.shop)
    const { body } = await visitor.open(QUICK_ORDER)
    ok(!body.includes('name="lines"'), 'no form')
    match(textOf(body), way)
    const pages: string[] = []
    for (const lines of ['SHOE-42 1', 'NOT-HERE 1', 'SHOE-42 100']) {
      const answer = await sendOrder(visitor, { lines, step: 'check' })
      equal(answer.statusCode, status)
      doesNotMatch(textOf(answer.body), /Åska|\d kr|I lager/)
      pages.push(answer.body.replaceAll(lines, '').replace(/="[\w.-]{36,}"/g, ''))
      equal((await sendOrder(visitor, { lines, step: 'add' })).statusCode, status)
    }
    equal(new Set(pages).size, 1)
    deepEqual(await cartOf(opened, visitor), {})
  })
}

test('lines stay when the login has expired, and can be sent after the next one', async (t) => {
  const opened = await openBuyer(t)
  const { visitor, db } = opened
  await visitor.open(QUICK_ORDER)
  await db.updateTable('session').set({ logged_in_at: 0 }).execute()
  const late = await visitor.post(QUICK_ORDER, { lines: 'SHOE-42 2', step: 'add', key: 'k' })
  ok([401, 403].includes(late.statusCode), String(late.statusCode))
  equal(linesIn(late.body), 'SHOE-42 2')
  match(textOf(late.body), /logga in i en annan flik/)
  await db.updateTable('session').set({ logged_in_at: Date.now() }).execute()
  const stale = await visitor.post(QUICK_ORDER, {
    lines: linesIn(late.body),
    step: 'add',
    key: 'k',
  })
  equal(stale.statusCode, 403)
  match(textOf(stale.body), /skicka dem igen/)
  const again = await visitor.post(QUICK_ORDER, {
    lines: linesIn(stale.body),
    step: 'add',
    key: 'k',
  })
  equal(again.statusCode, 303)
  deepEqual(await cartOf(opened, visitor), { 'SHOE-42': 2 })
})

test('the sport storefront redirects to the professional one', async (t) => {
  const { visitor } = await openBuyer(t)
  equal(
    (await visitor.open('/en/quick-order?list=x')).headers.location,
    '/en/pro/quick-order?list=x',
  )
})

test('has English texts', async (t) => {
  const { visitor } = await openBuyer(t)
  await visitor.open('/en/pro/quick-order')
  await visitor.post('/en/pro/quick-order', { lines: 'SHOE-42 2\nX 1', step: 'check', key: 'k' })
  match(
    textOf(visitor.page()),
    /1 row to correct .*Row 2 X 1 “X” does not exist or cannot be bought/,
  )
})

test('prices are those that the cart will have, together with its present rows', async (t) => {
  const opened = await openBuyer(t)
  const { visitor, db } = opened
  await agree(db, ['SHOE-42;1;700', 'SHOE-42;10;600'])
  const shown = async (lines: string) => {
    await sendOrder(visitor, { lines, step: 'check' })
    return textOf(visitor.page())
  }
  match(await shown('SHOE-42 4'), /4 st 700 kr 2 800 kr/)
  match(await shown('SHOE-42 4\nSHOE-43 6'), /4 st 600 kr 2 400 kr/)
  await sendOrder(visitor, { lines: 'SHOE-43 6', step: 'add' })
  match(await shown('SHOE-42 4'), /Summa exkl\. moms: 2 400 kr.* 4 st 600 kr/)
})
