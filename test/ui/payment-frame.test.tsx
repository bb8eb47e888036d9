import { expect } from '@open-wc/testing'
import '../../src/i18n/texts/register-sv.ts'
import type { AddressResponse } from '../../shop/payments/frame/session.ts'
import { frameSource } from '../../src/ui/payment-frame/open-frame.ts'
import styles from '../../src/ui/payment-frame/payment-frame.css'
import { PaymentFrame } from '../../src/ui/payment-frame/payment-frame.tsx'
import { find, show, until } from '../helpers/render.tsx'
import { stubFetch } from '../helpers/stub-fetch.ts'
import { drawn, fakeClock } from '../state/clock.ts'
import { listenerOf, OTHER_ORIGIN } from './payment-frames.ts'

const PROVIDER = `${OTHER_ORIGIN}/test/ui/providers/provider.html`
const OPEN = `<div class="klarna"><iframe title="x" src="${PROVIDER}?a=1&amp;b=2"></iframe></div>`
/** No browser opens this port, as if something blocked the provider's host. */
const BLOCKED = '<iframe src="http://127.0.0.1:1/"></iframe>'
const SILENT = `<iframe src='${PROVIDER}?silent'></iframe>`

interface Heard {
  readonly by: string
  readonly heard: { readonly kind: string }
}

/**
 * The messages that the provider's page has received, by its own report, except that the checkout listens.
 */
function listenIn(): Heard[] {
  const heard: Heard[] = []
  addEventListener('message', ({ data }) => {
    if (data?.heard && data.heard.kind !== 'listening') heard.push(data)
  })
  return heard
}

function draw(responseString: string | null, listener = listenerOf(), onRetry = () => {}) {
  const view = (isSuspended: boolean, id = 'w1', more: object = {}) => (
    <PaymentFrame
      widget={{ id, responseString, amount: 100, ...more }}
      isSuspended={isSuspended}
      listener={listener}
      onRetry={onRetry}
    />
  )
  const { place, redraw } = show(view(false))
  const frame = () => find<HTMLIFrameElement>(place, 'iframe')
  const root = find(place, '.cs-payment-frame')
  const say = (message: object) =>
    frame().contentWindow?.postMessage({ say: { courtside: 'payment', ...message } }, '*')
  const isReady = () => until(() => root.dataset.state === 'ready')
  return {
    place,
    root,
    frame,
    say,
    isReady,
    listener,
    redraw: (...args: Parameters<typeof view>) => redraw(view(...args)),
  }
}

