import { deepEqual, equal } from 'node:assert/strict'
import { test } from 'node:test'
import { setImmediate as soon } from 'node:timers/promises'
import { createContext, runInContext } from 'node:vm'
import { frameScript, plain } from './frame-script.ts'

const SHOP = 'https://shop.example'
const WORDS = { none: 'none', late: 'late', refused: 'refused', noanswer: 'noanswer' }

const LOOK: Readonly<Record<string, string>> = { '--courtside-radius-control': '0.25rem' }

type Heard = (event: object) => void

/** The frame's script, with fakes of the parts of Stripe's script and the page that it uses. */
async function openFrame({
  hasStripe = true,
  isDark = false,
  confirmed = { type: 'success' } as object,
} = {}) {
  const received: Record<string, unknown>[] = []
  const asked: unknown[] = []
  const events = new Map<string, Heard>()
  const hearing = new Set<(event: unknown) => void>()
  const words = { dataset: WORDS, textContent: '' }
  const dataset = { key: 'pk_test_1', secret: 'cs_1_secret', language: 'sv' }
  const wallets = { dataset, inert: false }
  const parent = {
    postMessage: (message: Record<string, unknown>) => received.push(plain(message)),
  }
  const stripe = (...given: unknown[]) => ({
    initCheckoutElementsSdk(options: object) {
      asked.push([...given, options])
      return {
        createExpressCheckoutElement(shown: object) {
          asked.push(shown)
          return {
            on: (name: string, hear: Heard) => events.set(name, hear),
            mount: (place: unknown) => asked.push(place === wallets ? 'mounted' : place),
          }
        },
        loadActions: async () => ({
          type: 'success',
          actions: {
            confirm: async (options: object) => {
              asked.push(options)
              return confirmed
            },
          },
        }),
      }
    },
  })
  const found: Record<string, unknown> = { '[data-wallets]': wallets, '.frame-wallet-words': words }
  const globals = {
    parent,
    document: {
      referrer: `${SHOP}/checkout`,
      body: { dataset: { pages: SHOP } },
      documentElement: { getBoundingClientRect: () => ({ height: 0 }) },
      querySelector: (asked: string) => found[asked] ?? null,
    },
    ResizeObserver: class {
      observe() {}
    },
    getComputedStyle: () => ({ getPropertyValue: (name: string) => LOOK[name] ?? '' }),
    matchMedia: () => ({ matches: isDark }),
    crypto,
    setTimeout: () => 0,
    clearTimeout: () => {},
    addEventListener: (_name: string, hear: (event: unknown) => void) => hearing.add(hear),
    removeEventListener: (_name: string, hear: (event: unknown) => void) => hearing.delete(hear),
    ...(hasStripe && { Stripe: stripe }),
  }
  runInContext(await frameScript(), createContext(globals))
  received.length = 0
  const say = (data: object) => {
    const event = { data: { courtside: 'payment', ...data }, origin: SHOP, source: parent }
    for (const hear of [...hearing]) hear(event)
  }
  say({ kind: 'listening' })
  return {
    ...{ received, asked, words, wallets, say },
    fire: (name: string, event: object = {}) => events.get(name)?.(event),
    /** The buyer agrees in the payment sheet; resolves to what the sheet is told in the end. */
    async agree() {
      const told: unknown[] = []
      const event = { paymentFailed: (why: object) => told.push(plain(why)) }
      events.get('confirm')?.(event)
      await soon()
      return { told, event, ask: received.findLast(({ kind }) => kind === 'validate')?.ask }
    },
  }
}

test('lets Stripe draw buttons for the two wallets only, with texts that say that pressing buys', async () => {
  const { asked } = await openFrame()

  const [opened, shown, mounted] = plain(asked) as [unknown, Record<string, object>, unknown]
  const appearance = { theme: 'stripe', variables: { borderRadius: '0.25rem' } }
  deepEqual(opened, [
    'pk_test_1',
    { locale: 'sv' },
    { clientSecret: 'cs_1_secret', elementsOptions: { appearance } },
  ])
  deepEqual(shown.buttonType, { applePay: 'buy', googlePay: 'buy' })
  const offered = Object.entries(shown.paymentMethods ?? {}).filter(([, how]) => how !== 'never')
  deepEqual(offered, [
    ['applePay', 'auto'],
    ['googlePay', 'auto'],
  ])
  equal(mounted, 'mounted')
})

