import { priceText } from '../../i18n/price-text.ts'
import { messageText, text } from '../../i18n/text.ts'
import { MAX_QUANTITY_DIGITS } from '../../model/limits.ts'
import { FieldError } from '../field.tsx'
import type { BoxHandlers } from './box-actions.ts'
import type { ShownSize } from './shown-size.ts'
import type { SizeInputData } from './size-input-props.ts'

/** What all boxes of a form have in common. */
export interface BoxSetting {
  readonly data: SizeInputData
  readonly handlers: BoxHandlers
  /** Whether the browser may send the form as it is. */
  readonly canSubmit: boolean
}

interface SizeBoxProps {
  readonly field: ShownSize
  readonly setting: BoxSetting
  /** In a matrix no label stands by the box, so it is named by its row and column. */
  readonly label?: string | undefined
}

/** The box of one size. Out of stock it is disabled and shows a dash. */
export function SizeBox({ field, setting, label }: SizeBoxProps) {
  const { data, handlers, canSubmit } = setting
  const { fieldId } = field
  const id = `${data.id}-${fieldId}`
  const isFaulty = fieldId in data.faults
  return (
    <input
      className="size-input__box"
      id={id}
      name={`quantity.${field.articleNumber}`}
      type="text"
      inputMode="numeric"
      pattern={canSubmit ? '[0-9]*' : undefined}
      autoComplete="off"
      // Room for a typed minus or a decimal, so that what is wrong can be said and not cut off.
      maxLength={MAX_QUANTITY_DIGITS * 2}
      value={data.texts[fieldId] ?? ''}
      placeholder={field.inStock ? ' ' : '–'}
      disabled={!field.inStock || Boolean(data.loggedOutText)}
      aria-label={label}
      aria-invalid={isFaulty || undefined}
      aria-describedby={isFaulty ? `${id}-error ${id}-about` : `${id}-about`}
      onChange={({ currentTarget }) => handlers.type(fieldId, currentTarget.value)}
      onFocus={({ currentTarget }) => currentTarget.select()}
      onBlur={() => handlers.leave(fieldId)}
      onKeyDown={(event) => handlers.press(event, fieldId)}
      onPaste={(event) => handlers.paste(event, fieldId)}
    />
  )
}

/** Price with an asterisk, stock in words, and what is wrong. */
export function SizeAbout({ field, setting: { data } }: SizeBoxProps) {
  const id = `${data.id}-${field.fieldId}`
  const fault = data.faults[field.fieldId]
  const isOpen = !data.offert && !data.loggedOutText
  const price = isOpen && field.price ? priceText(field.price) : ''
  const stock = isOpen && (field.stockStatusText || (!field.inStock && text('product.outofstock')))
  return (
    <>
      <span className="size-input__about" id={`${id}-about`}>
        {price && <span className="size-input__price">{`${price}*`}</span>}
        {stock && <span className="size-input__stock">{stock}</span>}
        {!field.inStock && !stock && <span className="cs-visually-hidden">{text('size.out')}</span>}
      </span>
      {fault && <FieldError id={`${id}-error`}>{messageText(fault)}</FieldError>}
    </>
  )
}
