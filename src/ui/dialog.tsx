import type { MouseEvent, ReactNode, RefObject } from 'react'
import { CloseButton } from './close-button.tsx'
import { useBackCloses } from './use-back-closes.ts'
import { useOutside } from './use-outside.ts'

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

/** A dialog's backdrop is a target of its own clicks; so is its padding, which lies inside of it. */
function isOnBackdrop({ target, currentTarget, clientX, clientY }: MouseEvent): boolean {
  const { left, right, top, bottom } = currentTarget.getBoundingClientRect()
  const isInside = left <= clientX && clientX < right && top <= clientY && clientY < bottom
  return target === currentTarget && !isInside
}
