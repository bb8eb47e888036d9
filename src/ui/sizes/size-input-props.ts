import { type ArticleErrors, errorKey } from '../../model/article.ts'
import type { Message } from '../../model/message.ts'
import type { ShownSize } from './shown-size.ts'
import type { TypedSizes } from './typed-sizes.ts'

/** What a page says of the sizes of a product. */
export interface OfferedSizes {
  readonly fields: readonly ShownSize[]
  /** A product that is sold by quotation: no prices, no stock. */
  readonly offert: boolean
  /** Said in place of buying to those who are not logged in, and where it leads. */
  readonly loggedOutText?: string | undefined
  readonly loggedOutHref?: string | undefined
  /** What the button says; the text `product.buy` if absent. */
  readonly label?: string | undefined
  /** Nothing to buy, whatever the sizes say. */
  readonly isSoldOut?: boolean | undefined
}

/** What a visitor has done to the form. */
export interface SizesState {
  /** The ids of the form start with it. */
  readonly id: string
  readonly shown: 'visible' | 'all'
  readonly sizes: Pick<TypedSizes, 'texts' | 'faults'>
  readonly errors: ArticleErrors
  /** How often an add was tried: what is wrong again is announced again. */
  readonly attempt: number
  /** Pieces and sum of what is filled in, or what has just been added. */
  readonly sum: string
}

export interface SizeInputData extends Omit<OfferedSizes, 'isSoldOut'> {
  readonly id: string
  readonly shown: 'visible' | 'all'
  /** What stands in the boxes, by `fieldId`. */
  readonly texts: Readonly<Record<string, string>>
  readonly faults: Readonly<Record<string, Message>>
  /** What was wrong with the add as a whole. */
  readonly fault: Message | undefined
  readonly attempt: number
  readonly sum: string
  readonly canBuy: boolean
}

/** The data of a size form. One order of its parts, because the mark of a view sees the order. */
export function sizeInputData(offered: OfferedSizes, state: SizesState): SizeInputData {
  const { fields, offert, loggedOutText, loggedOutHref, label, isSoldOut } = offered
  const { id, shown, sizes, errors, attempt, sum } = state
  return {
    id,
    fields,
    shown,
    texts: sizes.texts,
    faults: faultsOf(fields, sizes.faults, errors),
    fault: errors.articles[0],
    attempt,
    sum,
    offert,
    loggedOutText,
    loggedOutHref,
    label,
    canBuy: !isSoldOut && fields.some((it) => it.inStock),
  }
}

function faultsOf(
  fields: readonly ShownSize[],
  own: TypedSizes['faults'],
  { byField }: ArticleErrors,
): Record<string, Message> {
  const faults: Record<string, Message> = {}
  for (const { fieldId, articleNumber } of fields) {
    const fault =
      own[fieldId] ??
      byField[errorKey({ fieldId, articleNumber })] ??
      byField[errorKey({ articleNumber })]
    if (fault) faults[fieldId] = fault
  }
  return faults
}
