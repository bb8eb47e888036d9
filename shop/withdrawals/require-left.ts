import type { Tx } from '../platform/db/schema.ts'
import { ShopError } from '../platform/http/shop-error.ts'
import { readGoodsLeft } from './goods-left.ts'
import { type Statement, WHOLE_ORDER } from './statement.ts'

/**
 * Refuses what another tab has taken meanwhile: pieces that a return or a withdrawal names already.
 * Whoever proves the order by its mail's address alone is not asked: their statement is kept in any
 * case, and its money is settled by hand.
 */
export async function requireLeft(
  tx: Tx,
  orderId: string,
  { scope, rows: wanted }: Pick<Statement, 'scope' | 'rows'>,
): Promise<void> {
  const { rows, statements } = await readGoodsLeft(tx, orderId)
  // The same once more is one statement.
  if (statements.some((it) => it.scope === scope || it.scope === WHOLE_ORDER)) return
  const isLeft =
    scope === WHOLE_ORDER
      ? rows.every(({ returning }) => returning === 0)
      : wanted.every(({ articleNumber, quantity }) => {
          const found = rows.filter((it) => it.articleNumber === articleNumber)
          return found.reduce((sum, { left }) => sum + left, 0) >= quantity
        })
  if (!isLeft) throw new ShopError(409, 'withdraw.gone')
}
