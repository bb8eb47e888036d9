import { type ArticleErrors, errorKey } from '../../model/article.ts'
import { excessOf } from '../../model/size-fields.ts'
import { isTiled, matrixOf, type ProductType } from '../../model/size-matrix.ts'
import type { Storefront } from '../../model/storefront.ts'
import type { Message } from '../../model/validation.ts'
import type { DisplayedSize } from './displayed-size.ts'
import type { TypedSizes } from './typed-sizes.ts'

/** A page's data about the sizes of a product. */
export interface OfferedSizes {
  readonly fields: readonly DisplayedSize[]
  /** With one, prices are always visible, with an asterisk and its footnote. */
  readonly productType?: ProductType
  /** A product that is sold by quotation: no prices, no stock. */
  readonly offert: boolean
  /** Replaces the buy button for visitors who are not logged in, with the link's address. */
  readonly loggedOutText?: string | undefined
  readonly loggedOutHref?: string | undefined
  /** The button's label; the text `product.buy` if absent. */
  readonly label?: string | undefined
  /** Nothing can be bought, whatever the sizes' stock. */
  readonly isSoldOut?: boolean | undefined
}

/** The visitor's input in the form. */
interface SizesState {
  /** Whether a grid can be drawn yet: it is a part of its own. */
  readonly canDrawGrid: boolean
  readonly storefront: Storefront
  /** The page's own choice, whatever its storefront. */
  readonly layoutChoice?: string | undefined
  /** The prefix of the form's ids. */
  readonly id: string
  readonly displayed: 'visible' | 'all'
  readonly sizes: Pick<TypedSizes, 'texts' | 'faults'>
  readonly errors: ArticleErrors
  /** The reason why the quotation list did not take the sizes. */
  readonly problem?: Message | undefined
  /** How often an add was tried, so that a repeated error is announced again. */
  readonly attempt: number
  /** Number and price of the chosen pieces, or of those just added. */
  readonly sum: string
}

export interface SizeInputData extends Omit<OfferedSizes, 'isSoldOut'> {
  /** Whether prices include VAT; the footnote says so. */
  readonly includesVat: boolean
  /** Whether the stock limits the quantity. */
  readonly checksStock: boolean
  readonly id: string
  readonly layout: 'list' | 'grid' | 'tiles'
  readonly displayed: 'visible' | 'all'
  /** The texts of the boxes, by `fieldId`. */
  readonly texts: Readonly<Record<string, string>>
  readonly faults: Readonly<Record<string, Message>>
  /** The error of the last add as a whole. */
  readonly fault: Message | undefined
  readonly attempt: number
  readonly sum: string
  readonly canBuy: boolean
  /** The sums by row, by column and in total; only a script can calculate them. */
  readonly sums?: SumTexts
  /** The result of the last paste. */
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

/** The storefront decides, unless the page has chosen. */
function layoutOf(
  { fields, productType }: OfferedSizes,
  { storefront, layoutChoice, canDrawGrid }: SizesState,
): SizeInputData['layout'] {
  if (isTiled(storefront, layoutChoice)) return 'tiles'
  return canDrawGrid && matrixOf(fields, productType) ? 'grid' : 'list'
}

/** If the form asks for no quantity, the missing part is a choice. */
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
