import { VisuallyHidden } from '../../../src/ui/visually-hidden.tsx'
import { EnergyArrow } from '../../platform/pages/energy-arrow.tsx'
import { linkTo, type PageContext, seesPrices } from '../../platform/pages/page-context.ts'
import { CELL, COLUMN_HEAD, ROW, ROW_HEAD, ROWS, TABLE } from '../../platform/pages/table-roles.ts'
import { smallPicture } from '../../platform/shop/picture-sizes.ts'
import { BuyButton } from '../product/buy-button.tsx'
import { QuickBuySheet } from '../product/quick-buy.tsx'
import { CardQuotation } from './card-quotation.tsx'
import type { CardView } from './card-view.ts'
import { ChooseLink } from './choose-link.tsx'
import { ListPrice, LoginForPrices } from './list-price.tsx'
import { stockLevelOf, stockText } from './stock-text.ts'
import { SwatchRow } from './swatch-row.tsx'
import { trackedLink } from './tracked-product.ts'

interface ProductTableProps {
  readonly page: PageContext
  readonly cards: readonly CardView[]
  readonly label: string
  readonly place?: 'list' | 'home'
}

/** The professional list: a table in a frame that scrolls by itself on narrow screens. */
export function ProductTable({ page, cards, label, place = 'list' }: ProductTableProps) {
  const columns = { isOpen: seesPrices(page), isPriced: hasPrices(page, cards) }
  return (
    <>
      {/* Where prices are hidden, the way to them stands once, and leads back to this list. */}
      {cards.some((it) => !it.isQuotation) && <LoginForPrices page={page} />}
      <div
        className="shop-table-frame"
        role="region"
        aria-label={page.t('page.tableof', { name: label })}
        // biome-ignore lint/a11y/noNoninteractiveTabindex: whoever has no mouse scrolls it by keys.
        tabIndex={0}
      >
        <table className="shop-table shop-table--products" {...TABLE}>
          {tableHead(page, columns)}
          <tbody {...ROWS}>
            {cards.map((it) => (
              <ProductRow key={it.id} page={page} card={it} place={place} columns={columns} />
            ))}
          </tbody>
        </table>
      </div>
    </>
  )
}

interface Columns {
  /** Whether stock may be seen. */
  readonly isOpen: boolean
  /** Whether anything stands in the column of prices: one of them, or that it is asked for. */
  readonly isPriced: boolean
}

function hasPrices(page: PageContext, cards: readonly CardView[]): boolean {
  return seesPrices(page) || cards.some((it) => it.isQuotation)
}

function tableHead(page: PageContext, { isOpen, isPriced }: Columns) {
  return (
    <thead {...ROWS}>
      <tr {...ROW}>
        <th {...COLUMN_HEAD}>{page.t('cart.column.article')}</th>
        <th {...COLUMN_HEAD}>{page.t('page.articlenumber')}</th>
        <th {...COLUMN_HEAD}>{page.t('page.variants')}</th>
        {isOpen && <th {...COLUMN_HEAD}>{page.t('page.stock')}</th>}
        {isPriced && (
          <th {...COLUMN_HEAD} className="shop-table__figure">
            {page.t('cart.column.price')}
          </th>
        )}
        <th {...COLUMN_HEAD}>
          <VisuallyHidden>{page.t('page.action')}</VisuallyHidden>
        </th>
      </tr>
    </thead>
  )
}

interface RowProps {
  readonly page: PageContext
  readonly card: CardView
  readonly place: 'list' | 'home'
  readonly columns: Columns
}

function ProductRow({ page, card, place, columns: { isOpen, isPriced } }: RowProps) {
  return (
    <tr {...ROW}>
      <th {...ROW_HEAD}>
        <a
          className="shop-table__product"
          href={linkTo(page, card.path)}
          {...trackedLink(page, card)}
        >
          <img src={smallPicture(card.picture)} alt="" width="40" height="40" loading="lazy" />
          <span>
            <span className="shop-table__name">{card.name}</span>
            <span className="shop-table__trait">{`${card.brand} · ${card.trait}`}</span>
            {card.energyClass && <EnergyArrow page={page} energyClass={card.energyClass} />}
          </span>
        </a>
      </th>
      <td {...CELL} className="shop-table__number">
        {numberText(page, card)}
      </td>
      <td {...CELL} className="shop-table__variants">
        <SwatchRow page={page} swatches={card.swatches} />
        {variantText(page, card)}
      </td>
      {isOpen && (
        <td {...CELL} className="shop-table__stock" data-stock={stockLevelOf(card.articles)}>
          {card.isQuotation ? '–' : stockText(page, card.articles)}
        </td>
      )}
      {isPriced && (
        <td {...CELL} className="shop-table__figure">
          <ListPrice page={page} product={card} />
        </td>
      )}
      <td {...CELL}>{rowAction({ page, card, place })}</td>
    </tr>
  )
}

function numberText(page: PageContext, { articles }: CardView): string {
  const [first] = articles
  return articles.length > 1
    ? page.t('page.articles', { n: articles.length })
    : (first?.number ?? '')
}

function variantText(page: PageContext, { articles }: CardView): string {
  const sizes = new Set(articles.flatMap((it) => (it.size ? [it.size] : [])))
  return sizes.size > 1 ? page.t('page.sizes', { n: sizes.size }) : ([...sizes][0] ?? '')
}

function rowAction({ page, card, place }: Omit<RowProps, 'columns'>) {
  if (card.isQuotation) return <CardQuotation page={page} card={card} />
  const [article, second] = card.articles
  const isForSale = page.visitor.isBusiness
  if (article && !second && isForSale) {
    return <BuyButton page={page} articleNumber={article.number} name={card.name} />
  }
  if (place === 'home' && second && isForSale && card.swatches.length > 0) {
    return <QuickBuySheet page={page} card={card} />
  }
  return <ChooseLink page={page} card={card} />
}
