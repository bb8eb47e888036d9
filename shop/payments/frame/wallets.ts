import { offerReturn } from './alone.ts'
import { ask, listen, post } from './checkout-link.ts'

/** What Stripe's own script offers, as far as it is used here. */
interface StripeScript {
  initCheckoutElementsSdk(options: { readonly clientSecret: string }): {
    createExpressCheckoutElement(options: object): WalletButtons
    loadActions(): Promise<LoadedActions>
  }
}

interface WalletButtons {
  on(event: string, hear: (said: WalletEvent) => void): void
  mount(place: HTMLElement): void
}

/** A buyer has agreed to pay in the sheet; nothing is taken before `confirm`. */
interface WalletEvent {
  readonly availablePaymentMethods?: Readonly<Record<string, unknown>> | null
  readonly paymentFailed?: (why: { readonly reason: 'fail' }) => void
}

type LoadedActions =
  | { readonly type: 'success'; readonly actions: { confirm(options: object): Promise<Confirmed> } }
  | { readonly type: 'error' }

interface Confirmed {
  readonly type: 'success' | 'error'
  readonly error?: { readonly message?: string }
}

type OpenStripe = (key: string, options: { readonly locale: string | undefined }) => StripeScript

/** One of the shop's sentences, or another that is to be said in its place. */
type Say = (word: 'none' | 'late' | 'refused' | 'noanswer', other?: string | null) => void

/** Apple Pay and Google Pay alone; that one pays by pressing stands on the buttons. */
const BUTTONS = {
  buttonType: { applePay: 'buy', googlePay: 'buy' },
  paymentMethods: {
    applePay: 'auto',
    googlePay: 'auto',
    amazonPay: 'never',
    klarna: 'never',
    link: 'never',
    paypal: 'never',
  },
  paymentMethodOrder: ['apple_pay', 'google_pay'],
}

/** Has Stripe draw its buttons; the shop is asked before anything is paid, as by any provider. */
export function startWallets(place: HTMLElement): void {
  const words = document.querySelector<HTMLElement>('.frame-wallet-words')
  const say: Say = (word, other) => {
    if (words) words.textContent = other || (words.dataset[word] ?? '')
  }
  const { Stripe: open } = globalThis as { Stripe?: OpenStripe }
  if (open) offerButtons(place, open, say)
  else say('late')
}

function offerButtons(place: HTMLElement, open: OpenStripe, say: Say): void {
  const { key = '', secret: clientSecret = '', language: locale } = place.dataset
  const sdk = open(key, { locale }).initCheckoutElementsSdk({ clientSecret })
  const buttons = sdk.createExpressCheckoutElement(BUTTONS)
  buttons.on('ready', ({ availablePaymentMethods: there }) => {
    if (!there || !Object.values(there).some(Boolean)) say('none')
  })
  buttons.on('loaderror', () => say('late'))
  const payment = new WalletPayment(() => sdk.loadActions(), say)
  buttons.on('confirm', (event) => void payment.confirm(event))
  buttons.mount(place)
  listen(({ kind }) => {
    if (kind !== 'suspend' && kind !== 'resume') return
    payment.isSuspended = kind === 'suspend'
    place.inert = payment.isSuspended
  })
}

class WalletPayment {
  /** A change is on its way: the sum in the sheet may not hold. */
  isSuspended = false
  #isPaying = false
  readonly #load: () => Promise<LoadedActions>
  readonly #say: Say

  constructor(load: () => Promise<LoadedActions>, say: Say) {
    this.#load = load
    this.#say = say
  }

  async confirm(event: WalletEvent): Promise<void> {
    if (this.#isPaying) return
    this.#isPaying = true
    try {
      if (!(await this.#mayProceed())) return event.paymentFailed?.({ reason: 'fail' })
      await this.#pay(event)
    } catch {
      event.paymentFailed?.({ reason: 'fail' })
      this.#say('refused')
    } finally {
      this.#isPaying = false
    }
  }

  /** The order is placed, and its goods held, before Stripe may pay. */
  async #mayProceed(): Promise<boolean> {
    if (this.isSuspended) {
      this.#say('refused')
      return false
    }
    const answer = await ask('validate')
    if (!answer) this.#say('noanswer')
    else if (answer.shouldProceed !== true) this.#say('refused', answer.error)
    return answer?.shouldProceed === true
  }

  async #pay(event: WalletEvent): Promise<void> {
    const loaded = await this.#load()
    if (loaded.type === 'error') throw new Error('Stripe has no such payment')
    // Stripe leads nowhere: where a bank asks something, it does so over the frame.
    const options = { expressCheckoutConfirmEvent: event, redirect: 'if_required' }
    const { type, error } = await loaded.actions.confirm(options)
    if (type === 'error') {
      this.#say('refused', error?.message)
      return post({ kind: 'failed', reason: 'declined' })
    }
    post({ kind: 'completed' })
    await offerReturn()
  }
}
