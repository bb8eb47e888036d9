import { failureMessage, NetworkError } from '../services/http-error.ts'
import type { RegistrationForm } from './registration/state.ts'

/** Puts the html of a form in its place, sanitized; its fields are left, and what would send it is not. */
export async function fillForm(place: Element, form: RegistrationForm): Promise<void> {
  try {
    const { setContent } = await import('../services/content.ts')
    await setContent(place, form.html ?? '', { forms: 'opened' })
  } catch (error) {
    console.error(error)
    const problem = failureMessage(new NetworkError('The form has nothing in it'))
    Object.assign(form, { status: 'failed', problem })
  }
}

/** Puts the tables of a backend's html in their place; what checks html comes with the first of them. */
export async function fillTable(place: Element, html: string): Promise<void> {
  const { setTables } = await import('../services/content.ts')
  await setTables(place, html)
}
