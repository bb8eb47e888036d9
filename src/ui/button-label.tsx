import { type ReactNode, useState } from 'react'
import { Icon } from './icon.tsx'

export type LabelKind = 'idle' | 'busy' | 'done' | 'failed'

interface ButtonLabelProps {
  readonly kind: LabelKind
  readonly children: ReactNode
}

/**
 * A button's current text, with a sign while its action runs and once it has ended. Each has an element
 * of its own: React cannot remove a text that a browser has replaced by its translation.
 */
export function ButtonLabel({ kind, children }: ButtonLabelProps) {
  if (kind === 'idle') return <span key={kind}>{children}</span>
  return (
    <span key={kind} className="cs-button__label">
      <Sign kind={kind} />
      {children}
    </span>
  )
}

/** Style that keeps a button as wide as it was when pressed, whatever it says. */
export function useStableWidth(kind: LabelKind) {
  const [width, setWidth] = useState<number>()

  function keepWidth(button: Element): void {
    if (kind === 'idle') setWidth(button.getBoundingClientRect().width)
  }

  return [kind === 'idle' ? undefined : { inlineSize: width }, keepWidth] as const
}

function Sign({ kind }: { readonly kind: LabelKind }) {
  if (kind === 'busy') return <span className="cs-spinner" aria-hidden="true" />
  return <Icon name={kind === 'done' ? 'tick' : 'warning'} />
}
