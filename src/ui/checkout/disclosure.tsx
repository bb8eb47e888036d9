import { type MouseEvent, type ReactNode, type SyntheticEvent, useState } from 'react'
import { Icon } from '../icon.tsx'

export interface DisclosureProps {
  /** What the link says. */
  readonly label: string
  readonly act: string
  /** Whether there is something inside that has to be seen. */
  readonly isFilled: boolean
  /** Told when the visitor opens or closes it. */
  readonly onToggle?: ((isOpen: boolean) => void) | undefined
  readonly children: ReactNode
}

/** A link that opens what few need; focus goes into it. What is filled in is open. */
export function Disclosure({ label, act, isFilled, onToggle, children }: DisclosureProps) {
  const [isOpened, setOpened] = useState(false)
  const isOpen = isOpened || isFilled

  function toggle({ currentTarget }: SyntheticEvent<HTMLDetailsElement>): void {
    const { open } = currentTarget
    if (open === isOpen) return
    setOpened(open)
    onToggle?.(open)
  }

  /** Within the press itself: no key is lost, and phones bring up their keyboard. */
  function press(event: MouseEvent): void {
    const fold = event.currentTarget.closest('details')
    if (!fold) return
    event.preventDefault()
    fold.open = !fold.open
    if (fold.open) fold.querySelector<HTMLElement>('input, textarea, select')?.focus()
  }

  return (
    <details className="cs-fold" open={isOpen} onToggle={toggle}>
      {/* biome-ignore lint/a11y/noStaticElementInteractions: a summary is a button by itself */}
      <summary className="cs-fold__link" data-act={act} onClick={press}>
        <Icon name="plus" />
        {label}
      </summary>
      <div className="cs-fold__content">{children}</div>
    </details>
  )
}
