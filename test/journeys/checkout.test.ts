import { deepEqual, equal, match, ok } from 'node:assert/strict'
import { test } from 'node:test'
import type { Page } from 'playwright-core'
import { oneIn } from '../helpers/try-all.ts'
import {
  addArticle,
  BUYER,
  chooseByArrow,
  chooseFirst,
  countStock,
  faultsOf,
  fieldOf,
  openCheckout,
  orderByKey,
  payByKey,
  readMail,
  sidewaysBySize,
  tabTo,
  typeIn,
} from './checkout-steps.ts'
import { type ReceiptSaid, readReceipt } from './paid-sum.ts'
import { newVisitor, withRunningShop } from './running-shop.ts'

const PHONE = 320
const scene = withRunningShop()

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
  await box.check()
  await box.press('Enter')
  await page.locator('.mini-cart__count').first().waitFor()
}

/** The page's footer stands where it stood before anything woke, if nothing has moved. */
async function watchFooter(page: Page): Promise<() => Promise<readonly unknown[]>> {
  await page.addInitScript(() => {
    const footer = () => {
      const it = document.querySelector('footer')
      return it ? Math.round(it.getBoundingClientRect().top + scrollY) : 0
    }
    const keep = () => Reflect.set(globalThis, 'footers', [footer(), footer])
    addEventListener('DOMContentLoaded', keep)
  })
  return () =>
    page.evaluate(() => {
      const [before, now] = Reflect.get(globalThis, 'footers')
      return [before, now()]
    })
}

async function logIn(page: Page, prefix: string): Promise<void> {
  await page.goto(`${prefix}/login?returnTo=${encodeURIComponent(prefix)}`)
  await page.locator('main [name=userName]').fill('bo@example.com')
  await page.locator('main [name=password]').fill('courtside-demo')
  await page.keyboard.press('Enter')
  await page.waitForURL((url) => !url.pathname.includes('login'))
}

/** Who buys what way: every way to pay and to deliver, for each kind of customer. */
const PRIVATE = [
  { delivery: 'pickup', payment: 'card' },
  { delivery: 'home', payment: 'prepay' },
  { delivery: 'slot', payment: 'account' },
] as const
const BUSINESS = [
  { delivery: 'pickup', payment: 'invoice' },
  { delivery: 'home', payment: 'card' },
  { delivery: 'slot', payment: 'invoice' },
] as const

const ARTICLE = 'CS-40109-BLK'
const THANKS = /Tack! Beställning \S+ är mottagen\.|Thank you! Order \S+ is received\./

type Way = (typeof PRIVATE)[number] | (typeof BUSINESS)[number]

/** Fills in the form from top to bottom, and orders. */
async function buyByKey(
  page: Page,
  lines: Readonly<Record<string, string>>,
  { delivery, payment }: Way,
): Promise<ReceiptSaid> {
  for (const [name, value] of Object.entries(lines)) await typeIn(page, name, value)
  await chooseByArrow(page, 'selectedDeliveryMethod', delivery)
  if (delivery !== 'home') await chooseFirst(page, 'selectedDeliveryOption')
  await chooseByArrow(page, 'selectedPaymentMethod', payment)
  await tabTo(page, '[name=acceptTermsOfCondition]')
  await page.keyboard.press('Space')
  const isFramed = payment === 'card' || payment === 'account'
  return isFramed ? payByKey(page, payment, scene.dataDir) : orderByKey(page)
}

/** Puts one in the cart, buys it, and sees that receipt, mail and stock say the same. */
async function buyOne(page: Page, prefix: string, way: Way): Promise<void> {
  const lines = prefix.endsWith('/pro') ? { reference: 'Bo 4711', goodsMarking: 'Hall B' } : BUYER
  const before = await countStock(page, ARTICLE)
  await addArticle(page, { articleNumber: ARTICLE, prefix })
  await openCheckout(page, prefix)

  const receipt = await buyByKey(page, lines, way)

  match(receipt.text, THANKS)
  const { phoneNumber: _, ...said } = { phoneNumber: '', ...lines }
  deepEqual(
    Object.values(said).filter((it) => !receipt.text.includes(it)),
    [],
  )
  const mail = await readMail(scene.dataDir, receipt.number)
  ok(mail.includes(`: ${receipt.sum}`), `${receipt.sum} in\n${mail}`)
  equal(await countStock(page, ARTICLE), before - 1)
}

