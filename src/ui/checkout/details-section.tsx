import { text } from '../../i18n/text.ts'
import { asksForDetails } from '../../model/checkout.ts'
import { fieldId } from '../../model/checkout-form.ts'
import { listAddresses } from '../../model/saved-address.ts'
import { FieldError } from '../field.tsx'
import { AddressFields } from './address-fields.tsx'
import { ChoiceRows } from './choice-rows.tsx'
import { Failed } from './failed.tsx'
import { NoScript } from './no-script.tsx'
import { Section } from './section.tsx'
import type { DetailsProps } from './section-props.ts'

const OTHER = 'other'

/** Buyer and address: the usual fields, and links to the others. */
export function DetailsSection(props: DetailsProps) {
  const { data, handlers } = props
  const { facts, errors } = data
  const title = facts.isBusinessCustomer ? 'checkout.details.business' : 'checkout.details'
  return (
    <Section name="details" title={text(title)}>
      <CountryField
        countries={facts.countries}
        chosen={facts.selectedCountry}
        error={errors.selectedCountry}
        onChoose={handlers.chooseCountry}
      />
      <CompanyAddresses {...props} />
      <Failed {...props} kinds={['country', 'customer', 'marking']} />
      {asksForDetails(facts) ? <AddressFields {...props} /> : <FramedDetails {...props} />}
    </Section>
  )
}

/** Without script no widget asks for the address: the other payment methods need it here. */
function FramedDetails(props: DetailsProps) {
  return (
    <>
      <p className="shop-checkout__note">{text('checkout.details.framed')}</p>
      <NoScript forms={props.forms}>
        <AddressFields {...props} />
      </NoScript>
    </>
  )
}

function CompanyAddresses({ data: { facts, errors }, handlers }: DetailsProps) {
  if (!facts.isBusinessCustomer || facts.companyAddresses.length === 0) return null
  return (
    <div className="shop-checkout__group">
      <h3 className="shop-checkout__subtitle" id="checkout-companyaddresses">
        {text('checkout.companyaddresses')}
      </h3>
      <ChoiceRows
        path="selectedCompanyAddressId"
        labelledBy="checkout-companyaddresses"
        choices={[
          ...listAddresses(facts),
          { id: OTHER, name: text('checkout.companyaddress.other') },
        ]}
        chosen={facts.selectedCompanyAddressId ?? OTHER}
        error={errors.selectedCompanyAddressId}
        onChoose={(it) => handlers.chooseCompanyAddress(it === OTHER ? null : it)}
      />
    </div>
  )
}

interface CountryFieldProps {
  readonly countries: readonly { readonly id: string; readonly name: string }[]
  readonly chosen: string
  readonly error?: string | undefined
  readonly onChoose: (id: string) => void
}

/** A shop that delivers to one country does not ask for the country. */
function CountryField({ countries, chosen, error, onChoose }: CountryFieldProps) {
  const id = fieldId('selectedCountry')
  if (countries.length < 2) return null
  return (
    <div className="cs-field" data-state={error ? 'error' : undefined}>
      <label className="cs-field__label" htmlFor={id}>
        {text('checkout.country')}
      </label>
      <select
        id={id}
        name="selectedCountry"
        autoComplete="country"
        aria-invalid={error ? true : undefined}
        aria-describedby={error && `${id}-error`}
        value={chosen}
        onChange={({ target }) => onChoose(target.value)}
      >
        {countries.map((it) => (
          <option key={it.id} value={it.id}>
            {it.name}
          </option>
        ))}
      </select>
      {error && <FieldError id={`${id}-error`}>{error}</FieldError>}
    </div>
  )
}
