import { deepEqual, equal, match, ok } from 'node:assert/strict'
import { type TestContext, test } from 'node:test'
import { saveIsDemo } from '../../../shop/demo/demo-queries.ts'
import { createMailbox } from '../../../shop/demo/doors/mailbox.ts'
import { mayHaveDoors } from '../../../shop/demo/doors/open-doors.ts'
import { removeDemo } from '../../../shop/demo/remove-demo.ts'
import { readTrustedProxies } from '../../../shop/platform/http/trusted-proxies.ts'
import { browse } from '../../helpers/form-visitor.ts'
import { openShop } from '../../helpers/open-shop.ts'

const DOORS = ['anna', 'bo', 'disa', 'staff']
const PATHS = ['/demo', '/en/demo', '/demo/mail', '/demo/mail/1']
const MAIL = { id: '1', to: 'kim@example.com', subject: 'Tack', html: '' }

async function openDemo(t: TestContext, { isDemo = true, hasDoors = true } = {}) {
  const demoMailbox = createMailbox({ send: async () => {} }, () => 0)
  await demoMailbox.send({ ...MAIL, text: 'Din länk:\nhttp://shop.example/x?a=1\nHej då' })
  const opened = await openShop(t, hasDoors ? { demoMailbox } : {})
  if (isDemo) await opened.db.transaction().execute((tx) => saveIsDemo(tx, true))
  return opened
}

