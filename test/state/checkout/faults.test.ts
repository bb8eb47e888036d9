import '../../../src/i18n/texts/register-sv.ts'
import { ref, snapshot } from 'valtio/vanilla'
import type { Cart } from '../../../src/contract/cart.ts'
import type { Checkout } from '../../../src/contract/checkout.ts'
import { shopEvents } from '../../../src/events/shop-events.ts'
import { messageText } from '../../../src/i18n/text.ts'
import { cartState, reloadCart } from '../../../src/state/cart/state.ts'
import {
  applyCode,
  chooseCountry,
  chooseDelivery,
  choosePayment,
  setGoodsMarking,
} from '../../../src/state/checkout/buyer-choices.ts'
import { displayedCheckout } from '../../../src/state/checkout/displayed-checkout.ts'
import { typeField } from '../../../src/state/checkout/fields.ts'
import {
  applyCountry,
  applyShippingOption,
  decideForFrame,
  signUpFinalized,
  validateForFrame,
} from '../../../src/state/checkout/frame.ts'
import { sendNewsletterChoice } from '../../../src/state/checkout/newsletter.ts'
import { refreshOptions, retryOptions } from '../../../src/state/checkout/options.ts'
import { retryChange } from '../../../src/state/checkout/send-change.ts'
import { loadCheckout, startCheckout } from '../../../src/state/checkout/start.ts'
import { checkoutState, resetCheckout } from '../../../src/state/checkout/state.ts'
import { submitCheckout } from '../../../src/state/checkout/submit.ts'
import { assertRecovers, type Fault, faultsOf } from '../../helpers/failure-scenarios.ts'
import { type Call, type StubbedResponse, stubFetch } from '../../helpers/stub-fetch.ts'
import { cartOf, shownRows } from '../cart/carts.ts'
import { fakeClock } from '../clock.ts'
import { acceptsAll, beginCheckout, CART, checkoutOf, FILLED } from './checkouts.ts'

/** One call of the checkout, as a visitor triggers it. */
interface Asked {
  readonly call: string
  /** Why it is called, if the same call has other reasons. */
  readonly why?: string
  /** Nothing has been typed yet, because there are no fields. */
  readonly isStart?: boolean
  readonly act: () => unknown
  /** The retry control, if it is a different one. */
  readonly retry?: () => unknown
  readonly good: StubbedResponse
  readonly isDone: () => boolean
  /** The field of a refusal. */
  readonly field?: string
  readonly open?: object
  /** A backend may lack the call: 404 is no fault. */
  readonly mayBeMissing?: boolean
}

const NEWS = {}
const DEARER = { ...FILLED.totals, total: '120 kr', totalAmount: 12_000 }
const go = () => {}
const PLACED = acceptsAll(() => ({ redirectUrl: '/order/1' }))
const shown = () => displayedCheckout(checkoutState)
let outcome: unknown
/** How often the shop has carried out the call. */
let times = 0
let places = 0

const keep = (made: Promise<unknown>) => {
  outcome = undefined
  void made.then((it) => {
    outcome = it
  })
}
const isSettled = () => checkoutState.pending.length === 0
const proceeds = () => (outcome as { shouldProceed?: boolean } | undefined)?.shouldProceed === true

