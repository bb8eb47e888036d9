import { expect } from '@open-wc/testing'
import { cartState } from '../../src/state/cart/state.ts'
import { decideForFrame } from '../../src/state/checkout/frame.ts'
import { checkoutState } from '../../src/state/checkout/state.ts'
import { assertRecovers, type Fault, faultsOf, messagesIn } from '../helpers/failure-scenarios.ts'
import { find } from '../helpers/render.tsx'
import type { Call, StubbedResponse } from '../helpers/stub-fetch.ts'
import { acceptsAll } from '../state/checkout/checkouts.ts'
import { fakeClock } from '../state/clock.ts'
import {
  choose,
  FILLED_IN,
  fill,
  isSettled,
  openCheckout,
  order,
  payload,
} from './checkout-fixtures.ts'

/** A control of the checkout, and the call that it makes. */
interface Control {
  readonly call: string
  readonly field: string
  readonly use: (element: HTMLElement) => void
  readonly good: StubbedResponse
  readonly isDone: (element: HTMLElement) => boolean
}

const PICKED = (name: string, value: string) => (element: HTMLElement) =>
  isSettled() && find<HTMLInputElement>(element, `[name="${name}"][value="${value}"]`).checked

function pick(name: string, value: string) {
  return (element: HTMLElement) => {
    find(element, `[name="${name}"]`).focus()
    choose(element, name, value)
  }
}

const CONTROLS: readonly Control[] = [
  {
    call: 'PUT /api/checkout/setCountry',
    field: 'selectedCountry',
    use(element) {
      const field = find<HTMLSelectElement>(element, '[name="selectedCountry"]')
      field.focus()
      field.value = 'NO'
      field.dispatchEvent(new Event('change', { bubbles: true }))
    },
    good: acceptsAll(),
    isDone: (element) =>
      isSettled() && find<HTMLSelectElement>(element, '[name="selectedCountry"]').value === 'NO',
  },
  {
    call: 'PUT /api/checkout/setDeliveryProvider',
    field: 'selectedDeliveryMethod',
    use: pick('selectedDeliveryMethod', 'express'),
    good: acceptsAll(),
    isDone: PICKED('selectedDeliveryMethod', 'express'),
  },
  {
    call: 'PUT /api/checkout/setPaymentProvider',
    field: 'selectedPaymentMethod',
    use: pick('selectedPaymentMethod', 'account'),
    good: acceptsAll(),
    isDone: PICKED('selectedPaymentMethod', 'account'),
  },
  {
    call: 'PUT /api/checkout/setCampaignCode',
    field: 'campaignCode',
    use(element) {
      find(element, '[data-act="code-use"]').focus()
      find(element, '[data-act="code-use"]').click()
    },
    good: acceptsAll(),
    isDone: () => isSettled() && checkoutState.payload.campaignCode === 'SOMMAR10',
  },
  {
    call: 'POST /api/checkout',
    field: 'customerDetails-email',
    use(element) {
      order(element).focus()
      order(element).click()
    },
    good: acceptsAll(() => ({ redirectUrl: '#receipt' })),
    isDone: () => checkoutState.submit.result !== undefined,
  },
]

const [home] = payload().deliveryMethods
const deliveryMethods = home ? [home, { ...home, id: 'express', name: 'Express' }] : []

/** The values of all fields that were filled in. */
function kept(element: HTMLElement): unknown {
  const fields = [...element.querySelectorAll<HTMLInputElement>('input, textarea')]
  return fields
    .filter(({ type, name }) => type !== 'radio' && name !== '')
    .map(({ name, type, value, checked }) => [name, type === 'checkbox' ? checked : value])
}

/** A shop in which one call fails, the first time. */
function breakShop({ call, good }: Control, fault: Fault) {
  let times = 0
  let asked = 0
  const doIt = (made: Call): StubbedResponse =>
    typeof good === 'function' ? (good(made) as StubbedResponse) : good
  const reply = (made: Call): StubbedResponse => {
    asked += 1
    if (asked > 1) {
      times = Math.max(times, 1)
      return doIt(made)
    }
    if (fault.isCommitted) times += 1
    return fault.answer
  }
  const answers = {
    'GET /api/checkout': () => ({ body: checkoutState.payload }),
    'GET /api/token': { body: { token: 'renewed' } },
    [call]: reply,
  }
  return { answers, timesDone: () => times }
}

