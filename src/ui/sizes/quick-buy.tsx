import type { ReactNode } from 'react'
import { messageText, text } from '../../i18n/text.ts'
import type { Message } from '../../model/validation.ts'
import { SizesFailure } from './awaited-sizes.tsx'
import { ColourPicker, type ColourView } from './colour-picker.tsx'

/** What went wrong, and with which colour. */
export interface ColourFailure {
  readonly name: string
  readonly problem: Message
  readonly retry: () => void
}

export interface QuickBuyProps {
  /** The ids and names of the form start with it. */
  readonly id: string
  readonly variants: readonly ColourView[]
  readonly marked: string | undefined
  readonly isLoading: boolean
  readonly failure?: ColourFailure | undefined
  readonly choose: (variantId: string) => void
  /** The sizes of the colour that is shown; absent as long as none have come. */
  readonly sizes: ReactNode
}

/** Colours, and the sizes of the one that is chosen. */
export function QuickBuy({ id, variants, marked, choose, sizes, ...props }: QuickBuyProps) {
  const { isLoading, failure } = props
  return (
    <div className="quick-buy__form">
      <ColourPicker id={id} variants={variants} marked={marked} choose={choose} />
      {failure && (
        <SizesFailure retry={failure.retry}>
          {`${text('quickbuy.failed', { color: failure.name })} ${messageText(failure.problem)}`}
        </SizesFailure>
      )}
      {/* Sizes of another colour than the marked one are dimmed, and nobody can buy them. */}
      <div
        className="quick-buy__sizes"
        data-state={isLoading ? 'loading' : 'ready'}
        aria-busy={isLoading || undefined}
        inert={isLoading && Boolean(sizes)}
      >
        {sizes}
        {!sizes && isLoading && <p>{text('quickbuy.loading')}</p>}
      </div>
    </div>
  )
}

/** Stands above sizes that are sold by quotation. */
export function QuotationNote() {
  return <p className="quick-buy__quotation">{text('product.quotation')}</p>
}
