import { priceText } from '../../i18n/price-text.ts'
import { messageText, text } from '../../i18n/text.ts'
import { laterIn } from '../../model/size-fields.ts'
import { FieldError } from '../field.tsx'
import { UnitPrice } from '../unit-price.tsx'
import type { DisplayedSize } from './displayed-size.ts'
import type { BoxSetting } from './size-box.tsx'
import type { SizeInputData } from './size-input-props.ts'

/** The displayed price of a size: always for some product types, otherwise where prices differ. */
export function displayedPrice({ price }: DisplayedSize, data: SizeInputData): string {
  if (!price || !isOpen(data)) return ''
  if (data.productType) return `${priceText(price)}*`
  return data.fields.some((it) => it.price !== price) ? priceText(price) : ''
}

/** The unit price of a size, if its form shows the price of each size. */
export function displayedUnitPrice(
  { price, unitPrice }: DisplayedSize,
  data: SizeInputData,
): string {
  if (!unitPrice || !isOpen(data)) return ''
  const isSame = data.fields.every((it) => it.price === price && it.unitPrice === unitPrice)
  return isSame && !data.productType ? '' : unitPrice
}

interface SizeUnitPriceProps {
  readonly field: DisplayedSize | undefined
  /** Without it, nothing is shown. */
  readonly words: string | undefined
}

export function SizeUnitPrice({ field, words }: SizeUnitPriceProps) {
  if (!words) return null
  return (
    <span className="size-input__unit">
      <UnitPrice words={words} spoken={field?.unitPriceText} />
    </span>
  )
}

/** The stock of a size in words. */
export function displayedStock(
  { inStock, stockStatusText }: DisplayedSize,
  data: SizeInputData,
): string {
  if (!isOpen(data)) return ''
  return stockStatusText || (inStock ? '' : text('product.outofstock'))
}

/** What of the typed quantity comes later, where more may be ordered than is in stock. */
export function displayedLater(field: DisplayedSize, data: SizeInputData): string {
  if (!isOpen(data) || data.checksStock) return ''
  const later = laterIn(field, data.texts[field.fieldId])
  return later ? messageText(later) : ''
}

/** Products on quotation show neither price nor stock, and neither do pages that ask for a login. */
function isOpen({ offert, loggedOutText }: SizeInputData): boolean {
  return !offert && !loggedOutText
}

interface SizeStockProps {
  readonly field: DisplayedSize | undefined
  /** Without it, nothing is shown. */
  readonly words: string | undefined
  readonly isShort?: boolean
}

export function SizeStock({ field, words, isShort = field?.fewLeft }: SizeStockProps) {
  if (!words) return null
  return (
    <span className="size-input__stock" data-stock={isShort ? 'few-left' : undefined}>
      {words}
    </span>
  )
}

interface SizeAboutProps {
  readonly field: DisplayedSize
  readonly setting: Pick<BoxSetting, 'data'>
  /** What the head of the row already shows. */
  readonly head?: Readonly<Partial<Record<'price' | 'unit' | 'stock', string | undefined>>>
}

/** Prices, stock in words or what of the quantity comes later, and the error. */
export function SizeAbout({ field, setting: { data }, head = {} }: SizeAboutProps) {
  const id = `${data.id}-${field.fieldId}`
  const fault = data.faults[field.fieldId]
  const price = head.price ? '' : displayedPrice(field, data)
  const unit = head.unit ? '' : displayedUnitPrice(field, data)
  const later = displayedLater(field, data)
  const stock = later || (head.stock ? '' : displayedStock(field, data))
  return (
    <>
      <span className="size-input__about" id={`${id}-about`}>
        {price && <span className="size-input__price">{price}</span>}
        <SizeUnitPrice field={field} words={unit} />
        {!fault && (
          <SizeStock field={field} words={stock} isShort={Boolean(field.fewLeft || later)} />
        )}
        {head.stock && !field.inStock && (
          <span className="cs-visually-hidden">{text('size.out')}</span>
        )}
      </span>
      {fault && <FieldError id={`${id}-error`}>{messageText(fault)}</FieldError>}
    </>
  )
}

/** The meaning of a price's asterisk, close to it. */
export function Footnote({ data }: { readonly data: SizeInputData }) {
  if (!data.productType || !data.fields.some((it) => displayedPrice(it, data))) return null
  const vatText = data.fields.find((it) => it.vatText)?.vatText
  const vat = vatText ?? (data.includesVat ? 'included' : 'excluded')
  return <p className="size-input__footnote">{text('size.footnote', { vat })}</p>
}
