/** The fields around the element: its own two, and the lines that they are added to. */
export interface OrderForm {
  readonly form: HTMLFormElement
  readonly number: HTMLInputElement
  readonly quantity: HTMLInputElement
  readonly lines: HTMLTextAreaElement
}

/** Undefined where the element stands in no form that has lines: its button then is the page's. */
export function orderFormOf(host: HTMLElement): OrderForm | undefined {
  const form = host.closest('form')
  const number = host.querySelector<HTMLInputElement>('[name="articleNumber"]')
  const quantity = host.querySelector<HTMLInputElement>('[name="quantity"]')
  const lines = form?.querySelector<HTMLTextAreaElement>('textarea[name="lines"]')
  return form && number && quantity && lines ? { form, number, quantity, lines } : undefined
}

/** Below what stands there. What was shown of the lines before is no longer all of them. */
export function addLine({ form, number, quantity, lines }: OrderForm, line: string): void {
  lines.value = [lines.value.trimEnd(), line].filter(Boolean).join('\n')
  number.value = ''
  quantity.value = ''
  form.dataset.changed = ''
}
