import type { ReactNode } from 'react'

interface SectionProps {
  readonly name: string
  readonly title: string
  readonly children: ReactNode
}

/** A section of a page. */
export function Section({ name, title, children }: SectionProps) {
  return (
    <section className="shop-security" aria-labelledby={`security-${name}`}>
      <h2 id={`security-${name}`}>{title}</h2>
      {children}
    </section>
  )
}

/** The confirmation of a sent form; it takes the focus. */
export function Done({ children }: { readonly children: string }) {
  return (
    // biome-ignore lint/a11y/noAutofocus: the page is the answer to the form that was sent
    <p className="shop-notice shop-announced" tabIndex={-1} autoFocus>
      {children}
    </p>
  )
}
