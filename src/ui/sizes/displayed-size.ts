import type { MatrixBox } from '../../model/size-matrix.ts'

/** One size, as its box shows it. */
export interface DisplayedSize extends MatrixBox {
  readonly inStock: boolean
  readonly visible: boolean
  readonly stockStatusText: string | null
  readonly fewLeft?: boolean | undefined
  /** As text, in the page's language. */
  readonly price?: string | number | null | undefined
  /** The price of a unit of measure, as a visible text and in words for screen readers. */
  readonly unitPrice?: string | null | undefined
  readonly unitPriceText?: string | null | undefined
  /** Whether the price includes VAT, in words. */
  readonly vatText?: string | undefined
  /** The price of larger quantities, in words. */
  readonly stepTexts?: readonly string[] | undefined
  /** The initial quantity, such as that of an earlier order. */
  readonly fieldValue: string | number | null
}
