import type { HTMLAttributes } from 'react'

interface LightboxMarkupProps extends HTMLAttributes<HTMLDivElement> {
  /** Receives the element; the server has none. */
  readonly place?: (node: HTMLElement | null) => void
}

/** Wraps the server's markup, whose links open the pictures. */
export function LightboxMarkup({ place, ...rest }: LightboxMarkupProps) {
  return <div className="lightbox-images__markup" ref={place} {...rest} />
}