/** By then the page's pending work is done. */
async function drawn(pass: (ms: number) => Promise<void>): Promise<void> {
  for (let frames = 0; frames < 4; frames += 1) {
    await new Promise((resolve) => requestAnimationFrame(resolve))
    await pass(0)
  }
}

afterEach(() => {
  localStorage.clear()
  history.replaceState(null, '', location.pathname + location.search)
})

describe('a purchase decision that failed', () => {
  const again = { body: payload({ customerDetails: FILLED_IN }) }
  const messages = (place: HTMLElement) => [
    checkoutState.decisionError?.key,
    place.querySelector('[role="alert"]')?.textContent,
  ]
  const leaveTo = async (element: HTMLElement, pass: (ms: number) => Promise<void>) => {
    const next = element.cloneNode() as HTMLElement
    element.replaceWith(next)
    await pass(0)
    return next
  }
  const LEAVING = {
    'the element': leaveTo,
    'the page': async (element: HTMLElement) => {
      dispatchEvent(new PageTransitionEvent('pagehide', { persisted: true }))
      return element
    },
  }

  for (const [what, leave] of Object.entries(LEAVING)) {
    it(`is not told of where ${what} is left within the second, and nothing is lost`, async () => {
      const { element } = await openCheckout(payload({ customerDetails: FILLED_IN }), {
        'POST /api/checkout/makeSandpartPurchaseDecision': { status: 409 },
        'GET /api/checkout': again,
      })
      fill(element, 'customerDetails-firstName', 'Åsa')
      find(element, '[name="acceptTermsOfCondition"]').click()
      const clock = fakeClock()
      const pass = async (ms: number) => {
        await clock.pass(ms)
        await drawn(clock.pass)
      }
      try {
        await pass(0)
        checkoutState.payload = { ...checkoutState.payload, secondPaymentProvider: 'sandpart' }
        const deciding = decideForFrame()
        await pass(0)
        const { shouldProceed } = await deciding
        await pass(999)
        const next = await leave(element, pass)
        const before = JSON.stringify(checkoutState)
        await pass(5000)

        expect([shouldProceed, ...messages(next)]).to.deep.equal([false, undefined, undefined])
        expect(JSON.stringify(checkoutState)).to.equal(before)
        const name = find<HTMLInputElement>(next, '[name="customerDetails-firstName"]').value
        expect([name, cartState.cart.quantity]).to.deep.equal(['Åsa', '2'])
      } finally {
        clock.stop()
      }
    })
  }
})

describe('a clear error on screen, and nothing lost', () => {
  for (const control of CONTROLS) {
    for (const fault of faultsOf(control.field)) {
      it(`where ${control.call} meets ${fault.name}`, async () => {
        const { answers, timesDone } = breakShop(control, fault)
        const checkout = payload({
          customerDetails: FILLED_IN,
          deliveryMethods,
          campaignCode: '',
          orderNote: 'Ring på',
        })
        const { element } = await openCheckout({ ...checkout, campaignCode: 'GAMMAL' }, answers)
        fill(element, 'customerDetails-firstName', 'Åsa')
        fill(element, 'campaignCode', 'SOMMAR10')
        find(element, '[name="acceptTermsOfCondition"]').click()
        const clock = fakeClock()
        const pass = async (ms: number) => {
          await clock.pass(ms)
          await drawn(clock.pass)
        }
        await pass(0)
        const retry = () => {
          const button = element.querySelector<HTMLElement>('.cs-problem [data-act="retry"]')
          if (button) button.click()
          else control.use(element)
        }
        try {
          await assertRecovers(
            {
              act: () => control.use(element),
              retry,
              messages: () => messagesIn(element),
              kept: () => kept(element),
              isDone: () => control.isDone(element),
              timesDone,
              pass,
              host: element,
            },
            fault,
          )
        } finally {
          clock.stop()
        }
      })
    }
  }
})
