import { offerReturn } from './alone.ts'
import { ask, listen, post } from './checkout-link.ts'

/** The part of Stripe's own script that is used here. */
interface StripeScript {
  initCheckoutElementsSdk(options: {
    readonly clientSecret: string
    readonly elementsOptions: object
  }): {
    createExpressCheckoutElement(options: object): WalletButtons
    loadActions(): Promise<LoadedActions>
  }
}

interface WalletButtons {
  on(event: string, hear: (said: WalletEvent) => void): void
  mount(place: HTMLElement): void
}

/** An event of the wallet buttons; no money is taken before `confirm` is called. */
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

/** Shows one of the shop's sentences, or another message in its place. */
type Say = (word: 'none' | 'late' | 'refused' | 'noanswer', other?: string | null) => void

/** Only Apple Pay and Google Pay; the buttons have to say that pressing them pays. */
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

/** Lets Stripe draw its buttons; like any provider, it pays only after the shop has agreed. */
export function startWallets(place: HTMLElement): void {
  const words = document.querySelector<HTMLElement>('.frame-wallet-words')
  const say: Say = (word, other) => {
    if (words) words.textContent = other || (words.dataset[word] ?? '')
  }
  const { Stripe: open } = globalThis as { Stripe?: OpenStripe }
  if (open) offerButtons(place, open, say)
  else say('late')
}

/** The shop's corners and its light or dark look, as Stripe takes them. */
function readLook(): object {
  const borderRadius = getComputedStyle(document.body).getPropertyValue(
    '--courtside-radius-control',
  )
  const isDark = matchMedia('(prefers-color-scheme: dark)').matches
  return { theme: isDark ? 'night' : 'stripe', variables: { borderRadius } }
}

function offerButtons(place: HTMLElement, open: OpenStripe, say: Say): void {
  const { key = '', secret: clientSecret = '', language: locale } = place.dataset
  const sdk = open(key, { locale }).initCheckoutElementsSdk({
    clientSecret,
    elementsOptions: { appearance: readLook() },
  })
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
  /** Set while a change is on its way, because the sum in the sheet may be outdated. */
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

  /** The order is placed and its products are reserved before Stripe may take the money. */
  async #mayProceed(): Promise<boolean> {
    if (this.isSuspended) {
      this.#say('refused')
      return false
    }
    const answer = await ask('validate')
    if (!answer) this.#say('noanswer')
    else if (answer.shouldProceed !== true && !answer.isShown) this.#say('refused', answer.error)
    return answer?.shouldProceed === true
  }

  async #pay(event: WalletEvent): Promise<void> {
    const loaded = await this.#load()
    if (loaded.type === 'error') throw new Error('Stripe has no such payment')
    // The frame stays in place: a bank's questions appear on top of it.
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
