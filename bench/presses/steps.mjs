/** A list with goods of one size. */
const LIST = '/c/lopartillbehor'

/**
 * What is pressed: `prepare` opens a page and brings it to where the press is due, `press` presses, and
 * `isDone`, where a first press is measured, is a selector of its result.
 */
export const PRESSES = [
  {
    name: 'mini cart, first press',
    prepare: async (page) => {
      await page.goto('/')
      await addOne(page)
      await page.reload()
    },
    press: (page) => page.locator('mini-cart [data-act="toggle"]').click(),
    isDone: '.mini-cart__panel [data-act^="increase"]',
  },
  {
    name: 'buy button, first press',
    prepare: (page) => page.goto(LIST),
    press: (page) => page.locator('buy-button [data-act="buy"]').first().click(),
    isDone: '.mini-cart__count:not(:empty)',
  },
  {
    name: 'search, first press',
    prepare: (page) => page.goto('/'),
    press: (page) => page.locator('header quick-search input[name="q"]').click(),
    isDone: 'quick-search[data-state="ready"]',
  },
  {
    name: 'search, a key',
    prepare: async (page) => {
      await page.goto('/')
      await page.locator('header quick-search input[name="q"]').click()
      await page.locator('quick-search[data-state="ready"]').waitFor()
    },
    press: (page) => page.keyboard.press('l'),
  },
  {
    name: 'first facet',
    prepare: async (page, width) => {
      await page.goto('/c/lopning')
      if (width > 1000) return
      await page.locator('[data-act="open-filters"]:visible').click()
      await page.locator('dialog[open] input[type="checkbox"]:enabled').first().waitFor()
    },
    press: (page, width) =>
      page
        .locator(
          width > 1000
            ? 'faceted-search input[name="gender"]'
            : 'dialog[open] input[name="gender"]',
        )
        .first()
        .click(),
  },
  {
    name: 'several sizes bought',
    prepare: async (page) => {
      await page.goto('/c/lopning')
      await page.goto(await page.locator('.shop-card__link').first().getAttribute('href'))
      await page.locator('.size-tile__box:enabled').nth(0).check()
      await page.locator('size-input[data-state="ready"]').waitFor()
      await page.locator('.size-tile__box:enabled').nth(1).check()
    },
    press: (page) => page.locator('size-input [data-act="add"]').click(),
  },
  {
    name: '+ on a row',
    prepare: async (page) => {
      await page.goto('/')
      await addOne(page)
      await page.goto('/cart')
      await page.locator('cart-table [data-act^="increase"]').first().click()
      await page.locator('cart-table[data-state="ready"]').waitFor()
    },
    press: (page) => page.locator('cart-table [data-act^="increase"]').first().click(),
  },
  {
    name: 'choosing a delivery',
    prepare: openCheckout,
    press: (page) =>
      page.locator('shop-checkout [name="selectedDeliveryMethod"]:not(:checked)').first().click(),
  },
  {
    name: 'a key in the postcode',
    prepare: async (page) => {
      await openCheckout(page)
      await page.locator('[name="customerDetails-zipCode"]').focus()
    },
    press: (page) => page.keyboard.press('1'),
  },
]

async function openCheckout(page) {
  await page.goto('/')
  await addOne(page)
  await page.goto('/checkout')
  await page.locator('[name="customerDetails-email"]').focus()
  await page.locator('shop-checkout[data-state="ready"]').waitFor()
}

/** Puts an article that has one size into the cart, without a press. */
async function addOne(page) {
  const isAdded = await page.evaluate(async (address) => {
    const list = await (await fetch(address)).text()
    const [, articleNumber] = /<buy-button[^>]*\sarticlenumber="([^"]+)"/.exec(list) ?? []
    const { token } = await (await fetch('/api/token')).json()
    const headers = { 'content-type': 'application/json', RequestVerificationToken: token }
    const body = JSON.stringify({ articleNumber, quantity: 1 })
    return (await fetch('/api/cart/add', { method: 'POST', headers, body })).ok
  }, LIST)
  if (!isAdded) throw new Error(`Nothing of ${LIST} could be put into the cart.`)
}
