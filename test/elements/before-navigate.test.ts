import { expect } from '@open-wc/testing'
import { define as defineChange } from '../../src/elements/change-password/change-password-view.tsx'
import { define as defineForgot } from '../../src/elements/forgot-password/forgot-password-view.tsx'
import { define as defineSearch } from '../../src/elements/quick-search/quick-search-view.tsx'
import '../../src/i18n/texts/register-sv.ts'
import { find, render, until } from '../helpers/render.tsx'
import { stubFetch } from '../helpers/stub-fetch.ts'
import { keepOnPage, sentTo, submitOf, typeInto } from './form-fixtures.ts'
import { holdBack } from './hold-back.ts'
import { FIELDS, field, GET_FIELDS, press, renderRegister, SAVE } from './register-fixtures.ts'

defineChange('change-password')
defineForgot('forgot-password')
defineSearch('quick-search')

const SEARCH = '<quick-search searchurl="/search"></quick-search>'
const HIT = { category: 'Skor', name: 'a', url: '/p/a?k=1', hasImage: false, showAll: false }

function pressKey(target: Element, key: string): void {
  target.dispatchEvent(new KeyboardEvent('keydown', { key, bubbles: true, cancelable: true }))
}

keepOnPage()

describe('a way out of the page that the page holds back', () => {
  it('of quick-search leaves the field with its text and the focus, on a hit and without one', async () => {
    stubFetch({ 'POST /api/quickSearch': { body: [HIT] } })
    const held = holdBack('courtside:before-navigate')
    const el = await render(SEARCH)
    const input = find<HTMLInputElement>(el, 'input[type="search"], [role="combobox"]')
    input.focus()
    typeInto(el, input.name, 'skorna')
    await until(() => el.querySelector('[role="option"]'))

    pressKey(input, 'Enter')
    pressKey(input, 'ArrowDown')
    await until(() => input.getAttribute('aria-activedescendant'))
    pressKey(input, 'Enter')

    expect(held.asked).to.deep.equal([
      { on: 'quick-search', detail: { kind: 'search', url: '/search' } },
      { on: 'quick-search', detail: { kind: 'hit', url: '/p/a' } },
    ])
    expect([input.value, document.activeElement === input]).to.deep.equal(['skorna', true])
    held.end()
  })

  it('of change-password keeps the visitor there, after the password was kept', async () => {
    stubFetch({ 'POST /api/user/changepassword': { body: { isAuthenticated: true } } })
    const held = holdBack('courtside:before-navigate')
    const el = await render(
      '<change-password token="T1" redirecturl="/account?x=1"></change-password>',
    )
    typeInto(el, 'NewPassword', 'tre blå hästar')
    typeInto(el, 'RepeatedPassword', 'tre blå hästar')
    submitOf(el).click()
    await until(() => held.asked.length === 1)

    const detail = { kind: 'form', url: '/account' }
    expect(held.asked).to.deep.equal([{ on: 'change-password', detail }])
    expect(sentTo).to.deep.equal([])
    held.end()
  })

  it('of forgot-password keeps the visitor there, after the mail was requested', async () => {
    stubFetch({ 'POST /api/user/forgotpassword': { body: { message: 'x' } } })
    const held = holdBack('courtside:before-navigate')
    const el = await render('<forgot-password redirecturl="/login?x=1"></forgot-password>')
    typeInto(el, 'email', 'kim@example.com')
    submitOf(el).click()
    await until(() => held.asked.length === 1)

    const detail = { kind: 'form', url: '/login' }
    expect(held.asked).to.deep.equal([{ on: 'forgot-password', detail }])
    expect(sentTo).to.deep.equal([])
    held.end()
  })

  it('of register-me keeps the visitor there, after the member was kept', async () => {
    const saved = { body: { success: true, successText: 'Tack', fields: [] } }
    stubFetch({ [GET_FIELDS]: { body: { fields: FIELDS, successText: '' } }, [SAVE]: saved })
    const held = holdBack('courtside:before-navigate')
    const el = await renderRegister('types="B2C" redirecturl="/welcome?x=1"')
    field(el, '_email').value = 'kim@example.com'
    press(el)
    await until(() => held.asked.length === 1)

    const detail = { kind: 'form', url: '/welcome' }
    expect(held.asked).to.deep.equal([{ on: 'register-me', detail }])
    expect(sentTo).to.deep.equal([])
    held.end()
  })
})
