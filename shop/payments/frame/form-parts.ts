/** The parts of a sandbox's form in the server's markup. */
export interface FormParts {
  readonly form: HTMLFormElement
  readonly payButton: HTMLButtonElement
  readonly problem: HTMLElement
  readonly status: HTMLElement
}

export interface FieldProblem {
  readonly field: string
  readonly message: string
}

export function findParts(form: HTMLFormElement): FormParts {
  const find = <Part extends HTMLElement>(name: string) => {
    const part = form.querySelector<Part>(`[data-${name}]`)
    if (!part) throw new Error(`The form has no ${name}`)
    return part
  }
  return {
    form,
    payButton: find<HTMLButtonElement>('pay'),
    problem: find('problem'),
    status: find('status'),
  }
}

export function inputOf({ form }: FormParts, name: string): HTMLInputElement | undefined {
  const input = form.elements.namedItem(name)
  return input instanceof HTMLInputElement ? input : undefined
}

/** Shows an error beside a field, or hides it if the message is empty. */
export function markField(parts: FormParts, name: string, message: string): void {
  const input = inputOf(parts, name)
  const error = document.getElementById(`${name}-error`)
  if (!input || !error) return
  error.querySelector('span')?.replaceChildren(message)
  error.hidden = message === ''
  if (message === '') input.removeAttribute('aria-invalid')
  else input.setAttribute('aria-invalid', 'true')
}

/** Shows and focuses an error summary above the form, with a link to each invalid field. */
export function showProblem(
  { problem }: FormParts,
  title: string,
  faults: readonly FieldProblem[] = [],
): void {
  const heading = document.createElement('h2')
  heading.textContent = title
  const list = document.createElement('ul')
  for (const { field, message } of faults) {
    const link = document.createElement('a')
    link.href = `#${field}`
    link.textContent = message
    link.addEventListener('click', (event) => {
      event.preventDefault()
      document.getElementById(field)?.focus()
    })
    const item = document.createElement('li')
    item.append(link)
    list.append(item)
  }
  problem.replaceChildren(heading, ...(faults.length > 0 ? [list] : []))
  problem.hidden = false
  problem.focus()
}

export function hideProblem({ problem }: FormParts): void {
  problem.hidden = true
  problem.replaceChildren()
}

/** Shows a press at once. The button is not truly disabled, so that it keeps its focus. */
export function setBusy({ form, payButton, status }: FormParts, words: string | undefined): void {
  form.toggleAttribute('data-busy', words !== undefined)
  payButton.setAttribute('aria-disabled', String(words !== undefined))
  status.textContent = words ?? ''
}

/** What the buyer pays with: a card, or an identity that may pay later. */
export interface Means {
  /** The message that asks the checkout. */
  readonly question: 'validate' | 'decision'
  findFaults(): FieldProblem[]
  /** Sent to the provider together with the amount, and never to the checkout. */
  details(): object
}

export type Say = (key: string) => string
