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
  /** The prefix of the form's ids and names. */
  readonly id: string
  readonly variants: readonly ColourView[]
  readonly marked: string | undefined
  readonly isLoading: boolean
  readonly failure?: ColourFailure | undefined
  readonly choose: (variantId: string) => void
  /** The sizes of the displayed colour; absent until they have arrived. */
  readonly sizes: ReactNode
}

/** Colours, and the sizes of the chosen one. */
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
      {/* The sizes of a colour that is not the marked one are dimmed, and cannot be bought. */}
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

/** Shown above sizes that are sold by quotation. */
export function QuotationNote() {
  return <p className="quick-buy__quotation">{text('product.quotation')}</p>
}
