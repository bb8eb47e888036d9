import { expect } from '@open-wc/testing'
import { define } from '../../src/elements/change-password/change-password-view.tsx'
import '../../src/i18n/texts/register-sv.ts'
import { svAccount } from '../../src/i18n/texts/account/sv.ts'
import { render, until } from '../helpers/render.tsx'
import { stubFetch } from '../helpers/stub-fetch.ts'
import { drawn, fakeClock } from '../state/clock.ts'
import { alertOf, box, keepOnPage, sentTo, stateOf, submitOf, typeInto } from './form-fixtures.ts'

define('change-password')

const CHANGE = 'POST /api/user/changepassword'
const TAG =
  '<change-password username="a@b.se" redirecturl="/account/security?done=password"></change-password>'
const GOOD = 'tre blå hästar'
const saved = { body: { isAuthenticated: true, token: 'next' } }

function typeAll(el: Element, current: string, first = GOOD, second = first): void {
  typeInto(el, 'current', current)
  typeInto(el, 'NewPassword', first)
  typeInto(el, 'RepeatedPassword', second)
}

keepOnPage()

describe('change-password without a token', () => {
  it('asks for the current password, sends both as typed, and leads on after two seconds', async () => {
    const calls = stubFetch({ [CHANGE]: saved })
    const el = await render(TAG)
    expect(box(el, 'current').autocomplete).to.equal('current-password')
    typeAll(el, ' old ')
    const clock = fakeClock()
    try {
      submitOf(el).click()
      await drawn(clock, () => stateOf(el) === 'completed')
      await clock.pass(1999)
      expect([stateOf(el), sentTo.length, box(el, 'current').disabled]).to.deep.equal([
        'completed',
        0,
        true,
      ])
      await clock.pass(1)
      expect(sentTo).to.deep.equal(['/account/security?done=password'])
    } finally {
      clock.stop()
    }
    expect(calls.map(({ body }) => body)).to.deep.equal([
      { CurrentPassword: ' old ', NewPassword: GOOD },
    ])
  })

  it('sends nothing where both fields differ, and judges again at each key', async () => {
    const calls = stubFetch({})
    const el = await render(TAG)
    typeAll(el, 'old', GOOD, 'tre')
    submitOf(el).click()
    await until(() => alertOf(el) === svAccount['changepassword.invalidinput'])

    typeInto(el, 'RepeatedPassword', GOOD)
    await until(() => alertOf(el) === undefined)
    expect(calls.length).to.equal(0)
  })

  for (const [status, message, words] of [
    [400, 'current', svAccount['changepassword.current']],
    [401, 'loggedout', svAccount['changepassword.loggedout']],
  ] as const) {
    it(`says that it is refused as ${message}, and keeps what was typed`, async () => {
      stubFetch({ [CHANGE]: { status, body: { message } } })
      const el = await render(TAG)
      typeAll(el, 'wrong')

      submitOf(el).click()
      await until(() => alertOf(el) === words)

      expect([box(el, 'current').value, box(el, 'NewPassword').value]).to.deep.equal([
        'wrong',
        GOOD,
      ])
      expect(box(el, 'current').getAttribute('aria-invalid')).to.equal('true')
    })
  }

  it('shows the current password where the form asks for it', async () => {
    const el = await render(TAG)
    typeInto(el, 'current', 'old')
    el.querySelector<HTMLElement>('[data-act=show-current]')?.click()
    await until(() => box(el, 'current').type === 'text')
    expect(box(el, 'NewPassword').type).to.equal('password')
  })

  it('asks for no current password with the token of a link', async () => {
    const el = await render('<change-password token="T1"></change-password>')
    expect(el.querySelector('[name=current]') === null).to.equal(true)
  })
})
