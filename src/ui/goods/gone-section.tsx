import type { ReactNode } from 'react'
import { text } from '../../i18n/text.ts'
import { GoodsRow } from './goods-row.tsx'

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
    <GoodsRow id="gone" heading={text('favourite.gone')}>
      <ul className="goods-gone">
        {goods.map((gone) => (
          <li key={gone.productId}>
            {heart(gone)}
            <span>{gone.words}</span>
          </li>
        ))}
      </ul>
    </GoodsRow>
  )
}