for (const prefix of oneIn(3, ['', '/en', '/pro', '/en/pro'])) {
  const isBusiness = prefix.endsWith('/pro')
  test(`buys by keyboard alone at 320 px, each way to pay and to deliver, under "${prefix}/"`, async () => {
    const { context, page, faults } = await newVisitor(scene.browser, scene.shop.url, {
      width: PHONE,
    })
    await page.goto(`${prefix}/`)
    if (isBusiness) await logIn(page, prefix)

    for (const way of isBusiness ? BUSINESS : PRIVATE) await buyOne(page, prefix, way)

    deepEqual(await faultsOf(page), [])
    deepEqual(faults, [])
    await context.close()
  })
}

for (const prefix of oneIn(3, ['', '/en', '/pro', '/en/pro'])) {
  const isBusiness = prefix.endsWith('/pro')
  test(`is hydrated in its place, and has no fault at 320 px, under "${prefix}/"`, async () => {
    const { context, page, faults } = await newVisitor(scene.browser, scene.shop.url, {
      width: PHONE,
    })
    const readFooter = await watchFooter(page)
    await page.goto(`${prefix}/`)
    if (isBusiness) await logIn(page, prefix)
    await addArticle(page, { articleNumber: ARTICLE, prefix })
    await openCheckout(page, prefix)
    if (!isBusiness) await page.locator('.cs-payment-frame[data-state=ready]').waitFor()

    const [before, now] = await readFooter()
    equal(now, before)
    deepEqual(await faultsOf(page), [])
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
  deepEqual(await faultsOf(page), [])
  await page.keyboard.press('Tab')
  await page.keyboard.press('Tab')
  await page.keyboard.press('Enter')

  ok(await page.locator(`${fieldOf('zipCode')}:focus`).isVisible())
  deepEqual(faults, [])
  await context.close()
})

const COMPANY = { companyName: 'Berg Sport AB', organizationNumber: '559000-0005' }

test('a business that is not logged in buys; what is typed and chosen is there after a reload, and Back finds an empty cart', async () => {
  const { context, page, faults } = await newVisitor(scene.browser, scene.shop.url)
  await page.goto('/cart')
  const before = await countStock(page, ARTICLE)
  await addArticle(page, { articleNumber: ARTICLE, prefix: '' })
  await openCheckout(page, '')
  await page.locator('.cs-totals').getByText('Varav moms').waitFor()
  await page.locator('[name=isBusinessCustomer][value=true]').check()
  await page.locator('.cs-totals').getByText('Varor exkl. moms').waitFor()
  equal(await page.locator('[name=selectedPaymentMethod][value=invoice]').count(), 0)
  await page.locator('[name=selectedPaymentMethod][value=prepay]').check()
  for (const [name, value] of Object.entries({ ...COMPANY, ...BUYER })) {
    await page.locator(fieldOf(name)).fill(value)
  }
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
  const receipt = await readReceipt(page)
  const mail = await readMail(scene.dataDir, receipt.number)
  for (const it of [...Object.values(COMPANY), 'exkl. moms']) {
    ok(receipt.text.includes(it) && mail.includes(it), `${it} in ${receipt.text} and in ${mail}`)
  }
  ok(mail.includes(`: ${receipt.sum}`), `${receipt.sum} in ${mail}`)
  equal(await countStock(page, ARTICLE), before - 1)
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
  const box = page.locator('main .size-tile__box:enabled').first()
  await box.check()
  await page.locator('size-input [data-act=add]').first().click()
  await page.goto('/checkout')
  deepEqual(await sidewaysBySize(page), [0, 0])

  await page.locator('[name=selectedPaymentMethod][value=prepay]').check()
  await page.locator('[data-act=order]').click()
  equal(await page.locator('.cs-faults a').count(), 8)
  deepEqual(await sidewaysBySize(page), [0, 0])
  for (const [name, value] of Object.entries(BUYER)) await page.locator(fieldOf(name)).fill(value)
  await page.locator('[name=acceptTermsOfCondition]').check()
  await page.locator('[data-act=order]').click()

  await page.waitForURL(/\/order\//)
  match((await page.locator('main').textContent()) ?? '', /Tack! Beställning \S+ är mottagen\./)
  await context.close()
})
