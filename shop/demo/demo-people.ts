/** Shown in the README, and on the login page of the demo. */
export const DEMO_PASSWORD = 'courtside-demo'

export const DEMO_COMPANY = {
  id: 'lunda-if',
  name: 'Lunda IF',
  number: '802400-0005',
  may_invoice: 1,
} as const

/** A private customer, and an approver and a buyer of a company. */
export const DEMO_CUSTOMERS = [
  { id: 'anna', email: 'anna@example.com', first_name: 'Anna', last_name: 'Lind' },
  {
    id: 'bo',
    email: 'bo@example.com',
    first_name: 'Bo',
    last_name: 'Berg',
    company_id: DEMO_COMPANY.id,
    role: 'admin',
  },
  {
    id: 'disa',
    email: 'disa@example.com',
    first_name: 'Disa',
    last_name: 'Dahl',
    company_id: DEMO_COMPANY.id,
    role: 'buyer',
  },
] as const

/** Who comes in by the demo's door of the staff alone: without a password. */
export const DEMO_STAFF = {
  id: 'demo-owner',
  email: 'eva@example.com',
  name: 'Eva Ek',
  role: 'owner',
} as const

/** No browser's: of the orders and carts that the demo begins with. */
export const DEMO_SESSION = 'demo'

/** Spending limits of the company's buyers, in öre, without VAT. */
export const DEMO_LIMITS = [
  { company_id: DEMO_COMPANY.id, customer_id: null, period: 'order', amount: 10_000_00 },
  { company_id: DEMO_COMPANY.id, customer_id: 'disa', period: 'month', amount: 30_000_00 },
] as const

export const DEMO_ADDRESSES = [
  {
    id: 'anna-home',
    customer_id: 'anna',
    address_type: 'Shipping',
    address: 'Ringgatan 12',
    zip_code: '123 46',
    city: 'Bollstad',
    phone_number: '+46701740605',
  },
  {
    id: 'lunda-if-arena',
    company_id: DEMO_COMPANY.id,
    address_type: 'Shipping',
    address: 'Idrottsvägen 1',
    zip_code: '222 21',
    city: 'Lunda',
    phone_number: '+46701740606',
  },
  {
    id: 'lunda-if-office',
    company_id: DEMO_COMPANY.id,
    address_type: 'Billing',
    care_of: 'Kansliet',
    address: 'Box 40',
    zip_code: '222 22',
    city: 'Lunda',
  },
] as const
