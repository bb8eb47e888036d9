import { expect } from '@open-wc/testing'
import { define } from '../../src/elements/cookie-consent/define.ts'
import { CONSENT_COOKIE, type Consent } from '../../src/model/consent.ts'
import { find, render, until } from '../helpers/render.tsx'

define('cookie-consent')

const EMPTY = '<cookie-consent></cookie-consent>'
const WHOLE = '<cookie-consent marketing preferences></cookie-consent>'
const YES = { measurement: true, marketing: true, preferences: true }
const NO = { measurement: false, marketing: false, preferences: false }
const MEASURED = { ...NO, measurement: true }

const oneTrust = (isClosed: boolean) => Object.fromEntries([['IsAlertBoxClosed', () => isClosed]])

let heard: Consent[]

const hear = ({ detail }: CustomEvent<Consent>) => heard.push(detail)
const keep = (value: string, age = 60) => {
  // biome-ignore lint/suspicious/noDocumentCookie: as the element does
  document.cookie = `${CONSENT_COOKIE}=${value}; path=/; max-age=${age}`
}
const kept = () => new RegExp(`${CONSENT_COOKIE}=([^;]*)`).exec(document.cookie)?.[1]
const press = (place: Element, value: string) =>
  find<HTMLButtonElement>(place, `button[value="${value}"]`).click()
const isShown = (element: HTMLElement) => element.getClientRects().length > 0 && !element.hidden

beforeEach(() => {
  heard = []
  keep('', 0)
  localStorage.clear()
  document.addEventListener('courtside:consent', hear)
})

afterEach(() => {
  document.removeEventListener('courtside:consent', hear)
  keep('', 0)
  localStorage.clear()
})

describe('cookie-consent before an answer', () => {
  it('is accessible, and asks without taking the focus or storing anything', async () => {
    const element = await render(EMPTY)

    await expect(element).to.be.accessible()
    expect(isShown(element)).to.equal(true)
    expect(element.matches(':focus-within')).to.equal(false)
    expect([heard, kept(), localStorage.length]).to.deep.equal([[], undefined, 0])
  })

  it('lets reject and accept be pressed alike, and ticks nothing', async () => {
    const element = await render(WHOLE)
    const [none, all] = [...element.querySelectorAll('.cookie-consent__answers button')]

    expect([none?.textContent, all?.textContent]).to.deep.equal(['Neka alla', 'Godkänn alla'])
    expect(none?.className).to.equal(all?.className)
    const ticked = [...element.querySelectorAll<HTMLInputElement>('input[name]')].map(
      (it) => [it.name, it.checked] as const,
    )
    expect(ticked).to.deep.equal([
      ['measurement', false],
      ['marketing', false],
      ['preferences', false],
    ])
  })

  for (const [value, consent, cookie] of [
    ['all', YES, 'measurement.marketing.preferences'],
    ['none', NO, 'none'],
    ['chosen', NO, 'none'],
  ] as const) {
    it(`keeps and tells "${value}", and is gone`, async () => {
      const element = await render(WHOLE)
      press(element, value)

      expect([heard, kept(), element.hidden]).to.deep.equal([[consent], cookie, true])
    })
  }

  it('takes no yes to what it does not ask for', async () => {
    const element = await render(EMPTY)
    press(element, 'all')

    expect([heard, kept()]).to.deep.equal([[MEASURED], 'measurement'])
  })

  it('wakes what waits for a yes to remembering, with nothing else', async () => {
    const waits = '<p data-wake="consent">…</p><p data-wake="visible">…</p>'
    const place = await render(`<div>${WHOLE}${waits}</div>`)
    const element = find(place, 'cookie-consent')
    await until(() => element.querySelector('form'))
    const modes = () => [...place.querySelectorAll('p[data-wake]')].map((it) => it.outerHTML)
    find<HTMLInputElement>(element, '[name="measurement"]').checked = true
    press(element, 'chosen')
    expect(modes().join('')).to.equal(waits)
    press(element, 'all')

    expect(modes().join('')).to.equal(waits.replace('consent', 'idle'))
  })

  it('keeps what is ticked', async () => {
    const element = await render('<cookie-consent marketing></cookie-consent>')
    find<HTMLInputElement>(element, '[name="measurement"]').checked = true
    press(element, 'chosen')

    expect(heard).to.deep.equal([MEASURED])
  })

  it('sends the server’s form once, quietly', async () => {
    const element = await render(
      `<cookie-consent hidden><form method="post" action="/cookies">
        <input type="hidden" name="__RequestVerificationToken" value="t">
        <button name="choice" value="all">Ja</button></form></cookie-consent>`,
    )
    const sent: string[] = []
    const { fetch } = globalThis
    globalThis.fetch = async (address, init) => {
      sent.push(`${init?.method} ${new URL(String(address)).pathname} ${init?.body}`)
      return new Response(null, { status: 204 })
    }
    press(element, 'all')
    globalThis.fetch = fetch

    expect(sent).to.deep.equal(['POST /cookies __RequestVerificationToken=t&choice=all&quiet=1'])
    expect(heard).to.deep.equal([MEASURED])
  })
})

