import { currentPrice } from '../../src/model/prices.ts'
import type { Message } from '../../src/model/validation.ts'
import { linkTo, type PageContext } from '../platform/pages/page-context.ts'
import { CELL, COLUMN_HEAD, ROW, ROW_HEAD, ROWS, TABLE } from '../platform/pages/table-roles.ts'
import type { AddedLines } from './add-lines.ts'
import type { LineView } from './check-lines.ts'
import type { CheckedView } from './describe-order.ts'

interface AddedProps {
  readonly page: PageContext
  readonly added: AddedLines
}

/** What has been added to the cart, and what could not be. */
export function Added({ page, added: { rows, pieces, left } }: AddedProps) {
  const { t } = page
  return (
    <>
      {rows > 0 && (
        <div className="shop-notice" role="status">
          <p>{t('quickorder.added', { rows, n: pieces })}</p>
          <a href={linkTo(page, '/cart')}>{t('page.cart.link')}</a>
        </div>
      )}
      <section className="shop-quick-order__faults" role="alert">
        <p>{t('quickorder.left', { n: left.length })}</p>
        <Faults page={page} lines={left} />
      </section>
    </>
  )
}

interface CheckedProps {
  readonly page: PageContext
  readonly checked: CheckedView
}

/** Every line with its article, stock and price; those with a fault first. */
export function Checked({ page, checked: { good, faulty, total } }: CheckedProps) {
  const { t } = page
  return (
    <>
      {faulty.length > 0 && (
        <section className="shop-quick-order__faults" aria-labelledby="quick-order-faults">
          <h2 id="quick-order-faults">{t('quickorder.faults', { n: faulty.length })}</h2>
          <Faults page={page} lines={faulty} />
        </section>
      )}
      {good.length > 0 && (
        <section aria-labelledby="quick-order-good">
          <h2 id="quick-order-good">{t('quickorder.good', { n: good.length })}</h2>
          <p className="shop-quick-order__total">{t('quickorder.total', { sum: total })}</p>
          <GoodLines page={page} lines={good} />
        </section>
      )}
    </>
  )
}

interface FaultsProps {
  readonly page: PageContext
  readonly lines: readonly {
    readonly row: number
    readonly text: string
    readonly fault?: Message | undefined
  }[]
}

function Faults({ page: { t }, lines }: FaultsProps) {
  return (
    <ul>
      {lines.map(({ row, text, fault }) => (
        <li key={row}>
          <strong>{t('quickorder.row', { n: row })}</strong> <code>{text}</code>{' '}
          {fault && t(fault.key, fault.values)}
        </li>
      ))}
    </ul>
  )
}

function GoodLines({
  page,
  lines,
}: {
  readonly page: PageContext
  readonly lines: readonly LineView[]
}) {
  const { t } = page
  return (
    <table className="shop-table shop-quick-order__table" {...TABLE}>
      <thead {...ROWS}>
        <tr {...ROW}>
          <th {...COLUMN_HEAD}>{t('cart.column.article')}</th>
          <th {...COLUMN_HEAD}>{t('page.stock')}</th>
          <th {...COLUMN_HEAD} className="shop-table__figure">
            {t('quantity.label')}
          </th>
          <th {...COLUMN_HEAD} className="shop-table__figure">
            {t('cart.column.price')}
          </th>
          <th {...COLUMN_HEAD} className="shop-table__figure">
            {t('cart.column.total')}
          </th>
        </tr>
      </thead>
      <tbody {...ROWS}>
        {lines.map((it) => (
          <GoodLine key={it.row} page={page} line={it} />
        ))}
      </tbody>
    </table>
  )
}

function GoodLine({ page, line }: { readonly page: PageContext; readonly line: LineView }) {
  const { cartRow } = line
  if (!cartRow) return null
  const { size, color, articleNumber } = cartRow
  const price = cartRow.isQuotation ? page.t('product.quotation') : currentPrice(cartRow)
  return (
    <tr {...ROW}>
      <th {...ROW_HEAD}>
        <a className="shop-table__name" href={cartRow.url}>
          {cartRow.name}
        </a>
        <span className="shop-table__trait">
          {[size, color, articleNumber].filter(Boolean).join(' · ')}
        </span>
      </th>
      <td
        {...CELL}
        className="shop-quick-order__stock"
        data-stock={cartRow.fewLeft ? 'few-left' : undefined}
      >
        {cartRow.stock}
      </td>
      <td {...CELL} className="shop-table__figure">
        {page.t('quotation.count', { n: cartRow.quantity })}
      </td>
      <td {...CELL} className="shop-table__figure">
        {price}
      </td>
      <td {...CELL} className="shop-table__figure shop-quick-order__sum">
        {cartRow.totalPrice}
      </td>
    </tr>
  )
}
