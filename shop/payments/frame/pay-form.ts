import type { PayResult } from '../providers/sandbox/pay.ts'
import { type Address, offerAddress } from './address.ts'
import { offerReturn } from './alone.ts'
import { offerCard } from './card-fields.ts'
import { ask, listen, post, tellFaults } from './checkout-link.ts'
import { offerChoices } from './choices.ts'
import {
  type FieldProblem,
  type FormParts,
  findParts,
  hideProblem,
  inputOf,
  type Means,
  type Say,
  setBusy,
  showProblem,
} from './form-parts.ts'
import { offerIdentity } from './identity.ts'
import { type Session, sessionCalls, showSession, type Unavailable } from './session.ts'

const YEARS_AHEAD = 3

const ENDED = new Set(['failed', 'cancelled', 'refunded'])
const PAID = new Set(['authorized', 'captured'])

/** Makes a sandbox's form work. */
export function startForm(form: HTMLFormElement): void {
  const parts = findParts(form)
  const texts: Record<string, string> = JSON.parse(
    form.querySelector('[data-texts]')?.textContent ?? '{}',
  )
  const say = (key: string) => texts[key] ?? key
  const calls = sessionCalls(form)
  const isCard = form.dataset.provider === 'sandpay'
  const means = isCard ? offerCard(parts, say) : offerIdentity(parts, calls, say)
  offerTrialValues(parts)
  offerChoices(form)
  const address = offerAddress(parts, calls.address)
  const payment = new Payment({ parts, calls, means, say, ...(address && { address }) })
  form.addEventListener('submit', (event) => {
    event.preventDefault()
    void payment.pay()
  })
  const cancel = form.querySelector('[data-cancel]')
  cancel?.addEventListener('click', () => void payment.cancel())
  listen(({ kind }) => {
    if (kind === 'suspend') payment.suspend()
    if (kind === 'resume') void payment.resume()
  })
  addEventListener('focus', () => goToFault(form))
  payment.settle(form.dataset.state ?? '')
}

/** The checkout's list of faults leads to the frame alone. */
function goToFault(form: HTMLFormElement): void {
  if (document.activeElement !== document.body) return
  form.querySelector<HTMLElement>('[aria-invalid="true"]')?.focus({ preventScroll: true })
}

interface Around {
  readonly parts: FormParts
  readonly calls: ReturnType<typeof sessionCalls>
  readonly means: Means
  readonly say: Say
  readonly address?: Address
}

/** A payment in its form. It asks the checkout first, and pays only the displayed amount. */
class Payment {
  readonly #parts: FormParts
  readonly #calls: ReturnType<typeof sessionCalls>
  readonly #means: Means
  readonly #say: Say
  readonly #address: Address | undefined
  #amount: number
  #isSuspended = false
  #isPaying = false
  #isPaid = false

  constructor({ parts, calls, means, say, address }: Around) {
    this.#parts = parts
    this.#calls = calls
    this.#means = means
    this.#say = say
    this.#address = address
    this.#amount = Number(parts.form.dataset.amount)
  }

