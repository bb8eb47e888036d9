import { text } from '../i18n/text.ts'
import { UnitPrice, type UnitPriceProps } from './unit-price.tsx'

export interface PriceProps {
  /** As text, for the page's language. Absent where the visitor may not see it. */
  readonly price?: string | undefined
  /** What a campaign asks; `price`, or `originalPrice`, is then struck. */
  readonly campaignPrice?: string | undefined
  readonly originalPrice?: string | undefined
  /** The lowest price of the last 30 days, which the law wants beside a lowered one. */
  readonly lowestPrice?: string | undefined
  /** Professional prices say that VAT is not in them. */
  readonly includesVat?: boolean
}

/** A price tag; a lowered price with the old one struck, and both in words for those who hear it. */
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
  /** A sum, from which one it starts, or what stands in its place. */
  readonly words: string
  /** Whether VAT is in it, in words. */
  readonly vat?: string | undefined
  /** What a unit of measure costs, of what is sold by measure. */
  readonly unit?: UnitPriceProps | undefined
  /** The lowest price of the 30 days before a campaign, struck below the campaign's. */
  readonly lowest?: { readonly label: string; readonly price: string } | undefined
  /** Whether it stands among words: then it is no paragraph. */
  readonly isInline?: boolean | undefined
}

/** What a product costs in a list, and on its page. */
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
