import { deepEqual, equal, match, ok } from 'node:assert/strict'
import { after, before, test } from 'node:test'
import { By, error, Key, type WebElement } from 'selenium-webdriver'
import { BUYER, fieldOf } from '../journeys/checkout-steps.ts'
import {
  newDataDir,
  type RunningShop,
  removeDataDir,
  startShop,
  until,
} from '../journeys/running-shop.ts'
import { openWebKit, type WebKit } from './webkit-browser.ts'

const WIDTH = 360
const dataDir = newDataDir()
const settings = newDataDir()
let shop: RunningShop
let webKit: WebKit

before(async () => {
  shop = await startShop(dataDir)
  webKit = await openWebKit(shop.url, settings)
})

after(async () => {
  await webKit?.close()
  await shop?.stop()
  for (const it of [dataDir, settings]) removeDataDir(it)
})

/** The first of these that is seen. */
async function see(selector: string): Promise<WebElement> {
  let seen: WebElement | undefined
  await until(async () => {
    const found = await webKit.driver.findElements(By.css(selector))
    const isSeen = await Promise.all(found.map((it) => it.isDisplayed().catch(() => false)))
    seen = found[isSeen.indexOf(true)]
    return seen !== undefined
  }, 30_000)
  if (!seen) throw new Error(`${selector} is not seen`)
  return seen
}

const TO_CENTRE = "arguments[0].scrollIntoView({ block: 'center', behavior: 'instant' })"

/**
 * A real press. WebKit's driver brings a control to the window's edge only, where bars of the page stand
 * over it. A view that takes over the server's markup may put another in place of the one just found.
 */
async function press(selector: string): Promise<void> {
  await until(async () => {
    const control = await see(selector)
    try {
      await webKit.driver.executeScript(TO_CENTRE, control)
      await control.click()
      return true
    } catch (fault) {
      if (fault instanceof error.StaleElementReferenceError) return false
      throw fault
    }
  })
}

/** To whatever has the focus, as from a keyboard. */
const type = (keys: string) => webKit.driver.actions().sendKeys(keys).perform()

async function fill(selector: string, words: string): Promise<void> {
  await press(selector)
  await type(words)
}

const textOf = async (selector: string) => (await (await see(selector)).getText()).trim()

async function comeTo(path: RegExp): Promise<void> {
  await until(async () => path.test(new URL(await webKit.driver.getCurrentUrl()).pathname), 30_000)
  await see('main h1')
}

const open = async (path: string) => {
  await webKit.driver.get(new URL(path, await webKit.driver.getCurrentUrl()).href)
  await see('main h1')
}

/** Every step ends so: the page has had no fault, and is no wider than the phone. */
async function isSound(): Promise<void> {
  const [window, page] = await webKit.driver.executeScript<number[]>(
    'return [innerWidth, document.documentElement.scrollWidth]',
  )
  deepEqual([window, page], [WIDTH, WIDTH])
  equal(await webKit.readFaults(), '')
}

test('WebKit shows the home page, and leads to a list', async () => {
  match(await webKit.driver.executeScript('return navigator.userAgent'), /AppleWebKit.*Safari/)
  await see('main h1')
  await isSound()
  await press('main a[href*="/c/"]')
  await comeTo(/^\/c\//)
  await see('main a[href*="/p/"]')
  await isSound()
})

test('WebKit suggests while a query is typed, and leads to its hits', async () => {
  await fill('header quick-search input[name="q"]', 'löparskor')
  await see('quick-search [role="option"]')
  await isSound()
  await type(Key.ENTER)
  await comeTo(/^\/search$/)
  await isSound()
})

test('WebKit puts a size into the cart', async () => {
  await press('main a[href*="/p/"]')
  await comeTo(/^\/p\//)
  await isSound()
  await press('.size-tile:has(input:enabled)')
  await press('size-input [data-act="add"]')
  await until(async () => (await textOf('.mini-cart__count')) === '1', 30_000)
  await isSound()
})

test('WebKit changes a quantity in the cart', async () => {
  await open('/cart')
  await isSound()
  await press('cart-table [data-act^="increase"]')
  await until(async () => (await textOf('.mini-cart__count')) === '2', 30_000)
  await isSound()
})

test('WebKit takes an order from the checkout to its receipt', async () => {
  await open('/checkout')
  await isSound()
  for (const [name, words] of Object.entries(BUYER)) await fill(fieldOf(name), words)
  await press('label:has([name="selectedPaymentMethod"][value="prepay"])')
  await press('label:has([name="acceptTermsOfCondition"])')
  await until(async () => {
    const order = await webKit.driver.findElements(By.css('[data-act="order"]'))
    return (await order[0]?.getAttribute('data-state')) === 'idle'
  }, 30_000)
  await press('[data-act="order"]')
  await comeTo(/^\/order\//)
  match(await textOf('main'), /Tack! Beställning \S+ är mottagen\./)
  await isSound()
})

test('WebKit shows the campaigns', async () => {
  await open('/campaigns')
  ok((await textOf('main')).length > 0)
  await isSound()
})

test('WebKit logs somebody in, whose account it shows', async () => {
  await open('/login?returnTo=/account')
  await isSound()
  await fill('main [name="userName"]', 'anna@example.com')
  await fill('main [name="password"]', `courtside-demo${Key.ENTER}`)
  await comeTo(/^\/account$/)
  await isSound()
})

test('WebKit shows a page in English', async () => {
  await open('/en')
  equal(await webKit.driver.executeScript('return document.documentElement.lang'), 'en')
  await isSound()
})
