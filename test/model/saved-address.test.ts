import { expect } from '@open-wc/testing'
import { invoiceAddress, listAddresses } from '../../src/model/saved-address.ts'

const address = (systemId: string, more: object = {}) => ({
  systemId,
  addressType: 'Shipping',
  careOf: '',
  address: 'Storgatan 1',
  address2: '',
  zipCode: '903 26',
  city: 'Umeå',
  country: 'SE',
  ...more,
})
const billing = address('b', { addressType: 'Billing', address: 'Box 7' })
const checkout = (more: object = {}) =>
  ({
    isBusinessCustomer: true,
    selectedCompanyAddressId: 'a',
    selectedCountry: 'SE',
    countries: [{ id: 'NO', name: 'Norge' }],
    companyAddresses: [address('a'), billing],
    ...more,
  }) as unknown as Parameters<typeof invoiceAddress>[0]

it('an address stands on two lines; another country is named, by its id where it has no name', () => {
  for (const [more, name, about] of [
    [{}, 'Storgatan 1', '903 26 Umeå'],
    [{ address2: '2 tr', careOf: 'Lager' }, 'Storgatan 1, 2 tr', 'Lager, 903 26 Umeå'],
    [{ country: 'NO' }, 'Storgatan 1', '903 26 Umeå, Norge'],
    [{ country: 'FI', zipCode: '' }, 'Storgatan 1', 'Umeå, FI'],
  ] as const) {
    const [shown] = listAddresses(checkout({ companyAddresses: [address('a', more)] }))
    expect(shown).to.deep.equal({ id: 'a', name, about })
  }
})

it('the invoice goes to the company’s invoice address, or else to the delivery address', () => {
  const own = { key: 'checkout.address.invoice', values: { address: 'Box 7, 903 26 Umeå' } }
  const same = { key: 'checkout.address.same' }
  for (const [more, expected] of [
    [{}, own],
    [{ selectedCompanyAddressId: 'b' }, same],
    [{ selectedCompanyAddressId: '' }, same],
    [{ isBusinessCustomer: false }, same],
    [{ companyAddresses: [address('a')] }, same],
  ] as const) {
    expect(invoiceAddress(checkout(more))).to.deep.equal(expected)
  }
})
