import { type RefObject, useLayoutEffect, useRef, useState } from 'react'
import { emit } from '../../events/element-events.ts'
import { returnFocus } from '../../ui/use-outside.ts'

interface CartPanelOptions {
  readonly host: HTMLElement
  readonly isOpen: boolean
  readonly button: RefObject<HTMLButtonElement | null>
  readonly close: () => void
}

/** From this share of the window on, the panel makes the rest of the page inert. */
const COVERS = 0.5

/** Opens and closes the dialog, and closes it when focus goes elsewhere. */
export function useCartPanel({ host, isOpen, button, close }: CartPanelOptions) {
  const dialog = useRef<HTMLDialogElement>(null)
  const [isModal, setModal] = useState(false)

  useLayoutEffect(() => {
    const panel = dialog.current
    if (!isOpen || !panel) return
    setModal(open(panel))
    host.toggleAttribute('data-open', true)
    emit(host, 'courtside:opened')
    const goElsewhere = ({ target }: FocusEvent) => {
      if (target instanceof Node && !host.contains(target)) close()
    }
    document.addEventListener('focusin', goElsewhere)
    return () => {
      document.removeEventListener('focusin', goElsewhere)
      setModal(false)
      const { activeElement } = document
      panel.close()
      if (activeElement && panel.contains(activeElement))
        button.current?.focus({ preventScroll: true })
      else returnFocus(panel, button.current)
      host.toggleAttribute('data-open', false)
      emit(host, 'courtside:closed')
    }
  }, [host, isOpen, button, close])

  return { dialog, isModal }
}

/** Answers whether it covers so much that it is modal. */
function open(panel: HTMLDialogElement): boolean {
  const isModal = coversWindow(panel)
  if (isModal) panel.showModal()
  else panel.show()
  // What was hidden a moment ago is not found by the dialog itself.
  panel.querySelector<HTMLElement>('[data-act="close"]')?.focus({ preventScroll: true })
  return isModal
}

/** Where a closed panel is not laid out, it is shown to be measured. */
function coversWindow(panel: HTMLDialogElement): boolean {
  const isMeasurable = panel.getBoundingClientRect().width > 0
  if (!isMeasurable) panel.show()
  const { width, height } = panel.getBoundingClientRect()
  if (!isMeasurable) panel.close()
  return width * height > innerWidth * innerHeight * COVERS
}
