import { text } from '../../i18n/text.ts'
import { asksForDelivery, MAX_NOTE_LENGTH } from '../../model/checkout.ts'
import { fieldId } from '../../model/checkout-form.ts'
import { FieldError } from '../field.tsx'
import { CarrierOptions } from './carrier-options.tsx'
import { FieldLabel } from './checkout-field.tsx'
import { type Choice, ChoiceRows } from './choice-rows.tsx'
import { Disclosure } from './disclosure.tsx'
import { Failed } from './failed.tsx'
import { NoScript } from './no-script.tsx'
import { Section } from './section.tsx'
import type { DeliveryProps } from './section-props.ts'

const PATH = 'orderNote'

/** The delivery methods, each with its price and days; the carrier's options are below the chosen one. */
export function DeliverySection(props: DeliveryProps) {
  return (
    <Section name="delivery" title={text('checkout.delivery')}>
      {asksForDelivery(props.data.facts) ? (
        <Ways {...props} />
      ) : (
        <>
          <p className="shop-checkout__note">{text('checkout.delivery.framed')}</p>
          <NoScript forms={props.forms}>
            <Ways {...props} />
          </NoScript>
        </>
      )}
      <Failed {...props} kinds={['delivery', 'option']} />
      <OrderNote {...props} />
    </Section>
  )
}

function Ways(props: DeliveryProps) {
  const { facts, errors } = props.data
  const choices = facts.deliveryMethods.map(
    (it): Choice => ({
      id: it.id,
      name: it.name,
      about: [it.description, it.arrival].filter(Boolean).join(' · '),
      price: it.formattedPrice,
      more: (it.carrier ?? facts.carrier) && <CarrierOptions {...props} />,
    }),
  )
  return (
    <ChoiceRows
      path="selectedDeliveryMethod"
      labelledBy="checkout-delivery"
      choices={choices}
      chosen={facts.selectedDeliveryMethod}
      error={errors.selectedDeliveryMethod}
      onChoose={props.handlers.chooseDelivery}
    />
  )
}

/** The buyer's note to the shop. */
function OrderNote({ data, handlers }: DeliveryProps) {
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
