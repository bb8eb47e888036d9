import { type RawBuilder, sql } from 'kysely'

/** The person whose rows are selected. */
export interface Person {
  readonly id: string
  /** Lower case. */
  readonly email: string
}

export interface PersonalTable {
  readonly name: string
  readonly where: (person: Person) => RawBuilder<boolean>
  /** Columns that would let a reader act as the person. */
  readonly withheld?: readonly string[]
}

const ofCustomer = ({ id }: Person) => sql<boolean>`customer_id = ${id}`
const ofEmail = ({ email }: Person) => sql<boolean>`email = ${email}`
const ofOrder = ({ id }: Person) =>
  sql<boolean>`order_id in (select id from orders where customer_id = ${id})`
const ofCart = ({ id }: Person) =>
  sql<boolean>`cart_id in (select id from cart where customer_id = ${id})`
const ofSession = ({ id }: Person) =>
  sql<boolean>`session_id in (select id from session where customer_id = ${id})`
const ofRefund = ({ id }: Person) =>
  sql<boolean>`refund_id in (select refund.id from refund
    join orders on orders.id = refund.order_id where orders.customer_id = ${id})`

const ofReturn = ({ id }: Person) =>
  sql<boolean>`return_id in (select goods_return.id from goods_return
    join orders on orders.id = goods_return.order_id where orders.customer_id = ${id})`

/** Requested while logged in, or with the address and without a login. */
const ofQuotation = ({ id, email }: Person) =>
  sql<boolean>`(customer_id = ${id} or (customer_id is null and email = ${email}))`

const ofConsent = (person: Person) =>
  sql<boolean>`(${ofCustomer(person)} or ${ofEmail(person)} or ${ofOrder(person)})`

/** Every table with personal data of a customer, and the condition for the customer's rows. */
export const PERSONAL_TABLES: readonly PersonalTable[] = [
  {
    name: 'customer',
    where: ({ id }) => sql<boolean>`id = ${id}`,
    withheld: ['password_hash'],
  },
  { name: 'customer_profile', where: ofCustomer },
  { name: 'registration', where: ofEmail, withheld: ['password_hash', 'session_id'] },
  { name: 'soft_login', where: ofEmail, withheld: ['token_hash'] },
  { name: 'company_request', where: ofEmail },
  { name: 'email_change', where: ofCustomer, withheld: ['token_hash', 'stop_hash'] },
  { name: 'password_link', where: ofCustomer, withheld: ['token_hash', 'used_by'] },
  {
    name: 'second_step',
    where: ofCustomer,
    withheld: ['secret', 'step', 'pending_secret'],
  },
  { name: 'recovery_code', where: ofCustomer, withheld: ['code_hash'] },
  { name: 'login_step', where: ofCustomer, withheld: ['session_id'] },
  { name: 'passkey', where: ofCustomer, withheld: ['credential_id', 'public_key', 'counter'] },
  { name: 'session', where: ofCustomer, withheld: ['id'] },
  { name: 'cart_key', where: ofSession, withheld: ['id', 'session_id'] },
  { name: 'address', where: ofCustomer },
  { name: 'favourite', where: ofCustomer },
  { name: 'seen_product', where: ofCustomer },
  { name: 'newsletter_consent', where: ofEmail, withheld: ['token_hash'] },
  { name: 'restock_request', where: ofEmail, withheld: ['stop_key'] },
  {
    name: 'consent_event',
    where: ofConsent,
    withheld: ['registration_id', 'request_hash'],
  },
  {
    name: 'consent_text',
    where: (person) =>
      sql<boolean>`id in (select text_id from consent_event where ${ofConsent(person)})`,
  },
  { name: 'cart', where: ofCustomer, withheld: ['session_id'] },
  { name: 'cart_row', where: ofCart },
  { name: 'cart_place', where: ofCart },
  { name: 'checkout', where: ofCart },
  { name: 'orders', where: ofCustomer, withheld: ['session_id'] },
  { name: 'order_row', where: ofOrder },
  { name: 'order_handling', where: ofOrder },
  { name: 'order_note', where: ofOrder, withheld: ['staff_name'] },
  { name: 'code_use', where: ofOrder },
  { name: 'payment', where: ofOrder },
  { name: 'refund', where: ofOrder },
  { name: 'refund_row', where: ofRefund },
  { name: 'goods_return', where: ofOrder },
  { name: 'goods_return_row', where: ofReturn },
  { name: 'review', where: ofOrder },
  { name: 'quotation', where: ofQuotation, withheld: ['session_id'] },
  {
    name: 'quotation_row',
    where: (person) =>
      sql<boolean>`quotation_id in (select id from quotation where ${ofQuotation(person)})`,
  },
  {
    name: 'quotation_list_row',
    where: ({ id }) =>
      sql<boolean>`session_id in (select id from session where customer_id = ${id})`,
    withheld: ['session_id'],
  },
  { name: 'order_list', where: ofCustomer },
  {
    name: 'order_list_row',
    where: ({ id }) =>
      sql<boolean>`list_id in (select id from order_list where customer_id = ${id})`,
  },
  {
    name: 'approval',
    where: (person) => sql<boolean>`(${ofOrder(person)} or decided_by = ${person.id})`,
  },
  {
    name: 'spending_limit',
    where: ({ id }) => sql<boolean>`(customer_id = ${id} or set_by = ${id})`,
  },
  {
    name: 'withdrawal',
    where: (person) => sql<boolean>`(${ofEmail(person)} or ${ofOrder(person)})`,
  },
]
