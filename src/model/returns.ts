/** The reason for returning a row. */
export const RETURN_REASONS = [
  'too-small',
  'too-big',
  'not-as-described',
  'damaged',
  'wrong-article',
  'too-late',
  'changed-mind',
  'other',
] as const
export type ReturnReason = (typeof RETURN_REASONS)[number]

/** `sent`: announced by the customer. `refused`: by the shop, with a reason. */
const RETURN_STATES = ['sent', 'received', 'repaid', 'refused'] as const
export type ReturnState = (typeof RETURN_STATES)[number]

/** A row of an order that can be returned. */
export interface ReturnableRow {
  readonly rowSystemId: string
  readonly name: string
  readonly size?: string | undefined
  readonly color?: string | undefined
  /** The maximum number of pieces to return. */
  readonly quantity: number
}

/** A row of the form. */
export interface ReturnChoice extends ReturnableRow {
  /** As typed. */
  readonly count: string
  readonly reason: ReturnReason | ''
  readonly fault?: 'count' | 'reason' | undefined
  /** The shop's error for the row. */
  readonly words?: string | undefined
}

export interface ChosenRow {
  readonly rowSystemId: string
  readonly quantity: number
  readonly reason: ReturnReason
}

/** The typed values of a row. */
export interface TypedRow {
  readonly count: string
  readonly reason: string
}

const COUNT = /^\d{0,3}$/
const MAX_TYPED = 10

/** A row with its typed values and their error; without typed values no piece is returned. */
export function chooseRow(
  row: ReturnableRow,
  { count: typed, reason: typedReason }: TypedRow,
): ReturnChoice {
  const { rowSystemId, name, size, color, quantity } = row
  const count = typed.trim().slice(0, MAX_TYPED) || '0'
  const reason = RETURN_REASONS.find((it) => it === typedReason) ?? ''
  const isCount = COUNT.test(count) && Number(count) <= quantity
  const isWithout = isCount && Number(count) > 0 && reason === ''
  const fault = isCount ? (isWithout ? 'reason' : undefined) : 'count'
  return { rowSystemId, name, size, color, quantity, count, reason, ...(fault && { fault }) }
}

/** The valid rows to return. */
export function chosenRows(choices: readonly ReturnChoice[]): ChosenRow[] {
  return choices.flatMap(({ rowSystemId, count, reason, fault }) =>
    fault === undefined && Number(count) > 0 && reason !== ''
      ? [{ rowSystemId, quantity: Number(count), reason }]
      : [],
  )
}

/** The name of an article with its size and colour. */
export function articleLabel({ name, size, color }: ReturnableRow): string {
  return [name, size, color].filter(Boolean).join(', ')
}

/** The refund of a return before it is announced. */
export interface QuotedReturn {
  /** Empty if the shop does not say. */
  readonly refund: string
  readonly withDelivery: boolean
  readonly terms: readonly string[]
}

export interface MadeReturn {
  readonly returnNumber: string
  readonly message: string
  readonly terms: readonly string[]
  readonly labelUrl: string
}
