import type { HTMLAttributes } from 'react'

interface LightboxMarkupProps extends HTMLAttributes<HTMLDivElement> {
  /** Learns the element; the server has none. */
  readonly place?: (node: HTMLElement | null) => void
}

/** Around markup of the server's whose links open. */
export function LightboxMarkup({ place, ...rest }: LightboxMarkupProps) {
  return <div className="lightbox-images__markup" ref={place} {...rest} />
}
