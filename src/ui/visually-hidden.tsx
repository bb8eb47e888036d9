import type { ReactNode } from 'react'

/** For screen readers only. */
export function VisuallyHidden({ children }: { readonly children: ReactNode }) {
  return <span className="cs-visually-hidden">{children}</span>
}
