import { all, create } from '../dom.ts'
import type { TextKey } from '../loader-api.ts'
import { loader } from './page-loader.ts'
import { textOf } from './texts.ts'

const NOTICE = 'courtside-notice'
/** Screen readers announce what is added to a region that already existed. */
const REGION_MS = 100

/** The element whose message was removed while it had the focus. */
let focusLostIn: Element | undefined

/** Removes the busy state and any message. */
export function clearNotice(host: Element): void {
  host.ariaBusy = null
  for (const box of all(host, `.${NOTICE}`)) {
    if (box.matches(':focus-within')) focusLostIn = host
    box.remove()
  }
}

/** Shows a message in place of the element, with a retry button. */
export function showNotice(host: Element, key: TextKey, onRetry: () => void): void {
  clearNotice(host)
  const box = create('span', NOTICE)
  const button = create('button', 'cs-button')
  button.type = 'button'
  button.append(textOf('error.retry'))
  button.onclick = () => {
    const control = loader.heldEvents.get(host)?.keys().next().value as HTMLElement | undefined
    control?.focus()
    onRetry()
  }
  box.role = 'alert'
  host.append(box)
  setTimeout(() => {
    box.append(textOf(navigator.onLine ? key : 'error.away'), ' ', button)
    restoreFocus()
  }, REGION_MS)
}

/** Moves the focus of a removed message to the first control that replaces it. */
export function restoreFocus(): void {
  const control = focusLostIn && (all(focusLostIn, 'a,button,input')[0] as HTMLElement | undefined)
  if (!control) return
  focusLostIn = undefined
  control.focus({ preventScroll: true })
}
