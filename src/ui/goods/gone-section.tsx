import type { ReactNode } from 'react'
import { text } from '../../i18n/text.ts'

interface GoneProduct {
  readonly productId: string
  readonly name: string
  readonly words: string
}

interface GoneSectionProps {
  readonly goods: readonly GoneProduct[]
  /** What takes the mark of one of them away. */
  readonly heart: (gone: GoneProduct) => ReactNode
}

/** Favourites that nobody can buy here, below those that have cards. */
export function GoneSection({ goods, heart }: GoneSectionProps) {
  if (goods.length === 0) return null
  return (
    <section className="shop-row" aria-labelledby="gone">
      <h2 id="gone">{text('favourite.gone')}</h2>
      <ul className="shop-favourites__gone">
        {goods.map((gone) => (
          <li key={gone.productId}>
            {heart(gone)}
            <span>{gone.words}</span>
          </li>
        ))}
      </ul>
    </section>
  )
}