describe("a provider's form", () => {
  it("is the provider's page in a sandbox, with a name and nothing of ours in reach", async () => {
    const { frame, isReady } = draw(OPEN)
    await isReady()

    expect(frame().src).to.equal(`${PROVIDER}?a=1&b=2`)
    expect(frame().title).to.equal('Betalningsformulär')
    expect(frame().getAttribute('sandbox')).to.equal(
      'allow-scripts allow-forms allow-popups allow-same-origin',
    )
  })

  it("may open the browser's own sheet for payments, where it has an origin", async () => {
    const { frame, isReady } = draw(OPEN)
    await isReady()
    expect(frame().allow).to.equal('payment')
    const without = draw('<p>Pay here</p>')
    await until(() => without.place.querySelector('iframe') !== null)
    expect(without.frame().allow).to.equal('')
  })

  it('learns at once that the checkout listens', async () => {
    const kinds: unknown[] = []
    addEventListener('message', ({ data }) => kinds.push(data?.heard?.kind))
    const { isReady } = draw(OPEN)
    await isReady()

    await until(() => kinds.includes('listening'))
  })

  it('that is markup is shown without an origin', async () => {
    const { frame, isReady } = draw('<p>Pay here</p>')
    await isReady()

    expect([frame().srcdoc, frame().getAttribute('sandbox')]).to.deep.equal([
      '<p>Pay here</p>',
      'allow-scripts allow-forms allow-popups',
    ])
  })

  it('has a stand-in of its height until it is here, and then its own height', async () => {
    const sheet = document.createElement('style')
    sheet.textContent = styles
    document.head.append(sheet)
    const { root, say, isReady } = draw(OPEN)
    const place = find(root, '.cs-payment-frame__place')
    const before = [place.offsetHeight, place.getAttribute('aria-busy')]
    await isReady()

    say({ kind: 'height', height: 333.4 })
    await until(() => place.offsetHeight === 334)
    say({ kind: 'height', height: 9e9 })
    await until(() => place.offsetHeight === 2400)
    say({ kind: 'height', height: 0 })
    await until(() => place.offsetHeight === 120)

    sheet.remove()
    expect(before).to.deep.equal([540, 'true'])
    expect(place.getAttribute('aria-busy')).to.equal(null)
  })

  for (const [why, provider] of [
    ['is silent', SILENT],
    ['is blocked', BLOCKED],
  ] as const) {
    it(`that ${why} for 10 s says so, and is tried again`, async () => {
      let retries = 0
      const clock = fakeClock()
      const { root, frame } = draw(provider, listenerOf(), () => {
        retries += 1
      })
      await drawn(clock)
      const first = frame()
      await clock.pass(9999)
      const before = root.dataset.state
      await clock.pass(1)
      clock.stop()
      await until(() => root.dataset.state === 'late')
      const alert = find(root, '[role="alert"]').textContent

      find(root, '[data-act="retry-payment"]').click()
      await until(() => frame() !== first && root.dataset.state === 'loading')

      expect([before, retries]).to.deep.equal(['loading', 1])
      expect(alert).to.contain('Betalningsformuläret gick inte att hämta')
    })
  }

  it('that comes late after all is there', async () => {
    const clock = fakeClock()
    const { root, say, isReady } = draw(SILENT)
    await drawn(clock)
    await clock.pass(10_000)
    clock.stop()
    await until(() => root.dataset.state === 'late')

    await until(() => {
      say({ kind: 'ready' })
      return root.dataset.state === 'ready'
    })
    await isReady()

    expect(root.querySelector('[role="alert"]')).to.equal(null)
  })

  it('that the shop could not get says so at once', () => {
    const { root } = draw(null)

    expect([root.dataset.state, root.querySelector('iframe')]).to.deep.equal(['late', null])
    expect(find(root, '[role="alert"]').textContent).to.contain('Allt du har fyllt i finns kvar')
  })

  it('is the same while a change is on its way, and receives that it has to wait', async () => {
    const heard = listenIn()
    const { frame, isReady, redraw } = draw(OPEN)
    await isReady()
    const first = frame()

    redraw(true)
    redraw(false)
    await until(() => heard.length === 2)

    expect(frame() === first).to.equal(true)
    expect(heard.map((it) => [it.heard.kind, it.by])).to.deep.equal([
      ['suspend', location.origin],
      ['resume', location.origin],
    ])
  })

  it('that comes while a change is on its way waits too', async () => {
    const heard = listenIn()
    const { isReady, redraw } = draw(OPEN)

    redraw(true)
    await isReady()
    await until(() => heard.some((it) => it.heard.kind === 'suspend'))

    expect(heard.filter((it) => it.heard.kind === 'resume')).to.deep.equal([])
  })

  it('is created again for another purchase', async () => {
    const { frame, isReady, redraw } = draw(OPEN)
    await isReady()
    const first = frame()

    redraw(false, 'w2')
    await until(() => frame() !== first)

    expect(document.querySelectorAll('iframe.cs-payment-frame__frame')).to.have.length(1)
  })

  for (const [what, more] of [
    ['HTML', { responseString: `${OPEN}<!-- another -->` }],
    ['amount', { amount: 200 }],
    ['currency', { currency: 'EUR' }],
  ] as const) {
    it(`is created again under the same id for another ${what}`, async () => {
      const { frame, isReady, redraw } = draw(OPEN)
      await isReady()
      const first = frame()

      redraw(false, 'w1', more)
      await until(() => frame() !== first)

      expect(document.querySelectorAll('iframe.cs-payment-frame__frame')).to.have.length(1)
    })
  }

  it('stays for another amount where it updates that itself', async () => {
    const heard = listenIn()
    const { frame, isReady, redraw } = draw(OPEN)
    redraw(false, 'w1', { updatesAmount: true })
    await isReady()
    const first = frame()

    redraw(true, 'w1', { updatesAmount: true, amount: 200 })
    redraw(false, 'w1', { updatesAmount: true, amount: 200 })
    await until(() => heard.some((it) => it.heard.kind === 'resume'))

    expect(frame() === first).to.equal(true)
  })

  it('is answered what it asks, in words', async () => {
    const heard = listenIn()
    const listener = listenerOf(async () => ({
      shouldProceed: false,
      error: { key: 'checkout.ordervalidation' },
    }))
    const { say, isReady } = draw(OPEN, listener)
    await isReady()

    say({ kind: 'validate', ask: 'a1' })
    await until(() => heard.length === 1)
    say({ kind: 'decision', ask: 'a2' })
    await until(() => heard.length === 2)

    const error = 'Något gick fel. Försök igen eller gör om din beställning.'
    expect(heard.map((it) => it.heard)).to.deep.equal([
      { courtside: 'payment', kind: 'validated', ask: 'a1', shouldProceed: false, error },
      { courtside: 'payment', kind: 'decided', ask: 'a2', shouldProceed: false, error },
    ])
  })

  it('that has fields to mend hears that the checkout says so', async () => {
    const heard = listenIn()
    const { say, isReady, listener } = draw(OPEN)
    await isReady()

    say({ kind: 'incomplete', ask: 'a1' })
    await until(() => heard.length === 1)

    expect(heard[0]?.heard).to.deep.equal({
      courtside: 'payment',
      kind: 'validated',
      ask: 'a1',
      shouldProceed: false,
      isShown: true,
      error: null,
    })
    expect(listener.heard).to.deep.equal(['refuse'])
  })

  it('that asks twice is refused until the first is judged', async () => {
    const heard = listenIn()
    let judge: (answer: { shouldProceed: boolean }) => void = () => {}
    const listener = listenerOf(
      () =>
        new Promise((resolve) => {
          judge = resolve
        }),
    )
    const { say, isReady } = draw(OPEN, listener)
    await isReady()

    say({ kind: 'validate', ask: 'a1' })
    say({ kind: 'validate', ask: 'a2' })
    await until(() => heard.length === 1)
    judge({ shouldProceed: true })
    await until(() => heard.length === 2)

    expect(heard.map((it) => it.heard)).to.deep.equal([
      { courtside: 'payment', kind: 'validated', ask: 'a2', shouldProceed: false, error: null },
      { courtside: 'payment', kind: 'validated', ask: 'a1', shouldProceed: true, error: null },
    ])
    expect(listener.heard).to.deep.equal(['validate'])
  })

  it('reports what is chosen in it, and is finished once', async () => {
    const { say, isReady, listener } = draw(OPEN)
    await isReady()

    say({ kind: 'shipping-option', option: { id: 'x' } })
    say({ kind: 'country', countryCode: 'NO' })
    say({ kind: 'signup_finalized', success: true })
    say({ kind: 'failed', reason: 'declined' })
    say({ kind: 'completed' })
    say({ kind: 'completed' })
    await until(() => listener.heard.includes('finish'))
    say({ kind: 'failed', reason: 'timeout' })
    await until(() => listener.heard.length === 6)

    expect(listener.heard).to.deep.equal([
      ['shipping-option', { id: 'x' }],
      ['country', 'NO'],
      ['signup', true],
      ['fail', 'declined'],
      'finish',
      ['fail', 'timeout'],
    ])
  })

  it('is accessible', async () => {
    const { root, isReady } = draw('<html lang="en"><title>P</title><p>Pay</p></html>')
    await isReady()

    await expect(root).to.be.accessible()
  })
})

