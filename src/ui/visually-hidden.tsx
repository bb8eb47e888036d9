import type { ReactNode } from 'react'

/** Read aloud, and not seen. */
export function VisuallyHidden({ children }: { readonly children: ReactNode }) {
  return <span className="cs-visually-hidden">{children}</span>
}
