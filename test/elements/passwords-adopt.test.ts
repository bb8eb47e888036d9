import { drawn } from 'drawn-by-server:../drawn/passwords.ts'
import { expect } from '@open-wc/testing'
import { define as defineChange } from '../../src/elements/change-password/change-password-view.tsx'
import { define as defineForgot } from '../../src/elements/forgot-password/forgot-password-view.tsx'
import { define as defineLogin } from '../../src/elements/login-form/login-form-view.tsx'
import '../../src/i18n/texts/register-sv.ts'
import { find, until } from '../helpers/render.tsx'
import { stubFetch } from '../helpers/stub-fetch.ts'
import { alertOf, box, keepOnPage, sentTo, submitOf, typeInto } from './form-fixtures.ts'

const TAGS = 'login-form, forgot-password, change-password'

defineLogin('login-form')
defineForgot('forgot-password')
defineChange('change-password')
keepOnPage()

/** Puts the server's markup on the page, with input from before the script. */
async function adopt(name: string, typed: Readonly<Record<string, string>> = {}) {
  const place = document.createElement('div')
  place.innerHTML = drawn[name] ?? ''
  for (const [field, value] of Object.entries(typed)) box(place, field).value = value
  const before = [...place.querySelectorAll('form, input, button')]
  const element = find<HTMLElement>(place, TAGS)
  document.body.append(place)
  await until(() => element.dataset.state === 'ready')
  return { place, element, before, now: [...place.querySelectorAll('form, input, button')] }
}

describe('forms of passwords that the server has drawn', () => {
  for (const name of Object.keys(drawn).filter((it) => !/proof/i.test(it))) {
    it(`keep the nodes of the server, and what they say: ${name}`, async () => {
      const { place, before, now } = await adopt(name)

      expect(now).to.deep.equal(before)
      expect(alertOf(place)).to.equal(name.startsWith('wrong') ? 'För många försök.' : undefined)
      place.remove()
    })
  }

  it('keep what was typed before the script came, and send it from there', async () => {
    const calls = stubFetch({ 'POST /api/user/login': { body: { token: 'next' } } })
    const { place } = await adopt('login', { userName: 'a@b.se', password: 'hemligt' })

    submitOf(place).click()
    await until(() => sentTo.length > 0)

    expect(calls.map(({ body }) => body)).to.deep.equal([
      { userName: 'a@b.se', password: 'hemligt' },
    ])
    expect(sentTo).to.deep.equal(['/cart'])
    place.remove()
  })

  it('post the address that is typed by now to where a password is forgotten', async () => {
    const { place } = await adopt('wrongLogin')
    typeInto(place, 'userName', 'bo@example.com')
    const form = find<HTMLFormElement>(place, 'form[action="/forgot-password"]')
    form.addEventListener('submit', (event) => event.preventDefault())

    find<HTMLButtonElement>(form, 'button').click()

    expect(new FormData(form).get('email')).to.equal('bo@example.com')
    expect(new FormData(form).get('password')).to.equal(null)
    place.remove()
  })

  it('offer another link with one press where the link has died meanwhile', async () => {
    const refusal = { status: 400, body: { message: 'expired' } }
    stubFetch({ 'POST /api/user/changepassword': refusal })
    const { place } = await adopt('choose')
    typeInto(place, 'NewPassword', 'tre blå hästar')
    typeInto(place, 'RepeatedPassword', 'tre blå hästar')

    submitOf(place).click()
    await until(() => place.querySelector('.change-password__another'))

    const form = find<HTMLFormElement>(place, '.change-password__another')
    expect(form.getAttribute('action')).to.equal('/forgot-password')
    expect(new FormData(form).get('link')).to.equal('T1')
    place.remove()
  })
})
