import { useState } from 'react'
import { messageText, text } from '../../i18n/text.ts'
import {
  ALTERNATIVE_FIELDS,
  detailFields,
  type FormField,
  MORE_OF_ADDRESS,
} from '../../model/checkout-form.ts'
import { invoiceAddress } from '../../model/saved-address.ts'
import { textAt } from '../../model/typed-checkout.ts'
import { CheckoutField } from './checkout-field.tsx'
import { Disclosure } from './disclosure.tsx'
import type { DetailsProps } from './section-props.ts'

/** The fields that nearly every visitor fills in; c/o, apartment and another address each have a link. */
export function AddressFields(props: DetailsProps) {
  const { facts } = props.data
  return (
    <>
      <Details {...props} />
      {!hasOther(props) && (
        <p className="shop-checkout__note">{messageText(invoiceAddress(facts))}</p>
      )}
      <MoreOfAddress {...props} />
    </>
  )
}

/** What a customer's account already knows is one address to read, which a link opens to change. */
function Details(props: DetailsProps) {
  const { facts, typed, errors } = props.data
  const fields = detailFields(facts)
  const required = fields.filter(({ isOptional }) => !isOptional)
  const [isKnown] = useState(
    () => facts.authenticated && required.every(({ path }) => textAt(typed, path) !== ''),
  )
  const isLacking = required.some(({ path }) => errors[path] !== undefined || !textAt(typed, path))
  const [isNeeded, setNeeded] = useState(isLacking)
  // What was needed once stays open: the next letter may be what was lacking.
  if (isLacking && !isNeeded) setNeeded(true)
  if (!isKnown) return <Fields {...props} fields={fields} />
  return (
    <>
      <KnownDetails {...props} />
      <Disclosure act="details" label={text('checkout.details.change')} isFilled={isNeeded}>
        <Fields {...props} fields={required} />
      </Disclosure>
      <Fields {...props} fields={fields.filter(({ isOptional }) => isOptional)} />
    </>
  )
}

function KnownDetails({ data: { facts, typed } }: DetailsProps) {
  const { customerDetails: its } = typed
  const isAddressed = !(facts.isBusinessCustomer && facts.selectedCompanyAddressId)
  const lines = [
    `${its.firstName} ${its.lastName}`,
    ...(isAddressed ? [its.address, `${its.zipCode} ${its.city}`] : []),
    its.email,
    its.phoneNumber,
  ]
  return (
    <address className="shop-checkout__known">
      {lines
        .filter((it) => it.trim() !== '')
        .map((line) => (
          <span key={line}>{line}</span>
        ))}
    </address>
  )
}

function hasOther({ data: { typed, errors } }: DetailsProps): boolean {
  return (
    typed.hasAlternativeAddress || ALTERNATIVE_FIELDS.some(({ path }) => errors[path] !== undefined)
  )
}

function MoreOfAddress(props: DetailsProps) {
  const { data, handlers } = props
  const { isBusinessCustomer, selectedCompanyAddressId, companyAddresses } = data.facts
  const [careOf, address2] = MORE_OF_ADDRESS
  const isAddressed = !(isBusinessCustomer && selectedCompanyAddressId)
  // The company's own addresses end with a choice of another one.
  const hasAddressChoice = isBusinessCustomer && companyAddresses.length > 0 && !hasOther(props)
  return (
    <div className="shop-checkout__folds">
      {isAddressed && careOf && <FoldedField {...props} field={careOf} act="careof" />}
      {isAddressed && address2 && <FoldedField {...props} field={address2} act="address2" />}
      {!hasAddressChoice && (
        <Disclosure
          act="other"
          label={text('checkout.other.add')}
          openLabel={text('checkout.other.remove')}
          isFilled={hasOther(props)}
          onToggle={(isOpen) => handlers.type('hasAlternativeAddress', isOpen)}
        >
          <Fields {...props} fields={ALTERNATIVE_FIELDS} />
        </Disclosure>
      )}
    </div>
  )
}

interface FoldedFieldProps extends DetailsProps {
  readonly field: FormField
  readonly act: 'careof' | 'address2'
}

function FoldedField({ field, act, ...props }: FoldedFieldProps) {
  const { typed, errors } = props.data
  const isFilled = textAt(typed, field.path) !== '' || errors[field.path] !== undefined
  return (
    <Disclosure act={act} label={text(`checkout.${act}.add`)} isFilled={isFilled}>
      <Fields {...props} fields={[field]} />
    </Disclosure>
  )
}

function Fields(props: DetailsProps & { readonly fields: readonly FormField[] }) {
  const { data, handlers } = props
  return props.fields.map((field) => (
    <CheckoutField
      key={field.path}
      field={field}
      value={textAt(data.typed, field.path)}
      error={data.errors[field.path]}
      onType={(value) => handlers.type(field.path, value)}
      onBlur={() => handlers.leave(field.path)}
    />
  ))
}
