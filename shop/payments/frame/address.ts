import { BUYER_LINES, type BuyerLine } from '../../../src/model/buyer-address.ts'
import { MINUTE_MS } from '../../platform/durations.ts'
import { post } from './checkout-link.ts'
import { type FieldProblem, type FormParts, inputOf, markField } from './form-parts.ts'
import type { AddressResponse } from './session.ts'

/** Between tries where nothing tells that the network is back: twice as long each time. */
const FIRST_PAUSE_MS = 5_000
const LAST_PAUSE_MS = MINUTE_MS

export interface Address {
  /** Passes on what is typed; undefined where the shop cannot be reached. */
  findFaults(): Promise<readonly FieldProblem[] | undefined>
}

/**
 * What is typed goes to the provider, and from there to the shop, which says what is wrong with it.
 * A field is judged when it is left; of a postcode the checkout around the frame hears that it has
 * changed, for it decides what can be chosen there.
 */
export function offerAddress(
  parts: FormParts,
  send: (address: object) => Promise<AddressResponse>,
): Address | undefined {
  const { form } = parts
  if (!form.querySelector('[data-buyer]')) return undefined
  const typed = (line: BuyerLine) => typedIn(parts, line)
  let postcode = typed('zipCode')
  /** Lines that nothing has been said of since they were left. */
  const left = new Set<BuyerLine>()
  const unsent = offerRetry(form, () => void pass())
  /** One after another: what was typed last is what the shop has. */
  let last: Promise<AddressResponse | undefined> = Promise.resolve(undefined)

  function pass(): Promise<AddressResponse | undefined> {
    last = last.then(passNow)
    return last
  }

  async function passNow(): Promise<AddressResponse | undefined> {
    const address = Object.fromEntries(BUYER_LINES.map((line) => [line, typed(line)]))
    const response = await send(address)
    unsent.show(response.outcome === 'unavailable')
    if (response.outcome !== 'kept') return undefined
    judge(parts, left, response)
    left.clear()
    fillCity(parts, response)
    if (postcode !== typed('zipCode') && !response.faults.zipCode) {
      postcode = typed('zipCode')
      announceDelivery(form)
    }
    return response
  }

  form.addEventListener('change', ({ target }) => {
    const line = BUYER_LINES.find((it) => target === inputOf(parts, it))
    if (!line) return
    left.add(line)
    void pass()
  })

  return {
    async findFaults() {
      const response = await pass()
      return response && markAll(parts, response)
    },
  }
}

function typedIn(parts: FormParts, line: BuyerLine): string {
  return inputOf(parts, line)?.value ?? ''
}

/** What is wrong with lines that were left; one that is empty is not wrong yet. */
function judge(parts: FormParts, left: Iterable<BuyerLine>, { faults }: AddressResponse): void {
  for (const line of left) {
    markField(parts, line, (typedIn(parts, line) !== '' && faults[line]) || '')
  }
}

function markAll(parts: FormParts, { faults }: AddressResponse): readonly FieldProblem[] {
  return BUYER_LINES.flatMap((field) => {
    const message = faults[field] ?? ''
    markField(parts, field, message)
    return message ? [{ field, message }] : []
  })
}

function fillCity(parts: FormParts, { city: found }: AddressResponse): void {
  const city = inputOf(parts, 'city')
  if (found && city && city.value === '') city.value = found
}

/** Says that what is typed has not arrived, and tries again: online again, and now and then. */
function offerRetry(form: HTMLFormElement, retry: () => void) {
  const place = form.querySelector<HTMLElement>('[data-unsent]')
  const { unsent: words = '' } = place?.dataset ?? {}
  let pause = FIRST_PAUSE_MS
  let timer: ReturnType<typeof setTimeout> | undefined

  function again(): void {
    if (timer !== undefined) retry()
  }

  addEventListener('online', again)
  return {
    show(isUnsent: boolean): void {
      clearTimeout(timer)
      const shown = isUnsent ? words : ''
      // Said once: the same words again would be read out again.
      if (place && place.textContent !== shown) place.textContent = shown
      timer = isUnsent ? setTimeout(again, pause) : undefined
      pause = isUnsent ? Math.min(2 * pause, LAST_PAUSE_MS) : FIRST_PAUSE_MS
    },
  }
}

/** Has the checkout around the frame look again at what can be chosen for the postcode. */
function announceDelivery(form: HTMLFormElement): void {
  const delivery = form.elements.namedItem('choice-delivery')
  const id = delivery instanceof HTMLSelectElement ? delivery.value : ''
  if (id) post({ kind: 'shipping-option', option: { id } })
}
