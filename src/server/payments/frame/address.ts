import { BUYER_LINES, type BuyerLine } from '../../../model/buyer-address.ts'
import { post } from './checkout-link.ts'
import { type FieldProblem, type FormParts, inputOf, markField } from './form-parts.ts'
import type { AddressResponse } from './session.ts'

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
  const typed = (line: BuyerLine) => inputOf(parts, line)?.value ?? ''
  let postcode = typed('zipCode')
  /** One after another: what was typed last is what the shop has. */
  let last: Promise<AddressResponse | undefined> = Promise.resolve(undefined)

  function pass(): Promise<AddressResponse | undefined> {
    last = last.then(passNow)
    return last
  }

  async function passNow(): Promise<AddressResponse | undefined> {
    const address = Object.fromEntries(BUYER_LINES.map((line) => [line, typed(line)]))
    const response = await send(address).catch(() => undefined)
    if (response?.outcome !== 'kept') return undefined
    const city = inputOf(parts, 'city')
    if (response.city && city && city.value === '') city.value = response.city
    if (postcode !== typed('zipCode') && !response.faults.zipCode) {
      postcode = typed('zipCode')
      announceDelivery(form)
    }
    return response
  }

  form.addEventListener('change', ({ target }) => {
    const line = BUYER_LINES.find((it) => target === inputOf(parts, it))
    if (!line) return
    void pass().then((response) => {
      if (response) markField(parts, line, (typed(line) !== '' && response.faults[line]) || '')
    })
  })

  return {
    async findFaults() {
      const response = await pass()
      if (!response) return undefined
      return BUYER_LINES.flatMap((field) => {
        const message = response.faults[field] ?? ''
        markField(parts, field, message)
        return message ? [{ field, message }] : []
      })
    },
  }
}

/** Has the checkout around the frame look again at what can be chosen for the postcode. */
function announceDelivery(form: HTMLFormElement): void {
  const delivery = form.elements.namedItem('choice-delivery')
  const id = delivery instanceof HTMLSelectElement ? delivery.value : ''
  if (id) post({ kind: 'shipping-option', option: { id } })
}