describe("the page in a provider's HTML", () => {
  const PAGE = 'https://shop.example'
  const src = (html: string) => {
    const source = frameSource(html, PAGE)
    return source.kind === 'page' ? source.src : undefined
  }

  for (const [html, expected] of [
    ['<iframe src="https://pay.example/x"></iframe>', 'https://pay.example/x'],
    ["<IFRAME width=1\n SRC = 'http://127.0.0.1:1/x?a=1&amp;b=2'>", 'http://127.0.0.1:1/x?a=1&b=2'],
    ['<iframe src=https://pay.example/x>', 'https://pay.example/x'],
  ] as const) {
    it(`is found in ${html}`, () => {
      expect(src(html)).to.equal(expected)
    })
  }

  for (const html of [
    '<iframe src="https://shop.example/x">',
    '<iframe src="/x">',
    '<iframe src="//pay.example/x">',
    '<iframe src="javascript:alert(1)">',
    '<iframe src="java&#x0A;script:alert(1)">',
    '<iframe src="data:text/html,x">',
    '<iframe src="blob:https://pay.example/1">',
    '<iframe src="https://shop.example@pay.example/">',
    '<iframe src="https://">',
    '<iframe data-src="https://pay.example/x">',
    '<iframe srcdoc="<p>">',
    '<script src="https://pay.example/x"></script>',
    '<p>',
    '',
  ]) {
    it(`is not taken from ${html}`, () => {
      expect(src(html)).to.equal(undefined)
    })
  }
})

const AWAY = { outcome: 'unavailable', faults: {} } as const