describe('cookie-consent, where the shop is not reached', () => {
  const UNSENT = 'courtside.consent.unsent'
  const FORM = `<cookie-consent hidden preferences><form method="post" action="/cookies">
    <input type="hidden" name="__RequestVerificationToken" value="t">
    <input type="checkbox" name="preferences">
    <button name="choice" value="none">Nej</button></form></cookie-consent>`
  const { fetch } = globalThis
  let sent: string[]
  let answer: () => Promise<Response> | Response
  const said = (element: Element) => element.querySelector('.cookie-consent__unsent')?.textContent

  beforeEach(() => {
    sent = []
    globalThis.fetch = async (address, init) => {
      const { pathname } = new URL(String(address), location.href)
      sent.push([init?.method ?? 'GET', pathname, init?.body].join(' ').trim())
      return pathname === '/api/token' ? Response.json({ token: 'new' }) : answer()
    }
  })

  afterEach(() => {
    globalThis.fetch = fetch
  })

  const failures = [
    ['no network', () => Promise.reject(new TypeError('Failed to fetch'))],
    ['a failing shop', () => new Response(null, { status: 500 })],
    ['a shop that asks to wait', () => new Response(null, { status: 429 })],
    ['a form that it refuses', () => new Response(null, { status: 400 })],
    ['a login page in between', () => new Response(null, { status: 401 })],
  ] as const
  for (const [name, failure] of failures) {
    it(`says that a no has not arrived: ${name}`, async () => {
      answer = failure
      const element = await render(FORM)
      press(element, 'none')
      expect([heard, kept()]).to.deep.equal([[NO], 'none'])

      await until(() => said(element))

      expect(said(element)).to.contain('har inte nått butiken')
      expect(isShown(element)).to.equal(true)
      expect(isShown(find(element, 'form'))).to.equal(false)
      expect(localStorage.getItem(UNSENT)).to.equal('1')
      await expect(element).to.be.accessible()
    })
  }

  it('sends it again when the network is back, and then says nothing more', async () => {
    answer = failures[0][1]
    const element = await render(FORM)
    press(element, 'none')
    await until(() => said(element))
    answer = () => new Response(null, { status: 204 })
    sent = []

    window.dispatchEvent(new Event('online'))

    await until(() => element.hidden)
    expect(sent).to.deep.equal(['POST /cookies __RequestVerificationToken=t&choice=chosen&quiet=1'])
    expect([said(element), localStorage.getItem(UNSENT)]).to.deep.equal([undefined, null])
  })

  it('sends it again by a press, and by the next page', async () => {
    answer = failures[0][1]
    const element = await render(FORM)
    press(element, 'none')
    await until(() => said(element))
    sent = []
    find<HTMLButtonElement>(element, '.cookie-consent__unsent button').click()
    await until(() => sent.length === 1)
    await until(() => said(element))
    element.remove()
    answer = () => new Response(null, { status: 204 })

    const next = await render(FORM)

    await until(() => localStorage.getItem(UNSENT) === null)
    expect([sent.length, next.hidden, said(next)]).to.deep.equal([2, true, undefined])
  })

  it('renews a token that is older than the session, and sends it with that', async () => {
    let status = 403
    answer = () => {
      const given = new Response(null, { status })
      status = 204
      return given
    }
    const element = await render(FORM)
    press(element, 'none')

    await until(() => sent.length === 3)
    await until(() => localStorage.getItem(UNSENT) === null)
    expect(sent.map((it) => it.split(' ', 2).join(' '))).to.deep.equal([
      'POST /cookies',
      'GET /api/token',
      'POST /cookies',
    ])
    expect([element.hidden, said(element)]).to.deep.equal([true, undefined])
  })

  it('asks again in its place when the question is opened', async () => {
    answer = failures[0][1]
    const place = await render(`<div><a href="/cookies" data-consent>Kakor</a>${FORM}</div>`)
    const element = find(place, 'cookie-consent')
    await until(() => element.dataset.state === 'ready')
    find(place, 'a').click()
    press(element, 'none')
    await until(() => said(element))

    find(place, 'a').click()

    expect([said(element), isShown(find(element, 'form'))]).to.deep.equal([undefined, true])
  })
})

