import { deepEqual } from 'node:assert/strict'
import { test } from 'node:test'
import { setImmediate as soon } from 'node:timers/promises'
import { createContext, runInContext } from 'node:vm'
import { frameScript, plain } from './frame-script.ts'

const SHOP = 'https://shop.example'

type Listener = (said?: unknown, answer?: (decision: unknown) => void) => void
type Events = Readonly<Record<string, Listener | undefined>>

/** The frame's script, with fakes of the parts of Klarna's script and the page that it uses. */
async function openFrame() {
  const received: { readonly message: Record<string, unknown>; readonly origin: string }[] = []
  const done: string[] = []
  const asked: unknown[] = []
  const timers: (() => void)[] = []
  const heard = new Set<(event: unknown) => void>()
  let events: Events = {}
  const parent = {
    postMessage: (message: Record<string, unknown>, origin: string) =>
      received.push({ message: plain(message), origin }),
  }
  const api = {
    on: (given: Events) => {
      events = given
    },
    suspend: (options: unknown) => done.push(`suspend ${JSON.stringify(options)}`),
    resume: () => done.push('resume'),
  }
  class ResizeObserver {
    observe() {}
  }
  const document = {
    referrer: `${SHOP}/checkout`,
    body: { dataset: { pages: `${SHOP} http://other.example` } },
    documentElement: { getBoundingClientRect: () => ({ height: 0 }) },
    querySelector: () => null,
  }
  const globals = {
    parent,
    document,
    ResizeObserver,
    crypto,
    setTimeout: (end: () => void) => timers.push(end),
    AbortSignal,
    location: { pathname: '/frame/klarna/k1', search: '?sign=s' },
    fetch: async (url: string, { body }: { readonly body: string }) => {
      asked.push([url, JSON.parse(body)])
      return { ok: true, json: async () => ({ shouldProceed: true }) }
    },
    clearTimeout: () => {},
    addEventListener: (_name: string, listener: (event: unknown) => void) => heard.add(listener),
    removeEventListener: (_name: string, listener: (event: unknown) => void) =>
      heard.delete(listener),
    _klarnaCheckout: (use: (it: unknown) => void) => use(api),
  }
  runInContext(await frameScript(), createContext(globals))
  received.length = 0
  return {
    received,
    done,
    asked,
    passTime: () => {
      for (const end of timers) end()
    },
    fire: (name: string, ...given: Parameters<Listener>) => events[name]?.(...given),
    say: (data: unknown, { origin = SHOP, source = parent as unknown } = {}) => {
      for (const hear of [...heard]) hear({ data, origin, source })
    },
  }
}

test('notifies only the shop of what happens in Klarna’s checkout', async () => {
  const { received, fire } = await openFrame()

  fire('load', { shipping_address: { country: 'swe' } })
  fire('shipping_address_change', { country: 'swe' })
  fire('shipping_address_change', { country: 'nor' })
  fire('shipping_address_change', { country: 'usa' })
  fire('shipping_address_change', undefined)
  fire('shipping_option_change', { id: 'home' })

  const courtside = 'payment'
  deepEqual(received, [
    { message: { courtside, kind: 'country', countryCode: 'NO' }, origin: SHOP },
    { message: { courtside, kind: 'shipping-option', option: { id: 'home' } }, origin: SHOP },
  ])
})

test('asks the shop before Klarna proceeds, and passes its refusal on', async () => {
  const { received, fire, say } = await openFrame()
  const answers: unknown[] = []
  say({ courtside: 'payment', kind: 'listening' })
  for (const shouldProceed of [true, false, 'true']) {
    fire('validation_callback', {}, (it) => answers.push(plain(it)))
    await soon()
    const { ask } = received.at(-1)?.message ?? {}
    const error = shouldProceed === false ? 'Slut' : null

    say({ courtside: 'payment', kind: 'validated', ask: 'another', shouldProceed: true })
    say({ courtside: 'payment', kind: 'validated', ask, shouldProceed, error })
    say({ courtside: 'payment', kind: 'validated', ask, shouldProceed: true })
    await soon()
  }

  deepEqual(answers, [
    { should_proceed: true },
    { should_proceed: false, message: 'Slut' },
    { should_proceed: false, message: '' },
  ])
})

test('asks the shop itself if no checkout listens; Klarna has asked for the terms', async () => {
  const { received, asked, fire, passTime } = await openFrame()
  const answers: unknown[] = []

  fire('validation_callback', {}, (it) => answers.push(plain(it)))
  passTime()
  await soon()

  deepEqual(asked, [['/frame/klarna/k1/validate?sign=s', { acceptsTerms: true }]])
  deepEqual(answers, [{ should_proceed: true }])
  deepEqual(
    received.filter(({ message }) => message.kind === 'validate'),
    [],
  )
})

test('waits while the shop changes something', async () => {
  const { done, say } = await openFrame()

  say({ courtside: 'payment', kind: 'suspend' })
  say({ courtside: 'payment', kind: 'resume' })

  deepEqual(done, ['suspend {"autoResume":{"enabled":false}}', 'resume'])
})

test('ignores messages from anybody else', async () => {
  const { done, say } = await openFrame()

  say({ courtside: 'payment', kind: 'suspend' }, { origin: 'https://evil.example' })
  say({ courtside: 'payment', kind: 'suspend' }, { source: {} })
  say({ kind: 'suspend' })
  say('suspend')
  say(null)

  deepEqual(done, [])
})
