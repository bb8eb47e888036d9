import { expect } from '@open-wc/testing'
import {
  detailFields,
  FIELD_ORDER,
  fieldId,
  hasField,
  inFormOrder,
} from '../../src/model/checkout-form.ts'

const buyer = (more: object) =>
  ({
    isBusinessCustomer: true,
    authenticated: true,
    companyAddresses: [{}],
    selectedCompanyAddressId: '',
    ...more,
  }) as unknown as Parameters<typeof detailFields>[0]
const has = (more: object, name: string) =>
  detailFields(buyer(more)).some((it) => it.path === `customerDetails-${name}`)

it('the form omits data that the shop has of a buyer', () => {
  for (const [more, company, marking, address] of [
    [{ isBusinessCustomer: false }, false, false, true],
    [{ authenticated: false }, true, true, true],
    [{ companyAddresses: [] }, true, true, true],
    [{}, false, true, true],
    [{ selectedCompanyAddressId: 'a' }, false, true, false],
  ] as const) {
    expect([
      has(more, 'organizationNumber'),
      has(more, 'goodsMarking'),
      has(more, 'address'),
    ]).to.deep.equal([company, marking, address])
  }
})

it('faults stand in the order of the form, unknown ones last', () => {
  expect(inFormOrder(['x', 'campaignCode', 'customerDetails-email', 'general'])).to.deep.equal([
    'general',
    'customerDetails-email',
    'campaignCode',
    'x',
  ])
})

it('a fault has a field to go to, but for those of the whole', () => {
  for (const [path, expected] of [
    ['general', false],
    ['payment', false],
    ['x', false],
    ['selectedCountry', true],
    ['customerDetails-email', true],
  ] as const) {
    expect(hasField(path)).to.equal(expected)
  }
  expect(fieldId('campaignCode')).to.equal('checkout-campaignCode')
  expect(new Set(FIELD_ORDER).size).to.equal(FIELD_ORDER.length)
})
