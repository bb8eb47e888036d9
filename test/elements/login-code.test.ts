import { drawn } from 'drawn-by-server:../drawn/passwords.ts'
import { expect } from '@open-wc/testing'
import { sendKeys } from '@web/test-runner-commands'
import { define } from '../../src/elements/login-form/login-form-view.tsx'
import '../../src/i18n/texts/register-sv.ts'
import { svAccount } from '../../src/i18n/texts/account/sv.ts'
import { find, render, until } from '../helpers/render.tsx'
import { stubFetch } from '../helpers/stub-fetch.ts'
import { alertOf, box, keepOnPage, sentTo, stateOf, submitOf, typeInto } from './form-fixtures.ts'

define('login-form')

const LOGIN = 'POST /api/user/login'
const CODE = 'POST /api/user/login/code'
const loggedIn = { body: { isAuthenticated: true, token: 'next' } }
const codeNeeded = { status: 401, body: { message: 'En kod', modelState: { code: ['En kod'] } } }

/** A login with a proved password, at the step of the code. */
async function atCode(answers: Parameters<typeof stubFetch>[0]) {
  const calls = stubFetch({ [LOGIN]: codeNeeded, ...answers })
  const el = await render('<login-form redirecturl="/account"></login-form>')
  typeInto(el, 'userName', 'anna@example.com')
  typeInto(el, 'password', 'hemligt ord')
  submitOf(el).click()
  await until(() => el.querySelector('input[name="code"]') !== null)
  return { el, calls }
}

keepOnPage()

describe('login-form of an account that asks for a code', () => {
  it('asks for it after the password, with the focus there, and logs in by keyboard', async () => {
    const { el, calls } = await atCode({ [CODE]: loggedIn })
    let events = 0
    el.addEventListener('courtside:logged-in', () => {
      events += 1
    })
    expect([document.activeElement === box(el, 'code'), events, sentTo.length]).to.deep.equal([
      true,
      0,
      0,
    ])
    expect(el.querySelector('input[name="password"]') === null).to.equal(true)
    expect(box(el, 'code').getAttribute('autocomplete')).to.equal('one-time-code')

    await sendKeys({ type: '123 456' })
    await sendKeys({ press: 'Enter' })
    await until(() => sentTo.length > 0)

    expect(calls.at(-1)).to.deep.include({
      path: '/api/user/login/code',
      body: { code: '123 456' },
    })
    expect([sentTo, events]).to.deep.equal([['/account'], 1])
  })

  it('says that a code is wrong, and takes the next one', async () => {
    const { el } = await atCode({ [CODE]: [codeNeeded, loggedIn] })
    typeInto(el, 'code', '000000')
    submitOf(el).click()
    await until(() => alertOf(el))

    expect(alertOf(el)).to.equal(svAccount['login.code.wrong'])
    expect(box(el, 'code').getAttribute('aria-invalid')).to.equal('true')
    await until(() => stateOf(el) === 'idle')
    submitOf(el).click()
    await until(() => sentTo.length > 0)
  })

  it('asks for the password again once it has taken too long', async () => {
    const { el } = await atCode({ [CODE]: { status: 401, body: { message: 'x' } } })
    typeInto(el, 'code', '000000')
    submitOf(el).click()
    await until(() => el.querySelector('input[name="password"]') !== null)

    expect(alertOf(el)).to.equal(svAccount['login.code.expired'])
    expect(box(el, 'password').value).to.equal('')
  })

  it('starts over with another account, and sends no code for that', async () => {
    const { el, calls } = await atCode({})

    find<HTMLButtonElement>(el, 'button[name="again"]').click()
    await until(() => el.querySelector('input[name="password"]') !== null)

    expect(calls.length).to.equal(1)
    expect(alertOf(el)).to.equal(undefined)
  })

  it('sends the code from the form that the server has drawn', async () => {
    const calls = stubFetch({ [CODE]: loggedIn })
    const place = document.createElement('div')
    place.innerHTML = drawn.code ?? ''
    document.body.append(place)
    const el = find<HTMLElement>(place, 'login-form')
    await until(() => el.dataset.state === 'ready')
    typeInto(el, 'code', '123456')

    submitOf(el).click()
    await until(() => sentTo.length > 0)

    expect(calls.map(({ path }) => path)).to.deep.equal(['/api/user/login/code'])
    expect(sentTo).to.deep.equal(['/cart'])
    place.remove()
  })

  it('is accessible', async () => {
    const { el } = await atCode({ [CODE]: codeNeeded })
    await expect(el).to.be.accessible()

    typeInto(el, 'code', '0')
    submitOf(el).click()
    await until(() => alertOf(el))

    await expect(el).to.be.accessible()
  })
})
