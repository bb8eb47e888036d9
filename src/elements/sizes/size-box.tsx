import type { ClipboardEvent, KeyboardEvent } from 'react'
import type { SizeField } from '../../contract/size-fields.ts'
import { messageText, text } from '../../i18n/text.ts'
import { type ArticleErrors, errorKey } from '../../model/article.ts'
import { MAX_QUANTITY_DIGITS } from '../../model/limits.ts'
import type { Message } from '../../model/message.ts'
import { FieldError } from '../../ui/field.tsx'
import type { SizesEvent, TypedSizes } from './typed-sizes.ts'

/** What all boxes of a form have in common. */
export interface BoxSetting {
  readonly uid: string
  readonly sizes: TypedSizes
  readonly errors: ArticleErrors
  readonly dispatch: (event: SizesEvent) => void
  /** Whether prices and stock may be seen: no offer, and no logged-out text. */
  readonly isOpen: boolean
  readonly isLocked: boolean
  readonly keys: GridKeys
}

export interface GridKeys {
  readonly press: (event: KeyboardEvent<HTMLInputElement>, fieldId: string) => void
  readonly paste: (event: ClipboardEvent<HTMLInputElement>, fieldId: string) => void
}

interface SizeBoxProps {
  readonly field: SizeField
  readonly setting: BoxSetting
  /** In a matrix no label stands by the box, so it is named by its row and column. */
  readonly label?: string | undefined
}

/** The box of one size. Out of stock it is disabled and shows a dash. */
export function SizeBox({ field, setting, label }: SizeBoxProps) {
  const { uid, sizes, dispatch, keys, isLocked } = setting
  const { fieldId } = field
  const id = `${uid}-${fieldId}`
  const error = errorOf(field, setting)
  const about = [error && `${id}-error`, `${id}-about`].filter(Boolean).join(' ')
  return (
    <input
      className="size-input__box"
      id={id}
      name={`quantity.${field.articleNumber}`}
      type="text"
      inputMode="numeric"
      autoComplete="off"
      // Room for a typed minus or a decimal, so that what is wrong can be said and not cut off.
      maxLength={MAX_QUANTITY_DIGITS * 2}
      value={sizes.texts[fieldId] ?? ''}
      placeholder={field.inStock ? ' ' : '–'}
      disabled={!field.inStock || isLocked}
      aria-label={label}
      aria-invalid={error ? true : undefined}
      aria-describedby={about}
      onChange={({ currentTarget }) =>
        dispatch({ type: 'typed', fieldId, text: currentTarget.value })
      }
      onFocus={({ currentTarget }) => currentTarget.select()}
      onBlur={() => leave(fieldId)}
      onKeyDown={(event) => keys.press(event, fieldId)}
      onPaste={(event) => keys.paste(event, fieldId)}
    />
  )

  /** An untouched box that is left says nothing new, and keeps the shop's message. */
  function leave(left: string): void {
    const { texts, quantities, faults } = sizes
    const isRead = (texts[left] ?? '') === String(quantities[left] || '')
    if (!isRead && !faults[left]) dispatch({ type: 'left', fieldId: left })
  }
}

/** Price with an asterisk, stock in words, and what is wrong. */
export function SizeAbout({ field, setting }: SizeBoxProps) {
  const { uid, isOpen } = setting
  const id = `${uid}-${field.fieldId}`
  const error = errorOf(field, setting)
  const stock = field.stockStatusText || (field.inStock ? '' : text('product.outofstock'))
  return (
    <>
      <span className="size-input__about" id={`${id}-about`}>
        {isOpen && field.price && <span className="size-input__price">{field.price}*</span>}
        {isOpen && stock && <span className="size-input__stock">{stock}</span>}
        {!field.inStock && !(isOpen && stock) && (
          <span className="cs-visually-hidden">{text('size.out')}</span>
        )}
      </span>
      {error && <FieldError id={`${id}-error`}>{messageText(error)}</FieldError>}
    </>
  )
}

function errorOf(field: SizeField, { sizes, errors }: BoxSetting): Message | undefined {
  return (
    sizes.faults[field.fieldId] ??
    errors.byField[errorKey(field)] ??
    errors.byField[errorKey({ articleNumber: field.articleNumber })]
  )
}
