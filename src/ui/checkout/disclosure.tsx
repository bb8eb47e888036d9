import { type MouseEvent, type ReactNode, useEffect, useRef, useState } from 'react'
import { Icon } from '../icon.tsx'

export interface DisclosureProps {
  /** What the link says. */
  readonly label: string
  readonly act: string
  /** Whether there is something inside that has to be seen. */
  readonly isFilled: boolean
  /** Called when the visitor opens or closes it. */
  readonly onToggle?: ((isOpen: boolean) => void) | undefined
  readonly children: ReactNode
}

/** A link that opens what few need; focus goes into it. What is filled in is open. */
export function Disclosure({ label, act, isFilled, onToggle, children }: DisclosureProps) {
  const [isOpened, setOpened] = useState(false)
  const isOpen = isOpened || isFilled

  const fold = useRef<HTMLDetailsElement>(null)

  function toggle(): void {
    const open = fold.current?.open ?? isOpen
    if (open === isOpen) return
    setOpened(open)
    onToggle?.(open)
  }

  // Somebody may have opened it before there was a script.
  // biome-ignore lint/correctness/useExhaustiveDependencies: what was before is asked once
  useEffect(toggle, [])

  /** Within the press itself: no key is lost, and phones bring up their keyboard. */
  function press(event: MouseEvent): void {
    const { current: details } = fold
    if (!details) return
    event.preventDefault()
    details.open = !details.open
    if (details.open) details.querySelector<HTMLElement>('input, textarea, select')?.focus()
  }

  return (
    <details className="cs-fold" ref={fold} open={isOpen} onToggle={toggle}>
      {/* biome-ignore lint/a11y/noStaticElementInteractions: a summary is a button by itself */}
      <summary className="cs-fold__link" data-act={act} onClick={press}>
        <Icon name="plus" />
        {label}
      </summary>
      <div className="cs-fold__content">{children}</div>
    </details>
  )
}
