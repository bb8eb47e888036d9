import { deepEqual, equal, ok } from 'node:assert/strict'
import { test } from 'node:test'
import type { FastifyInstance } from 'fastify'
import { browse as browseForms, type Fields } from '../../helpers/form-visitor.ts'
import { DEMO_PASSWORD, openShop } from '../../helpers/open-shop.ts'
import { smallCatalogue } from '../../helpers/small-catalogue.ts'

/** A visitor without script, whose forms redirect to the cart unless they name another page. */
function browse(shop: FastifyInstance) {
  const visitor = browseForms(shop)
  const post = (url: string, fields: Fields) =>
    visitor.submit(url, { returnTo: '/cart', ...fields })
  return { ...visitor, post }
}

/** Asserts that the page contains the words; a failure prints its text without the markup. */
function says(page: string, words: RegExp): void {
  const main = page.slice(page.indexOf('<main'), page.indexOf('</main>'))
  ok(words.test(page), `${words} in: ${main.replace(/<[^>]*>/g, ' ').replace(/\s+/g, ' ')}`)
}

function rowId(page: string): string {
  return /formAction="[^"]*\?rowSystemId=([^"]+)"/.exec(page)?.[1] ?? ''
}

function figures(page: string): string[] {
  return [...page.matchAll(/cs-quantity__box"[^>]* value="(\d+)"/g)].map((it) => it[1] ?? '')
}

test('two sizes are added to the cart with one press, without script', async (t) => {
  const { shop } = await openShop(t)
  const visitor = browse(shop)
  await visitor.open('/p/shoe')

  const { body } = await visitor.post('/cart/add', {
    'quantity.SHOE-42': '2',
    'quantity.SHOE-43': ' 1 ',
  })

  says(body, /3 varor ligger i varukorgen\./)
  deepEqual(figures(body), ['2', '1'])
  says(body, />Varukorg, 3 varor, 3\u00a0000\u00a0kr</)
})

test('the outcome of a form is displayed once', async (t) => {
  const { shop } = await openShop(t)
  const visitor = browse(shop)
  await visitor.open('/p/plenty')
  await visitor.post('/cart/add', { articleNumber: 'PLENTY-1', quantity: '1' })

  const again = await visitor.open('/cart')

  ok(!again.body.includes('shop-notice'))
})

test('too large a quantity keeps what was typed and states the stock', async (t) => {
  const { shop } = await openShop(t)
  const visitor = browse(shop)
  await visitor.open('/p/shoe?colour=court-blue')

  const { body } = await visitor.post('/cart/add', {
    returnTo: '/p/shoe?colour=court-blue',
    'quantity.SHOE-42': '2',
    'quantity.SHOE-43': '9',
  })

  says(body, /role="alert"><p>Vi har bara 3 kvar/)
  says(body, /name="quantity\.SHOE-42"[^>]* value="2"/)
  says(body, /aria-invalid="true"[^>]* name="quantity\.SHOE-43"[^>]* value="9"/)
  says((await visitor.open('/cart')).body, /Varukorgen är tom/)
})

test('a hundred boxes keep what was typed, each with its own fault', async (t) => {
  const small = smallCatalogue()
  const [shoe, ...others] = small.products
  ok(shoe)
  const [first] = shoe.articles
  ok(first)
  const numbers = Array.from({ length: 100 }, (_, at) => `73${(at * 7_919_391) % 10_000_019}-${at}`)
  const articles = numbers.map((number, at) => ({ ...first, number, size: String(at + 1) }))
  const catalogue = { ...small, products: [{ ...shoe, articles }, ...others] }
  const { shop } = await openShop(t, { catalogue })
  const visitor = browse(shop)
  await visitor.open('/pro/login')
  const login = { userName: 'bo@example.com', password: DEMO_PASSWORD }
  await visitor.post('/pro/login', { ...login, returnTo: '/pro/p/shoe' })
  const typed = numbers.map((number, at) => [`quantity.${number}`, at % 3 ? `x${at}` : `${at + 1}`])

  const { body } = await visitor.post('/pro/cart/add', {
    returnTo: '/pro/p/shoe',
    ...Object.fromEntries(typed),
  })

  says(body, /Skriv antalet med siffror/)
  const drawn = (name = '') => new RegExp(`name="${name.replace('.', '\\.')}"[^>]* value="([^"]*)"`)
  deepEqual(
    typed.map(([name]) => [name, drawn(name).exec(body)?.[1]]),
    typed,
  )
  equal(body.match(/aria-invalid="true"/g)?.length, 66)
  says((await visitor.open('/pro/cart')).body, /Varukorgen är tom/)
})

test('empty and invalid values are refused with a text', async (t) => {
  const { shop } = await openShop(t)
  const visitor = browse(shop)
  await visitor.open('/p/shoe')

  const wrong: [Record<string, string>, RegExp][] = [
    [{ 'quantity.SHOE-42': '' }, /Ange antal för minst en vara/],
    [{}, /Ange antal för minst en vara/],
    [{ 'quantity.SHOE-42': '1e3' }, /Skriv antalet med siffror/],
    [{ 'quantity.SHOE-42': '0.5' }, /Skriv ett helt antal/],
    [{ 'quantity.SHOE-42': '-1' }, /Minsta antal är 0|Minsta antal/],
    [{ 'quantity.SHOE-42': '101' }, /Största antal är 100|bara \d+ kvar/],
    [{ articleNumber: 'NOBODY', quantity: '1' }, /går inte att köpa/],
  ]
  for (const [fields, words] of wrong) {
    const { body, statusCode } = await visitor.post('/cart/add', fields)

    equal(statusCode, 200)
    says(body, words)
    says(body, /Varukorgen är tom/)
  }
})

test('plus, minus, remove and clear work without script', async (t) => {
  const { shop } = await openShop(t)
  const visitor = browse(shop)
  await visitor.open('/p/plenty')
  const added = await visitor.post('/cart/add', { articleNumber: 'PLENTY-1', quantity: '2' })
  const row = { rowSystemId: rowId(added.body) }

  deepEqual(figures((await visitor.post('/cart/update', { ...row, quantity: '3' })).body), ['3'])
  deepEqual(figures((await visitor.post('/cart/update', { ...row, quantity: '1' })).body), ['1'])
  says((await visitor.post('/cart/update', { ...row, quantity: '0' })).body, /Varukorgen är tom/)
  says((await visitor.post('/cart/update', { ...row, quantity: '2' })).body, /finns inte kvar/)

  await visitor.post('/cart/add', { articleNumber: 'LAST-1' })
  says((await visitor.post('/cart/clear', {})).body, /Varukorgen är tom/)
})

test('a login leads back with the cart, and a failed one keeps the e-mail address', async (t) => {
  const { shop } = await openShop(t)
  const visitor = browse(shop)
  await visitor.open('/p/plenty')
  await visitor.post('/cart/add', { articleNumber: 'PLENTY-1', quantity: '2' })
  await visitor.open('/login?returnTo=%2Fcart')

  const wrong = await visitor.post('/login', { userName: 'anna@example.com', password: 'no' })
  equal(wrong.statusCode, 401)
  says(wrong.body, /<title>Fel: /)
  says(wrong.body, /value="anna@example\.com"/)
  says(wrong.body, /E-post och lösenord stämmer inte ihop/)

  const right = await visitor.post('/login', {
    userName: 'anna@example.com',
    password: DEMO_PASSWORD,
  })
  says(right.body, /Du är inloggad/)
  deepEqual(figures(right.body), ['2'])
  says(right.body, /Mina sidor/)

  const out = await visitor.post('/logout', { returnTo: '/' })
  says(out.body, /Du är utloggad/)
  says(out.body, /Logga in/)
})

test('a form from another site, or from a page that has been open too long, changes nothing', async (t) => {
  const { shop } = await openShop(t)
  const visitor = browse(shop)
  await visitor.open('/cart')

  const { statusCode, body } = await visitor.post('/cart/add', {
    __RequestVerificationToken: 'x',
    articleNumber: 'PLENTY-1',
  })

  equal(statusCode, 403)
  says(body, /Tryck en gång till/)
  says((await visitor.open('/cart')).body, /Varukorgen är tom/)
})

test('no form redirects out of the shop', async (t) => {
  const { shop } = await openShop(t)
  const visitor = browse(shop)
  const outside = [
    '//evil.example',
    'https://evil.example/',
    '/\\evil.example',
    'javascript:alert(1)',
    '/\t/evil.example',
    '/api/cart',
    '',
  ]

  for (const returnTo of outside) {
    await visitor.open('/en/p/plenty')
    const [, token = ''] =
      /name="__RequestVerificationToken" value="([^"]+)"/.exec(visitor.page()) ?? []
    const answer = await shop.inject({
      method: 'POST',
      url: '/en/cart/clear',
      headers: { 'content-type': 'application/x-www-form-urlencoded' },
      payload: new URLSearchParams({ __RequestVerificationToken: token, returnTo }).toString(),
    })

    equal(answer.statusCode, 303)
    equal(String(answer.headers.location).split('?')[0], '/en', returnTo)
  }
})
