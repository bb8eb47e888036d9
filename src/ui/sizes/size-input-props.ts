import { type ArticleErrors, errorKey } from '../../model/article.ts'
import { excessOf } from '../../model/size-fields.ts'
import { isTiled, matrixOf, type ProductType } from '../../model/size-matrix.ts'
import type { Storefront } from '../../model/storefront.ts'
import type { Message } from '../../model/validation.ts'
import type { DisplayedSize } from './displayed-size.ts'
import type { TypedSizes } from './typed-sizes.ts'

/** What a page says of the sizes of a product. */
export interface OfferedSizes {
  readonly fields: readonly DisplayedSize[]
  /** With one, prices always show, with an asterisk and its footnote. */
  readonly productType?: ProductType
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
interface SizesState {
  /** Whether variants by sizes can be drawn yet: the grid is a part of its own. */
  readonly canDrawGrid: boolean
  readonly storefront: Storefront
  /** What the page asks for, whatever its storefront. */
  readonly layoutChoice?: string | undefined
  /** The ids of the form start with it. */
  readonly id: string
  readonly displayed: 'visible' | 'all'
  readonly sizes: Pick<TypedSizes, 'texts' | 'faults'>
  readonly errors: ArticleErrors
  /** What kept the list of a quotation from taking the sizes. */
  readonly problem?: Message | undefined
  /** How often an add was tried: what is wrong again is announced again. */
  readonly attempt: number
  /** Pieces and sum of what is filled in, or what has just been added. */
  readonly sum: string
}

export interface SizeInputData extends Omit<OfferedSizes, 'isSoldOut'> {
  /** Whether prices include VAT; the footnote says so. */
  readonly includesVat: boolean
  /** Whether nobody can buy more than there is. */
  readonly checksStock: boolean
  readonly id: string
  readonly layout: 'list' | 'grid' | 'tiles'
  readonly displayed: 'visible' | 'all'
  /** What stands in the boxes, by `fieldId`. */
  readonly texts: Readonly<Record<string, string>>
  readonly faults: Readonly<Record<string, Message>>
  /** What was wrong with the add as a whole. */
  readonly fault: Message | undefined
  readonly attempt: number
  readonly sum: string
  readonly canBuy: boolean
  /** What is filled in, by row, by column and as a whole; only a script can say it. */
  readonly sums?: SumTexts
  /** What became of the last paste. */
  readonly notice?: string
}

interface SumTexts {
  /** By variant. */
  readonly rows: Readonly<Record<string, string>>
  /** By size. */
  readonly columns: Readonly<Record<string, string>>
  readonly all: string
}

/** The data of a size form. Keeps one order of properties, because a view's mark depends on it. */
export function sizeInputData(offered: OfferedSizes, state: SizesState): SizeInputData {
  const { fields, productType, offert, loggedOutText, loggedOutHref } = offered
  const { label, isSoldOut } = offered
  const { id, storefront, displayed, sizes, errors, attempt, sum } = state
  const layout = layoutOf(offered, state)
  const isSport = storefront === 'sport'
  return {
    id,
    layout,
    fields,
    productType,
    includesVat: isSport,
    checksStock: isSport,
    displayed,
    texts: sizes.texts,
    faults: faultsOf(fields, sizes, errors, isSport),
    fault: faultOf(state.problem ?? errors.articles[0], layout),
    attempt,
    sum,
    offert,
    loggedOutText,
    loggedOutHref,
    label,
    canBuy: !isSoldOut && fields.some((it) => it.inStock),
  }
}

/** The storefront decides, unless the page says otherwise. */
function layoutOf(
  { fields, productType }: OfferedSizes,
  { storefront, layoutChoice, canDrawGrid }: SizesState,
): SizeInputData['layout'] {
  if (isTiled(storefront, layoutChoice)) return 'tiles'
  return canDrawGrid && matrixOf(fields, productType) ? 'grid' : 'list'
}

/** Where no quantity is asked for, a choice is what is missing. */
function faultOf(fault: Message | undefined, layout: SizeInputData['layout']): Message | undefined {
  const isMissing = layout === 'tiles' && fault?.key === 'addtocart.minimumone'
  return isMissing ? { key: 'size.missing' } : fault
}

function faultsOf(
  fields: readonly DisplayedSize[],
  { texts, faults: own }: Pick<TypedSizes, 'texts' | 'faults'>,
  { byField }: ArticleErrors,
  checksStock: boolean,
): Record<string, Message> {
  const faults: Record<string, Message> = {}
  for (const field of fields) {
    const { fieldId, articleNumber } = field
    const fault =
      own[fieldId] ??
      byField[errorKey({ fieldId, articleNumber })] ??
      byField[errorKey({ articleNumber })] ??
      (checksStock ? excessOf(field, texts[fieldId]) : undefined)
    if (fault) faults[fieldId] = fault
  }
  return faults
}