  async pay(): Promise<void> {
    if (this.#isPaying || this.#isSuspended || this.#isPaid) return
    const faults = this.#means.findFaults()
    this.#isPaying = true
    hideProblem(this.#parts)
    try {
      if (await this.#isWhole(faults)) await this.#askAndPay()
    } finally {
      this.#isPaying = false
      this.#showWork()
    }
  }

  /** Cancels the payment for the buyer; if money is reserved already, it counts as paid. */
  async cancel(): Promise<void> {
    if (this.#isPaid) return
    const { outcome } = await this.#calls.cancel()
    if (outcome === 'authorized') return this.#finish()
    this.#parts.payButton.disabled = outcome !== 'unavailable'
    this.#refuse(this.#say(`pay.${outcome}`))
    if (outcome === 'cancelled') post({ kind: 'failed', reason: 'cancelled' })
  }

  /** Blocks the button while a change is on its way, because its sum may be outdated. */
  suspend(): void {
    this.#isSuspended = true
    this.#showWork()
  }

  async resume(): Promise<void> {
    const session = await this.#refresh()
    this.#isSuspended = false
    this.#showWork()
    // The sum may be outdated, and the provider would refuse it: the buyer learns it beforehand.
    if (isUnavailable(session)) this.#refuse(this.#say('pay.unavailable'))
  }

  /** Shows the outcome of a payment that has ended, or was made in another tab. */
  settle(state: string): void {
    if (PAID.has(state)) this.#finish()
    this.#parts.payButton.disabled = ENDED.has(state)
    if (ENDED.has(state)) this.#refuse(this.#say('pay.ended'))
  }

  /**
   * Sends the address, if the form asks for it; its errors come first, as its fields do. The checkout lists
   * what is to be mended, and the form marks it; without a checkout, the form lists it too.
   */
  async #isWhole(others: readonly FieldProblem[]): Promise<boolean> {
    setBusy(this.#parts, this.#say('pay.asking'))
    const addressed = this.#address ? await this.#address.findFaults() : []
    if (!addressed) {
      this.#refuse(this.#say('pay.unavailable'))
      return false
    }
    const faults = [...addressed, ...others]
    if (faults.length === 0) return true
    if (!(await tellFaults())) this.#refuse(this.#say('problem.title'), faults)
    return false
  }

  async #askAndPay(): Promise<void> {
    setBusy(this.#parts, this.#say('pay.asking'))
    const answer = await ask(this.#means.question)
    if (!answer) return this.#refuse(this.#say('pay.noanswer'))
    if (!answer.shouldProceed) {
      await this.#refresh()
      if (!answer.isShown) this.#refuse(answer.error || this.#say('pay.refused'))
      return
    }
    setBusy(this.#parts, this.#say('pay.paying'))
    const details = this.#means.details()
    await this.#end(await this.#calls.pay({ ...details, shownAmount: this.#amount }))
  }

  async #end({ outcome, error }: PayResult): Promise<void> {
    if (outcome === 'authorized') return this.#finish()
    const session = await this.#refresh()
    if (this.#isPaid) return
    const changed = outcome === 'changed' && !isUnavailable(session) && session.changed
    this.#refuse(changed || error || this.#say(`pay.${outcome}`))
    if (outcome === 'declined' || outcome === 'timeout') post({ kind: 'failed', reason: outcome })
  }

  #finish(): void {
    if (this.#isPaid) return
    this.#isPaid = true
    this.#showWork()
    post({ kind: 'completed' })
    void this.#leave()
  }

  /** If no checkout leads the buyer on, a return link replaces the status text. */
  async #leave(): Promise<void> {
    if (await offerReturn()) this.#parts.status.textContent = ''
  }

  #refuse(title: string, faults: readonly FieldProblem[] = []): void {
    showProblem(this.#parts, title, faults)
  }

  #showWork(): void {
    if (this.#isPaid) setBusy(this.#parts, this.#say('pay.authorized'))
    else if (this.#isSuspended) setBusy(this.#parts, this.#say('pay.waiting'))
    else if (!this.#isPaying) setBusy(this.#parts, undefined)
  }

  /** Shows the payment as the provider has it now; typed input stays. */
  async #refresh(): Promise<Session | Unavailable> {
    const session = await this.#calls.read()
    if (isUnavailable(session)) return session
    this.#amount = session.amount
    showSession(this.#parts, session)
    this.settle(session.state)
    return session
  }
}

function isUnavailable(answer: Session | Unavailable): answer is Unavailable {
  return 'outcome' in answer
}

/** Lets the buyer fill in a test value; the other fields keep what is typed. */
function offerTrialValues(parts: FormParts): void {
  for (const button of parts.form.querySelectorAll<HTMLButtonElement>('[data-fill]')) {
    button.addEventListener('click', () => fill(parts, button.dataset.fill ?? ''))
  }
}

function fill(parts: FormParts, value: string): void {
  const first = inputOf(parts, 'number') ?? inputOf(parts, 'identity')
  const year = String(new Date().getFullYear() + YEARS_AHEAD).slice(2)
  fillEmpty(inputOf(parts, 'expiry'), `12/${year}`)
  fillEmpty(inputOf(parts, 'cvc'), '123')
  if (!first) return
  first.value = value
  first.focus()
  first.dispatchEvent(new Event('input', { bubbles: true }))
}

function fillEmpty(input: HTMLInputElement | undefined, value: string): void {
  if (input && input.value === '') input.value = value
}
