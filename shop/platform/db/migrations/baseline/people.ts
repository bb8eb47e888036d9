import { sql } from 'kysely'
import {
  key,
  keyOf,
  language,
  may,
  mayBePartOf,
  mayReferTo,
  must,
  partOf,
  preset,
  required,
  storefront,
  unique,
} from './columns.ts'
import type { Layout } from './layout.ts'

export const PEOPLE = [
  company,
  customer,
  customerProfile,
  address,
  removedAddress,
  registration,
  companyRequest,
  emailChange,
]

async function company({ table, text, integer }: Layout): Promise<void> {
  await table('company')
    .addColumn('id', text, key)
    .addColumn('name', text, required)
    .addColumn('organisation_number', text, required)
    // 1 for a company that the shop has approved for payment by invoice.
    .addColumn('may_invoice', integer, must('may_invoice in (0, 1)', 0))
    .execute()
}

async function customer({ table, text, integer, index }: Layout): Promise<void> {
  await table('customer')
    .addColumn('id', text, key)
    // Lower case.
    .addColumn('email', text, unique)
    // Empty until the address is proved by choosing a password through a mailed link.
    .addColumn('password_hash', text, required)
    .addColumn('first_name', text, required)
    .addColumn('last_name', text, required)
    .addColumn('phone', text)
    .addColumn('company_id', text, mayReferTo('company.id'))
    // `admin`: an approver, who may change the company's account.
    .addColumn('role', text, must(`role in ('buyer', 'admin')`, 'buyer'))
    .addColumn('created_at', integer, required)
    // When the company removed the buyer, whose orders keep the name.
    .addColumn('removed_at', integer)
    // Language of mails about the account; null if the customer has not chosen one.
    .addColumn('lang', text, may(`lang in ('sv', 'en')`))
    .execute()
  await index('customer_company', 'customer', ['company_id'])
}

async function customerProfile({ table, text, integer }: Layout): Promise<void> {
  await table('customer_profile')
    .addColumn('customer_id', text, keyOf('customer.id'))
    .addColumn('birth_date', text)
    .addColumn('gender', text, may(`gender in ('Male', 'Female')`))
    .addColumn('consented_at', integer, required)
    .execute()
}

/** A saved address, of a customer or of a company. */
async function address({ table, text, integer, index }: Layout): Promise<void> {
  await table('address')
    .addColumn('id', text, key)
    .addColumn('customer_id', text, mayBePartOf('customer.id'))
    .addColumn('company_id', text, mayBePartOf('company.id'))
    // `Shipping` or `Billing`.
    .addColumn('address_type', text, required)
    .addColumn('care_of', text, preset(''))
    .addColumn('address', text, required)
    .addColumn('address2', text, preset(''))
    .addColumn('zip_code', text, required)
    .addColumn('city', text, required)
    // Two letters, upper case.
    .addColumn('country', text, required)
    .addColumn('phone_number', text, preset(''))
    .addColumn('changed_at', integer, required)
    // 0 for addresses from before dates were stored.
    .addColumn('created_at', integer, preset(0))
    .addCheckConstraint('address_of_one', sql`(customer_id is null) <> (company_id is null)`)
    .execute()
  await index('address_customer', 'address', ['customer_id'])
  await index('address_company', 'address', ['company_id'])
}

/** A removed address, so that removing it again is no error. */
async function removedAddress({ table, text, integer, index }: Layout): Promise<void> {
  await table('removed_address')
    .addColumn('id', text, key)
    // The customer or the company.
    .addColumn('owner_id', text, required)
    .addColumn('removed_at', integer, required)
    .execute()
  await index('removed_address_age', 'removed_address', ['removed_at'])
}

/** A requested account, without an owner until the address is proved. */
async function registration({ table, text, integer, index }: Layout): Promise<void> {
  await table('registration')
    .addColumn('id', text, key)
    // Lower case.
    .addColumn('email', text, required)
    // The requesting session; null for a client without one.
    .addColumn('session_id', text)
    .addColumn('password_hash', text, required)
    .addColumn('first_name', text, required)
    .addColumn('last_name', text, required)
    .addColumn('phone', text, required)
    .addColumn('birth_date', text)
    .addColumn('gender', text, may(`gender in ('Male', 'Female')`))
    .addColumn('consented_at', integer, required)
    .addColumn('made_at', integer, required)
    .execute()
  await index('registration_email', 'registration', ['email', 'made_at'])
  await index('registration_age', 'registration', ['made_at'])
}

/** A company's application for an account, which the staff accepts or refuses. */
async function companyRequest({ table, text, integer, index }: Layout): Promise<void> {
  await table('company_request')
    .addColumn('id', text, key)
    .addColumn('status', text, must(`status in ('open', 'accepted', 'refused')`, 'open'))
    .addColumn('company_name', text, required)
    .addColumn('organization_number', text, required)
    .addColumn('first_name', text, required)
    .addColumn('last_name', text, required)
    // Lower case.
    .addColumn('email', text, required)
    .addColumn('phone', text, required)
    .addColumn('address', text, required)
    .addColumn('zip_code', text, required)
    .addColumn('city', text, required)
    .addColumn('message', text, required)
    .addColumn('lang', text, language)
    .addColumn('storefront', text, storefront)
    .addColumn('made_at', integer, required)
    .addColumn('decided_at', integer)
    // The staff's message to the company.
    .addColumn('answer', text)
    .execute()
  await index('company_request_open', 'company_request', ['status', 'made_at'])
}

/** A requested change of a customer's address, and the way to undo it. */
async function emailChange({ table, text, integer, index }: Layout): Promise<void> {
  await table('email_change')
    .addColumn('id', text, key)
    .addColumn('customer_id', text, partOf('customer.id'))
    // Both addresses are in lower case.
    .addColumn('old_email', text, required)
    .addColumn('new_email', text, required)
    .addColumn('lang', text, language)
    .addColumn('storefront', text, storefront)
    // SHA-256 of the token in the mail to the new address.
    .addColumn('token_hash', text, (it) => it.unique())
    // SHA-256 of the token in the mail to the old address.
    .addColumn('stop_hash', text, (it) => it.unique())
    .addColumn('made_at', integer, required)
    .addColumn('changed_at', integer)
    .addColumn('stopped_at', integer)
    .execute()
  await index('email_change_customer', 'email_change', ['customer_id', 'made_at'])
}
