import { create } from './safe-document.ts'

/**
 * Says in an element what a press has come to, in place of what it said before. The sentence comes into its
 * paragraph once that stands, so that it is read aloud.
 */
export function replaceMessage(
  host: HTMLElement,
  className: string,
  sentence: string,
  role: 'alert' | 'status' = 'alert',
): HTMLElement {
  removeMessage(host, className)
  const message = create('p')
  message.className = className
  message.tabIndex = -1
  message.setAttribute('role', role)
  host.prepend(message)
  message.textContent = sentence
  return message
}

export function removeMessage(host: HTMLElement, className: string): void {
  host.querySelector(`.${className}`)?.remove()
}
