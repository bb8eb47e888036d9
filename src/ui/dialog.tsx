import {
  type MouseEvent,
  type ReactNode,
  type RefObject,
  useLayoutEffect,
  useRef,
  useState,
} from 'react'
import { CloseButton } from './close-button.tsx'
import { prepareLiveRegions } from './live-region.ts'
import { useBackCloses } from './use-back-closes.ts'
import { returnFocus, useOutside } from './use-outside.ts'

interface DialogOptions {
  readonly isOpen: boolean
  /** `covering`: modal where it covers most of the window, non-modal elsewhere. */
  readonly modality: 'modal' | 'covering'
  /** A selector of the element that gets the focus first. */
  readonly initialFocus?: string
  /** The focus returns to it. */
  readonly opener?: RefObject<HTMLElement | null>
}

/** A dialog that covers at least this share of the window makes the rest of the page inert. */
const COVERS = 0.5

/** Opens and closes a native dialog; the focus moves in and returns. */
export function useDialog(options: DialogOptions) {
  const { isOpen, modality, initialFocus = '[data-act="close"]', opener } = options
  const frame = useRef<HTMLDialogElement>(null)
  const [isModal, setModal] = useState(false)

  useLayoutEffect(() => {
    const dialog = frame.current
    if (!isOpen || !dialog) return
    setModal(open(dialog, modality))
    // The dialog itself does not find elements that were hidden a moment ago.
    dialog.querySelector<HTMLElement>(initialFocus)?.focus({ preventScroll: true })
    return () => {
      setModal(false)
      close(dialog, opener?.current)
    }
  }, [isOpen, modality, initialFocus, opener])

  return { frame, isModal }
}

interface DialogProps {
  readonly id?: string
  /** From `useDialog`, which opens and closes it. */
  readonly frame: RefObject<HTMLDialogElement | null>
  readonly className: string
  /** Id of the heading that names it. */
  readonly titleId: string
  readonly close: () => void
  readonly children: ReactNode
}

/** The frame of a layer over the page: native, so that the rest of the page is inert while it is modal. */
export function Dialog({ frame, titleId, close, children, ...own }: DialogProps) {
  return (
    // biome-ignore lint/a11y/useKeyWithClickEvents: the keyboard uses Escape, which fires "cancel"
    <dialog
      {...own}
      ref={frame}
      aria-labelledby={titleId}
      onCancel={(event) => {
        event.preventDefault()
        close()
      }}
      onClick={(event) => isOnBackdrop(event) && close()}
    >
      {children}
    </dialog>
  )
}

interface DialogHeadProps {
  readonly titleId: string
  readonly title: string
  readonly close: () => void
  readonly className?: string
  readonly titleClassName?: string
}

export function DialogHead(props: DialogHeadProps) {
  const { titleId, title, close } = props
  return (
    <div className={props.className ?? 'cs-panel__head'}>
      <h2 className={props.titleClassName ?? 'cs-panel__title'} id={titleId} tabIndex={-1}>
        {title}
      </h2>
      <CloseButton data-act="close" onClick={close} />
    </div>
  )
}

interface DismissProps {
  readonly inside: RefObject<HTMLElement | null>
  /** A click on it does not count as outside. */
  readonly opener?: RefObject<HTMLElement | null>
  /** Whether Back closes it, as visitors expect of a layer that covers the page. */
  readonly isModal: boolean
  readonly close: () => void
}

/**
 * Closes an open layer on Escape, on a click outside and, while modal, on Back; also for layers other than
 * `Dialog`. Rendered only while the layer is open.
 */
export function Dismiss({ inside, opener, isModal, close }: DismissProps) {
  useOutside(inside, opener, close)
  useBackCloses(isModal, close)
  return null
}

/**
 * The target of a click on the backdrop is the dialog; that of a click on the dialog's padding is too, so
 * its box is measured. Other clicks measure nothing, because that would force a layout.
 */
function isOnBackdrop({ target, currentTarget, clientX, clientY }: MouseEvent): boolean {
  if (target !== currentTarget) return false
  const { left, right, top, bottom } = currentTarget.getBoundingClientRect()
  const isInside = left <= clientX && clientX < right && top <= clientY && clientY < bottom
  return !isInside
}

/** Returns whether it is modal. */
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

/** A closed dialog has no layout in some browsers, so it is shown in order to be measured. */
function coversWindow(dialog: HTMLDialogElement): boolean {
  const isMeasurable = dialog.getBoundingClientRect().width > 0
  if (!isMeasurable) dialog.show()
  const { width, height } = dialog.getBoundingClientRect()
  if (!isMeasurable) dialog.close()
  return width * height > innerWidth * innerHeight * COVERS
}
