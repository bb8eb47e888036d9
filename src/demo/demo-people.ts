/** Stands in the README, and on the login page of the demo. */
export const DEMO_PASSWORD = 'courtside-demo'

export const DEMO_COMPANY = {
  id: 'lunda-if',
  name: 'Lunda IF',
  number: '802400-0005',
  may_invoice: 1,
} as const

/** A private customer, and an approver of a company. */
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
