import { text } from '../i18n/text.ts'

/** The message that replaces an element that could not be shown, with a button to try again. */
export function createFailure(retry?: () => void): HTMLElement {
  const sentence = document.createElement('p')
  sentence.className = 'cs-failure'
  sentence.setAttribute('role', 'alert')
  sentence.append(text('error.element'))
  if (retry) sentence.append(' ', createRetry(retry))
  return sentence
}

function createRetry(retry: () => void): HTMLElement {
  const button = document.createElement('button')
  button.type = 'button'
  button.className = 'cs-button'
  button.textContent = text('error.retry')
  button.addEventListener('click', retry, { once: true })
  return button
}
