/** A shop for the sheet, with its visitors. */
import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { mkdtempSync, readFileSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { TOTP } from 'otpauth'

const OWNER = { email: 'owner@example.com', name: 'Eva Ek', password: 'tre blå hästar' }
const DEMO_PASSWORD = 'courtside-demo'
const BUYER = {
  ...{ email: 'anna@example.com', firstName: 'Anna', lastName: 'Lind', zipCode: '123 46' },
  ...{ address: 'Ringgatan 12', city: 'Bollstad', phoneNumber: '070-174 06 05' },
}

/** The built demo shop on an empty folder; `close` stops it and removes the folder. */
export async function openShop() {
  const data = mkdtempSync(join(tmpdir(), 'courtside-sheet-'))
  const env = {
    ...process.env,
    LC_ALL: 'C',
    DATA_DIR: data,
    PORT: '0',
    RATE_LIMIT: '0',
    ORDER_LIMIT: '0',
  }
  const owner = spawn(process.execPath, staffCommand(), {
    env,
    stdio: ['pipe', 'ignore', 'inherit'],
  })
  const child = spawn(process.execPath, ['shop/dist/main.js'], {
    ...{ env, stdio: ['ignore', 'pipe', 'inherit'] },
  })
  const ended = once(child, 'exit')
  const close = async () => {
    child.kill('SIGTERM')
    await ended
    rmSync(data, { recursive: true, force: true })
  }
  const url = await readAddress(child)
  owner.stdin.end(`${OWNER.password}\n`)
  const [code] = await once(owner, 'exit')
  if (code !== 0) throw new Error(`The owner could not be made: ${code}`)
  return { url, close }
}

function staffCommand() {
  return ['shop/dist/staff.js', '--owner', OWNER.email, OWNER.name]
}

function readAddress(child) {
  return new Promise((done, fail) => {
    child.on('exit', (code) => fail(new Error(`The shop ended with ${code}`)))
    child.stdout.on('data', (said) => {
      const [, origin] = /is open at (\S+)/.exec(said) ?? []
      if (origin) done(origin)
    })
  })
}

/** The cookies of each visitor: a session with a cart, an order or a login. */
export async function bringPeople(browser, url) {
  const places = await findPlaces(url)
  const people = {}
  const as = async (name, act) => {
    const context = await browser.newContext({ baseURL: url, locale: 'sv-SE' })
    const page = await context.newPage()
    await page.goto('/')
    await act(page)
    people[name] = await context.storageState()
    await context.close()
  }
  await as('visitor', async () => {})
  await as('marker', async (page) => {
    await page.evaluate(keepProducts, ['demo-20111', 'demo-10103', 'demo-10101'])
    const cookies = { courtside_favourites: '3', courtside_consent: 'preferences' }
    await page
      .context()
      .addCookies(Object.entries(cookies).map(([name, value]) => ({ name, value, url })))
  })
  await as('shopper', (page) => page.evaluate(fillCart, places.articles.slice(0, 3)))
  await as('anna', async (page) => {
    await logIn(page, 'anna@example.com')
    await page.evaluate(fillCart, places.articles.slice(0, 2))
    places.order = await page.evaluate(placeOrder, BUYER)
  })
  await as('bo', (page) => logIn(page, 'bo@example.com'))
  await as('company', async (page) => {
    await logIn(page, 'bo@example.com')
    await page.goto('/pro')
    await page.evaluate(fillCart, places.articles.slice(0, 3))
  })
  await as('staff', async (page) => {
    await logInStaff(page)
    await sendOrder(page, places.order)
    for (const path of [
      '/staff/goods',
      '/staff/price-lists',
      '/staff/customers',
      '/staff/companies',
    ]) {
      await page.goto(path)
      places[`staff ${path}`] = await firstLink(page, path)
    }
    await page.goto(places['staff /staff/goods'])
    places['staff /staff/articles'] = await firstLink(page, '/staff/articles')
  })
  return { people, places }
}

async function findPlaces(url) {
  const read = async (path) => (await fetch(url + path)).text()
  const home = await read('/')
  const find = (page, pattern) => pattern.exec(page)?.[1] ?? '/'
  const hits = await read('/search?q=hantel')
  const shoes = await read('/search?q=l%C3%B6parskor')
  const { parts } = JSON.parse(readFileSync('dist/ui/manifest.json', 'utf8'))
  const articles = [...new Set([...hits.matchAll(/articlenumber="([^"]+)"/g)].map((it) => it[1]))]
  const product = find(shoes, /href="(\/p\/[^"?#]+)/)
  const sizes = (await read(product)).matchAll(/name="quantity\.([^"]+)"/g)
  return {
    parts,
    category: find(home, /href="(\/c\/[^"]+)"/),
    product,
    reviewed: await findReviewed(url, shoes),
    plain: find(hits, /href="(\/p\/[^"?#]+)/),
    articles,
    link: `/buy/${[...sizes].slice(0, 2).map((it) => it[1])},${articles[0]}`,
  }
}

/** The first reviewed product of a list. */
async function findReviewed(url, list) {
  for (const [, path] of list.matchAll(/href="(\/p\/[^"?#]+)/g))
    if ((await fetch(`${url}${path}/reviews`)).ok) return path
  throw new Error('No product of the list has been reviewed')
}

async function logIn(page, email) {
  await page.goto('/login?returnTo=/account')
  await page.fill('input[name="userName"]', email)
  await page.fill('input[name="password"]', DEMO_PASSWORD)
  await page.press('input[name="password"]', 'Enter')
  await page.waitForURL(({ pathname }) => pathname === '/account')
}

async function logInStaff(page) {
  await page.goto('/staff')
  await page.fill('#email', OWNER.email)
  await page.fill('#password', OWNER.password)
  await page.keyboard.press('Enter')
  const secret = ((await page.textContent('.staff-secret')) ?? '').replaceAll(' ', '')
  await page.fill('#code', new TOTP({ secret }).generate())
  await page.keyboard.press('Enter')
  await page.getByText('Jag har sparat koderna').click()
  await page.waitForURL(/\/staff$/)
}

/** Marks an order as sent, so that it can be returned and reviewed. */
async function sendOrder(page, order) {
  const path = `/staff/orders/${order}`
  await page.goto(path)
  await page.click(`form[action$="${path}/paid"] button`)
  await page.fill(`form[action$="${path}/sent"] [name="carrier"]`, 'PostNord')
  await page.click(`form[action$="${path}/sent"] button`)
}

function firstLink(page, start) {
  return page.evaluate(
    (it) =>
      document.querySelector(`main a[href^="${it}/"]:not([href$="/new"])`)?.getAttribute('href'),
    start,
  )
}

/** Runs in the page: stores favourites and recently viewed products in the browser. */
function keepProducts(productIds) {
  const kept = JSON.stringify({ productIds, owner: '', readAt: 0 })
  for (const it of ['favourites', 'seen']) localStorage[`courtside.${it}`] = kept
}

/** Runs in the page. */
async function fillCart(articles) {
  const { token } = await (await fetch('/api/token')).json()
  const headers = { 'content-type': 'application/json', requestverificationtoken: token }
  for (const articleNumber of articles) {
    await fetch('/api/cart/add', {
      method: 'POST',
      headers,
      body: JSON.stringify({ articleNumber }),
    })
  }
}

/** Runs in the page: an order by bank transfer. */
async function placeOrder(customerDetails) {
  const { token } = await (await fetch('/api/token')).json()
  const headers = { 'content-type': 'application/json', requestverificationtoken: token }
  const ask = async (path, method, sent) =>
    (await fetch(path, { method, headers, ...(sent && { body: JSON.stringify(sent) }) })).json()
  const opened = await ask('/api/checkout', 'GET')
  const chosen = { selectedDeliveryMethod: 'home', selectedPaymentMethod: 'prepay' }
  const sent = { ...opened, customerDetails, ...chosen, acceptTermsOfCondition: true }
  const kept = await ask('/api/checkout/setDeliveryProvider', 'PUT', sent)
  const placed = await ask('/api/checkout', 'POST', { ...kept, acceptTermsOfCondition: true })
  return placed.orderId
}
