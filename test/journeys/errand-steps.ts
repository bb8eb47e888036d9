import type { BrowserContext, Page } from 'playwright-core'
import { chooseByArrow, fieldOf, openCheckout, tabTo } from './checkout-steps.ts'
import { orderAndRead, type ReceiptSaid } from './paid-sum.ts'
import { newVisitor, type Scene, until } from './running-shop.ts'

/** How somebody works a page: a control is named by its selector. */
interface Hand {
  readonly press: (selector: string) => Promise<void>
  readonly tick: (selector: string) => Promise<void>
  readonly type: (selector: string, text: string) => Promise<void>
  /** One of a group of radio buttons. */
  readonly choose: (name: string, value: string) => Promise<void>
  /** The second entry of a list; the first asks to choose. */
  readonly pick: (selector: string) => Promise<void>
  /** A product among the suggestions of the search. */
  readonly take: (option: string) => Promise<void>
}

export interface Errand extends Hand {
  readonly context: BrowserContext
  readonly page: Page
  readonly faults: readonly string[]
}

const HANDS = {
  /** Tab, arrows, Space and Enter alone. */
  keyboard: {
    width: 1280,
    of: (page: Page): Hand => ({
      press: (selector) => pressKey(page, selector, 'Enter'),
      tick: (selector) => pressKey(page, selector, 'Space'),
      pick: (selector) => pressKey(page, selector, 'ArrowDown'),
      async type(selector, text) {
        await tabTo(page, selector)
        await page.keyboard.type(text)
      },
      choose: (name, value) => chooseByArrow(page, name, value),
      async take(option) {
        await page.locator(option).first().waitFor()
        const chosen = page.locator(`${option}[aria-selected="true"]`)
        await until(async () => {
          if ((await chosen.count()) > 0) return true
          await page.keyboard.press('ArrowDown')
          return false
        })
        await page.keyboard.press('Enter')
      },
    }),
  },
  /** A finger on a phone, whose keyboard types into the field that was touched. */
  touch: {
    width: 390,
    of: (page: Page): Hand => ({
      press: (selector) => page.locator(selector).first().tap(),
      tick: (selector) => touchLabel(page, selector),
      async pick(selector) {
        await page.locator(selector).first().selectOption({ index: 1 })
      },
      async type(selector, text) {
        await page.locator(selector).first().tap()
        await page.locator(selector).first().fill(text)
      },
      choose: (name, value) => touchLabel(page, `[name="${name}"][value="${value}"]`),
      take: (option) => page.locator(option).first().tap(),
    }),
  },
} as const

type How = keyof typeof HANDS

/** Each errand is run by a keyboard alone, and by touch on a phone. */
export const WAYS = Object.keys(HANDS) as How[]

export async function setOut({ browser, shop }: Scene, how: How): Promise<Errand> {
  const { width, of } = HANDS[how]
  const visitor = await newVisitor(browser, shop.url, { width, hasTouch: how === 'touch' })
  return { ...visitor, ...of(visitor.page) }
}

async function pressKey(page: Page, selector: string, key: string): Promise<void> {
  await tabTo(page, selector)
  await page.keyboard.press(key)
}

/** The start of the label, where its box is: a link may stand further on. */
async function touchLabel(page: Page, selector: string): Promise<void> {
  await page
    .locator(`label:has(${selector})`)
    .first()
    .tap({ position: { x: 14, y: 14 } })
}

/** Logs in at a page that asks for it, and comes back to it. */
export async function logIn({ page, type, press }: Errand, path: string, email: string) {
  await page.goto(path)
  await page.locator('login-form[data-state=ready]').waitFor()
  await type('main [name=userName]', email)
  await type('main [name=password]', 'courtside-demo')
  await press('login-form [type=submit]')
  await page.waitForURL((url) => url.pathname === path)
}

interface Order {
  readonly prefix: '' | '/pro'
  /** What is typed, by the names of the fields. */
  readonly lines: Readonly<Record<string, string>>
  readonly delivery: 'home' | 'pickup'
  readonly payment: 'prepay' | 'invoice'
  /** What the button says. */
  readonly button: RegExp
  /** What is done before the terms are accepted. */
  readonly more?: () => Promise<void>
}

/** From the top of the checkout to the receipt. */
export async function placeOrder(errand: Errand, order: Order): Promise<ReceiptSaid> {
  const { page, type, choose, tick, press } = errand
  await openCheckout(page, order.prefix)
  for (const [name, value] of Object.entries(order.lines)) await type(fieldOf(name), value)
  await choose('selectedDeliveryMethod', order.delivery)
  if (order.delivery === 'pickup') {
    await page.locator('[name=selectedDeliveryOption]').first().waitFor()
    await tick('[name=selectedDeliveryOption]')
  }
  await choose('selectedPaymentMethod', order.payment)
  await order.more?.()
  await tick('[name=acceptTermsOfCondition]')
  const button = page.locator('[data-act=order]')
  // What many rows come to is counted anew after each choice.
  await until(async () => (await button.getAttribute('data-state')) === 'idle', 30_000)
  await button.filter({ hasText: order.button }).waitFor()
  return orderAndRead(page, () => press('[data-act=order]'))
}
