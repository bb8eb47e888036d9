import type { ReactNode } from 'react'

interface SectionProps {
  readonly name: string
  readonly title: string
  readonly children: ReactNode
}

/** One matter of a page that has several. */
export function Section({ name, title, children }: SectionProps) {
  return (
    <section className="shop-security" aria-labelledby={`security-${name}`}>
      <h2 id={`security-${name}`}>{title}</h2>
      {children}
    </section>
  )
}

/** What was done by the form that was sent, with the focus on it. */
export function Done({ children }: { readonly children: string }) {
  return (
    // biome-ignore lint/a11y/noAutofocus: the page is the answer to the form that was sent
    <p className="shop-notice shop-announced" tabIndex={-1} autoFocus>
      {children}
    </p>
  )
}
