import { expect } from '@open-wc/testing'
import { define as defineChange } from '../../src/elements/change-password/change-password-view.tsx'
import { define as defineForgot } from '../../src/elements/forgot-password/forgot-password-view.tsx'
import { define as defineLogin } from '../../src/elements/login-form/login-form-view.tsx'
import { define as defineNewsletter } from '../../src/elements/newsletter-block/newsletter-block-view.tsx'
import { define as defineQuotation } from '../../src/elements/quotation-form/quotation-form-view.tsx'
import { svForms } from '../../src/i18n/texts/forms/sv.ts'
import { goOffline } from '../helpers/failure-scenarios.ts'
import { find, render, until } from '../helpers/render.tsx'
import { type StubbedResponse, stubFetch } from '../helpers/stub-fetch.ts'
import { keepOnPage } from './form-fixtures.ts'
import { ADDRESSES, renderList } from './list-fixtures.ts'
import { forgetList, keepList } from './quotation-fixtures.ts'
import { FIELDS, GET_FIELDS, renderRegister, SAVE } from './register-fixtures.ts'
import { CONFIRM, QUOTE, QUOTED, reviewed } from './return-fixtures.ts'

defineChange('change-password')
defineForgot('forgot-password')
defineLogin('login-form')
defineNewsletter('newsletter-block')
defineQuotation('quotation-form')
keepOnPage()
afterEach(forgetList)

interface Form {
  readonly tag: string
  readonly call: string
  readonly open: () => Promise<HTMLElement>
  /** By the names of fields. */
  readonly typed: Readonly<Record<string, string>>
  /** Calls before, or in addition to, the form's own. */
  readonly others?: Readonly<Record<string, StubbedResponse>>
}

const EMAIL = 'anna@example.com'
const PASSWORD = 'tre gula hyrbilar'

async function openQuotation(): Promise<HTMLElement> {
  keepList([{ articleNumber: 'A1', name: 'Drift', quantity: 2, note: '' }])
  const el = await render('<quotation-form termsurl="/terms"></quotation-form>')
  find<HTMLInputElement>(el, '[name=termsAccepted]').checked = true
  return el
}

async function openAddress(): Promise<HTMLElement> {
  const el = await renderList()
  find(el, '[data-act=add]').click()
  await until(() => el.querySelector('[data-act=save]'))
  return el
}

const FORMS: readonly Form[] = [
  {
    tag: 'login-form',
    call: 'POST /api/user/login',
    open: () => render('<login-form></login-form>'),
    typed: { userName: EMAIL, password: PASSWORD },
  },
  {
    tag: 'forgot-password',
    call: 'POST /api/user/forgotpassword',
    open: () => render('<forgot-password></forgot-password>'),
    typed: { email: EMAIL },
  },
  {
    tag: 'change-password',
    call: 'POST /api/user/changepassword',
    open: () => render('<change-password token="T1"></change-password>'),
    typed: { NewPassword: PASSWORD, RepeatedPassword: PASSWORD },
  },
  {
    tag: 'newsletter-block',
    call: 'POST /api/newsletter/subscribe',
    open: () => render('<newsletter-block></newsletter-block>'),
    typed: { email: EMAIL },
  },
  {
    tag: 'register-me',
    call: SAVE,
    open: () => renderRegister('types="B2C"'),
    typed: { _email: EMAIL, firstName: 'Anna', password: PASSWORD },
    others: { [GET_FIELDS]: { body: { fields: FIELDS, successText: '' } } },
  },
  {
    tag: 'my-addresses',
    call: `POST ${ADDRESSES}`,
    open: openAddress,
    typed: { address: 'Hemgatan 1', zipCode: '222 21', city: 'Lunda' },
    others: { [`GET ${ADDRESSES}`]: { body: [] } },
  },
  {
    tag: 'order-returns',
    call: CONFIRM,
    open: reviewed,
    typed: {},
    others: { [QUOTE]: QUOTED },
  },
  {
    tag: 'quotation-form',
    call: 'POST /api/quotation',
    open: openQuotation,
    typed: { companyName: 'Klubben AB', email: EMAIL },
  },
]

const control = (el: Element, name: string) => find<HTMLInputElement>(el, `[name="${name}"]`)
const said = (el: Element) => el.querySelector('[role=alert]')?.textContent ?? ''

describe('a form that nobody sends again', () => {
  for (const { tag, call, open, typed, others } of FORMS) {
    it(`promises nothing while offline, and keeps what is typed: ${tag}`, async () => {
      const calls = stubFetch({ [call]: 'reset', ...others })
      const el = await open()
      for (const [name, value] of Object.entries(typed)) {
        const field = control(el, name)
        field.value = value
        field.dispatchEvent(new InputEvent('input', { bubbles: true }))
      }
      const sent = () => calls.filter((it) => `${it.method} ${it.path}` === call).length

      const goOnline = goOffline()
      find(el, '.cs-submit, button[type=submit]').click()
      await until(() => said(el) !== '').finally(goOnline)

      expect(said(el)).to.contain(svForms['form.offline'])
      expect(Object.keys(typed).map((it) => control(el, it).value)).to.deep.equal(
        Object.values(typed),
      )
      expect(sent()).to.equal(1)
    })
  }
})
