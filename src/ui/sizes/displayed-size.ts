import type { MatrixBox } from '../../model/size-matrix.ts'

/** One size, as its box shows it. */
export interface DisplayedSize extends MatrixBox {
  readonly inStock: boolean
  readonly visible: boolean
  readonly stockStatusText: string | null
  readonly fewLeft?: boolean | undefined
  /** As text, for the page's language. */
  readonly price?: string | number | null | undefined
  /** What a unit of measure costs, to be seen, and in words to be heard. */
  readonly unitPrice?: string | null | undefined
  readonly unitPriceText?: string | null | undefined
  /** Whether VAT is in the price, in words. */
  readonly vatText?: string | undefined
  /** What more pieces cost, in words. */
  readonly stepTexts?: readonly string[] | undefined
  /** The quantity that it comes with, such as that of an earlier order. */
  readonly fieldValue: string | number | null
}
