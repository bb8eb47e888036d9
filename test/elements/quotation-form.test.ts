import { expect, oneEvent } from '@open-wc/testing'
import { sendKeys } from '@web/test-runner-commands'
import { define } from '../../src/elements/quotation-form/quotation-form-view.tsx'
import '../../src/i18n/texts/register-sv.ts'
import { find, render, until } from '../helpers/render.tsx'
import { type StubbedResponse, stubFetch } from '../helpers/stub-fetch.ts'
import { forgetList, KEY, keepList, listed } from './quotation-fixtures.ts'

define('quotation-form')

const TAG = '<quotation-form termsurl="/terms"></quotation-form>'
const ASK = 'POST /api/quotation'
const TAKEN = { body: { mailSent: true, message: 'Tack!', number: 'Q1', url: '/pro/quotation/1' } }
const NOT_SENT = { body: { mailSent: false, message: null } }
const CONTACT = [
  ...['companyName', 'firstName', 'lastName', 'email', 'phoneNumber', 'address', 'zipCode', 'city'],
  ...['organizationNumber', 'contactPerson'],
]
const ROWS = [
  { articleNumber: 'A1', name: 'Drift', quantity: 2, note: '' },
  { articleNumber: 'A2', name: '<b>Ställ</b>', quantity: 1, note: 'Röd' },
]

const field = (el: Element, name: string) =>
  find<HTMLInputElement>(el, `[name="${CSS.escape(name)}"]`)
const press = (el: Element) => find<HTMLButtonElement>(el, '[data-act="quotation-send"]').click()
const type = (el: Element, name: string, value: string) => {
  const box = field(el, name)
  const { set } = Object.getOwnPropertyDescriptor(HTMLInputElement.prototype, 'value') ?? {}
  set?.call(box, value)
  box.dispatchEvent(new Event('input', { bubbles: true }))
}

function fillIn(el: Element): void {
  field(el, 'companyName').value = 'Klubben AB'
  field(el, 'email').value = 'lo@example.com'
  field(el, 'termsAccepted').checked = true
}

async function failWith(answer: StubbedResponse): Promise<HTMLElement> {
  stubFetch({ [ASK]: answer })
  keepList(ROWS)
  const el = await render(TAG)
  fillIn(el)
  press(el)
  await until(() => el.querySelector('[role=alert]'))
  return el
}

beforeEach(forgetList)

