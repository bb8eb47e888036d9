import { text } from '../../i18n/text.ts'
import type { ProductView } from '../../model/product-view.ts'
import { PriceTag } from '../price.tsx'
import { LoginLink } from './login-link.tsx'

type PriceFields = Pick<
  ProductView,
  | 'isQuotation'
  | 'price'
  | 'campaignPrice'
  | 'lowestPrice'
  | 'unitPrice'
  | 'unitPriceText'
  | 'vatText'
>

interface CardPriceProps {
  readonly product: PriceFields
  /** Whether it is part of a sentence: then it is not a paragraph. */
  readonly isInline?: boolean
}

/** The price, or that it is on quotation; nothing if the visitor may not see it. Contains no link. */
export function CardPrice({ product, isInline }: CardPriceProps) {
  if (product.isQuotation) return <PriceTag words={text('product.quotation')} isInline={isInline} />
  const { price, campaignPrice = price, lowestPrice, unitPrice, unitPriceText, vatText } = product
  if (!campaignPrice) return null
  return (
    <PriceTag
      words={campaignPrice}
      vat={vatText}
      unit={unitPrice ? { words: unitPrice, spoken: unitPriceText } : undefined}
      lowest={lowestPrice ? { label: text('page.lowest30'), price: lowestPrice } : undefined}
      isInline={isInline}
    />
  )
}

interface ProductProps {
  readonly product: ProductView
}

/** The price within a text, or a link to the login. */
export function ProductPrice({ product }: ProductProps) {
  return product.loggedOutText ? (
    <LoginLink product={product} />
  ) : (
    <CardPrice product={product} isInline={true} />
  )
}

/** The stock of a product in words, or a link to the login. */
export function ProductAvailability({ product }: ProductProps) {
  if (product.loggedOutText) return <LoginLink product={product} />
  const { isQuotation, stock } = product
  if (isQuotation) return <span data-stock="quotation">{text('product.quotation')}</span>
  if (!stock) return null
  return (
    <span className="product-availability__stock" data-stock={stockOf(product)}>
      {stock}
    </span>
  )
}

function stockOf({ inStock = true, fewLeft }: ProductView): string {
  if (!inStock) return 'out-of-stock'
  return fewLeft ? 'few-left' : 'in-stock'
}
