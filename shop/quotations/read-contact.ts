import { readOrganizationNumber } from '../../src/model/organization-number.ts'
import { readPhone } from '../../src/model/phone.ts'
import { readPostcode } from '../../src/model/postcode.ts'
import { type RequestField, type RequestValues, requestValues } from '../../src/model/quotations.ts'
import { withoutSpaces } from '../../src/model/registration-values.ts'
import { type Message, readEmail as readEmailAddress } from '../../src/model/validation.ts'

type Reading = { readonly value: string } | { readonly fault: Message }

interface FieldRule {
  readonly maxLength: number
  readonly isOptional?: boolean
  /** Of what is filled in; text is taken as it is where there is nothing to read. */
  readonly read?: (typed: string, country: string) => Reading
}

const plain: FieldRule = { maxLength: 100 }

const RULES: Readonly<Record<RequestField, FieldRule>> = {
  companyName: plain,
  organizationNumber: { maxLength: 40, read: readNumber },
  firstName: plain,
  lastName: plain,
  email: { maxLength: 254, read: readEmail },
  phoneNumber: { maxLength: 40, read: readPhoneNumber },
  address: plain,
  zipCode: { maxLength: 20, read: readZipCode },
  city: plain,
  contactPerson: { ...plain, isOptional: true },
  message: { maxLength: 2000, isOptional: true },
}

/** The form as it is kept, or what is wrong with its fields. */
export function readContact(
  typed: Partial<RequestValues>,
  country: string,
): { readonly contact: RequestValues } | { readonly faults: Readonly<Record<string, Message>> } {
  const faults: Record<string, Message> = {}
  const read = (name: RequestField): string => {
    const reading = readField(name, typed[name] ?? '', country)
    if ('fault' in reading) faults[name] = reading.fault
    return 'value' in reading ? reading.value : ''
  }
  const contact = requestValues(read)
  return Object.keys(faults).length > 0 ? { faults } : { contact }
}

function readField(name: RequestField, typed: string, country: string): Reading {
  const { maxLength, isOptional = false, read } = RULES[name]
  const lines = typed.replace(/\r\n?/g, '\n').trim()
  // What stands on one line begins no line of a mail, nor a header.
  const words = name === 'message' ? lines : lines.replace(/\n+/g, ' ')
  if (words === '') return isOptional ? { value: '' } : { fault: { key: 'validation.required' } }
  if (words.length > maxLength) {
    return { fault: { key: 'validation.maxLength', values: { max: maxLength } } }
  }
  const isBroken = /[\p{Cc}\p{Cs}\ufffd]/u.test(words.replaceAll('\n', ''))
  if (isBroken) return { fault: { key: 'validation.pattern' } }
  return read ? read(words, country) : { value: words }
}

function readNumber(typed: string, country: string): Reading {
  const reading = readOrganizationNumber(typed, country)
  return 'fault' in reading ? reading : { value: reading.organizationNumber }
}

function readPhoneNumber(typed: string, country: string): Reading {
  const reading = readPhone(typed, country)
  return 'fault' in reading ? reading : { value: reading.phoneNumber }
}

function readZipCode(typed: string, country: string): Reading {
  const reading = readPostcode(typed, country)
  return 'fault' in reading ? reading : { value: reading.zipCode }
}

function readEmail(typed: string): Reading {
  const reading = readEmailAddress(withoutSpaces(typed))
  return 'fault' in reading ? reading : { value: reading.email.toLowerCase() }
}
