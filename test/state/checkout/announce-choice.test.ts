import { expect } from '@open-wc/testing'
import { shopEvents } from '../../../src/events/shop-events.ts'
import { announceChoice } from '../../../src/state/checkout/announce-choice.ts'
import { checkoutState } from '../../../src/state/checkout/state.ts'

const ORDER = '0198-secret-order'

describe('a choice in the checkout', () => {
  it('tells checkouts apart, and says nothing that opens one', () => {
    const said: { checkout: string; method: string }[] = []
    const stop = shopEvents.on('checkout:chosen', (choice) => said.push(choice))
    const choose = (orderId: string, selectedDeliveryMethod: string) => {
      Object.assign(checkoutState.payload, { orderId, selectedDeliveryMethod })
      announceChoice('delivery')
    }
    choose(ORDER, 'home')
    choose(ORDER, 'pickup')
    choose('0199-another-order', 'home')
    stop()

    const [first, second, third] = said.map((it) => it.checkout)
    expect(said.map((it) => it.method)).to.deep.equal(['home', 'pickup', 'home'])
    expect([second === first, third === first]).to.deep.equal([true, false])
    expect(JSON.stringify(said)).not.to.contain(ORDER)
  })
})
