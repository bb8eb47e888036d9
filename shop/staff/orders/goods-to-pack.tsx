import type { ReceiptRow } from '../../../src/model/order.ts'
import { type ReceiptLine, receiptLines } from '../../../src/model/row-groups.ts'
import { type ItemLink, ItemPicture } from '../../orders/pages/item-links.tsx'
import { useStaff } from '../page/staff-context.ts'
import { StaffSection } from '../page/staff-forms.tsx'
import type { StaffOrder } from './read-order.ts'

interface GoodsProps {
  readonly order: StaffOrder
}

/** Whether the parcel has yet to leave. */
export function isToSend({ state }: StaffOrder): boolean {
  return state === 'topack' || state === 'packed'
}

/** What belongs in the parcel, each article with a box to tick meanwhile, which is stored nowhere. */
export function GoodsToPack({ order: { receipt, state, items } }: GoodsProps) {
  const goods = receiptLines(receipt).filter(({ kind }) => kind === 'article' || kind === 'gift')
  const hasBox = state === 'topack'
  return (
    <StaffSection id="goods" title={`staff.state.${state}`}>
      <ul className="staff-rows">
        {goods.map((row) => (
          <li key={`${row.kind} ${row.articleNumber}`}>
            <Goods
              row={row}
              item={items.find((it) => it.articleNumber === row.articleNumber)}
              hasBox={hasBox && !row.sizes}
            />
            {row.sizes && (
              <ul className="staff-goods__sizes">
                {row.sizes.map((it) => (
                  <li key={it.articleNumber}>
                    <Size row={it} hasBox={hasBox} />
                  </li>
                ))}
              </ul>
            )}
          </li>
        ))}
      </ul>
    </StaffSection>
  )
}

interface RowProps {
  readonly row: ReceiptLine
  readonly item: ItemLink | undefined
  readonly hasBox: boolean
}

function Goods({ row, item, hasBox }: RowProps) {
  const { t } = useStaff()
  const { quantity, name, size, colour, articleNumber, sizes } = row
  const traits = [size && t('mail.size', { size }), colour].filter(Boolean)
  const Row = hasBox ? 'label' : 'div'
  return (
    <Row className="staff-goods__row">
      {hasBox && <input type="checkbox" />}
      {item && <ItemPicture item={item} text="named" />}
      <strong className="staff-goods__count">{t('staff.pieces', { n: quantity })}</strong>
      <span className="staff-goods__name">
        <strong>{name}</strong>
        {traits.length > 0 && <small>{traits.join(' · ')}</small>}
        {!sizes && <small>{articleNumber}</small>}
      </span>
    </Row>
  )
}

interface SizeProps {
  readonly row: ReceiptRow
  readonly hasBox: boolean
}

/** One size of the product above it. */
function Size({ row: { quantity, size, articleNumber }, hasBox }: SizeProps) {
  const { t } = useStaff()
  const Row = hasBox ? 'label' : 'div'
  return (
    <Row className="staff-goods__row">
      {hasBox && <input type="checkbox" />}
      <strong className="staff-goods__count">{t('staff.pieces', { n: quantity })}</strong>
      <span className="staff-goods__name">
        <strong>{t('mail.size', { size })}</strong>
        <small>{articleNumber}</small>
      </span>
    </Row>
  )
}
