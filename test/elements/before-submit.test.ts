import { expect } from '@open-wc/testing'
import { define as defineChange } from '../../src/elements/change-password/change-password-view.tsx'
import { define as defineForgot } from '../../src/elements/forgot-password/forgot-password-view.tsx'
import { define as defineLogin } from '../../src/elements/login-form/login-form-view.tsx'
import { define as defineNewsletter } from '../../src/elements/newsletter-block/newsletter-block-view.tsx'
import { define as defineQuotation } from '../../src/elements/quotation-form/quotation-form-view.tsx'
import '../../src/i18n/texts/register-sv.ts'
import { shopEvents } from '../../src/events/shop-events.ts'
import { find, render, until } from '../helpers/render.tsx'
import { stubFetch } from '../helpers/stub-fetch.ts'
import { hearLeaving, leaveAgain, sentTo, submitOf, typeInto } from './form-fixtures.ts'
import { holdBack } from './hold-back.ts'
import {
  ADDRESSES,
  BO,
  fill,
  HOME,
  PERSONS,
  press as pressInList,
  renderList,
} from './list-fixtures.ts'
import { forgetList, keepList } from './quotation-fixtures.ts'
import {
  FIELDS,
  field,
  GET_FIELDS,
  GET_SNIPPET,
  press as pressRegister,
  renderRegister,
  SAVE,
  SNIPPET,
} from './register-fixtures.ts'
import { CONFIRM, MADE, press as pressReturn, QUOTE, QUOTED, reviewed } from './return-fixtures.ts'

defineChange('change-password')
defineForgot('forgot-password')
defineLogin('login-form')
defineNewsletter('newsletter-block')
defineQuotation('quotation-form')

interface Form {
  readonly form: string
  readonly on: string
  readonly answers: Parameters<typeof stubFetch>[0]
  /** Draws it, filled in. */
  readonly open: () => Promise<HTMLElement>
  readonly press: (el: HTMLElement) => void
}

const DONE = { body: { message: 'x', isAuthenticated: true } }
const pressSubmit = (el: Element) => {
  submitOf(el).focus()
  submitOf(el).click()
}

async function typed(tag: string, fields: Readonly<Record<string, string>>): Promise<HTMLElement> {
  const el = await render(tag)
  for (const [name, value] of Object.entries(fields)) typeInto(el, name, value)
  return el
}

