import type { ReactNode } from 'react'
import { Icon } from '../../src/ui/icon.tsx'

/** What went wrong with a form as a whole. */
export function Alert({ children }: { readonly children: ReactNode }) {
  return (
    <p className="shop-error" role="alert">
      <Icon name="warning" />
      <span>{children}</span>
    </p>
  )
}
