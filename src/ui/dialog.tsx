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

interface DialogProps {
  readonly id?: string
  /** From `useDialog`, which opens and closes it. */
  readonly frame: RefObject<HTMLDialogElement | null>
  readonly className: string
  /** Id of its heading, which names it. */
  readonly titleId: string
  readonly close: () => void
  readonly children: ReactNode
}

/** The frame of what lies over the page: native, so that the rest of the page is inert while it is modal. */
export function Dialog({ frame, titleId, close, children, ...own }: DialogProps) {
  return (
    // biome-ignore lint/a11y/useKeyWithClickEvents: the keyboard's way is Escape, which fires "cancel"
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
  /** A click on it is no click outside. */
  readonly opener?: RefObject<HTMLElement | null>
  /** Whether Back closes it, as visitors expect of what covers the page. */
  readonly isModal: boolean
  readonly close: () => void
}

/**
 * Closes what is open on Escape, on a click outside and, while modal, on Back; also for what is not a
 * `Dialog`. There only while it is open.
 */
export function Dismiss({ inside, opener, isModal, close }: DismissProps) {
  useOutside(inside, opener, close)
  useBackCloses(isModal, close)
  return null
}

/**
 * A dialog's backdrop is a target of its own clicks; so is its padding, which lies inside of it. Other
 * clicks measure nothing: the page would be laid out in the middle of each.
 */
function isOnBackdrop({ target, currentTarget, clientX, clientY }: MouseEvent): boolean {
  if (target !== currentTarget) return false
  const { left, right, top, bottom } = currentTarget.getBoundingClientRect()
  const isInside = left <= clientX && clientX < right && top <= clientY && clientY < bottom
  return !isInside
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
