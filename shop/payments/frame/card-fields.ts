import { findCardProblems, groupDigits } from '../../../src/model/payment-card.ts'
import {
  type FieldProblem,
  type FormParts,
  inputOf,
  type Means,
  markField,
  type Say,
} from './form-parts.ts'

const FIELDS = ['number', 'expiry', 'cvc'] as const

/** Checks a field when it loses focus, and an invalid one on each input until it is valid. */
export function offerCard(parts: FormParts, say: Say): Means {
  const { form } = parts

  function card() {
    const [number = '', expiry = '', cvc = ''] = FIELDS.map((it) => inputOf(parts, it)?.value ?? '')
    return { number, expiry, cvc }
  }

  function findFaults(): FieldProblem[] {
    return findCardProblems(card(), new Date()).map((it) => ({
      field: it.split('.', 1)[0] ?? '',
      message: say(it),
    }))
  }

  function judge(name: string): void {
    const fault = findFaults().find((it) => it.field === name)
    markField(parts, name, fault?.message ?? '')
  }

  form.addEventListener('focusout', ({ target }) => {
    if (target instanceof HTMLInputElement && target.value !== '') judge(target.name)
  })
  form.addEventListener('input', ({ target }) => {
    if (!(target instanceof HTMLInputElement)) return
    if (target.name === 'number') group(target)
    if (target.getAttribute('aria-invalid') === 'true') judge(target.name)
  })

  return {
    question: 'validate',
    details: () => ({ card: card() }),
    findFaults() {
      for (const name of FIELDS) judge(name)
      return findFaults()
    },
  }
}

/** Groups digits only while the buyer types at the end, so that the caret never jumps. */
function group(input: HTMLInputElement): void {
  if (input.selectionStart === input.value.length) input.value = groupDigits(input.value)
}
