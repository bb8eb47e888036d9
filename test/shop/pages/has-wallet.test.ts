import { expect } from '@open-wc/testing'
import { hasWallet } from '../../../shop/pages/has-wallet.ts'

const PaymentRequest = class {}
const says = (answer: boolean) => ({ canMakePayments: () => answer })

describe('a browser', () => {
  it('may have a wallet where it knows the standard for payments', () => {
    expect(hasWallet({ PaymentRequest })).to.equal(true)
    expect(hasWallet({})).to.equal(false)
  })

  it('that is Safari has one where the device can pay by it', () => {
    expect(hasWallet({ ApplePaySession: says(true), PaymentRequest })).to.equal(true)
    expect(hasWallet({ ApplePaySession: says(false), PaymentRequest })).to.equal(false)
  })

  it('that is Safari has none on a page without https', () => {
    const refuses = {
      canMakePayments: () => {
        throw new Error('insecure')
      },
    }
    expect(hasWallet({ ApplePaySession: refuses, PaymentRequest })).to.equal(false)
  })
})
