import { type FormParts, inputOf } from './form-parts.ts'

const YEARS_AHEAD = 3

/** Fills in what the trial shop offers to try with; what is typed already stays beside it. */
export function offerTrialValues(parts: FormParts): void {
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
