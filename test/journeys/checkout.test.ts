import { deepEqual, equal, match, ok } from 'node:assert/strict'
import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { test } from 'node:test'
import type { Page } from 'playwright-core'
import { newVisitor, until, withRunningShop } from './running-shop.ts'

const AXE = readFileSync('node_modules/axe-core/axe.min.js', 'utf8')
const PHONE = 320
const scene = withRunningShop()

const BUYER = {
  email: 'kim@example.com',
  zipCode: '111 22',
  firstName: 'Kim',
  lastName: 'Berg',
  address: 'Storgatan 1',
  city: 'Stockholm',
  phoneNumber: '070-123 45 67',
} as const

const fieldOf = (name: string) => `[name="customerDetails-${name}"]`

interface Bought {
  readonly articleNumber: string
  readonly availableInStock: number
}

/** A product in several sizes, and what its page says of one that can be bought. */
async function openProduct(page: Page, prefix: string): Promise<string> {
  await page.goto(`${prefix}/search?q=${prefix.startsWith('/en') ? 'running' : 'l%C3%B6parskor'}`)
  return (await page.locator('main a[href*="/p/"]').first().getAttribute('href')) ?? ''
}

async function readSize(page: Page, product: string, articleNumber?: string): Promise<Bought> {
  await page.goto(product)
  const json = await page.locator('size-input').getAttribute('sizeinputfields')
  const sizes: readonly Bought[] = JSON.parse(json ?? '[]')
  const size = sizes.find((it) =>
    articleNumber ? it.articleNumber === articleNumber : it.availableInStock > 1,
  )
  if (!size) throw new Error(`${product} has no size to buy`)
  return size
}

async function putInCart(page: Page, { articleNumber }: Bought): Promise<void> {
  const box = page.locator(`[name="quantity.${articleNumber}"]`).first()
  await box.fill('1')
  await box.press('Enter')
  await page.locator('.mini-cart__count').first().waitFor()
}

/** Goes on with the keyboard until the control has the focus. */
async function tabTo(page: Page, selector: string): Promise<void> {
  for (let press = 0; press < 60; press += 1) {
    if (await page.evaluate((it) => document.activeElement?.matches(it), selector)) return
    await page.keyboard.press('Tab')
  }
  throw new Error(`Tab never comes to ${selector}`)
}

/** Tab comes to the chosen one of a group, and arrows choose another. */
async function chooseByArrow(page: Page, name: string, value: string): Promise<void> {
  await tabTo(page, `[name="${name}"]`)
  const wanted = `[name="${name}"][value="${value}"]`
  for (let press = 0; press < 8; press += 1) {
    if (await page.locator(wanted).isChecked()) return
    await page.keyboard.press('ArrowDown')
  }
  throw new Error(`Arrows never come to ${value}`)
}

async function typeIn(page: Page, name: string, value: string): Promise<void> {
  await tabTo(page, fieldOf(name))
  await page.keyboard.type(value)
}

/** Opens the checkout, and remembers every move that nobody has asked for. */
async function openCheckout(page: Page, prefix: string): Promise<void> {
  await page.addInitScript(() => {
    const moves: string[] = []
    Reflect.set(globalThis, 'moves', moves)
    new PerformanceObserver((list) => {
      for (const entry of list.getEntries()) {
        const { value, hadRecentInput } = entry as PerformanceEntry & {
          readonly value: number
          readonly hadRecentInput: boolean
        }
        if (!hadRecentInput) moves.push(String(value))
      }
    }).observe({ type: 'layout-shift', buffered: true })
  })
  await page.goto(`${prefix}/checkout`)
  await page.locator('shop-checkout[data-state=ready]').waitFor()
}

async function violations(page: Page): Promise<readonly string[]> {
  await page.evaluate(AXE)
  return page.evaluate(async () => {
    const axe = Reflect.get(globalThis, 'axe')
    const found = await axe.run(document, { resultTypes: ['violations'] })
    return found.violations.map(
      (it: { id: string; nodes: { target: string[] }[] }) =>
        `${it.id}: ${it.nodes.map((node) => node.target.join(' ')).join(', ')}`,
    )
  })
}

