/** A list of products with one size. */
const LIST = '/c/lopartillbehor'

/**
 * The measured presses: `prepare` opens pages by `visit(path)` and prepares the last one; then the first visible
 * element of `click` is clicked, or `key` is pressed. For a first press, `isDone` is a selector of its result.
 */
export const PRESSES = [
  {
    name: 'mini cart, first press',
    prepare: async ({ page, visit }) => {
      await visit('/')
      await addOne(page)
      await page.reload()
    },
    click: 'mini-cart [data-act="toggle"]',
    isDone: '.mini-cart__panel [data-act^="increase"]',
  },
  {
    name: 'buy button, first press',
    prepare: ({ visit }) => visit(LIST),
    click: 'buy-button [data-act="buy"]',
    isDone: '.mini-cart__count:not(:empty)',
  },
  {
    name: 'search, first press',
    prepare: ({ visit }) => visit('/'),
    click: 'header quick-search input[name="q"]',
    isDone: 'quick-search[data-state="ready"]',
  },
  {
    name: 'search, a key',
    prepare: async ({ page, visit }) => {
      await visit('/')
      await page.locator('header quick-search input[name="q"]').click()
      await page.locator('quick-search[data-state="ready"]').waitFor()
    },
    key: 'l',
  },
  {
    name: 'first facet',
    prepare: async ({ page, visit, width }) => {
      await visit('/c/lopning')
      if (width > 1000) return
      await page.locator('[data-act="open-filters"]:visible').click()
      await page.locator('dialog[open] input[type="checkbox"]:enabled').first().waitFor()
    },
    click: 'faceted-search input[name="gender"], dialog[open] input[name="gender"]',
  },
  {
    name: 'several sizes bought',
    prepare: async ({ page, visit }) => {
      await visit('/c/lopning')
      await visit(await page.locator('.product-card__link').first().getAttribute('href'))
      await page.locator('.size-tile__box:enabled').nth(0).check()
      await page.locator('size-input[data-state="ready"]').waitFor()
      await page.locator('.size-tile__box:enabled').nth(1).check()
    },
    click: 'size-input [data-act="add"]',
  },
  {
    name: '+ on a row',
    prepare: async ({ page, visit }) => {
      await visit('/')
      await addOne(page)
      await visit('/cart')
      await page.locator('cart-table [data-act^="increase"]').first().click()
      await page.locator('cart-table[data-state="ready"]').waitFor()
    },
    click: 'cart-table [data-act^="increase"]',
  },
  {
    name: 'choosing a delivery',
    prepare: openCheckout,
    click: 'shop-checkout [name="selectedDeliveryMethod"]:not(:checked)',
  },
  {
    name: 'a key in the postcode',
    prepare: async (opened) => {
      const { page } = opened
      await openCheckout(opened)
      await page.locator('[name="customerDetails-zipCode"]').focus()
    },
    key: '1',
  },
]

async function openCheckout({ page, visit }) {
  await visit('/')
  await addOne(page)
  await visit('/checkout')
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
