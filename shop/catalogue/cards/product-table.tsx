import { isOneArticle, type ProductView } from '../../../src/model/product-view.ts'
import { EnergyArrow } from '../../../src/ui/energy-arrow.tsx'
import { Choose } from '../../../src/ui/product-card/card-action.tsx'
import { CardColours, uidOf } from '../../../src/ui/product-card/product-card.tsx'
import { CardPrice } from '../../../src/ui/product-card/product-price.tsx'
import { VisuallyHidden } from '../../../src/ui/visually-hidden.tsx'
import { linkTo, type PageContext, seesPrices } from '../../platform/pages/page-context.ts'
import { CELL, COLUMN_HEAD, ROW, ROW_HEAD, ROWS, TABLE } from '../../platform/pages/table-roles.ts'
import { smallPicture } from '../picture-sizes.ts'
import { productViewOf, ShopAction } from './card-grid.tsx'
import type { CardView } from './card-view.ts'
import { LoginForPrices } from './list-price.tsx'
import { stockLevelOf, stockText } from './stock-text.ts'

interface ProductTableProps {
  readonly page: PageContext
  readonly cards: readonly CardView[]
  readonly label: string
  readonly context?: 'list' | 'home'
}

/** The list of the professional storefront: a table that scrolls within its frame on narrow screens. */
export function ProductTable({ page, cards, label, context = 'list' }: ProductTableProps) {
  const columns = { isOpen: seesPrices(page), isPriced: hasPrices(page, cards) }
  return (
    <>
      {/* Where prices are hidden, one link leads to the login and back to this list. */}
      {cards.some((it) => !it.isQuotation) && <LoginForPrices page={page} />}
      <div
        className="shop-table-frame"
        role="region"
        aria-label={page.t('page.tableof', { name: label })}
        // biome-ignore lint/a11y/noNoninteractiveTabindex: visitors without a mouse scroll it with keys.
        tabIndex={0}
      >
        <table className="shop-table shop-table--products" {...TABLE}>
          {tableHead(page, columns)}
          <tbody {...ROWS}>
            {cards.map((it) => (
              <ProductRow key={it.id} page={page} card={it} context={context} columns={columns} />
            ))}
          </tbody>
        </table>
      </div>
    </>
  )
}

interface Columns {
  /** Whether the viewer may see stock. */
  readonly isOpen: boolean
  /** Whether the price column has any content: a price, or "on request". */
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
  readonly context: 'list' | 'home'
  readonly columns: Columns
}

function ProductRow({ page, card, context, columns: { isOpen, isPriced } }: RowProps) {
  const product = productViewOf(page, card)
  return (
    <tr {...ROW}>
      <th {...ROW_HEAD}>
        <a
          className="shop-table__product"
          href={linkTo(page, card.path)}
          data-item={product.tracked}
        >
          <img src={smallPicture(card.picture)} alt="" width="40" height="40" loading="lazy" />
          <span>
            <span className="shop-table__name">{card.name}</span>
            <span className="shop-table__trait">{`${card.brand} · ${card.trait}`}</span>
            {card.energyClass && <EnergyArrow energyClass={card.energyClass} />}
          </span>
        </a>
      </th>
      <td {...CELL} className="shop-table__number">
        {numberText(page, card)}
      </td>
      <td {...CELL} className="shop-table__variants">
        <CardColours variants={product.variants} />
        {variantText(page, card)}
      </td>
      {isOpen && (
        <td {...CELL} className="shop-table__stock" data-stock={stockLevelOf(card.articles)}>
          {card.isQuotation ? '–' : stockText(page, card.articles)}
        </td>
      )}
      {isPriced && (
        <td {...CELL} className="shop-table__figure">
          <CardPrice product={product} />
        </td>
      )}
      <td {...CELL}>{rowAction({ page, product, context })}</td>
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

interface RowActionProps {
  readonly page: PageContext
  readonly product: ProductView
  readonly context: 'list' | 'home'
}

/** A product with variants links to its page; on the home page, a dialog offers the variants. */
function rowAction({ page, product, context }: RowActionProps) {
  const isChosen = isOneArticle(product) || context === 'home'
  if (!product.isQuotation && !(page.viewer.isBusiness && isChosen)) {
    return <Choose product={product} />
  }
  return <ShopAction page={page} product={product} uid={uidOf(product)} />
}
