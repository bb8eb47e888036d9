import type { ReactNode } from 'react'

interface SectionProps {
  /** Part of its class, and of its heading's id. */
  readonly name: string
  readonly title: string
  readonly children: ReactNode
}

/** One step of the checkout. The style sheet numbers the headings, so that visitors see what is left. */
export function Section({ name, title, children }: SectionProps) {
  const id = `checkout-${name}`
  const className = `shop-checkout__section--${name}`
  return (
    <section className={`shop-checkout__section ${className}`} aria-labelledby={id}>
      <h2 className="shop-checkout__title" id={id}>
        {title}
      </h2>
      {children}
    </section>
  )
}