const FORMS: readonly Form[] = [
  {
    ...{ form: 'newsletter', on: 'newsletter-block', press: pressSubmit },
    answers: { 'POST /api/newsletter/subscribe': DONE },
    open: () => typed('<newsletter-block></newsletter-block>', { email: 'a@b.se' }),
  },
  {
    ...{ form: 'login', on: 'login-form', press: pressSubmit },
    answers: { 'POST /api/user/login': DONE },
    open: () =>
      typed('<login-form title="Hej"></login-form>', { userName: 'a@b.se', password: 'hemligt' }),
  },
  {
    ...{ form: 'password-link', on: 'forgot-password', press: pressSubmit },
    answers: { 'POST /api/user/forgotpassword': DONE },
    open: () => typed('<forgot-password title="Glömt"></forgot-password>', { email: 'a@b.se' }),
  },
  {
    ...{ form: 'password', on: 'change-password', press: pressSubmit },
    answers: { 'POST /api/user/changepassword': DONE },
    open: () =>
      typed('<change-password token="T1"></change-password>', {
        NewPassword: 'tre blå hästar',
        RepeatedPassword: 'tre blå hästar',
      }),
  },
  {
    ...{ form: 'quotation', on: 'quotation-form' },
    answers: { 'POST /api/quotation': { status: 500, body: {} } },
    async open() {
      keepList([{ articleNumber: 'A1', name: 'Drift', quantity: 2, note: '' }])
      const el = await render('<quotation-form termsurl="/terms"></quotation-form>')
      find<HTMLInputElement>(el, '[name="companyName"]').value = 'Klubben AB'
      find<HTMLInputElement>(el, '[name="email"]').value = 'lo@example.com'
      find<HTMLInputElement>(el, '[name="termsAccepted"]').checked = true
      return el
    },
    press: (el) => find<HTMLButtonElement>(el, '[data-act="quotation-send"]').click(),
  },
  {
    ...{ form: 'registration', on: 'register-me', press: pressRegister },
    answers: { [GET_FIELDS]: { body: { fields: FIELDS, successText: '' } }, [SAVE]: DONE },
    async open() {
      const el = await renderRegister('types="B2C"')
      field(el, '_email').value = 'kim@example.com'
      return el
    },
  },
  {
    ...{
      form: 'registration',
      on: 'register-me',
      press: (el) => pressRegister(el, 'register-B2B'),
    },
    answers: { [GET_SNIPPET]: { body: { htmlSnippet: SNIPPET } }, [SAVE]: DONE },
    async open() {
      const el = await renderRegister('types="B2B"')
      await until(() => el.querySelector('[name=companyName]'))
      field(el, 'companyName').value = 'Klubben AB'
      return el
    },
  },
  {
    ...{ form: 'return', on: 'order-returns', press: (el) => pressReturn(el, 'confirm') },
    answers: { [QUOTE]: QUOTED, [CONFIRM]: MADE },
    open: () => reviewed('orderkey="k1"'),
  },
  {
    ...{ form: 'address', on: 'my-addresses' },
    answers: { [`GET ${ADDRESSES}`]: { body: [HOME] }, [`POST ${ADDRESSES}`]: {} },
    async open() {
      const el = await renderList()
      pressInList(el, 'add')
      await until(() => el.querySelector('form'))
      fill(el, { address: 'Nygatan 2', zipCode: '111 22', city: 'Byn' })
      return el
    },
    press: (el) => find<HTMLFormElement>(el, 'form').requestSubmit(),
  },
  {
    ...{ form: 'removal', on: 'my-addresses', press: (el) => pressInList(el, 'removal') },
    answers: { [`GET ${ADDRESSES}`]: { body: [HOME] }, [`DELETE ${ADDRESSES}`]: {} },
    async open() {
      const el = await renderList()
      pressInList(el, 'remove a1')
      await until(() => el.querySelector('dialog:modal'))
      return el
    },
  },
  {
    ...{ form: 'person', on: 'my-persons' },
    answers: { [`GET ${PERSONS}`]: { body: [BO] }, [`POST ${PERSONS}`]: {} },
    async open() {
      const el = await renderList('<my-persons></my-persons>')
      pressInList(el, 'add')
      await until(() => el.querySelector('form'))
      fill(el, { firstName: 'Kim', lastName: 'Ek', email: 'kim@example.com' })
      return el
    },
    press: (el) => find<HTMLFormElement>(el, 'form').requestSubmit(),
  },
]

beforeEach(() => {
  hearLeaving()
  forgetList()
})
afterEach(leaveAgain)

describe('a form that the page holds back', () => {
  for (const { form, on, answers, open, press } of FORMS) {
    it(`(${form}) is not sent, stays as is, and can be sent afterwards`, async () => {
      const calls = stubFetch(answers)
      const measured: string[] = []
      const stop = shopEvents.on('member:registered', (type) => measured.push(type))
      const el = await open()
      const before = calls.length
      const held = holdBack('courtside:before-submit')
      const words = el.textContent
      el.querySelector<HTMLElement>('button[type="submit"]')?.focus()
      const { activeElement } = document

      press(el)
      await until(() => held.asked.length === 1)

      expect(held.asked).to.deep.equal([{ on, detail: { form } }])
      expect([calls.length, measured, sentTo]).to.deep.equal([before, [], []])
      expect(el.textContent).to.equal(words)
      expect(document.activeElement === activeElement).to.equal(true)
      expect(el.querySelector('[aria-disabled="true"], [aria-busy="true"]')).to.equal(null)

      held.end()
      press(el)
      await until(() => calls.length > before)
      stop()
    })
  }
})

describe('a redirect that the page holds back', () => {
  it('leaves the visitor where they are, and names no query', async () => {
    stubFetch({ 'POST /api/user/login': DONE })
    const held = holdBack('courtside:before-navigate')
    const tag = '<login-form title="Hej" redirecturl="/cart?token=x"></login-form>'
    const el = await typed(tag, { userName: 'a@b.se', password: 'hemligt' })

    pressSubmit(el)
    await until(() => held.asked.length === 1)

    expect(held.asked).to.deep.equal([{ on: 'login-form', detail: { kind: 'form', url: '/cart' } }])
    expect(sentTo).to.deep.equal([])
    held.end()
  })
})