const sideways = (page: Page) =>
  page.evaluate(() => document.documentElement.scrollWidth - document.documentElement.clientWidth)

/** Space for the terms, Enter for the order; then the receipt. */
async function orderByKey(page: Page): Promise<string> {
  await tabTo(page, '[name=acceptTermsOfCondition]')
  await page.keyboard.press('Space')
  await tabTo(page, '[data-act=order]')
  const button = page.locator('[data-act=order]')
  await until(async () => (await button.getAttribute('data-state')) === 'idle')
  match(
    (await button.textContent()) ?? '',
    /^(Beställ med betalningsskyldighet|Order with obligation to pay) – .*\d/,
  )
  await page.keyboard.press('Enter')
  await page.waitForURL(/\/order\//)
  return (await page.locator('main').textContent()) ?? ''
}

async function mailOf(email: string, words: RegExp): Promise<void> {
  const folder = join(scene.dataDir, 'mail')
  const read = () => readdirSync(folder).map((it) => readFileSync(join(folder, it), 'utf8'))
  await until(async () => read().some((it) => it.includes(email) && words.test(it)))
}

for (const [prefix, thanks] of [
  ['', /Tack! Beställning (\S+) är mottagen\./],
  ['/en', /Thank you! Order (\S+) is received\./],
] as const) {
  test(`a visitor orders by keyboard alone at 320 px, under "${prefix}/"`, async () => {
    const { context, page, faults } = await newVisitor(scene.browser, scene.shop.url, {
      width: PHONE,
    })
    const product = await openProduct(page, prefix)
    const before = await readSize(page, product)
    await putInCart(page, before)
    await openCheckout(page, prefix)
    deepEqual(await page.evaluate(() => Reflect.get(globalThis, 'moves')), [])
    deepEqual([await violations(page), await sideways(page)], [[], 0])

    for (const [name, value] of Object.entries(BUYER)) await typeIn(page, name, value)
    await chooseByArrow(page, 'selectedDeliveryMethod', 'home')
    await chooseByArrow(page, 'selectedPaymentMethod', 'prepay')
    const receipt = await orderByKey(page)

    const [, number = ''] = thanks.exec(receipt) ?? []
    ok(number !== '', receipt)
    ok(receipt.includes('111 22 Stockholm') && receipt.includes(BUYER.email), receipt)
    deepEqual([await violations(page), await sideways(page)], [[], 0])
    await mailOf(BUYER.email, new RegExp(number))
    // Pages are kept for a moment.
    await until(async () => {
      const after = await readSize(page, product, before.articleNumber)
      return after.availableInStock === before.availableInStock - 1
    })
    deepEqual(faults, [])
    await context.close()
  })
}

for (const prefix of ['/pro', '/en/pro']) {
  test(`a business orders on invoice by keyboard alone at 320 px, under "${prefix}/"`, async () => {
    const { context, page, faults } = await newVisitor(scene.browser, scene.shop.url, {
      width: PHONE,
    })
    await page.goto(`${prefix}/login?returnTo=${encodeURIComponent(prefix)}`)
    await page.locator('main [name=userName]').fill('bo@example.com')
    await page.locator('main [name=password]').fill('courtside-demo')
    await page.keyboard.press('Enter')
    await page.waitForURL((url) => !url.pathname.includes('login'))
    const product = await openProduct(page, prefix)
    await page.goto(product)
    await page.locator('main [data-act^="add"]').first().waitFor()
    const box = page.locator('main .size-input__box:enabled').first()
    await box.fill('1')
    await box.press('Enter')
    await page.locator('.mini-cart__count').first().waitFor()
    await openCheckout(page, prefix)
    deepEqual([await violations(page), await sideways(page)], [[], 0])

    await typeIn(page, 'reference', 'Bo 4711')
    await typeIn(page, 'goodsMarking', 'Hall B')
    await chooseByArrow(page, 'selectedDeliveryMethod', 'home')
    await chooseByArrow(page, 'selectedPaymentMethod', 'invoice')
    const receipt = await orderByKey(page)

    ok(
      ['Bo 4711', 'Hall B', '222 21 Lunda'].every((it) => receipt.includes(it)),
      receipt,
    )
    await mailOf('bo@example.com', /4711/)
    deepEqual(faults, [])
    await context.close()
  })
}

test('Enter in an unfinished form leads to what is missing, and on to the field', async () => {
  const { context, page, faults } = await newVisitor(scene.browser, scene.shop.url, {
    width: PHONE,
  })
  await putInCart(page, await readSize(page, await openProduct(page, '')))
  await openCheckout(page, '')
  await page.locator('[name=selectedPaymentMethod][value=prepay]').check()
  await page.locator('[data-act=order][data-state=idle]').waitFor()

  await tabTo(page, fieldOf('email'))
  await page.keyboard.press('Enter')
  await page.locator('.cs-faults:focus').waitFor()
  equal(await page.title(), 'Fel: Kassa – Courtside')
  deepEqual([await violations(page), await sideways(page)], [[], 0])
  await page.keyboard.press('Tab')
  await page.keyboard.press('Tab')
  await page.keyboard.press('Enter')

  ok(await page.locator(`${fieldOf('zipCode')}:focus`).isVisible())
  deepEqual(faults, [])
  await context.close()
})

test('what is typed and chosen is there after a reload, and Back after the order finds an empty cart', async () => {
  const { context, page, faults } = await newVisitor(scene.browser, scene.shop.url)
  await putInCart(page, await readSize(page, await openProduct(page, '')))
  await openCheckout(page, '')
  await page.locator('[name=selectedPaymentMethod][value=prepay]').check()
  for (const [name, value] of Object.entries(BUYER)) await page.locator(fieldOf(name)).fill(value)
  await page.locator('[data-act=careof]').click()
  await page.keyboard.type('Alex')
  await page.locator('[data-act=order][data-state=idle]').waitFor()

  await page.reload()
  await page.locator('shop-checkout[data-state=ready]').waitFor()
  equal(await page.locator(fieldOf('careOf')).inputValue(), 'Alex')
  equal(await page.locator(fieldOf('city')).inputValue(), 'Stockholm')
  ok(await page.locator('[name=selectedPaymentMethod][value=prepay]').isChecked())
  await page.locator('[name=acceptTermsOfCondition]').check()
  await page.locator('[data-act=order][data-state=idle]').click()
  await page.waitForURL(/\/order\//)
  await page.goBack()

  await page.getByText('Varukorgen är tom.').waitFor()
  deepEqual(faults, [])
  await context.close()
})

test('a visitor without script orders, with what is missing beside its field', async () => {
  const { context, page } = await newVisitor(scene.browser, scene.shop.url, {
    width: PHONE,
    javaScriptEnabled: false,
  })
  const product = await openProduct(page, '')
  await page.goto(product)
  const box = page.locator('main .size-input__box:enabled').first()
  await box.fill('1')
  await page.locator('size-input [data-act=add]').first().click()
  await page.goto('/checkout')
  equal(await sideways(page), 0)

  await page.locator('[name=selectedPaymentMethod][value=prepay]').check()
  await page.locator('[data-act=order]').click()
  equal(await page.locator('.cs-faults a').count(), 8)
  for (const [name, value] of Object.entries(BUYER)) await page.locator(fieldOf(name)).fill(value)
  await page.locator('[name=acceptTermsOfCondition]').check()
  await page.locator('[data-act=order]').click()

  await page.waitForURL(/\/order\//)
  match((await page.locator('main').textContent()) ?? '', /Tack! Beställning \S+ är mottagen\./)
  await context.close()
})
