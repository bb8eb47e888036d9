import type { ReactNode } from 'react'
import { Icon } from './icon.tsx'

interface FieldErrorProps {
  readonly id?: string | undefined
  /** Only a place, for what a script finds wrong. */
  readonly hidden?: boolean
  readonly children?: ReactNode
}

/** Red, and with a sign, so that it is not told by colour alone. */
export function FieldError({ id, hidden, children }: FieldErrorProps) {
  return (
    <p className="cs-error" id={id} hidden={hidden}>
      <Icon name="warning" />
      <span>{children}</span>
    </p>
  )
}
