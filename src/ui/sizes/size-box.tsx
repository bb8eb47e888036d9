import { MAX_QUANTITY_DIGITS } from '../../model/limits.ts'
import type { BoxHandlers } from './box-actions.ts'
import type { DisplayedSize } from './displayed-size.ts'
import type { SizeInputData } from './size-input-props.ts'

/** The common settings of a form's boxes. */
export interface BoxSetting {
  readonly data: SizeInputData
  readonly handlers: BoxHandlers
  /** Whether the browser may submit the form as is. */
  readonly canSubmit: boolean
}

/** Some of the boxes of a form. */
export interface BoxesProps {
  readonly fields: readonly DisplayedSize[]
  readonly setting: BoxSetting
}

interface SizeBoxProps {
  readonly field: DisplayedSize
  readonly setting: BoxSetting
  /** In a matrix a box has no visible label, so its row and column name it. */
  readonly label?: string | undefined
  /** The id of a further description, such as the head of its row. */
  readonly about?: string | undefined
}

/** The box of one size. Out of stock it is disabled and shows a dash. */
export function SizeBox({ field, setting, label, about }: SizeBoxProps) {
  const { data, handlers, canSubmit } = setting
  const { fieldId } = field
  const id = `${data.id}-${fieldId}`
  const isFaulty = fieldId in data.faults
  const described = [isFaulty && `${id}-error`, `${id}-about`, about].filter(Boolean).join(' ')
  return (
    <input
      className="size-input__box"
      id={id}
      name={`quantity.${field.articleNumber}`}
      type="text"
      inputMode="numeric"
      pattern={canSubmit ? '[0-9]*' : undefined}
      autoComplete="off"
      // Room for a minus or a decimal, so that invalid input is reported and not cut off.
      maxLength={MAX_QUANTITY_DIGITS * 2}
      value={data.texts[fieldId] ?? ''}
      placeholder={field.inStock ? ' ' : '–'}
      disabled={!field.inStock || Boolean(data.loggedOutText)}
      aria-label={label}
      aria-invalid={isFaulty || undefined}
      aria-describedby={described}
      onChange={({ currentTarget }) => {
        handlers.type(fieldId, currentTarget.value)
        // Typed and left before the script ran: the box will not be left again.
        if (!currentTarget.matches(':focus')) handlers.leave(fieldId)
      }}
      onFocus={({ currentTarget }) => currentTarget.select()}
      onBlur={() => handlers.leave(fieldId)}
      onKeyDown={(event) => handlers.press(event, fieldId)}
      onPaste={(event) => handlers.paste(event, fieldId)}
    />
  )
}
