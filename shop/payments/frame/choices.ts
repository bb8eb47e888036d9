import { post } from './checkout-link.ts'
import { isHostListening } from './host.ts'

interface Choice {
  readonly id: string
  readonly name: string
}

/** The country and the delivery method, as the shop has them. */
export interface Choices {
  readonly country: string
  readonly countries: readonly Choice[]
  readonly delivery: string
  readonly deliveries: readonly Choice[]
}

/**
 * Posts choices to the checkout, which suspends the frame and then lets it read the payment again.
 * Without a checkout around the frame, the choices are hidden.
 */
export function offerChoices(form: HTMLFormElement): void {
  const fields = form.querySelector<HTMLElement>('[data-choices]')
  void isHostListening().then((isListening) => {
    if (fields) fields.hidden = !isListening
  })
  form.addEventListener('change', ({ target }) => {
    if (!(target instanceof HTMLSelectElement)) return
    const { name, value } = target
    if (name === 'choice-country') post({ kind: 'country', countryCode: value })
    if (name === 'choice-delivery') post({ kind: 'shipping-option', option: { id: value } })
  })
}

/** Shows what the shop has accepted, and the choices that there are now. */
export function showChoices(form: HTMLFormElement, choices: Choices): void {
  fill(form, 'country', choices.countries, choices.country)
  fill(form, 'delivery', choices.deliveries, choices.delivery)
}

function fill(
  form: HTMLFormElement,
  name: string,
  choices: readonly Choice[],
  chosen: string,
): void {
  const select = form.elements.namedItem(`choice-${name}`)
  if (!(select instanceof HTMLSelectElement)) return
  const isSame =
    [...select.options].map((it) => it.text).join() === choices.map((it) => it.name).join()
  if (!isSame) select.replaceChildren(...choices.map((it) => new Option(it.name, it.id)))
  select.value = chosen
}