describe('quotation-form', () => {
  it('says what belongs in an empty list, and is accessible', async () => {
    const el = await render(TAG)
    expect(el.textContent).to.contain('Offertlistan är tom.')
    await expect(el).to.be.accessible()
  })

  it('asks for what is listed, and empties the list of that alone', async () => {
    const calls = stubFetch({ [ASK]: { ...TAKEN, delayMs: 50 } })
    keepList(ROWS)
    const el = await render(TAG)
    await expect(el).to.be.accessible()
    fillIn(el)
    type(el, 'quantity.A1', '7')
    type(el, 'note.A1', 'Svart')

    setTimeout(() => {
      press(el)
      press(el)
    })
    await until(() => calls.length > 0)
    keepList([...listed(), { articleNumber: 'A3', name: '', quantity: 1, note: '' }])
    const { detail } = await oneEvent(el, 'courtside:quotation-asked')

    expect(detail).to.deep.equal({ number: 'Q1' })
    expect(calls.length).to.equal(1)
    const { articles, termsAccepted, formDetails } = Object(calls[0]?.body)
    expect([articles, termsAccepted]).to.deep.equal([
      [
        { articleNumber: 'A1', quantity: 7, note: 'Svart' },
        { articleNumber: 'A2', quantity: 1, note: 'Röd' },
      ],
      true,
    ])
    expect(formDetails.companyName).to.equal('Klubben AB')
    expect(listed().map(({ articleNumber }) => articleNumber)).to.deep.equal(['A3'])
    await until(() => document.activeElement?.className === 'quotation-form__done')
    expect(el.textContent).to.contain('Tack!')
  })

  it('sends each field under its own name, beside terms that can be read first', async () => {
    const calls = stubFetch({ [ASK]: TAKEN })
    keepList(ROWS)
    const el = await render(TAG)
    for (const name of CONTACT) field(el, name).value = `${name}@example.com`
    field(el, 'termsAccepted').checked = true
    expect(find(el, 'a[href="/terms"]').textContent).to.contain('villkor')
    press(el)
    await until(() => el.querySelector('.quotation-form__done'))

    const { formDetails } = Object(calls[0]?.body)
    const sent = CONTACT.map((name) => formDetails[name])
    expect(sent).to.deep.equal(CONTACT.map((name) => `${name}@example.com`))
  })

  for (const [name, answer, said] of [
    [
      'the shop’s refusal',
      { status: 422, body: { message: 'Nej', modelState: { email: ['Fel adress'] } } },
      'Fel adress',
    ],
    ['a mail that was not sent', NOT_SENT, 'Förfrågan kunde inte skickas. Allt du har skrivit'],
    [
      'the shop’s words about that',
      { body: { mailSent: false, message: 'Ring <b>oss</b>' } },
      'Ring <b>oss</b>',
    ],
    ['a fault of the shop’s', { status: 500, body: { message: 'Något gick fel' } }, ''],
    ['a lost answer', 'cut', ''],
    ['too many', { status: 429, body: { message: 'Vänta 5 s' } }, ''],
  ] as const) {
    it(`keeps form and list after ${name}`, async () => {
      const el = await failWith(answer as StubbedResponse)
      expect(el.textContent).to.contain(said)
      expect(field(el, 'companyName').value).to.equal('Klubben AB')
      expect(field(el, 'termsAccepted').checked).to.equal(true)
      expect(listed()).to.deep.equal(ROWS)
    })
  }

  it('repeats a request whose answer was lost under the same key', async () => {
    const calls = stubFetch({ [ASK]: ['cut', TAKEN] })
    keepList(ROWS)
    const el = await render(TAG)
    fillIn(el)
    press(el)
    await until(() => find(el, '[data-act="quotation-send"]').dataset.state === 'error')
    await until(() => find(el, '[data-act="quotation-send"]').dataset.state === 'idle')
    press(el)
    await until(() => el.querySelector('.quotation-form__done'))

    const keys = calls.map((it) => it.headers.get('idempotency-key'))
    expect(keys.length).to.equal(2)
    expect(keys[0]).to.equal(keys[1])
    expect(listed()).to.deep.equal([])
  })

  it('asks anew once a request has come to nothing', async () => {
    const calls = stubFetch({ [ASK]: [NOT_SENT, TAKEN] })
    keepList(ROWS)
    const el = await render(TAG)
    fillIn(el)
    press(el)
    await until(() => find(el, '[data-act="quotation-send"]').dataset.state === 'error')
    await until(() => find(el, '[data-act="quotation-send"]').dataset.state === 'idle')
    press(el)
    await until(() => el.querySelector('.quotation-form__done'))

    const keys = calls.map((it) => it.headers.get('idempotency-key'))
    expect([keys.length, new Set(keys).size]).to.deep.equal([2, 2])
  })

  it('sends nothing without the terms, a product or a quantity, and leads to what is wrong', async () => {
    const calls = stubFetch({})
    keepList(ROWS)
    const el = await render(TAG)
    type(el, 'quantity.A1', 'två')
    press(el)
    await until(() => el.querySelector('.cs-faults'))

    expect(calls.length).to.equal(0)
    expect(field(el, 'quantity.A1').value).to.equal('två')
    expect(field(el, 'quantity.A1').getAttribute('aria-invalid')).to.equal('true')
    expect(find(el, '.cs-faults').textContent).to.contain('Godkänn villkoren')
    await until(() => document.activeElement?.className === 'cs-faults')
    expect(listed()[0]?.quantity).to.equal(2)
  })

  it('takes a product away by keyboard, and keeps what is typed beside it', async () => {
    keepList(ROWS)
    const el = await render(TAG)
    field(el, 'companyName').value = 'Klubben AB'
    find<HTMLElement>(el, '[data-act="quotation-remove-A1"]').focus()
    await sendKeys({ press: 'Enter' })

    await until(() => listed().length === 1)
    expect(field(el, 'companyName').value).to.equal('Klubben AB')
    expect(el.querySelector('b') === null).to.equal(true)
    await until(() => document.activeElement?.id === 'quotation-articles')
  })

  it('leaves out of a broken list what cannot be read, and says so', async () => {
    keepList('{not json')
    const el = await render(TAG)
    await until(() => el.textContent?.includes('gick inte att läsa'))
    expect(el.textContent).to.contain('Offertlistan är tom.')

    keepList([{ articleNumber: 'A1', quantity: 1 }, { articleNumber: 7 }, { quantity: 1 }])
    await until(() => el.textContent?.includes('En del av offertlistan'))
    expect(el.querySelectorAll('.quotation-form__row').length).to.equal(1)
    localStorage.removeItem(KEY)
  })

  it('takes over what was gathered without script, once', async () => {
    const rows = [{ articleNumber: 'S1', name: 'Cykel', quantity: 4, note: '', addedAt: 5 }]
    const drawn = JSON.stringify({ rows, values: { city: 'Lund' } }).replaceAll('"', '&quot;')
    const tag = `<quotation-form data-drawn="${drawn}"></quotation-form>`
    const el = await render(tag)
    expect(field(el, 'quantity.S1').value).to.equal('4')
    expect(field(el, 'city').value).to.equal('Lund')

    find<HTMLElement>(el, '[data-act="quotation-remove-S1"]').click()
    await until(() => listed().length === 0)
    el.remove()
    const again = await render(tag)
    expect(again.querySelector('.quotation-form__row') === null).to.equal(true)
  })
})