describe('cookie-consent after an answer', () => {
  it('tells the page what was answered, and asks nothing', async () => {
    keep('measurement')
    const element = await render(EMPTY)

    expect(heard).to.deep.equal([MEASURED])
    expect(element.hidden).to.equal(true)
  })

  it('opens by a link of the page, shows what stands, and gives the focus back', async () => {
    keep('measurement')
    const place = await render(
      `<div><a href="/cookies" data-consent>Kakor</a>${EMPTY.replace('>', ' marketing>')}</div>`,
    )
    const element = find(place, 'cookie-consent')
    await until(() => element.dataset.state === 'ready')
    find(place, 'a').click()

    expect([element.hidden, element.matches(':focus-within')]).to.deep.equal([false, true])
    const boxes = [...element.querySelectorAll<HTMLInputElement>('input[name]')]
    expect(boxes.map((it) => it.checked)).to.deep.equal([true, false])
    press(element, 'none')
    expect(heard.at(-1)).to.deep.equal(NO)
    expect(document.activeElement === find(place, 'a')).to.equal(true)
  })

  it('applies the answer of another tab when the page becomes visible', async () => {
    const element = await render(EMPTY)
    keep('none')
    window.dispatchEvent(new Event('visibilitychange'))
    window.dispatchEvent(new Event('visibilitychange'))

    expect([heard, element.hidden]).to.deep.equal([[NO], true])
  })

  it('forgets what was sent and what was looked at, when the yes is taken back', async () => {
    localStorage.setItem('courtside.sent', '{"purchase:C-1":1}')
    localStorage.setItem('courtside.seen', '{"productIds":["a"],"owner":"","readAt":0}')
    keep('measurement.preferences')
    const place = await render(`<div><a data-consent href="/cookies">Kakor</a>${EMPTY}</div>`)
    const element = find(place, 'cookie-consent')
    await until(() => element.dataset.state === 'ready')
    expect(localStorage.length).to.equal(2)
    find(place, 'a').click()
    press(element, 'none')

    expect(localStorage.length).to.equal(0)
  })
})

describe('cookie-consent beside another tool', () => {
  const page = window as unknown as Record<string, unknown>
  const tool = (name: string, more = '') =>
    render(`<cookie-consent tool="${name}" ${more}></cookie-consent>`)
  const say = (name: string, detail?: unknown) =>
    window.dispatchEvent(new CustomEvent(name, { detail }))

  afterEach(() => {
    for (const it of ['Cookiebot', 'OneTrust', 'OnetrustActiveGroups', 'dataLayer']) {
      Reflect.deleteProperty(page, it)
    }
  })

  it('follows Cookiebot, before and after this script has loaded', async () => {
    const element = await tool('cookiebot')
    page.Cookiebot = { hasResponse: false, consent: { statistics: false, marketing: false } }
    say('CookiebotOnDecline')
    expect([element.hidden, heard]).to.deep.equal([true, []])
    page.Cookiebot = { hasResponse: true, consent: { statistics: true, preferences: true } }
    say('CookiebotOnAccept')
    element.remove()
    await tool('cookiebot')

    const said = { ...MEASURED, preferences: true }
    expect(heard).to.deep.equal([said, said])
  })

  it('follows OneTrust only after an answer, in groups of any name', async () => {
    page.OneTrust = oneTrust(false)
    page.OnetrustActiveGroups = ',C0001,C0002,'
    const element = await tool('onetrust')
    say('OneTrustGroupsUpdated')
    expect(heard).to.deep.equal([])
    page.OneTrust = oneTrust(true)
    say('OneTrustGroupsUpdated')
    element.setAttribute('measurementgroup', 'C0009')
    page.OnetrustActiveGroups = ',C0001,C0003,'
    say('OneTrustGroupsUpdated')

    expect(heard).to.deep.equal([MEASURED, NO, { ...NO, preferences: true }])
  })

  it('follows Usercentrics, by its event or by its earlier entries', async () => {
    const status = (type: string, functional: boolean | null, marketing: boolean) => ({
      event: 'consent_status',
      type,
      ucCategory: { essential: true, functional, marketing },
    })
    await tool('usercentrics')
    say('ucEvent', status('implicit', false, false))
    expect(heard).to.deep.equal([])
    say('ucEvent', status('explicit', true, true))
    say('ucEvent', status('EXPLICIT', null, false))
    page.dataLayer = [status('explicit', false, false), status('explicit', true, false)]
    await tool('usercentrics')

    expect(heard).to.deep.equal([YES, NO, { ...MEASURED, preferences: true }])
  })

  it('asks itself where the tool has no name that it knows', async () => {
    const problems: string[] = []
    addEventListener(
      'courtside:error',
      (it) => problems.push(String((it as CustomEvent).detail.attribute)),
      { once: true },
    )
    const element = await tool('other')

    expect([problems, element.hidden]).to.deep.equal([['tool'], false])
  })
})

describe('the signal of an answer to the tag manager', () => {
  it('is nothing before a yes, and the four signals of consent mode from then on', async () => {
    const layer: ArrayLike<unknown>[] = []
    const page = window as unknown as Record<string, unknown>
    page.dataLayer = layer
    const element = await render('<cookie-consent marketing></cookie-consent>')
    const count = layer.length
    press(element, 'all')
    press(element, 'none')
    Reflect.deleteProperty(page, 'dataLayer')

    const said = layer.slice(count).map((it) => [...Array.from(it)])
    const states = said.map(([, command, signals]) => [
      command,
      ...Object.values(signals as object),
    ])
    expect(states.at(-2)).to.deep.equal(['update', 'granted', 'granted', 'granted', 'granted'])
    expect(states.at(-1)).to.deep.equal(['update', 'denied', 'denied', 'denied', 'denied'])
    expect(Object.keys(said.at(-1)?.[2] as object)).to.deep.equal([
      'analytics_storage',
      'ad_storage',
      'ad_user_data',
      'ad_personalization',
    ])
    expect(Object.prototype.toString.call(layer.at(-1))).to.equal('[object Arguments]')
  })
})
