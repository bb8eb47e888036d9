import { messageText, text } from '../../../i18n/text.ts'
import { unbrokenNumber } from '../../../i18n/unbroken.ts'
import {
  type ListItem,
  type ListName,
  type ListValues,
  PERSON_ROLES,
} from '../../../model/account-lists.ts'
import { formatPhone } from '../../../model/format-phone.ts'
import { typeKey } from './list-fields.ts'
import type { AccountListData, Country } from './list-props.ts'

interface ItemDescription {
  /** The name of the entry in the confirmation of its removal. */
  readonly name: string
  readonly lines: readonly string[]
}

type ListContext = Pick<AccountListData, 'name' | 'countries'>

/** The description of an entry. */
export function describeItem(
  { name, countries }: ListContext,
  { values }: ListItem,
): ItemDescription {
  const home = countries[0]?.id ?? ''
  const lines =
    name === 'addresses' ? addressLines(values, countries, home) : personLines(values, home)
  return { name: nameOf(name, values), lines: lines.filter((it) => it !== '') }
}

function nameOf(list: ListName, values: ListValues): string {
  const { address = '', city = '', firstName = '', lastName = '', email = '' } = values
  return list === 'addresses' ? address || city : `${firstName} ${lastName}`.trim() || email
}

function addressLines(
  values: ListValues,
  countries: readonly Country[],
  home: string,
): readonly string[] {
  const { careOf, address2 = '', zipCode = '', city = '', country = '' } = values
  const { phoneNumber = '', addressType = '' } = values
  const abroad = country === home ? '' : country
  return [
    careOf ? `c/o ${careOf}` : '',
    address2,
    `${zipCode} ${city}`.trim(),
    countries.find(({ id }) => id === abroad)?.name ?? abroad,
    unbrokenNumber(formatPhone(phoneNumber, home)),
    text(typeKey(addressType)),
  ]
}

/** A backend may have roles of its own, in its own words. */
function personLines(
  { email = '', phone = '', role = '' }: ListValues,
  home: string,
): readonly string[] {
  const isOurs = PERSON_ROLES.some((it) => it === role)
  return [
    email,
    unbrokenNumber(formatPhone(phone, home)),
    isOurs ? messageText({ key: `person.role.${role}` }) : role,
  ]
}
