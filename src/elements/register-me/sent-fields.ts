import type { RegisterType } from '../../model/registration-form.ts'

type Control = HTMLInputElement | HTMLSelectElement | HTMLTextAreaElement

/** The fields of both forms, each with its name in either form. */
const SHARED = [['_email', 'email'], ['_phone', 'phone'], ['firstName'], ['lastName']]
/** Our own hidden fields are for forms without script; everything else left out is a button. */
const NOT_SENT =
  'form > input[type=hidden], input[type=submit], input[type=button], input[type=image]'

/** The input, by the names of a form's fields. */
export function fieldsOf(
  form: HTMLFormElement,
): { fieldId: string; fieldValue: string | boolean }[] {
  const sent = new Map<string, string | boolean>()
  for (const control of controlsOf(form)) {
    const { name } = control
    const isBox = control instanceof HTMLInputElement && control.type === 'checkbox'
    const isRadio = control instanceof HTMLInputElement && control.type === 'radio'
    if (isBox) sent.set(name, control.checked)
    else if (!isRadio || control.checked) sent.set(name, control.value)
  }
  return [...sent].map(([fieldId, fieldValue]) => ({ fieldId, fieldValue }))
}

/** Fills the empty fields of the displayed form with the input of the other one. */
export function carryOver(host: HTMLElement, type: RegisterType): void {
  const forms = [...host.querySelectorAll<HTMLFormElement>('form[data-type]')]
  const current = forms.find((it) => it.dataset.type === type)
  const other = forms.find((it) => it !== current)
  if (!current || !other) return
  for (const names of SHARED) {
    const from = find(other, names)
    const to = find(current, names)
    if (from && to && !from.readOnly && !to.readOnly && to.value === '') to.value = from.value
  }
}

function find(form: HTMLFormElement, names: readonly string[]): HTMLInputElement | undefined {
  const found = controlsOf(form).find((it) => names.includes(it.name))
  return found instanceof HTMLInputElement ? found : undefined
}

/** Not by `form.elements`, which a field of that name would hide. */
function controlsOf(form: HTMLFormElement): Control[] {
  const found = form.querySelectorAll<Control>('input[name], select[name], textarea[name]')
  return [...found].filter((it) => !it.matches(NOT_SENT) && it.name !== '')
}