const CALLS: readonly Asked[] = [
  {
    call: 'GET /api/checkout',
    why: 'at the start',
    isStart: true,
    act: () => void startCheckout(),
    retry: () => void loadCheckout(),
    good: () => ({ body: checkoutOf() }),
    isDone: () => checkoutState.phase === 'ready',
  },
  {
    call: 'GET /api/checkout',
    why: 'after the cart has changed',
    act: () => void shopEvents.emit('cart:changed', cartOf({ r1: 2 }) as Cart),
    retry: () => void retryChange('cart'),
    good: () => ({ body: { ...checkoutState.payload, totals: DEARER } }),
    isDone: () => isSettled() && shown().totals?.totalAmount === DEARER.totalAmount,
    mayBeMissing: true,
  },
  {
    call: 'GET /api/cart',
    act: () => void reloadCart(),
    good: { body: cartOf({ r1: 2 }) },
    isDone: () => shownRows().r1 === 2,
  },
  {
    call: 'PUT /api/checkout/setCountry',
    act: () => void chooseCountry('NO'),
    good: acceptsAll(),
    isDone: () => isSettled() && shown().selectedCountry === 'NO',
    field: 'selectedCountry',
  },
  {
    call: 'PUT /api/checkout/setDeliveryProvider',
    act: () => void chooseDelivery('pickup'),
    retry: () => void retryChange('delivery'),
    good: acceptsAll(),
    isDone: () => isSettled() && shown().selectedDeliveryMethod === 'pickup',
    field: 'selectedDeliveryMethod',
  },
  {
    call: 'PUT /api/checkout/setPaymentProvider',
    act: () => void choosePayment('prepay'),
    good: acceptsAll(),
    isDone: () => isSettled() && shown().selectedPaymentMethod === 'prepay',
    field: 'payment',
  },
  {
    call: 'PUT /api/checkout/setCampaignCode',
    act: () => void applyCode(),
    good: acceptsAll(),
    isDone: () => isSettled() && shown().campaignCode === 'SOMMAR10',
    field: 'campaignCode',
  },
  {
    call: 'PUT /api/checkout/setGoodsMarking',
    act: () => void setGoodsMarking('Plan 3'),
    good: { status: 204 },
    isDone: () => isSettled() && shown().customerDetails.goodsMarking === 'Plan 3',
    field: 'customerDetails-goodsMarking',
    open: {
      isBusinessCustomer: true,
      authenticated: true,
      companyAddresses: [{ systemId: 'a', addressType: 'Billing' }],
    },
  },
  {
    call: 'PUT /api/sandpaycheckout/setShippingOption',
    act: () => void applyShippingOption({ id: 'x' }),
    retry: () => void retryChange('option'),
    good: acceptsAll(),
    isDone: () => isSettled() && shown().selectedShippingOption?.id === 'x',
    field: 'selectedShippingOption',
  },
  {
    call: 'PUT /api/sandpaycheckout/setSelectedCountry',
    act: () => void applyCountry('NO'),
    good: { status: 204 },
    isDone: () => isSettled() && shown().selectedCountry === 'NO',
    field: 'selectedCountry',
  },
  {
    call: 'POST /api/registerme/sandpartLogin/',
    act: () => void signUpFinalized(true),
    retry: () => void retryChange('customer'),
    good: { status: 204 },
    isDone: () => isSettled() && shown().authenticated,
    field: 'general',
  },
  {
    call: 'POST /api/checkout',
    act: () => void submitCheckout({ go }),
    good: PLACED,
    isDone: () => checkoutState.submit.result?.redirectUrl === '/order/1',
    field: 'customerDetails-email',
  },
  {
    call: 'POST /api/order/extra',
    act: () => void submitCheckout({ go }),
    good: { status: 204 },
    isDone: () => times > 0 && checkoutState.submit.result?.redirectUrl === '/order/1',
    field: 'general',
    open: { orderStepPath: '/api/order/extra' },
  },
  {
    call: 'POST /api/sandpaycheckout/validateOrder',
    act: () => keep(validateForFrame()),
    good: { body: { shouldProceed: true } },
    isDone: proceeds,
    field: 'general',
  },
  {
    call: 'POST /api/checkout/makeSandpartPurchaseDecision',
    act: () => keep(decideForFrame()),
    good: ({ body }) => ({ body: (body as { model: Checkout }).model }),
    isDone: proceeds,
    field: 'payment',
    open: { zipCode: '' },
  },
  {
    call: 'PUT /api/newsletter/checkoutOptin',
    act: () => void sendNewsletterChoice(),
    good: { status: 204 },
    isDone: () => times > 0 && !checkoutState.errors.acceptNewsletter,
    field: 'acceptNewsletter',
    open: NEWS,
  },
  {
    call: 'POST /api/transportapi/courier/getDeliveryCheckouts',
    act: () => void openCarrier(),
    retry: () => void retryOptions(),
    good: { body: '{"options":[{"id":"p1","name":"Ombud"}]}' },
    isDone: () => checkoutState.options.length === 1,
    field: 'general',
  },
]

