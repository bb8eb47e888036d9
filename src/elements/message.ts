import { create } from './safe-document.ts'

/**
 * Shows in an element what a press has done, in place of the previous message. The text is added after its
 * paragraph, so that screen readers announce it.
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