for (const [prefix, title, press] of [
  ['', 'Prova butiken', 'Logga in som'],
  ['/en', 'Try the shop', 'Log in as'],
] as const) {
  test(`the demo shows its doors, cards, codes and mail: ${title}`, async (t) => {
    const { shop } = await openDemo(t)
    const { body } = await browse(shop).open(`${prefix}/demo`)

    ok(body.includes(`<h1>${title}</h1>`))
    const forms = [...body.matchAll(/name="door" value="(\w+)".*?<button[^>]*>([^<]*)</g)]
    deepEqual(
      forms.map(([, door]) => door),
      DOORS,
    )
    for (const [, , said = ''] of forms) ok(said.startsWith(press), said)
    for (const it of ['4242 4242 4242 4242', '19121212-1212', 'SOMMAR10', 'KLUBB100', 'LAST1'])
      ok(body.includes(`<code>${it}</code>`), it)
    ok(body.includes(`href="${prefix}/demo/mail"`))
    match((await browse(shop).open(`${prefix}/cart`)).body, /shop-demo-line">.*href="[^"]*\/demo"/)
  })
}

test('one press lets in, and leads to what there is to see', async (t) => {
  const { shop } = await openDemo(t)
  const guest = browse(shop)
  for (const [door, path, seen] of [
    ['anna', '/account', 'Anna Lind'],
    ['bo', '/pro/account/approvals', 'Lunda IF'],
    ['disa', '/pro', 'Lunda IF'],
    ['staff', '/staff', 'Eva Ek'],
  ] as const) {
    await guest.open('/demo')
    const { statusCode, headers } = await guest.post('/demo', { door })
    deepEqual([statusCode, headers.location], [303, path])
    const page = await guest.open(path)
    equal(page.statusCode, 200)
    ok(page.body.includes(seen), seen)
  }
})

test('whoever comes in as somebody else leaves the cart of the one before', async (t) => {
  const { shop, db } = await openDemo(t)
  const guest = browse(shop)
  await guest.open('/demo')
  await guest.post('/demo', { door: 'bo' })
  await guest.open('/pro/cart')
  await guest.post('/pro/cart/add', { 'quantity.PLENTY-1': '3' })

  await guest.open('/demo')
  await guest.post('/demo', { door: 'anna' })

  const carts = await db
    .selectFrom('cart')
    .innerJoin('cart_row', 'cart_id', 'cart.id')
    .select(['customer_id', 'quantity'])
    .execute()
  deepEqual(carts, [{ customer_id: 'bo', quantity: 3 }])
})

test('mail is read in the demo, with its links', async (t) => {
  const { shop } = await openDemo(t)
  const guest = browse(shop)

  match((await guest.open('/demo/mail')).body, /<a href="\/demo\/mail\/1">Tack<\/a>/)
  match((await guest.open('/demo/mail/1')).body, /<a href="http:\/\/shop\.example\/x\?a=1">/)
  equal((await guest.open('/demo/mail/2')).statusCode, 404)
})

test('a mailbox keeps the newest fifty, and no mail that could not be sent', async () => {
  const send = async ({ id }: { readonly id: string }) => {
    if (id === 'lost') throw new Error('no')
  }
  const mailbox = createMailbox({ send })
  for (let id = 1; id <= 51; id++) await mailbox.send({ ...MAIL, text: '', id: `${id}` })
  await mailbox.send({ ...MAIL, text: '', id: '50' })
  await mailbox.send({ ...MAIL, text: '', id: 'lost' }).catch(() => {})

  const ids = mailbox.list().map(({ id }) => id)
  deepEqual([ids.length, ids[0], ids[1], ids.at(-1)], [50, '50', '51', '2'])
})

const pressed = (door: string, headers: Record<string, string> = {}) =>
  ({
    url: '/demo',
    method: 'POST',
    payload: `door=${door}`,
    headers: { 'content-type': 'application/x-www-form-urlencoded', ...headers },
  }) as const

interface Asked {
  readonly remoteAddress?: string
  readonly headers?: Record<string, string>
}

async function whatIsThere({ shop }: Awaited<ReturnType<typeof openDemo>>, asked: Asked) {
  const gets = PATHS.map((url) => shop.inject({ url, ...asked }))
  const posts = DOORS.map((door) => shop.inject({ ...asked, ...pressed(door, asked.headers) }))
  const answers = await Promise.all([...gets, ...posts])
  for (const { cookies } of answers)
    equal(
      cookies.some(({ name }) => name === 'courtside_staff'),
      false,
    )
  return [...new Set(answers.map(({ statusCode }) => statusCode))]
}

test('no shop but a demo with doors has any of it, and the line leads nowhere there', async (t) => {
  for (const closed of [{ isDemo: false }, { hasDoors: false }]) {
    const opened = await openDemo(t, closed)
    deepEqual(await whatIsThere(opened, {}), [404])
    equal((await browse(opened.shop).open('/cart')).body.includes('/demo"'), false)
  }
})

test('the doors are gone with the demo, and so is whoever came in by them', async (t) => {
  const opened = await openDemo(t)
  const guest = browse(opened.shop)
  await guest.open('/demo')
  await guest.post('/demo', { door: 'staff' })

  await removeDemo(opened.db)

  deepEqual(await whatIsThere(opened, {}), [404])
  equal((await guest.open('/staff')).statusCode, 303)
  deepEqual(await opened.db.selectFrom('staff_member').selectAll().execute(), [])
})

for (const [who, asked] of [
  ['from elsewhere', { remoteAddress: '192.0.2.1' }],
  ['by a name that leads here', { headers: { host: 'rebound.example' } }],
  ['through a proxy', { headers: { 'x-forwarded-for': '192.0.2.1' } }],
  ['through another proxy', { headers: { forwarded: 'for=192.0.2.1' } }],
] as const) {
  test(`whoever asks ${who} finds nothing`, async (t) => {
    deepEqual(await whatIsThere(await openDemo(t), asked), [404])
  })
}

test('a page of another site cannot press', async (t) => {
  const { shop } = await openDemo(t)
  for (const headers of [{ origin: 'https://evil.example' }, { 'sec-fetch-site': 'cross-site' }]) {
    equal((await shop.inject(pressed('anna', headers))).statusCode, 403)
  }
})

test('a shop has doors where it listens to its own machine, and no proxy is named', () => {
  const here = { host: '127.0.0.1', baseUrl: undefined, trustProxy: undefined }
  const open = [
    here,
    { ...here, host: 'localhost' },
    { ...here, host: '::1' },
    { ...here, baseUrl: 'http://localhost:3000' },
  ]
  const closed = [
    { ...here, host: '0.0.0.0' },
    { ...here, host: '::' },
    { ...here, host: '192.168.1.4' },
    { ...here, baseUrl: 'https://shop.example' },
    { ...here, trustProxy: readTrustedProxies('1') },
  ]
  deepEqual(open.map(mayHaveDoors), [true, true, true, true])
  deepEqual(closed.map(mayHaveDoors), [false, false, false, false, false])
})
