import { deepEqual, equal, match, ok } from 'node:assert/strict'
import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { test } from 'node:test'
import { TOTP } from 'otpauth'
import type { Page } from 'playwright-core'
import { addArticle, BUYER, faultsOf } from './checkout-steps.ts'
import { newVisitor, until, withOwnShop } from './running-shop.ts'

const OWNER = { email: 'eva@shop.example', name: 'Eva Ek', password: 'tre blå hästar' }
const scene = withOwnShop()
/** Of the owner's codes, as the app has it. */
let secret = ''
let codeBefore = ''

/** As the owner types it on the shop's machine. */
async function makeOwner(): Promise<void> {
  const child = spawn(
    process.execPath,
    ['shop/dist/staff.js', '--owner', OWNER.email, OWNER.name],
    {
      env: { ...process.env, DATA_DIR: scene.dataDir },
      stdio: ['pipe', 'ignore', 'inherit'],
    },
  )
  child.stdin.end(`${OWNER.password}\n`)
  const [code] = await once(child, 'exit')
  equal(code, 0)
}

async function logIn(page: Page): Promise<void> {
  await page.goto('/staff')
  await page.fill('#email', OWNER.email)
  await page.fill('#password', OWNER.password)
  await page.keyboard.press('Enter')
  secret = ((await page.textContent('.staff-secret')) ?? '').replaceAll(' ', '')
  deepEqual(await faultsOf(page), [])
  codeBefore = codeNow()
  await page.fill('#code', codeBefore)
  await page.keyboard.press('Enter')
  await page.getByText('Jag har sparat koderna').waitFor()
  deepEqual(await faultsOf(page), [])
  await page.getByText('Jag har sparat koderna').click()
}

interface Size {
  readonly articleNumber: string
  readonly availableInStock: number
}

/** An order by bank transfer, as a script of a host page places it. */
async function placeOrder(page: Page): Promise<string> {
  await page.goto('/search?q=l%C3%B6parskor')
  const product = await page.locator('main a[href*="/p/"]').first().getAttribute('href')
  await page.goto(product ?? '')
  const json = await page.locator('size-input').getAttribute('sizeinputfields')
  const sizes: readonly Size[] = JSON.parse(json ?? '[]')
  const { articleNumber = '' } = sizes.find((it) => it.availableInStock > 1) ?? {}
  await addArticle(page, { articleNumber, prefix: '' })
  return page.evaluate(async (buyer) => {
    const { token } = await (await fetch('/api/token')).json()
    const headers = {
      'content-type': 'application/json',
      requestverificationtoken: token,
      'request-context': '{"storefront":"sport","language":"sv"}',
    }
    const opened = await (await fetch('/api/checkout', { headers })).json()
    const sent = {
      ...opened,
      customerDetails: { ...opened.customerDetails, ...buyer },
      ...{ selectedDeliveryMethod: 'home', selectedPaymentMethod: 'prepay' },
    }
    const put = { method: 'PUT', headers, body: JSON.stringify(sent) }
    const filled = await (await fetch('/api/checkout/setDeliveryProvider', put)).json()
    const body = JSON.stringify({ ...filled, acceptTermsOfCondition: true })
    const placed = await (await fetch('/api/checkout', { method: 'POST', headers, body })).json()
    return placed.orderId ?? JSON.stringify(placed)
  }, BUYER)
}

function mailsAbout(words: RegExp): readonly string[] {
  const folder = join(scene.dataDir, 'mail')
  return readdirSync(folder)
    .filter((it) => it.endsWith('.eml'))
    .map((it) => readFileSync(join(folder, it), 'utf8'))
    .filter((it) => words.test(it))
}

for (const width of [320, 1280]) {
  test(`an owner takes an order from the list to the parcel, ${width} px wide`, async () => {
    if (width === 320) await makeOwner()
    const { browser, shop } = scene
    const buyer = await newVisitor(browser, shop.url)
    const orderId = await placeOrder(buyer.page)
    const { page, faults } = await newVisitor(browser, shop.url, { width })
    if (width === 320) await logIn(page)
    else await comeBack(page)

    deepEqual(await faultsOf(page), [])
    await page.locator(`a[href="/staff/orders/${orderId}"]`).click()
    deepEqual(await faultsOf(page), [])
    await press(page, 'Registrera betalningen', /är registrerad/)
    if (width === 320) ok(await isInView(page, 'Markera som packad'))
    await press(page, 'Markera som packad', /är packad/)
    await page.fill('#carrier', 'PostNord')
    await page.fill('#tracking', 'AB 123 SE')
    await press(page, 'Markera som skickad', /kunden får ett mejl/)
    deepEqual(await faultsOf(page), [])
    await until(async () => mailsAbout(/AB 123 SE/).length > 0)

    deepEqual(faults, [])
    if (width === 320) await page.getByRole('button', { name: 'Meny' }).press('Enter')
    await page.getByRole('link', { name: 'Returer', exact: true }).press('Enter')
    await page.waitForURL('**/staff/returns')
    for (const path of [
      'customers',
      'companies',
      'withdrawals',
      'newsletter',
      'codes',
      'exports',
      'people',
      'audit',
      'me',
      `orders/${orderId}/slip`,
    ]) {
      await page.goto(`/staff/${path}`)
      deepEqual(await faultsOf(page), [], path)
    }
  })
}

const codeNow = () => new TOTP({ secret }).generate()

/** With a code of the app; each is taken once, so the next one may have to be waited for. */
async function comeBack(page: Page): Promise<void> {
  await page.goto('/staff')
  await page.fill('#email', OWNER.email)
  await page.fill('#password', OWNER.password)
  await page.keyboard.press('Enter')
  const used = codeBefore
  await until(async () => codeNow() !== used, 40_000)
  await page.fill('#code', codeNow())
  await page.keyboard.press('Enter')
  await page.waitForURL('**/staff')
}

/** Whether the whole button is on the screen, without scrolling. */
async function isInView(page: Page, name: string): Promise<boolean> {
  const box = await page.getByRole('button', { name }).boundingBox()
  const { height = 0 } = page.viewportSize() ?? {}
  return box !== null && box.y >= 0 && box.y + box.height <= height
}

async function press(page: Page, name: string, said: RegExp): Promise<void> {
  await page.getByRole('button', { name }).click()
  match((await page.locator('[role=status]').textContent()) ?? '', said)
}
