import { deepEqual, equal, ok } from 'node:assert/strict'
import { test } from 'node:test'
import * as v from 'valibot'
import { type ActiveVariant, activeVariantSchema } from '../../../src/contract/quick-buy.ts'
import { kr, openShop, type ShopVisitor } from '../../helpers/open-shop.ts'

const PATH = '/api/quickbuy/activevariant?variantid='
const PROFESSIONAL = { storefront: 'professional' }

function ask(visitor: ShopVisitor, variantId: string) {
  return visitor.ask(PATH + encodeURIComponent(variantId))
}

async function variant(visitor: ShopVisitor, variantId: string): Promise<ActiveVariant> {
  const response = await ask(visitor, variantId)
  equal(response.statusCode, 200)
  return v.parse(activeVariantSchema, response.json())
}

const articles = ({ sizeInputComponentData }: ActiveVariant) =>
  sizeInputComponentData.map((it) => it.articleNumber)

test('answers the sizes of one colour, by product and colour or by an article of it', async (t) => {
  const { visitor } = await openShop(t)

  const found = await variant(visitor(), 'shoe:court-blue')

  deepEqual(articles(found), ['SHOE-42', 'SHOE-43'])
  const [first] = found.sizeInputComponentData
  deepEqual(
    [first?.size, first?.inStock, first?.availableInStock, first?.price, first?.priceAmount],
    ['42', true, 50, kr('1 000 kr'), 100_000],
  )
  deepEqual(
    [found.productName, found.anySizeOfColorInStock, found.offert, found.loggedOutText],
    ['Löparsko Åska', true, false, undefined],
  )
  deepEqual(await variant(visitor(), 'SHOE-43'), found)
})

test('says when no size of the colour is in stock', async (t) => {
  const { visitor } = await openShop(t)

  const found = await variant(visitor(), 'shoe:clay')

  equal(found.anySizeOfColorInStock, false)
  deepEqual(articles(found), ['SHOE-44', 'SHOE-45'])
})

test('answers what has no colour by its article, in the language of the page', async (t) => {
  const { visitor } = await openShop(t)

  const found = await variant(visitor({ language: 'en' }), 'BOOK-1')

  deepEqual([found.productName, articles(found)], ['Vara book (en)', ['BOOK-1']])
})

test('tells a logged-out professional no price and no stock, and the way to the login', async (t) => {
  const { visitor } = await openShop(t)
  const anna = visitor(PROFESSIONAL)
  await anna.logIn('anna@example.com')

  for (const nobody of [visitor(PROFESSIONAL), anna]) {
    for (const id of ['shoe:court-blue', 'shoe:clay', 'TEAM-1', 'QUOTE-1']) {
      const { body } = await ask(nobody, id)
      const secret =
        /price|availableInStock|anySizeOf|kr\b|[Ll]ager|Slut|Bara|Väntas|"inStock\\":false/
      deepEqual(body.match(secret)?.[0], undefined)
    }
  }
  const found = await variant(visitor({ ...PROFESSIONAL, language: 'en' }), 'shoe:clay')
  deepEqual(
    [found.loggedOutText, found.loggedOutHref],
    ['Log in to buy', '/en/pro/login?returnTo=%2Fen%2Fpro%2Fp%2Fshoe'],
  )
})

test('tells the buyer of a company prices without VAT, the stock and when more comes', async (t) => {
  const { visitor } = await openShop(t)
  const bo = visitor(PROFESSIONAL)
  await bo.logIn('bo@example.com')

  const found = await variant(bo, 'shoe:clay')

  const [first, expected] = found.sizeInputComponentData
  deepEqual(
    [first?.priceAmount, first?.inStock, first?.availableInStock, found.anySizeOfColorInStock],
    [80_000, true, 0, true],
  )
  deepEqual([first?.expectedText, expected?.expectedText], [undefined, '12\u00a0dec\u00a02099'])
  equal(found.loggedOutText, undefined)
})

test('tells no price of a quotation', async (t) => {
  const { visitor } = await openShop(t)

  const found = await variant(visitor(), 'QUOTE-1')

  equal(found.offert, true)
  ok(found.sizeInputComponentData.every((it) => it.price === undefined && !it.stockStatusText))
  const guest = await variant(visitor(PROFESSIONAL), 'QUOTE-1')
  deepEqual([guest.offert, guest.loggedOutText], [true, undefined], 'asked for without a login')
})

test('knows nothing of what is unknown, unpublished or sold on the other storefront', async (t) => {
  const { db, visitor } = await openShop(t)
  await db.updateTable('article').set({ published: 0 }).where('number', '=', 'HIDDEN-1').execute()
  await db.updateTable('product').set({ published: 0 }).where('code', '=', 'gift').execute()

  const unknown = ['NOBODY-1', 'shoe:green', 'nobody:court-blue', 'shoe', 'TEAM-1', 'HIDDEN-1']
  for (const id of [...unknown, 'GIFT-1', 'shoe:court-blue:x']) {
    equal((await ask(visitor(), id)).statusCode, 404, id)
  }
  equal((await ask(visitor(PROFESSIONAL), 'SPORT-1')).statusCode, 404)
})

test('takes the id by the name in capitals, too', async (t) => {
  const { visitor } = await openShop(t)
  const named = PATH.replace('variantid', 'variantId')

  const answers = [await visitor().ask(`${PATH}SHOE-42`), await visitor().ask(`${named}SHOE-42`)]

  deepEqual(
    answers.map((it) => it.statusCode),
    [200, 200],
  )
  equal(answers[1]?.body, answers[0]?.body)
})

const junk: Readonly<Record<string, string>> = {
  nothing: '',
  'a path': encodeURIComponent('../../x'),
  'a query': encodeURIComponent('?&'),
  'another parameter': 'SHOE-42&variantid=SHOE-43',
  'a list': '&variantid[]=SHOE-42',
  'a byte of nothing': 'SHOE-42%00',
  'half of an encoding': '%E0%A4%A',
  'a quote': encodeURIComponent("' or 1=1 --"),
  'a long text': 'x'.repeat(129),
  'two megabytes': 'x'.repeat(2_000_000),
}

for (const [what, query] of Object.entries(junk)) {
  test(`refuses ${what}`, async (t) => {
    const { visitor } = await openShop(t)

    const response = await visitor().ask(PATH + query)

    ok([400, 414].includes(response.statusCode), String(response.statusCode))
    equal(/\bat \/|node_modules|SELECT/i.test(response.body), false)
  })
}
