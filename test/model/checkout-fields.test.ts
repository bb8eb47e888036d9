import { expect } from '@open-wc/testing'
import { checkoutRules } from '../../src/model/checkout.ts'
import { readOrganizationNumber } from '../../src/model/organization-number.ts'
import { readPhone } from '../../src/model/phone.ts'
import { readPostcode } from '../../src/model/postcode.ts'
import { tidyLines, tidyText } from '../../src/model/tidy-checkout.ts'
import { email, findFieldErrors } from '../../src/model/validation.ts'

describe('the fields of a checkout', () => {
  it('reads postcodes as people write them', () => {
    const codes = [
      ['12345', 'SE', '123 45'],
      [' 123 45 ', 'SE', '123 45'],
      ['SE-123 45', 'SE', '123 45'],
      ['123-45', 'SE', '123 45'],
      ['NO-0150', 'NO', '0150'],
      ['00100', 'FI', '00100'],
      ['D-10115', 'DE', '10115'],
      ['1050', 'DK', '1050'],
    ] as const
    for (const [typed, country, zipCode] of codes) {
      expect(readPostcode(typed, country)).to.deep.equal({ zipCode })
    }
  })

  it('says how many digits a postcode lacks', () => {
    expect(readPostcode('1234', 'SE')).to.deep.equal({
      fault: { key: 'field.postcode.count', values: { n: 5, got: 4 } },
    })
    expect(readPostcode('12345', 'NO')).to.deep.equal({
      fault: { key: 'field.postcode.count', values: { n: 4, got: 5 } },
    })
    expect(readPostcode('abcde', 'SE')).to.deep.equal({
      fault: { key: 'field.postcode', values: { n: 5 } },
    })
  })

  it('reads phone numbers as people write them', () => {
    const phones = [
      ['070-123 45 67', 'SE', '+46701234567'],
      ['0046701234567', 'SE', '+46701234567'],
      ['+46 (0)70 123 45 67', 'SE', '+46701234567'],
      ['+46 070 123 45 67', 'SE', '+46701234567'],
      ['08/465 004 10', 'SE', '+46846500410'],
      ['22 33 44 55', 'NO', '+4722334455'],
      ['+49 30 901820', 'SE', '+4930901820'],
    ] as const
    for (const [typed, country, phoneNumber] of phones) {
      expect(readPhone(typed, country)).to.deep.equal({ phoneNumber })
    }
    for (const [typed, key] of [
      ['ring mig', 'field.phone.digits'],
      ['0701', 'field.phone.length'],
      ['123 45 67', 'field.phone.length'],
    ] as const) {
      const values = { example: '070-123 45 67' }
      expect(readPhone(typed, 'SE')).to.deep.equal({ fault: { key, values } })
    }
  })

  it('reads organisation numbers, and looks at their check digit', () => {
    for (const typed of ['5560125790', '556012-5790', '16556012-5790', 'SE556012579001']) {
      expect(readOrganizationNumber(typed, 'SE')).to.deep.equal({
        organizationNumber: '556012-5790',
      })
    }
    expect(readOrganizationNumber('556012-5791', 'SE')).to.deep.equal({
      fault: { key: 'field.orgnumber.check' },
    })
    expect(readOrganizationNumber('556012579', 'SE')).to.deep.equal({
      fault: { key: 'field.orgnumber.count', values: { got: 9 } },
    })
    expect(readOrganizationNumber('923 609 016', 'NO')).to.deep.equal({
      organizationNumber: '923609016',
    })
  })

  it('takes no address longer than mail allows, and none that takes time to refuse', () => {
    const check = email()
    const began = performance.now()

    expect(check('namn@exempel.se', {})).to.equal(undefined)
    for (const wrong of ['namn@exempel', 'a b@c.se', '@c.se', `${'x'.repeat(250)}@c.se`]) {
      expect(check(wrong, {})?.key).to.equal('validation.email')
    }
    check(`${'a.'.repeat(100_000)}@`, {})
    check(`a@${'a.'.repeat(100_000)}`, {})

    expect(performance.now() - began).to.be.below(3000)
  })

  it('makes one line of typed or pasted text, and leaves invalid values', () => {
    expect(tidyText(' Bcc:\r\n a\u2028b\u0000\u202ec ')).to.equal('Bcc: a b c')
    expect(
      tidyLines({ zipCode: '12345', city: ' Lund ', phoneNumber: 'ring' }, 'SE'),
    ).to.deep.equal({ zipCode: '123 45', city: 'Lund', phoneNumber: 'ring' })
  })

  it('asks for no more than the choices need', () => {
    const names = (form: Parameters<typeof checkoutRules>[0]) => Object.keys(checkoutRules(form))
    const company = names({ isBusinessCustomer: true })
    const known = names({
      isBusinessCustomer: true,
      isRegisteredCompany: true,
      selectedCompanyAddressId: 'x',
    })

    expect(names({})).to.deep.equal([
      'customerDetails-email',
      'customerDetails-firstName',
      'customerDetails-lastName',
      'customerDetails-address',
      'customerDetails-zipCode',
      'customerDetails-city',
      'customerDetails-phoneNumber',
      'selectedDeliveryMethod',
      'selectedPaymentMethod',
      'acceptTermsOfCondition',
    ])
    expect(company).to.include('customerDetails-organizationNumber')
    expect(known).not.to.include('customerDetails-organizationNumber')
    expect(known).not.to.include('customerDetails-zipCode')
    expect(names({ alternativeAddress: {} })).to.include('alternativeAddress-zipCode')
    const unchosen = (method: string) =>
      findFieldErrors({}, checkoutRules({ deliverySettings: { method } })).selectedDeliveryOption
    expect(unchosen('slot')).to.deep.equal({ key: 'checkout.slot.missing' })
    expect(unchosen('pickup')).to.deep.equal({ key: 'checkout.option.missing' })
    expect(unchosen('home')).to.equal(undefined)
  })

  it('finds every fault of an empty form, each once', () => {
    const errors = findFieldErrors({}, checkoutRules({}))

    expect(Object.keys(errors)).to.have.length(10)
    expect(errors['customerDetails-zipCode']?.key).to.equal('checkout.zip.missing')
  })
})
