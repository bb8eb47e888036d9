import type { ReactNode } from 'react'
import { Icon } from './icon.tsx'

interface FieldErrorProps {
  readonly id?: string | undefined
  readonly children: ReactNode
}

/** Red, and with a sign, so that it is not shown by colour alone. */
export function FieldError({ id, children }: FieldErrorProps) {
  return (
    <p className="cs-error" id={id}>
      <Icon name="warning" />
      <span>{children}</span>
    </p>
  )
}
