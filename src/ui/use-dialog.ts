import { type RefObject, useLayoutEffect, useRef, useState } from 'react'
import { prepareLiveRegions } from './live-region.ts'
import { returnFocus } from './use-outside.ts'

interface DialogOptions {
  readonly isOpen: boolean
  /** `covering`: modal where it covers most of the window, and beside the page elsewhere. */
  readonly modality: 'modal' | 'covering'
  /** What has focus first, as a selector. */
  readonly initialFocus?: string
  /** Focus returns to it. */
  readonly opener?: RefObject<HTMLElement | null>
}

/** From this share of the window on, a dialog makes the rest of the page inert. */
const COVERS = 0.5

/** Opens and closes a native dialog, with focus going in and coming back. */
export function useDialog(options: DialogOptions) {
  const { isOpen, modality, initialFocus = '[data-act="close"]', opener } = options
  const frame = useRef<HTMLDialogElement>(null)
  const [isModal, setModal] = useState(false)

  useLayoutEffect(() => {
    const dialog = frame.current
    if (!isOpen || !dialog) return
    setModal(open(dialog, modality))
    // What was hidden a moment ago is not found by the dialog itself.
    dialog.querySelector<HTMLElement>(initialFocus)?.focus({ preventScroll: true })
    return () => {
      setModal(false)
      close(dialog, opener?.current)
    }
  }, [isOpen, modality, initialFocus, opener])

  return { frame, isModal }
}

/** Answers whether it is modal. */
function open(dialog: HTMLDialogElement, modality: DialogOptions['modality']): boolean {
  const isModal = modality === 'modal' || coversWindow(dialog)
  if (!isModal) {
    dialog.show()
    return false
  }
  dialog.showModal()
  prepareLiveRegions(dialog)
  return true
}

function close(dialog: HTMLDialogElement, opener: HTMLElement | null | undefined): void {
  const hadFocus = dialog.contains(document.activeElement)
  dialog.close()
  if (!opener) return
  if (hadFocus) opener.focus({ preventScroll: true })
  else returnFocus(dialog, opener)
}

/** Where a closed dialog is not laid out, it is shown to be measured. */
function coversWindow(dialog: HTMLDialogElement): boolean {
  const isMeasurable = dialog.getBoundingClientRect().width > 0
  if (!isMeasurable) dialog.show()
  const { width, height } = dialog.getBoundingClientRect()
  if (!isMeasurable) dialog.close()
  return width * height > innerWidth * innerHeight * COVERS
}