test('lets Stripe draw its buttons for a dark page in a dark look', async () => {
  const { asked } = await openFrame({ isDark: true })

  const [opened] = plain(asked) as [[string, object, { elementsOptions: object }]]
  deepEqual(opened[2].elementsOptions, {
    appearance: { theme: 'night', variables: { borderRadius: '0.25rem' } },
  })
})

test('shows a message if the browser has neither wallet, or if Stripe cannot be reached', async () => {
  for (const availablePaymentMethods of [undefined, null, { applePay: false, googlePay: false }]) {
    const { words, fire } = await openFrame()
    fire('ready', { availablePaymentMethods })
    equal(words.textContent, 'none')
  }
  const there = await openFrame()
  there.fire('ready', { availablePaymentMethods: { applePay: false, googlePay: true } })
  equal(there.words.textContent, '')
  there.fire('loaderror')
  equal(there.words.textContent, 'late')
  equal((await openFrame({ hasStripe: false })).words.textContent, 'late')
})

test('asks the shop before it lets Stripe pay, and notifies the checkout of the payment', async () => {
  const { asked, received, say, agree } = await openFrame()
  const before = asked.length
  const { ask, event, told } = await agree()
  equal(asked.length, before)

  say({ kind: 'validated', ask: 'another', shouldProceed: true })
  await soon()
  equal(asked.length, before)
  say({ kind: 'validated', ask, shouldProceed: true })
  await soon()

  const [options] = asked.slice(before) as { expressCheckoutConfirmEvent: unknown }[]
  equal(options?.expressCheckoutConfirmEvent, event)
  deepEqual(told, [])
  deepEqual(received.at(-1), { courtside: 'payment', kind: 'completed' })
})

test('shows the shop’s refusal in its own words, and pays nothing', async () => {
  const { asked, words, say, agree } = await openFrame()
  const before = asked.length
  for (const [error, said] of [
    ['Godkänn villkoren', 'Godkänn villkoren'],
    [null, 'refused'],
  ]) {
    const { ask, told } = await agree()
    say({ kind: 'validated', ask, shouldProceed: false, error })
    await soon()
    deepEqual([words.textContent, told], [said, [{ reason: 'fail' }]])
  }
  equal(asked.length, before)
})

test('leaves a refusal to the checkout that shows it', async () => {
  const { words, say, agree } = await openFrame()
  const { ask, told } = await agree()
  say({ kind: 'validated', ask, shouldProceed: false, error: 'Fyll i ort.', isShown: true })
  await soon()

  deepEqual([words.textContent, told], ['', [{ reason: 'fail' }]])
})

test('pays nothing while a change is on its way, and its buttons cannot be pressed', async () => {
  const { received, wallets, say, agree } = await openFrame()
  say({ kind: 'suspend' })
  equal(wallets.inert, true)
  deepEqual((await agree()).told, [{ reason: 'fail' }])
  equal(
    received.some(({ kind }) => kind === 'validate'),
    false,
  )

  say({ kind: 'resume' })
  equal(wallets.inert, false)
  equal((await agree()).ask !== undefined, true)
})

test('tells the buyer why a card was declined, and the checkout that the payment failed', async () => {
  const confirmed = { type: 'error', error: { message: 'Kortet nekades.' } }
  const { received, words, say, agree } = await openFrame({ confirmed })
  const { ask } = await agree()
  say({ kind: 'validated', ask, shouldProceed: true })
  await soon()

  equal(words.textContent, 'Kortet nekades.')
  deepEqual(received.at(-1), { courtside: 'payment', kind: 'failed', reason: 'declined' })
})

test('does not pay twice if the sheet is confirmed twice', async () => {
  const { received, agree } = await openFrame()
  await agree()
  await agree()
  equal(received.filter(({ kind }) => kind === 'validate').length, 1)
})
