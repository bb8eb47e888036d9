import { expect } from '@open-wc/testing'
import { find, until } from '../helpers/render.tsx'
import { stubFetch } from '../helpers/stub-fetch.ts'
import { listenToWarnings } from './element-fixtures.tsx'
import {
  FIELDS,
  field,
  GET_FIELDS,
  GET_SNIPPET,
  renderRegister,
  SNIPPET,
} from './register-fixtures.ts'

const PHONE = {
  fieldId: '_phone',
  fieldType: 'Text',
  fieldLabel: 'Telefon',
  fieldPlaceholder: '070-123 45 67',
  fieldDescription: 'För <b>leveransen</b>',
}
const form = { body: { fields: [...FIELDS, PHONE], successText: '' } }
const snippet = { body: { htmlSnippet: SNIPPET } }
const typesOf = (el: Element) =>
  [...el.querySelectorAll('.cs-switch a')].map((it) => it.getAttribute('data-act'))
const currentOf = (el: Element) =>
  el.querySelector('.cs-switch [aria-current=true]')?.getAttribute('data-act')

describe('register-me, by its fields and attributes', () => {
  it('has browsers and keyboards help with the special fields', async () => {
    stubFetch({ [GET_FIELDS]: form })
    const element = await renderRegister('types="B2C"')
    const helpOf = (name: string) => [field(element, name).type, field(element, name).autocomplete]

    expect(helpOf('_email')).to.deep.equal(['email', 'username'])
    expect(helpOf('_phone')).to.deep.equal(['tel', 'tel'])
    expect(helpOf('password')).to.deep.equal(['password', 'new-password'])
  })

  it('shows what a field is for as text beside it, and an example in it', async () => {
    stubFetch({ [GET_FIELDS]: form })
    const element = await renderRegister('types="B2C"')
    const phone = field(element, '_phone')
    const said = phone.getAttribute('aria-describedby') ?? ''

    expect(phone.placeholder).to.equal('070-123 45 67')
    expect(find(element, `#${said}`).textContent).to.equal('För <b>leveransen</b>')
    expect(find(element, `label[for="${phone.id}"]`).textContent).to.equal('Telefon')
  })

  it('offers the types in their order and begins with the first; both where it knows none', async () => {
    stubFetch({ [GET_FIELDS]: form, [GET_SNIPPET]: snippet })
    const company = await renderRegister('types="b2b, B2C, B2B"')
    expect([typesOf(company), currentOf(company)]).to.deep.equal([
      ['type-B2B', 'type-B2C'],
      'type-B2B',
    ])

    const both = await renderRegister('types="C2C"')
    expect([typesOf(both), currentOf(both)]).to.deep.equal([['type-B2C', 'type-B2B'], 'type-B2C'])
  })

  for (const [types, unknown] of [
    ['B3C', 'B3C'],
    ['B2C,B3B', 'B3B'],
    ['B2B; B2C', 'B2B;'],
    ['private, B2B', 'private'],
    ['B2C|B2B', 'B2C|B2B'],
  ]) {
    it(`warns once of a type that there is not: "${types}"`, async () => {
      stubFetch({ [GET_FIELDS]: form, [GET_SNIPPET]: snippet })
      const warnings = listenToWarnings()
      const element = await renderRegister(`types="${types}"`)
      element.setAttribute('redirecturl', '/my-pages')
      await until(() => typesOf(element).length > 0 || element.querySelector('input'))
      warnings.stop()

      expect(warnings.messages).to.deep.equal([
        `courtside: <register-me> attribute "types": expected B2C or B2B, got "${unknown}"`,
      ])
    })
  }

  for (const types of ['B2C', 'b2b, B2C', 'B2B,', '']) {
    it(`warns of nothing where there are all: "${types}"`, async () => {
      stubFetch({ [GET_FIELDS]: form, [GET_SNIPPET]: snippet })
      const warnings = listenToWarnings()
      await renderRegister(`types="${types}"`)
      warnings.stop()

      expect(warnings.messages).to.deep.equal([])
    })
  }

  it('asks for the form of another token, and locks its address', async () => {
    const [email, ...rest] = FIELDS
    const filled = { body: { fields: [{ ...email, fieldValue: 'k•••@e•••.com' }, ...rest] } }
    const calls = stubFetch({ [GET_FIELDS]: [form, filled] })
    const element = await renderRegister('types="B2C"')
    expect(field(element, '_email').readOnly).to.equal(false)

    element.setAttribute('token', 'next')
    await until(() => element.querySelector('[name=_email][readonly]'))

    expect(calls.map(({ path }) => path)).to.deep.equal([
      '/api/registerme/GetFields/?token=',
      '/api/registerme/GetFields/?token=next',
    ])
    expect(field(element, '_email').value).to.equal('k•••@e•••.com')
  })
})
