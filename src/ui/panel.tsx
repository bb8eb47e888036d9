import { type ReactNode, type RefObject, useEffect, useRef, useState } from 'react'
import { text } from '../i18n/text.ts'
import { Icon } from './icon.tsx'
import { prepareLiveRegions } from './live-region.ts'
import { useBackCloses } from './use-back-closes.ts'
import { returnFocus, useOutside } from './use-outside.ts'
import { useUid } from './use-uid.ts'

export interface PanelProps {
  readonly isOpen: boolean
  readonly onClose: () => void
  /** Heading and accessible name. */
  readonly title: string
  /** The control that opens it; a press on it is no press outside, and focus goes back to it. */
  readonly opener?: RefObject<HTMLElement | null>
  readonly id?: string
  readonly className?: string
  readonly children: ReactNode
}

/** From this share of the window on, Back closes a panel. */
const COVERS = 0.5

/** A panel over the page, which goes on behind it. Escape and a press outside close it. */
export function Panel(props: PanelProps) {
  return props.isOpen ? <OpenPanel {...props} /> : null
}

function OpenPanel({ onClose, title, opener, id, className = '', children }: PanelProps) {
  const uid = useUid()
  const panel = useRef<HTMLDivElement>(null)
  const covers = useCovers(panel)
  useOutside(panel, opener, onClose)
  useBackCloses(covers, onClose)
  useFocusInside(panel, opener)
  return (
    <div
      ref={panel}
      id={id}
      className={`cs-panel ${className}`.trim()}
      role="dialog"
      aria-labelledby={uid}
      tabIndex={-1}
    >
      <PanelHead id={uid} title={title} onClose={onClose} />
      {children}
    </div>
  )
}

/** A dialog that keeps the page behind it out of reach until it is closed. */
export function Dialog(props: PanelProps) {
  return props.isOpen ? <OpenDialog {...props} /> : null
}

function OpenDialog({ onClose, title, opener, id, className = '', children }: PanelProps) {
  const uid = useUid()
  const dialog = useRef<HTMLDialogElement>(null)
  useBackCloses(true, onClose)
  useFocusInside(dialog, opener)

  return (
    // biome-ignore lint/a11y/useKeyWithClickEvents: the keyboard's way is Escape, which fires "cancel"
    <dialog
      ref={dialog}
      id={id}
      className={`cs-dialog ${className}`.trim()}
      aria-labelledby={uid}
      onCancel={(event) => {
        event.preventDefault()
        onClose()
      }}
      onClick={({ target, currentTarget }) => target === currentTarget && onClose()}
    >
      <div className="cs-dialog__sheet">
        <PanelHead id={uid} title={title} onClose={onClose} />
        {children}
      </div>
    </dialog>
  )
}

interface PanelHeadProps {
  readonly id: string
  readonly title: string
  readonly onClose: () => void
}

function PanelHead({ id, title, onClose }: PanelHeadProps) {
  return (
    <div className="cs-panel__head">
      <h2 className="cs-panel__title" id={id}>
        {title}
      </h2>
      <button
        type="button"
        className="cs-panel__close"
        data-act="close"
        aria-label={text('action.close')}
        onClick={onClose}
      >
        <Icon name="close" />
      </button>
    </div>
  )
}

/** Takes focus in, and gives it back to where it came from. */
function useFocusInside(
  place: RefObject<HTMLElement | null>,
  opener: RefObject<HTMLElement | null> | undefined,
): void {
  useEffect(() => {
    const element = place.current
    const before = opener?.current ?? document.activeElement
    if (element instanceof HTMLDialogElement) {
      element.showModal()
      prepareLiveRegions(element)
    } else element?.focus({ preventScroll: true })
    return () => returnFocus(element, before)
  }, [place, opener])
}

function useCovers(panel: RefObject<HTMLElement | null>): boolean {
  const [covers, setCovers] = useState(false)
  useEffect(() => {
    const { width = 0, height = 0 } = panel.current?.getBoundingClientRect() ?? {}
    setCovers(width * height > COVERS * innerWidth * innerHeight)
  }, [panel])
  return covers
}
