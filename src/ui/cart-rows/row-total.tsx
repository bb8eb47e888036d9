import { text } from '../../i18n/text.ts'
import type { Block } from './row.ts'

interface RowTotalProps {
  readonly block: Block
  /** Absent where the visitor sees no price; for a product on quotation, the unit price says so. */
  readonly total: string | undefined
}

/** The total of a row, or of the rows of a group. */
export function RowTotal({ block, total }: RowTotalProps) {
  return (
    <span className={`${block}__row-total`}>
      {total && (
        <>
          <span className="cs-visually-hidden">{`${text('cart.column.total')} `}</span>
          {total}
        </>
      )}
    </span>
  )
}
