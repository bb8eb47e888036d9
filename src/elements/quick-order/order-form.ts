/** The fields around the element: its own two, and the lines to which they are added. */
export interface OrderForm {
  readonly form: HTMLFormElement
  readonly number: HTMLInputElement
  readonly quantity: HTMLInputElement
  readonly lines: HTMLTextAreaElement
}

/** Undefined for an element outside a form with lines: its button then belongs to the page. */
export function orderFormOf(host: HTMLElement): OrderForm | undefined {
  const form = host.closest('form')
  const number = host.querySelector<HTMLInputElement>('[name="articleNumber"]')
  const quantity = host.querySelector<HTMLInputElement>('[name="quantity"]')
  const lines = form?.querySelector<HTMLTextAreaElement>('textarea[name="lines"]')
  return form && number && quantity && lines ? { form, number, quantity, lines } : undefined
}

/** Adds a line below the existing ones. Messages about the earlier lines are no longer complete. */
export function addLine({ form, number, quantity, lines }: OrderForm, line: string): void {
  lines.value = [lines.value.trimEnd(), line].filter(Boolean).join('\n')
  number.value = ''
  quantity.value = ''
  form.dataset.changed = ''
}
