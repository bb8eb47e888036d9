import { type ReactNode, useState } from 'react'
import { Icon } from './icon.tsx'

export type LabelKind = 'idle' | 'busy' | 'done' | 'failed'

interface ButtonLabelProps {
  readonly kind: LabelKind
  readonly children: ReactNode
}

/** What a button says now, with a sign where it says how an action goes. */
export function ButtonLabel({ kind, children }: ButtonLabelProps) {
  if (kind === 'idle') return children
  return (
    <span className="cs-button__label">
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
