import { type MouseEvent, type ReactNode, useEffect, useRef, useState } from 'react'
import { text } from '../../i18n/text.ts'
import { Icon } from '../icon.tsx'

export interface DisclosureProps {
  /** The link's text while it is closed. */
  readonly label: string
  /** The link's text while it is open. */
  readonly openLabel?: string
  readonly act: string
  /** Whether its content must be visible. */
  readonly isFilled: boolean
  /** Called when the visitor opens or closes it. */
  readonly onToggle?: ((isOpen: boolean) => void) | undefined
  readonly children: ReactNode
}

/** A link that opens rarely needed fields and moves the focus into them. Fields with input are open. */
export function Disclosure(props: DisclosureProps) {
  const { label, act, isFilled, onToggle, children } = props
  const [isOpened, setOpened] = useState(false)
  const isOpen = isOpened || isFilled

  const fold = useRef<HTMLDetailsElement>(null)

  function toggle(): void {
    const open = fold.current?.open ?? isOpen
    if (open === isOpen) return
    setOpened(open)
    onToggle?.(open)
  }

  // A visitor may have opened it before the script ran.
  // biome-ignore lint/correctness/useExhaustiveDependencies: the initial state is read once
  useEffect(toggle, [])

  /** Within the press event: no key is lost, and phones open their keyboard. */
  function press(event: MouseEvent): void {
    const { current: details } = fold
    if (!details) return
    event.preventDefault()
    details.open = !details.open
    if (details.open) details.querySelector<HTMLElement>('input, textarea, select')?.focus()
  }

  return (
    <details className="cs-fold" ref={fold} open={isOpen} onToggle={toggle}>
      {/* biome-ignore lint/a11y/noStaticElementInteractions: a summary is natively a button */}
      <summary className="cs-fold__link" data-act={act} onClick={press}>
        <Icon name="plus" />
        <span className="cs-fold__closed">{label}</span>
        <span className="cs-fold__open">{props.openLabel ?? text('checkout.fold.close')}</span>
      </summary>
      <div className="cs-fold__content">{children}</div>
    </details>
  )
}
