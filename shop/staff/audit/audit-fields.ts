/** Returns the text keys that may describe a value; the first that exists is used. */
type Choice = (value: string) => readonly string[]

/** How a value is displayed in the audit trail. */
type Kind = 'text' | 'money' | 'prices' | 'day' | 'instant' | 'percent' | 'language' | Choice

/** All fields that an audit entry may contain, before and after the change. */
export const AUDIT_FIELDS = {
  amount: 'money',
  refunded: 'money',
  givenBack: 'money',
  toTransfer: 'money',
  price: 'money',
  regular: 'money',
  business: 'money',
  delivery: 'money',
  prices: 'prices',
  percent: 'percent',
  paidOn: 'day',
  until: 'day',
  from: 'instant',
  to: 'instant',
  language: 'language',
  role: (it: string) => [`staff.role.${it}`],
  status: (it: string) => [`staff.audit.status.${it}`],
  covers: (it: string) => [`staff.campaign.covers.${it}`],
  reason: (it: string) => [
    `staff.stock.reason.${it}`,
    `staff.refund.reason.${it}`,
    `staff.review.reason.${it}`,
  ],
  field: (it: string) => [`staff.goods.field.${it}`],
  period: (it: string) => [`staff.audit.period.${it}`],
  by: (it: string) => [`staff.audit.by.${it}`],
  withDelivery: (it: string) => [`staff.audit.is.${it}`],
  stock: 'text',
  difference: 'text',
  name: 'text',
  carrier: 'text',
  tracking: 'text',
  pieces: 'text',
  number: 'text',
  came: 'text',
  onSale: 'text',
  company: 'text',
  companyName: 'text',
  organizationNumber: 'text',
  customer: 'text',
  picture: 'text',
  sessions: 'text',
  lines: 'text',
  companies: 'text',
  'name.sv': 'text',
  'name.en': 'text',
  'description.sv': 'text',
  'description.en': 'text',
} as const satisfies Readonly<Record<string, Kind>>

type AuditField = keyof typeof AUDIT_FIELDS

type Value = string | number | boolean | null | Readonly<Record<string, string>>

/** `currency` is that of the amounts; without it, they are in the order's or the shop's. */
export type AuditValues = { readonly [Field in AuditField]?: Value | undefined } & {
  readonly currency?: string
}

/** Fields of an older version of the shop are displayed as text. */
export function kindOf(field: string): Kind {
  return Object.hasOwn(AUDIT_FIELDS, field) ? AUDIT_FIELDS[field as AuditField] : 'text'
}
