import { type ReactNode, useEffect, useRef, useState } from 'react'
import { formatMoney } from '../../i18n/money.ts'
import { text } from '../../i18n/text.ts'
import { canSeePrice, canSeeStock } from '../../model/cart.ts'
import { cartRowKey, countPieces, groupTotal, sizesText } from '../../model/row-groups.ts'
import { Icon } from '../icon.tsx'
import { displayedName, type Row, type RowSetting, type RowWork } from './row.ts'
import { RowPicture } from './row-article.tsx'
import { RowTotal } from './row-total.tsx'

/** Only businesses buy that many sizes at once. */
export function groupKey(
  row: Row,
  { storefront, currency }: Pick<RowSetting, 'storefront' | 'currency'>,
): string | undefined {
  return storefront === 'professional' && currency ? cartRowKey(row) : undefined
}

interface RowGroupProps extends RowSetting {
  /** The row that the group is named after, which may have been removed. */
  readonly first: Row
  readonly rows: readonly Row[]
  readonly works: Readonly<Record<string, RowWork>>
  readonly children: ReactNode
}

/**
 * One line for the sizes of a product, which unfolds them. It is open where the shop has a message for a row
 * or a row is being changed.
 */
export function RowGroup({ block, first, rows, works, children, ...setting }: RowGroupProps) {
  const isTold = rows.some((it) => works[it.rowSystemId] || it.notices?.length)
  const fold = useRef<HTMLDetailsElement>(null)
  const [isOpened, setOpened] = useState(false)
  const toggle = () => setOpened(fold.current?.open === true)
  // A visitor may have opened it before the script ran.
  useEffect(toggle, [])
  return (
    <li className={`${block}__group`}>
      <details ref={fold} open={isOpened || isTold} onToggle={toggle}>
        <summary className={`${block}__group-head`} data-act={`unfold ${first.rowSystemId}`}>
          <RowPicture row={first} block={block} />
          <GroupArticle {...setting} block={block} first={first} rows={rows} />
          <RowTotal total={totalText(rows, setting)} block={block} />
          <Icon name="chevron-down" className={`${block}__group-sign`} />
        </summary>
        <ul className={`${block}__group-rows`}>{children}</ul>
      </details>
    </li>
  )
}

function GroupArticle(props: Omit<RowGroupProps, 'works' | 'children'>) {
  const { block, first, rows, sizes, storefront } = props
  const scarce = rows.filter((it) => it.fewLeft && it.stock && canSeeStock(it, props, storefront))
  const parts = [
    first.color && text('cart.row.color', { color: first.color }),
    text('cart.row.sizes', { sizes: rows.length, n: countPieces(rows) }),
  ].filter(Boolean)
  return (
    <span className={`${block}__article`}>
      <span className={`${block}__name`}>{displayedName(first)}</span>
      <span className={`${block}__traits`}>{parts.join(' · ')}</span>
      {sizes === 'listed' && <span className={`${block}__traits`}>{sizesText(rows)}</span>}
      {scarce.length > 0 && (
        <span className={`${block}__stock`} data-stock="few-left">
          {scarce.map(({ size, stock }) => `${size}: ${stock}`).join(' · ')}
        </span>
      )}
    </span>
  )
}

function totalText(
  rows: readonly Row[],
  setting: Pick<RowSetting, 'isAuthenticated' | 'storefront' | 'currency' | 'language'>,
): string | undefined {
  const { storefront, currency = '', language } = setting
  const isPriced = rows.every((it) => canSeePrice(it, setting, storefront))
  const total = isPriced ? groupTotal(rows) : undefined
  return total === undefined ? undefined : formatMoney(total, currency, language)
}
