import type { ReactNode } from 'react'
import { Icon } from './icon.tsx'

interface FieldErrorProps {
  readonly id?: string | undefined
  /** Only reserves the place for an error that a script may find. */
  readonly hidden?: boolean
  readonly children?: ReactNode
}

/** Red, and with a sign, so that colour alone does not convey it. */
export function FieldError({ id, hidden, children }: FieldErrorProps) {
  return (
    <p className="cs-error" id={id} hidden={hidden}>
      <Icon name="warning" />
      <span>{children}</span>
    </p>
  )
}