const nameOf = ({ call, why }: Asked) => (why ? `${call} ${why}` : call)

/** A delivery method whose carrier has options for this postcode. */
function openCarrier(): Promise<void> {
  places += 1
  const deliverySettings = { zipCode: String(places) }
  checkoutState.payload = ref({ ...checkoutState.payload, carrier: 'courier', deliverySettings })
  return refreshOptions()
}

/** Every message that a view has to show, from the state. */
function received(): readonly string[] {
  const { failure, failed, errors, submit, isChecking, isSlow, isOffline, ...state } = {
    ...snapshot(checkoutState),
    isChecking: checkoutState.submit.isChecking,
  }
  return [
    failure,
    ...Object.values(failed),
    ...Object.values(errors),
    ...Object.values(submit.errors),
    state.optionsFailure,
    state.decisionError,
    isChecking ? { key: 'checkout.checking' } : undefined,
    isSlow ? { key: 'action.slow' } : undefined,
    isOffline ? { key: 'error.offline' } : undefined,
    cartState.problem,
  ].flatMap((it) => (it ? [messageText(it)] : []))
}

/** All input of the visitor, in the state. */
function kept(): unknown {
  return snapshot(checkoutState).typed
}

async function open(more: object = {}): Promise<void> {
  await beginCheckout({ paymentWidget: { id: 'w' }, ...more })
  for (const [path, value] of [
    ['customerDetails-firstName', 'Åsa'],
    ['alternativeAddress-city', 'Umeå'],
    ['orderNote', 'Ring på'],
    ['campaignCode', 'SOMMAR10'],
    ['customerDetails-goodsMarking', 'Plan 3'],
    ['acceptTermsOfCondition', true],
  ] as const) {
    typeField(path, value)
  }
  if (more !== NEWS) return
  checkoutState.typed = { ...checkoutState.typed, acceptNewsletter: true }
}

/** A shop in which one call fails, the first time. */
function breakShop(asked: Asked, fault: Fault) {
  times = 0
  let isBroken = true
  const good = (call: Call): StubbedResponse => {
    times += 1
    return typeof asked.good === 'function' ? (asked.good(call) as StubbedResponse) : asked.good
  }
  const reply = (call: Call): StubbedResponse => {
    if (!isBroken) return times === 0 || !fault.isCommitted ? good(call) : again(call)
    isBroken = false
    if (fault.isCommitted) good(call)
    return fault.answer
  }
  /** The shop recognises a repeated call. */
  const again = (call: Call): StubbedResponse => {
    const answered = good(call)
    times -= 1
    return answered
  }
  stubFetch({
    'GET /api/checkout': () => ({
      body: {
        ...checkoutState.payload,
        ...checkoutState.pendingChoices,
        authenticated:
          (asked.call.includes('Login') && times > 0) || checkoutState.payload.authenticated,
      },
    }),
    'GET /api/token': { body: { token: 'renewed' } },
    'POST /api/checkout': PLACED,
    ...CART,
    [asked.call]: reply,
  })
}

afterEach(() => {
  sessionStorage.clear()
  localStorage.clear()
})

describe('a clear error, and nothing lost', () => {
  for (const asked of CALLS) {
    for (const fault of faultsOf(asked.field ?? 'general')) {
      if (asked.mayBeMissing && fault.name === '404') continue
      it(`where ${nameOf(asked)} meets ${fault.name}`, async () => {
        await (asked.isStart ? resetCheckout() : open(asked.open))
        breakShop(asked, fault)
        const clock = fakeClock()
        try {
          await assertRecovers(
            {
              ...asked,
              retry: asked.retry ?? asked.act,
              messages: received,
              kept: asked.isStart ? () => undefined : kept,
              // Reading twice does nothing twice.
              timesDone: () => (asked.call.startsWith('GET') ? Math.min(times, 1) : times),
              pass: clock.pass,
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
