import { text } from '../../i18n/text.ts'
import { fieldId } from '../../model/checkout-form.ts'
import { FieldLabel } from '../../ui/checkout/checkout-field.tsx'
import { Disclosure } from '../../ui/checkout/disclosure.tsx'
import { FieldError } from '../../ui/field.tsx'
import { fieldsOf } from './fields-of.ts'
import type { ShownCheckout } from './use-checkout.ts'

const PATH = 'orderNote'
const MAX_LENGTH = 500

/** What the buyer wants to tell the shop about the order. */
export function OrderNote(props: ShownCheckout) {
  const { textOf, type, leave } = fieldsOf(props)
  const error = props.errorOf(PATH)
  const id = fieldId(PATH)
  return (
    <Disclosure act="note" label={text('checkout.note.add')} isFilled={textOf(PATH) !== ''}>
      <div className="cs-field" data-state={error ? 'error' : undefined}>
        <FieldLabel id={id} label="checkout.field.orderNote" isOptional />
        <textarea
          id={id}
          name={PATH}
          rows={3}
          maxLength={MAX_LENGTH}
          aria-invalid={error ? true : undefined}
          aria-describedby={error && `${id}-error`}
          value={textOf(PATH)}
          onChange={({ target }) => type(PATH, target.value)}
          onBlur={() => leave(PATH)}
        />
        {error && <FieldError id={`${id}-error`}>{error}</FieldError>}
      </div>
    </Disclosure>
  )
}