describe('an address that is typed in a frame', () => {
  const NAMES = ['email', 'zipCode', 'firstName', 'lastName', 'address', 'city', 'phoneNumber']
  const PARTS = ['buyer', 'pay', 'problem', 'status', 'rows', 'sum']

  /** The frame's form, as far as the address is concerned, and a provider that answers in turn. */
  async function openForm(answers: readonly AddressResponse[]) {
    document.body.dataset.pages = location.origin
    const { offerAddress } = await import('../../shop/payments/frame/address.ts')
    const { findParts } = await import('../../shop/payments/frame/form-parts.ts')
    const form = document.createElement('form')
    form.innerHTML = `${NAMES.map(
      (it) => `<input name="${it}"><p id="${it}-error" hidden><span></span></p>`,
    ).join(
      '',
    )}${PARTS.map((it) => `<p data-${it}></p>`).join('')}<p data-unsent="Inte framme"></p><select name="choice-delivery"><option value="home"></option></select>`
    document.body.append(form)
    const sent: object[] = []
    const address = offerAddress(findParts(form), async (typed) => {
      sent.push(typed)
      return answers[sent.length - 1] ?? AWAY
    })
    const input = (name: string) => find<HTMLInputElement>(form, `[name="${name}"]`)
    const type = (name: string, value: string) => {
      input(name).value = value
      input(name).dispatchEvent(new Event('change', { bubbles: true }))
    }
    const error = (name: string) => form.querySelector(`#${name}-error:not([hidden])`)?.textContent
    const unsent = () => find(form, '[data-unsent]').textContent
    return { form, address, sent, input, type, error, unsent }
  }

  it('is passed on, judged where it is left, and whole before it is paid', async () => {
    const faults = { zipCode: 'Fem siffror', email: 'Fyll i' }
    const opened = await openForm([
      { outcome: 'kept', faults },
      { outcome: 'kept', faults: { email: 'Fyll i' }, city: 'Stockholm' },
      { outcome: 'kept', faults: { email: 'Fyll i' } },
    ])
    const { form, address, sent, input, type, error } = opened
    const heard: unknown[] = []
    const hear = ({ data }: MessageEvent) => data?.courtside && heard.push(data.kind)
    addEventListener('message', hear)

    type('zipCode', '1112')
    await until(() => error('zipCode'))
    const early = [error('zipCode'), error('email')]
    type('zipCode', '11122')
    await until(() => input('city').value)
    const found = await address?.findFaults()
    const away = await address?.findFaults()
    await until(() => heard.length > 0)

    removeEventListener('message', hear)
    form.remove()
    expect(early).to.deep.equal(['Fem siffror', undefined])
    expect([input('city').value, heard]).to.deep.equal(['Stockholm', ['shipping-option']])
    expect(found).to.deep.equal([{ field: 'email', message: 'Fyll i' }])
    expect([error('zipCode'), error('email')]).to.deep.equal([undefined, 'Fyll i'])
    expect([away, sent.length]).to.deep.equal([undefined, 4])
    expect(sent[2]).to.deep.include({ zipCode: '11122', city: 'Stockholm', email: '' })
  })

  it('says at once that it has not arrived, and goes by itself once it can', async () => {
    const kept = { outcome: 'kept', faults: { zipCode: 'Fem siffror' } } as const
    const { form, sent, type, error, unsent } = await openForm([AWAY, AWAY, kept])

    type('zipCode', '1112')
    await until(() => unsent())
    const away = [unsent(), error('zipCode')]
    dispatchEvent(new Event('online'))
    await until(() => sent.length === 2)
    await Promise.resolve()
    const still = unsent()
    dispatchEvent(new Event('online'))
    await until(() => error('zipCode'))

    form.remove()
    expect([away, still]).to.deep.equal([['Inte framme', undefined], 'Inte framme'])
    expect([unsent(), error('zipCode'), sent.length]).to.deep.equal(['', 'Fem siffror', 3])
    dispatchEvent(new Event('online'))
    expect(sent.length).to.equal(3)
  })

  it('is not requested if the form has no field for it', async () => {
    const { form } = await openForm([])
    const { offerAddress } = await import('../../shop/payments/frame/address.ts')
    const { findParts } = await import('../../shop/payments/frame/form-parts.ts')
    find(form, '[data-buyer]').remove()

    expect(offerAddress(findParts(form), () => Promise.reject(new Error()))).to.equal(undefined)
    form.remove()
  })
})

describe('a provider that does not answer its frame', () => {
  for (const failure of ['reset', { status: 500 }, { text: 'no JSON' }] as const) {
    it(`is unreachable, whatever was requested: ${JSON.stringify(failure)}`, async () => {
      const { sessionCalls } = await import('../../shop/payments/frame/session.ts')
      const paths = [
        'GET /s',
        'POST /s/identify',
        'POST /s/address',
        'POST /s/cancel',
        'POST /s/pay',
      ]
      stubFetch(Object.fromEntries(paths.map((it) => [it, failure])))
      const form = document.createElement('form')
      Object.assign(form.dataset, { session: '/s', sign: 'signed' })
      const { read, identify, address, cancel, pay } = sessionCalls(form)

      const asked = [read(), identify('19121212-1212'), address({}), cancel(), pay({})]

      const outcomes = (await Promise.all(asked)).map((it) => 'outcome' in it && it.outcome)
      expect(outcomes).to.deep.equal(paths.map(() => 'unavailable'))
    })
  }
})
