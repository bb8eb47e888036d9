import { text } from '../i18n/text.ts'
import { UnitPrice, type UnitPriceProps } from './unit-price.tsx'

export interface PriceProps {
  /** As text, in the page's language. Absent if the visitor may not see it. */
  readonly price?: string | undefined
  /** The price during a campaign; `price`, or `originalPrice`, is then struck through. */
  readonly campaignPrice?: string | undefined
  readonly originalPrice?: string | undefined
  /** The lowest price of the last 30 days, which the law requires next to a reduced price. */
  readonly lowestPrice?: string | undefined
  /** Professional prices state that they exclude VAT. */
  readonly includesVat?: boolean
}

/** A price; a reduced one with the former price struck through, and both in words for screen readers. */
export function Price({ price, includesVat = true, ...campaign }: PriceProps) {
  if (price === undefined) return null
  const words = includesVat ? '' : text('price.exvat')
  const vat = words && <span className="cs-price__vat">{` ${words}`}</span>
  if (!campaign.campaignPrice) {
    return (
      <span className="cs-price" key="usual">
        {price}
        {vat}
      </span>
    )
  }
  const original = campaign.originalPrice ?? price
  return (
    <span className="cs-price cs-price--campaign" key="campaign">
      <span className="cs-price__now">{campaign.campaignPrice}</span>
      {vat}{' '}
      <s className="cs-price__original" aria-hidden="true">
        {original}
      </s>
      <span className="cs-visually-hidden">{text('price.original', { sum: original })}</span>
      {campaign.lowestPrice && (
        <span className="cs-price__lowest">
          {text('price.lowest30', { sum: campaign.lowestPrice })}
        </span>
      )}
    </span>
  )
}

interface PriceTagProps {
  /** A price, a starting price, or the text that replaces it. */
  readonly words: string
  /** Whether it includes VAT, in words. */
  readonly vat?: string | undefined
  /** The unit price of a product that is sold by measure. */
  readonly unit?: UnitPriceProps | undefined
  /** The lowest price of the 30 days before a campaign, struck through below the campaign price. */
  readonly lowest?: { readonly label: string; readonly price: string } | undefined
  /** Whether it is part of a sentence: then it is not a paragraph. */
  readonly isInline?: boolean | undefined
}

/** The price of a product in a list, and on its page. */
export function PriceTag({ words, vat, unit, lowest, isInline = false }: PriceTagProps) {
  const Part = isInline ? 'span' : 'p'
  const gap = isInline && ' '
  return (
    <>
      <Part className={lowest ? 'cs-price cs-price--campaign' : 'cs-price'}>
        {vat ? `${words} ` : words}
        {vat && <small className="cs-price__vat">{vat}</small>}
      </Part>
      {unit && (
        <>
          {gap}
          <Part className="cs-price__unit">
            <UnitPrice {...unit} />
          </Part>
        </>
      )}
      {lowest && (
        <>
          {gap}
          <Part className="cs-price__lowest">
            {`${lowest.label} `}
            <s>{lowest.price}</s>
          </Part>
        </>
      )}
    </>
  )
}
