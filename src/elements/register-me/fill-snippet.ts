import { fillForm } from '../../state/registration/snippet.ts'
import type { RegistrationForm } from '../../state/registration/state.ts'

const ERROR_CLASS = 'register-me__fault'

/** Puts a backend's html in its place once, and says beside its fields what is wrong with them. */
export async function fillSnippet(
  place: HTMLElement,
  form: RegistrationForm | undefined,
): Promise<void> {
  if (!form) return
  if (!place.firstElementChild && form.html) await fillForm(place, form)
  for (const it of place.querySelectorAll(`.${ERROR_CLASS}`)) it.remove()
  for (const control of place.querySelectorAll('[name]')) {
    const words = form.faults[control.getAttribute('name') ?? '']
    control.toggleAttribute('aria-invalid', false)
    control.removeAttribute('aria-errormessage')
    if (words) mark(control, words)
  }
}

function mark(control: Element, words: string): void {
  const error = document.createElement('p')
  error.className = `cs-error ${ERROR_CLASS}`
  error.id = `register-fault-${control.getAttribute('name')?.replace(/\W+/g, '-')}`
  error.textContent = words
  control.setAttribute('aria-invalid', 'true')
  control.setAttribute('aria-errormessage', error.id)
  control.after(error)
}
