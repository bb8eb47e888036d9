import type { Receipt } from '../../src/model/order.ts'
import type { Statement } from './statement.ts'

/** What a statement is about, a line each; nothing for the whole order. */
export function describePart(
  { rows, articles }: Pick<Statement, 'rows' | 'articles'>,
  receipt: Pick<Receipt, 'rows'>,
): readonly string[] {
  const lines = rows.map(({ articleNumber, quantity }) => {
    const row = receipt.rows.find((it) => it.articleNumber === articleNumber)
    const name = row && [row.name, row.size].filter(Boolean).join(', ')
    return `${quantity}\u00a0×\u00a0${name ? `${name} (${articleNumber})` : articleNumber}`
  })
  return articles === '' ? lines : [...lines, articles]
}
