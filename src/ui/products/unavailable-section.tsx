import type { ReactNode } from 'react'
import { text } from '../../i18n/text.ts'
import { PageSection } from '../page-section.tsx'

interface UnavailableProduct {
  readonly productId: string
  readonly name: string
  readonly words: string
}

interface UnavailableSectionProps {
  readonly products: readonly UnavailableProduct[]
  /** The button that removes one of them from the favourites. */
  readonly heart: (gone: UnavailableProduct) => ReactNode
}

/** Favourites that cannot be bought here, below those that have cards. */
export function UnavailableSection({ products, heart }: UnavailableSectionProps) {
  if (products.length === 0) return null
  return (
    <PageSection id="gone" heading={text('favourite.gone')}>
      <ul className="goods-gone">
        {products.map((gone) => (
          <li key={gone.productId}>
            {heart(gone)}
            <span>{gone.words}</span>
          </li>
        ))}
      </ul>
    </PageSection>
  )
}
