import { BUYER_LINES, type BuyerLine } from '../../../src/model/buyer-address.ts'
import { MINUTE_MS } from '../../platform/durations.ts'
import { post } from './checkout-link.ts'
import { type FieldProblem, type FormParts, inputOf, markField } from './form-parts.ts'
import type { AddressResponse } from './session.ts'

/** The pause between retries while no `online` event comes; it doubles each time. */
const FIRST_PAUSE_MS = 5_000
const LAST_PAUSE_MS = MINUTE_MS

export interface Address {
  /** Sends the typed address; undefined if the shop cannot be reached. */
  findFaults(): Promise<readonly FieldProblem[] | undefined>
}

/**
 * Sends the typed address to the provider, which passes it on to the shop for validation. A field's
 * error is shown when the buyer leaves the field. A changed postcode is announced to the checkout
 * around the frame, because the available delivery methods depend on it.
 */
export function offerAddress(
  parts: FormParts,
  send: (address: object) => Promise<AddressResponse>,
): Address | undefined {
  const { form } = parts
  if (!form.querySelector('[data-buyer]')) return undefined
  const typed = (line: BuyerLine) => typedIn(parts, line)
  let postcode = typed('zipCode')
  /** Lines that the buyer has left, and that have not been validated since. */
  const left = new Set<BuyerLine>()
  const unsent = offerRetry(form, () => void pass())
  /** Requests are sent one after another, so that the shop ends with what was typed last. */
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

/** Marks errors in lines that the buyer has left; an empty line is not an error yet. */
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

/** Shows that the typed address was not sent, and retries: when online again, and at intervals. */
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
      // Setting the same text again would make screen readers repeat it.
      if (place && place.textContent !== shown) place.textContent = shown
      timer = isUnsent ? setTimeout(again, pause) : undefined
      pause = isUnsent ? Math.min(2 * pause, LAST_PAUSE_MS) : FIRST_PAUSE_MS
    },
  }
}

/** Makes the checkout around the frame update the delivery methods for the postcode. */
function announceDelivery(form: HTMLFormElement): void {
  const delivery = form.elements.namedItem('choice-delivery')
  const id = delivery instanceof HTMLSelectElement ? delivery.value : ''
  if (id) post({ kind: 'shipping-option', option: { id } })
}
