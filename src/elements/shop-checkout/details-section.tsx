import { messageText, text } from '../../i18n/text.ts'
import { asksForDetails } from '../../model/checkout.ts'
import {
  ALTERNATIVE_FIELDS,
  detailFields,
  type FormField,
  MORE_OF_ADDRESS,
} from '../../model/checkout-form.ts'
import { invoiceAddress, listAddresses } from '../../model/saved-address.ts'
import { chooseCompanyAddress, chooseCountry } from '../../state/checkout/changes.ts'
import { typeField } from '../../state/checkout/fields.ts'
import { CheckoutField } from '../../ui/checkout/checkout-field.tsx'
import { ChoiceRows } from '../../ui/checkout/choice-rows.tsx'
import { CountryField } from '../../ui/checkout/country-field.tsx'
import { Disclosure } from '../../ui/checkout/disclosure.tsx'
import { Section } from '../../ui/checkout/section.tsx'
import { Failed } from './failed.tsx'
import { fieldsOf } from './fields-of.ts'
import type { ShownCheckout } from './use-checkout.ts'
import { useTowns } from './use-towns.ts'

const OTHER = 'other'

/** Who buys, and where it goes: what nearly everybody fills in, and links to the rest. */
export function DetailsSection(props: ShownCheckout) {
  const { shown, errorOf } = props
  useTowns(props)
  const title = shown.isBusinessCustomer ? 'checkout.details.business' : 'checkout.details'
  return (
    <Section name="details" title={text(title)}>
      <CountryField
        countries={shown.countries}
        chosen={shown.selectedCountry}
        error={errorOf('selectedCountry')}
        onChoose={(it) => void chooseCountry(it)}
      />
      <CompanyAddresses {...props} />
      <Failed {...props} kinds={['country', 'customer', 'marking']} />
      {asksForDetails(shown) ? (
        <Address {...props} />
      ) : (
        <p className="shop-checkout__note">{text('checkout.details.framed')}</p>
      )}
    </Section>
  )
}

function Address(props: ShownCheckout) {
  return (
    <>
      <Fields {...props} fields={detailFields(props.shown)} />
      {!props.state.typed.hasAlternativeAddress && (
        <p className="shop-checkout__note">{messageText(invoiceAddress(props.shown))}</p>
      )}
      <MoreOfAddress {...props} />
    </>
  )
}

function CompanyAddresses({ shown, errorOf }: ShownCheckout) {
  if (!shown.isBusinessCustomer || shown.companyAddresses.length === 0) return null
  return (
    <div className="shop-checkout__group">
      <h3 className="shop-checkout__subtitle" id="checkout-companyaddresses">
        {text('checkout.companyaddresses')}
      </h3>
      <ChoiceRows
        path="selectedCompanyAddressId"
        labelledBy="checkout-companyaddresses"
        choices={[
          ...listAddresses(shown),
          { id: OTHER, name: text('checkout.companyaddress.other') },
        ]}
        chosen={shown.selectedCompanyAddressId ?? OTHER}
        error={errorOf('selectedCompanyAddressId')}
        onChoose={(it) => void chooseCompanyAddress(it === OTHER ? null : it)}
      />
    </div>
  )
}

/** c/o, apartment and another address stand behind a link each. */
function MoreOfAddress(props: ShownCheckout) {
  const { typed } = props.state
  const [careOf, address2] = MORE_OF_ADDRESS
  const isAddressed = !(props.shown.isBusinessCustomer && props.shown.selectedCompanyAddressId)
  return (
    <div className="shop-checkout__folds">
      {isAddressed && careOf && (
        <Disclosure
          act="careof"
          label={text('checkout.careof.add')}
          isFilled={typed.customerDetails.careOf !== ''}
        >
          <Fields {...props} fields={[careOf]} />
        </Disclosure>
      )}
      {isAddressed && address2 && (
        <Disclosure
          act="address2"
          label={text('checkout.address2.add')}
          isFilled={typed.customerDetails.address2 !== ''}
        >
          <Fields {...props} fields={[address2]} />
        </Disclosure>
      )}
      <Disclosure
        act="other"
        label={text('checkout.other.add')}
        isFilled={typed.hasAlternativeAddress}
        onToggle={(isOpen) => typeField('hasAlternativeAddress', isOpen)}
      >
        <Fields {...props} fields={ALTERNATIVE_FIELDS} />
      </Disclosure>
    </div>
  )
}

function Fields(props: ShownCheckout & { readonly fields: readonly FormField[] }) {
  const { textOf, type, leave } = fieldsOf(props)
  return props.fields.map((field) => (
    <CheckoutField
      key={field.path}
      field={field}
      value={textOf(field.path)}
      error={props.errorOf(field.path)}
      onType={(value) => type(field.path, value)}
      onBlur={() => leave(field.path)}
    />
  ))
}
