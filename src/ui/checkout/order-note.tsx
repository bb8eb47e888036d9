import { text } from '../../i18n/text.ts'
import { MAX_NOTE_LENGTH } from '../../model/checkout.ts'
import { fieldId } from '../../model/checkout-form.ts'
import { FieldError } from '../field.tsx'
import { FieldLabel } from './checkout-field.tsx'
import { Disclosure } from './disclosure.tsx'
import type { DeliveryProps } from './section-props.ts'

const PATH = 'orderNote'

/** What the buyer wants to tell the shop about the order. */
export function OrderNote({ data, handlers }: DeliveryProps) {
  const { orderNote } = data.typed
  const error = data.errors[PATH]
  const id = fieldId(PATH)
  return (
    <Disclosure act="note" label={text('checkout.note.add')} isFilled={!!orderNote || !!error}>
      <div className="cs-field" data-state={error ? 'error' : undefined}>
        <FieldLabel id={id} label="checkout.field.orderNote" isOptional />
        <textarea
          id={id}
          name={PATH}
          rows={3}
          maxLength={MAX_NOTE_LENGTH}
          aria-invalid={error ? true : undefined}
          aria-describedby={error && `${id}-error`}
          value={orderNote}
          onChange={({ target }) => handlers.type(PATH, target.value)}
          onBlur={() => handlers.leave(PATH)}
        />
        {error && <FieldError id={`${id}-error`}>{error}</FieldError>}
      </div>
    </Disclosure>
  )
}
