import type { Message } from '../model/validation.ts'
import { findInMarkup } from './server-markup.ts'

/** Reads e-mail and error of a failed attempt from the server's form, so that the view keeps them. */
export function readDrawnForm(host: HTMLElement, emailName: string) {
  const box = findInMarkup(host, `input[name="${emailName}"]`)
  const alertText = findInMarkup(host, '[role="alert"] .cs-error')?.textContent
  const problem: Message | undefined = alertText ? { key: alertText } : undefined
  return { email: box?.getAttribute('value') ?? '', problem }
}

/** The typed value of a form field. */
export function typedIn(form: HTMLFormElement, name: string): string {
  const value = new FormData(form).get(name)
  return typeof value === 'string' ? value : ''
}
