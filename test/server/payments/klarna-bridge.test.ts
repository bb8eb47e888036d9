import { deepEqual, equal } from 'node:assert/strict'
import { test } from 'node:test'
import { createContext, runInContext } from 'node:vm'
import { withBridge } from '../../../src/server/payments/klarna/with-bridge.ts'

const SHOP = 'https://shop.example'

type Listener = (data?: unknown, callback?: (answer: unknown) => void) => void
type Events = Readonly<Record<string, Listener | undefined>>

/** Klarna's script and the page around the frame, as far as the bridge touches them. */
function openFrame() {
  const told: { readonly message: Record<string, unknown>; readonly origin: string }[] = []
  const done: string[] = []
  let events: Events = {}
  let hear: (event: unknown) => void = () => {}
  const parent = {
    postMessage: (message: Record<string, unknown>, origin: string) =>
      told.push({ message: { ...message }, origin }),
  }
  const api = {
    on: (given: Events) => {
      events = given
    },
    suspend: (options: unknown) => done.push(`suspend ${JSON.stringify(options)}`),
    resume: () => done.push('resume'),
  }
  const window = {
    parent,
    _klarnaCheckout: (begin: (it: unknown) => void) => begin(api),
    addEventListener: (_name: string, listener: typeof hear) => {
      hear = listener
    },
  }
  class ResizeObserver {
    observe() {}
  }
  const document = { documentElement: { scrollHeight: 10 } }
  const globals = { window, document, ResizeObserver, crypto, setTimeout: () => 0 }
  const script = /<script>(.+)<\/script>/s.exec(withBridge('', SHOP))?.[1] ?? ''
  runInContext(script, createContext(globals))
  return {
    told,
    done,
    fire: (name: string, ...given: Parameters<Listener>) => events[name]?.(...given),
    say: (message: unknown, { origin = SHOP, source = parent as unknown } = {}) =>
      hear({ data: message, origin, source }),
  }
}

test('tells the shop, and nobody else, what happens in the checkout of Klarna', () => {
  const { told, fire } = openFrame()

  fire('load', { shipping_address: { country: 'swe' } })
  fire('shipping_address_change', { country: 'swe' })
  fire('shipping_address_change', { country: 'nor' })
  fire('shipping_address_change', { country: 'usa' })
  fire('shipping_option_change', { id: 'home' })

  const courtside = 'payment'
  deepEqual(told, [
    { message: { kind: 'ready', courtside }, origin: SHOP },
    { message: { kind: 'country', countryCode: 'NO', courtside }, origin: SHOP },
    { message: { kind: 'shipping-option', option: { id: 'home' }, courtside }, origin: SHOP },
  ])
})

test('asks the shop before Klarna goes on, and takes its no', () => {
  const { told, fire, say } = openFrame()
  const answers: unknown[] = []
  for (const shouldProceed of [true, false, 'true']) {
    fire('validation_callback', {}, (it) => answers.push({ ...(it as object) }))
    const { ask } = told.at(-1)?.message ?? {}
    const error = shouldProceed === false ? 'Slut' : null

    say({ courtside: 'payment', kind: 'validated', ask, shouldProceed, error })
    say({ courtside: 'payment', kind: 'validated', ask, shouldProceed: true })
  }

  deepEqual(answers, [
    { should_proceed: true },
    { should_proceed: false, message: 'Slut' },
    { should_proceed: false, message: '' },
  ])
})

test('waits while the shop changes something', () => {
  const { done, say } = openFrame()

  say({ courtside: 'payment', kind: 'suspend' })
  say({ courtside: 'payment', kind: 'resume' })

  deepEqual(done, ['suspend {"autoResume":{"enabled":false}}', 'resume'])
})

test('hears nobody else', () => {
  const { done, say } = openFrame()

  say({ courtside: 'payment', kind: 'suspend' }, { origin: 'https://evil.example' })
  say({ courtside: 'payment', kind: 'suspend' }, { source: {} })
  say({ kind: 'suspend' })
  say('suspend')
  say(null)

  deepEqual(done, [])
})

test('cannot be ended by an origin that holds markup', () => {
  const script = withBridge('', 'https://x/</script><b>')

  equal(script.match(/<\/script>/g)?.length, 1)
})
