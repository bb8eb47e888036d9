import { type RefObject, useEffect, useLayoutEffect, useRef, useState } from 'react'
import { emit } from '../../events/element-events.ts'
import { useBackCloses } from './use-back-closes.ts'

interface CartPanelOptions {
  readonly host: HTMLElement
  readonly isOpen: boolean
  readonly button: RefObject<HTMLButtonElement | null>
  readonly close: () => void
}

/** Opens and closes the dialog, and closes it on Escape, on a click outside, when it is left, on Back. */
export function useCartPanel({ host, isOpen, button, close }: CartPanelOptions) {
  const dialog = useRef<HTMLDialogElement>(null)
  const [isModal, setModal] = useState(false)

  useLayoutEffect(() => {
    const panel = dialog.current
    if (!isOpen || !panel) return
    open(panel)
    setModal(panel.matches(':modal'))
    host.toggleAttribute('data-open', true)
    emit(host, 'courtside:opened')
    return () => {
      setModal(false)
      shut(panel, button.current)
      host.toggleAttribute('data-open', false)
      emit(host, 'courtside:closed')
    }
  }, [host, isOpen, button])

  useEffect(
    () => (isOpen ? watchForLeaving(host, dialog.current, close) : undefined),
    [host, isOpen, close],
  )
  useBackCloses(isModal, close)
  return dialog
}

/** A panel that covers more than half of the window makes the rest of the page rest (UX ALL-11). */
function open(panel: HTMLDialogElement): void {
  panel.show()
  const { width, height } = panel.getBoundingClientRect()
  if (width * height <= (innerWidth * innerHeight) / 2) return
  panel.close()
  panel.showModal()
}

/** Focus goes back to the button, unless the visitor has already taken it elsewhere. */
function shut(panel: HTMLDialogElement, button: HTMLButtonElement | null): void {
  const { activeElement } = document
  const isLost = !activeElement || activeElement === document.body || panel.contains(activeElement)
  panel.close()
  if (isLost) button?.focus({ preventScroll: true })
}

function watchForLeaving(
  host: HTMLElement,
  panel: HTMLDialogElement | null,
  close: () => void,
): () => void {
  const listening = new AbortController()
  const { signal } = listening
  const leave = (event: Event) => isOutside(event, host, panel) && close()
  document.addEventListener('click', leave, { capture: true, signal })
  document.addEventListener('keydown', ({ key }) => key === 'Escape' && close(), { signal })
  panel?.addEventListener('cancel', (event) => event.preventDefault(), { signal })
  host.addEventListener(
    'focusout',
    ({ relatedTarget }) => {
      if (relatedTarget instanceof Node && !host.contains(relatedTarget)) close()
    },
    { signal },
  )
  return () => listening.abort()
}

/** A click on the shade around a modal dialog counts as one on the dialog itself. */
function isOutside(event: Event, host: HTMLElement, panel: HTMLDialogElement | null): boolean {
  if (!event.composedPath().includes(host)) return true
  if (event.target !== panel || !panel || !(event instanceof MouseEvent)) return false
  const { left, right, top, bottom } = panel.getBoundingClientRect()
  const { clientX: x, clientY: y } = event
  return x < left || x > right || y < top || y > bottom
}
