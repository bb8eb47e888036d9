import { expect } from '@open-wc/testing'
import { sendKeys } from '@web/test-runner-commands'
import { define } from '../../src/elements/login-form/login-form-view.tsx'
import '../../src/i18n/texts/register-sv.ts'
import { svAccount } from '../../src/i18n/texts/account/sv.ts'
import { svCore } from '../../src/i18n/texts/core/sv.ts'
import { find, render, until } from '../helpers/render.tsx'
import { stubFetch } from '../helpers/stub-fetch.ts'
import { alertOf, box, keepOnPage, sentTo, stateOf, submitOf, typeInto } from './form-fixtures.ts'

define('login-form')

const LOGIN = 'POST /api/user/login'
const TAG = `<login-form title="Hej" redirecturl="/cart?x=1" forgotpasswordurl="/forgot-password"
  registerurl="/register"></login-form>`
const loggedIn = { body: { isAuthenticated: true, token: 'next' } }

function fillIn(el: Element): void {
  typeInto(el, 'userName', 'anna@example.com')
  typeInto(el, 'password', 'hemligt ord')
}

keepOnPage()

describe('login-form', () => {
  it('logs in by keyboard, tells the page, and leads on', async () => {
    const calls = stubFetch({ [LOGIN]: loggedIn })
    const el = await render(TAG)
    let events = 0
    el.addEventListener('courtside:logged-in', () => {
      events += 1
    })
    fillIn(el)

    await sendKeys({ press: 'Enter' })
    await until(() => sentTo.length > 0)

    expect(calls.map(({ path, body }) => ({ path, body }))).to.deep.equal([
      { path: '/api/user/login', body: { userName: 'anna@example.com', password: 'hemligt ord' } },
    ])
    expect([sentTo, events]).to.deep.equal([['/cart?x=1'], 1])
  })

  it('has the other tabs read the cart again', async () => {
    stubFetch({ [LOGIN]: loggedIn })
    const heard: unknown[] = []
    const channel = new BroadcastChannel('courtside')
    channel.addEventListener('message', ({ data }) => heard.push(data.kind))
    const el = await render(TAG)
    fillIn(el)

    submitOf(el).click()

    await until(() => heard.includes('cart'))
    channel.close()
  })

  it('keeps what was typed, and does not say which half was wrong', async () => {
    stubFetch({ [LOGIN]: { status: 401, body: { message: 'Okänd <b>adress</b>' } } })
    const el = await render(TAG)
    fillIn(el)

    submitOf(el).click()
    await until(() => alertOf(el))

    expect(alertOf(el)).to.equal(svAccount['login.failed'])
    expect(box(el, 'userName').value).to.equal('anna@example.com')
    for (const name of ['userName', 'password']) {
      expect(box(el, name).getAttribute('aria-describedby')).to.equal(find(el, '.cs-error').id)
    }
    expect(sentTo).to.deep.equal([])
  })

  it('takes the typed address along to where a password is forgotten', async () => {
    const el = await render(TAG)
    typeInto(el, 'userName', 'anna@example.com')
    const link = find<HTMLAnchorElement>(el, 'a[href="/forgot-password"]')
    link.addEventListener('click', (event) => event.preventDefault())

    link.click()

    expect(sessionStorage.getItem('courtside.email')).to.equal('anna@example.com')
  })

  it('says how long to wait, and that the net is away', async () => {
    const busy = { status: 429, headers: { 'retry-after': '60' }, body: { message: 'x' } }
    stubFetch({ [LOGIN]: [busy, 'reset'] })
    const el = await render(TAG)
    fillIn(el)
    submitOf(el).click()
    await until(() => alertOf(el)?.includes('60'))
    await until(() => stateOf(el) === 'idle')
    submitOf(el).click()
    await until(() => alertOf(el) === svCore['error.network'])
  })

  it('leads to no other site, and stays on the page by default', async () => {
    stubFetch({ [LOGIN]: loggedIn })
    for (const attribute of ['redirecturl="https://evil.example/x"', '']) {
      const el = await render(`<login-form ${attribute}></login-form>`)
      fillIn(el)
      submitOf(el).click()
      await until(() => stateOf(el) === 'completed')
    }
    expect(sentTo).to.deep.equal([undefined, location.pathname + location.search])
  })

  it('has its title as a heading, and leads to a registration and a forgotten password', async () => {
    const el = await render(TAG)
    const links = [...el.querySelectorAll('a')].map((it) => it.getAttribute('href'))
    expect(find(el, 'h2').textContent).to.equal('Hej')
    expect(links.sort()).to.deep.equal(['/forgot-password', '/register'])

    const bare = await render('<login-form></login-form>')
    expect(bare.querySelector('h2, a') === null).to.equal(true)
  })

  it('draws no link that would run a script', async () => {
    const el = await render(
      '<login-form forgotpasswordurl="javascript:alert(1)" registerurl="data:x"></login-form>',
    )
    expect(el.querySelector('a')).to.equal(null)
  })

  it('can be used again when Back brings the page', async () => {
    stubFetch({ [LOGIN]: loggedIn })
    const el = await render(TAG)
    fillIn(el)
    submitOf(el).click()
    await until(() => stateOf(el) === 'completed')

    dispatchEvent(new PageTransitionEvent('pageshow', { persisted: true }))

    await until(() => stateOf(el) === 'idle')
  })

  it('works with a shop that answers a login with nothing', async () => {
    stubFetch({ [LOGIN]: { status: 204 } })
    const el = await render(TAG)
    fillIn(el)
    submitOf(el).click()
    await until(() => sentTo.length > 0)
  })

  it('is accessible, also with an error', async () => {
    stubFetch({ [LOGIN]: { status: 401, body: { message: 'x' } } })
    const el = await render(TAG)
    await expect(el).to.be.accessible()
    fillIn(el)
    submitOf(el).click()
    await until(() => alertOf(el))
    await expect(el).to.be.accessible()
  })
})
