import type { Message } from '../model/validation.ts'
import { findInMarkup } from './server-markup.ts'

/** What the server's form says of an attempt that failed, so that it does not vanish. */
export function readDrawnForm(host: HTMLElement, emailName: string) {
  const box = findInMarkup(host, `input[name="${emailName}"]`)
  const alertText = findInMarkup(host, '[role="alert"] .cs-error')?.textContent
  const problem: Message | undefined = alertText ? { key: alertText } : undefined
  return { email: box?.getAttribute('value') ?? '', problem }
}

/** What is typed into a field of a form. */
export function typedIn(form: HTMLFormElement, name: string): string {
  const value = new FormData(form).get(name)
  return typeof value === 'string' ? value : ''
}
