import { createHash, randomUUID } from 'node:crypto'
import type { WithdrawalStatement } from '../../src/contract/withdrawal.ts'
import type { Language } from '../../src/model/language.ts'
import type { Receipt } from '../../src/model/order.ts'
import { toOrderNumber } from '../orders/receipt/order-number.ts'
import { oneLine } from '../platform/mail/mail-template.ts'
import { ShopError } from '../platform/shop-error.ts'

export interface PartRow {
  readonly articleNumber: string
  readonly quantity: number
}

/** Somebody's statement that they withdraw from a contract. */
export interface Statement {
  readonly id: string
  readonly number: string
  /** Lower case. */
  readonly email: string
  /** `all`, or a hash of the part and of the key of its form or call. */
  readonly scope: string
  /** The withdrawn order; null where no order fits. */
  readonly orderId: string | null
  readonly name: string
  /** Empty for the whole order. */
  readonly rows: readonly PartRow[]
  readonly articles: string
  readonly language: Language
  readonly receivedAt: number
  readonly settledAt: number | null
}

export const WHOLE_ORDER = 'all'

interface Stating {
  readonly language: Language
  readonly now: number
  /** Identifies the form or the call: the same part under another key is a further part. */
  readonly key?: string
}

/**
 * Normalises what was sent. Nothing in it can start a line of its own in a mail or a file.
 */
export function toStatement(
  { orderNumber, orderId, name, email, rows = [], articles }: WithdrawalStatement,
  { language, now, key = '' }: Stating,
  newId: () => string = randomUUID,
): Statement {
  const part = { rows: sumRows(rows), articles: oneLine(articles) }
  return {
    id: newId(),
    number: toOrderNumber(orderNumber || orderId || ''),
    email: email.toLowerCase(),
    scope: scopeOf(part, key),
    orderId: null,
    name: readName(name),
    ...part,
    language,
    receivedAt: now,
    settledAt: null,
  }
}

function readName(text: string): string {
  const name = oneLine(text)
  if (name !== '') return name
  const missing = { key: 'validation.required' }
  throw new ShopError(400, missing, { modelState: { name: [missing] } })
}

/**
 * Each article once, sorted by number, so that the same part is equal however it was sent.
 */
function sumRows(rows: readonly PartRow[]): readonly PartRow[] {
  const sums = new Map<string, number>()
  for (const { articleNumber, quantity } of rows) {
    const number = oneLine(articleNumber)
    sums.set(number, (sums.get(number) ?? 0) + quantity)
  }
  return [...sums]
    .map(([articleNumber, quantity]) => ({ articleNumber, quantity }))
    .sort((a, b) => (a.articleNumber < b.articleNumber ? -1 : 1))
}

export function scopeOf(
  { rows, articles }: Pick<Statement, 'rows' | 'articles'>,
  key: string,
): string {
  if (rows.length === 0 && articles === '') return WHOLE_ORDER
  const part = { rows: sumRows(rows), articles, ...(key && { key }) }
  return createHash('sha256').update(JSON.stringify(part)).digest('hex')
}

/** One line for each withdrawn article; none for the whole order. */
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
