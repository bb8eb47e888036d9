import { deepEqual, equal, match } from 'node:assert/strict'
import { resolve } from 'node:path'
import { type TestContext, test } from 'node:test'
import type { Page } from 'playwright-core'
import {
  STRIPE_KEY,
  STRIPE_WEBHOOK_SECRET,
  type StripeStandIn,
  stripeStandIn,
} from '../shop/payments/stand-ins/stripe-stand-in.ts'
import { violationsOf } from './accessibility.ts'
import { fillIn } from './frame-steps.ts'
import {
  closePages,
  failOnLeaks,
  newDataDir,
  newVisitor,
  removeDataDir,
  shareBrowser,
  startShop,
  until,
} from './running-shop.ts'

/** Of Stripe's script, what the frame uses: one button, which agrees to pay. */
const SCRIPT = `
  globalThis.Stripe = (key) => ({
    initCheckoutElementsSdk: ({ clientSecret }) => {
      const heard = {}
      return {
        createExpressCheckoutElement: () => ({
          on: (name, hear) => { heard[name] = hear },
          mount(place) {
            const button = document.createElement('button')
            button.textContent = 'Köp med Google Pay'
            button.addEventListener('click', () => heard.confirm({ paymentFailed() {} }))
            place.append(button)
            heard.ready({ availablePaymentMethods: { googlePay: true } })
          },
        }),
        loadActions: async () => ({
          type: 'success',
          actions: {
            async confirm() {
              const answer = await fetch('https://api.stripe.com/' + key + '/' + clientSecret)
              return { type: answer.ok ? 'success' : 'error' }
            },
          },
        }),
      }
    },
  })`

async function openShopWithStripe(t: TestContext, stripe: StripeStandIn) {
  const dataDir = newDataDir()
  const keys = {
    STRIPE_SECRET_KEY: STRIPE_KEY,
    STRIPE_WEBHOOK_SECRET,
    STRIPE_PUBLISHABLE_KEY: 'pk_test_1',
    STRIPE_STAND_IN: String(stripe.port),
  }
  Object.assign(process.env, keys)
  const shop = await startShop(dataDir, 0, ['--import', resolve('test/helpers/stripe-detour.mjs')])
  for (const name of Object.keys(keys)) delete process.env[name]
  const browser = await shareBrowser()
  t.after(async () => {
    await closePages()
    await shop.stop()
    removeDataDir(dataDir)
    failOnLeaks()
  })
  return newVisitor(browser, shop.url)
}

/** Stripe's script, and its server for browsers: paid is the session whose secret is shown. */
async function standInFor(page: Page, stripe: StripeStandIn): Promise<string[]> {
  const asked: string[] = []
  await page.route('https://js.stripe.com/**', (route) => {
    asked.push(new URL(route.request().frame().url()).pathname.split('/').slice(0, 3).join('/'))
    return route.fulfill({ contentType: 'text/javascript', body: SCRIPT })
  })
  await page.route('https://api.stripe.com/**', (route) => {
    const [, key, secret = ''] = new URL(route.request().url()).pathname.split('/')
    const isPaid = key === 'pk_test_1' && stripe.pay(secret.replace(/_secret_.*$/, ''))
    const headers = { 'access-control-allow-origin': '*' }
    return route.fulfill({ status: isPaid ? 200 : 402, headers, body: '{}' })
  })
  return asked
}

test('a wallet pays the order of the checkout, in its frame and nowhere else', async (t) => {
  const stripe = await stripeStandIn(t)
  const { page, faults } = await openShopWithStripe(t, stripe)
  const asked = await standInFor(page, stripe)

  await fillIn(page, { method: 'stripe-wallet' })
  const frame = page.frameLocator('.cs-payment-frame__frame')
  const button = frame.getByRole('button', { name: 'Köp med Google Pay' })
  await button.waitFor()
  deepEqual(await violationsOf(page), [])
  equal(await page.locator('.cs-payment-frame__frame').getAttribute('allow'), 'payment')
  deepEqual(
    await frame.locator('body').evaluate(() => {
      const { featurePolicy } = document as {
        featurePolicy?: { allowsFeature(it: string): boolean }
      }
      return featurePolicy?.allowsFeature('payment')
    }),
    true,
  )

  const terms = page.locator('[name=acceptTermsOfCondition]')
  await terms.uncheck()
  await button.click()
  await page.locator('.cs-faults:focus').waitFor()
  equal(await frame.locator('[role=alert]').textContent(), '')
  equal([...stripe.sessions.values()].filter((it) => it.intent).length, 0)

  await terms.check()
  await button.click()
  await page.waitForURL(/\/order\//)

  match((await page.textContent('h1')) ?? '', /Tack/)
  const paid = () => [...stripe.sessions.values()].filter((it) => it.intent)
  await until(async () => paid().every((it) => it.intent?.moved.length === 1))
  deepEqual(
    paid().map((it) => it.intent?.moved),
    paid().map((it) => [it.amount]),
  )
  equal(paid().length, 1)
  deepEqual([...new Set(asked)], ['/frame/wallet'])
  deepEqual(stripe.faults, [])
  deepEqual(faults, [])
})
