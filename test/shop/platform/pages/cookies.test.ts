import { deepEqual, equal, match, ok } from 'node:assert/strict'
import { test } from 'node:test'
import { buy } from '../../../helpers/checkout.ts'
import { browse, type FormVisitor, openFilled } from '../../../helpers/form-visitor.ts'
import { DEMO_PASSWORD, openShop } from '../../../helpers/open-shop.ts'

const BLOCKED =
  'Webbläsaren blockerar kakor, så varken varukorg eller inloggning kan sparas. Tillåt kakor för butiken i webbläsarens inställningar, ladda om sidan och försök igen.'
const LOST =
  'Webbläsaren har glömt vilken varukorg som är din, så kassan är tom. Lägg varorna i varukorgen igen.'
const LOGIN = { userName: 'anna@example.com', password: DEMO_PASSWORD }

/** What the page says of the form that led to it. */
const alerts = ({ page }: FormVisitor) =>
  [...page().matchAll(/shop-notice--error" role="alert">(.*?)<\/div>/g)].map(([, it = '']) =>
    it.replace(/<[^>]*>/g, ''),
  )

test('who takes no cookies is told why nothing is in the cart, and what to do', async (t) => {
  const { shop, db } = await openShop(t)
  const visitor = browse(shop, { cookies: 'blocked' })
  await visitor.open('/p/shoe?colour=court-blue')

  const posted = await visitor.post('/cart/add', {
    returnTo: '/p/shoe?colour=court-blue',
    'quantity.SHOE-42': '2',
  })
  const { statusCode, body } = await visitor.follow(posted)

  equal(statusCode, 200)
  deepEqual(alerts(visitor), [BLOCKED])
  match(body, /<h1[^>]*>Löparsko/)
  equal(body.includes('cookies='), false, 'the check stays out of the page’s own links')
  const english = browse(shop, { cookies: 'blocked' })
  await english.open('/en/p/plenty')
  await english.submit('/en/cart/add', { articleNumber: 'PLENTY-1', returnTo: '/en/cart' })
  match(english.page(), /Your browser blocks cookies/)
  deepEqual(await db.selectFrom('orders').select('id').execute(), [])
})

test('a login, an earlier order and the checkout say the same', async (t) => {
  const { shop, db, visitor } = await openShop(t)
  await buy(visitor(), { 'BOOK-1': 1 })
  const { id: orderId } = await db.selectFrom('orders').select('id').executeTakeFirstOrThrow()
  const posts: [path: string, fields: Record<string, string>][] = [
    ['/login', { ...LOGIN, returnTo: '/cart' }],
    ['/cart/reorder', { orderId, returnTo: '/cart' }],
    ['/cart/clear', { returnTo: '/cart' }],
    ['/checkout', { orderId, step: 'place' }],
  ]

  for (const [path, fields] of posts) {
    const blocked = browse(shop, { cookies: 'blocked' })
    await blocked.open('/login')
    await blocked.submit(path, fields)

    deepEqual(alerts(blocked), [BLOCKED], path)
  }
})

test('who has just come, or come back without the cookie, is told nothing of the kind', async (t) => {
  const { shop } = await openShop(t)
  const first = browse(shop)
  await first.open('/p/plenty')
  await first.submit('/cart/add', { articleNumber: 'PLENTY-1', returnTo: '/cart' })
  const late = browse(shop)
  const posted = await late.post('/cart/add', { articleNumber: 'PLENTY-1', returnTo: '/cart' })
  await late.follow(posted)

  for (const { page } of [first, late]) {
    match(page(), /1 vara ligger i varukorgen/)
    equal(page().includes('kakor, så'), false)
  }
  const stranger = browse(shop)
  await stranger.open(`${String(posted.headers.location).replace(/=.*/, '=0')}`)
  await stranger.open('/cart?cookies=zzzzzzzzzzz')
  equal(stranger.page().includes('kakor, så'), false)
})

test('a checkout whose cookie is gone says so', async (t) => {
  const { shop } = await openShop(t)
  const visitor = await openFilled(shop, { 'SHOE-42': '1' })
  visitor.forget()

  await visitor.submit('/checkout', { step: 'place' })

  deepEqual(alerts(visitor), [LOST])
  ok(visitor.page().includes('Varukorgen är tom.'))
})
