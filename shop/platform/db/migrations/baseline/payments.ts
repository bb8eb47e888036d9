import {
  key,
  language,
  may,
  mayBePartOf,
  must,
  partOf,
  preset,
  required,
  unique,
} from './columns.ts'
import type { Layout } from './layout.ts'

export const PAYMENTS = [
  payment,
  paymentEvent,
  sandboxPayment,
  refund,
  refundRow,
  goodsReturn,
  goodsReturnRow,
  withdrawal,
]

/** A payment at a provider, possibly from before the order is placed. */
async function payment({ table, text, integer, index }: Layout): Promise<void> {
  await table('payment')
    .addColumn('id', text, key)
    .addColumn('order_id', text, required)
    .addColumn('provider', text, required)
    // The provider's id of the payment.
    .addColumn('reference', text, required)
    .addColumn(
      'state',
      text,
      must(
        `state in ('pending', 'authorized', 'captured', 'failed', 'cancelled', 'refunding', 'refunded')`,
      ),
    )
    .addColumn('amount', integer, must('amount >= 0'))
    .addColumn('currency', text, required)
    .addColumn('created_at', integer, required)
    .addColumn('changed_at', integer, required)
    // The part of the amount that is refunded or on its way back; never more than the amount.
    .addColumn('refunded', integer, must('refunded between 0 and amount', 0))
    .addUniqueConstraint('payment_provider_reference_key', ['provider', 'reference'])
    .execute()
  await index('payment_order', 'payment', ['order_id'])
}

/** A provider's event that has been handled. */
async function paymentEvent({ table, text, integer }: Layout): Promise<void> {
  await table('payment_event')
    .addColumn('provider', text, required)
    .addColumn('id', text, required)
    .addColumn('received_at', integer, required)
    .addPrimaryKeyConstraint('payment_event_pkey', ['provider', 'id'])
    .execute()
}

/** The state of the built-in sandbox providers, which the shop itself never reads. */
async function sandboxPayment({ table, text, integer, json }: Layout): Promise<void> {
  await table('sandbox_payment')
    .addColumn('reference', text, key)
    .addColumn('provider', text, required)
    .addColumn('order_id', text, required)
    .addColumn('state', text, required)
    .addColumn('amount', integer, must('amount >= 0'))
    .addColumn('currency', text, required)
    .addColumn('content', json('content'), required)
    .addColumn('changed_at', integer, required)
    .addUniqueConstraint('sandbox_payment_provider_order_id_key', ['provider', 'order_id'])
    .execute()
}

/** A partial refund of an order. */
async function refund({ table, text, integer, index }: Layout): Promise<void> {
  await table('refund')
    // Chosen by the requester, so that a repeat is recognised.
    .addColumn('id', text, key)
    .addColumn('order_id', text, partOf('orders.id'))
    .addColumn('payment_id', text, partOf('payment.id'))
    .addColumn('amount', integer, must('amount > 0'))
    .addColumn('reason', text, must(`reason in ('return', 'complaint', 'missing', 'goodwill')`))
    .addColumn('with_delivery', integer, must('with_delivery in (0, 1)', 0))
    // `started`: requested from the provider, or to be transferred by the owner.
    .addColumn('state', text, must(`state in ('started', 'done', 'refused')`))
    .addColumn('created_at', integer, required)
    .addColumn('settled_at', integer)
    .execute()
  await index('refund_order', 'refund', ['order_id', 'created_at'])
}

async function refundRow({ table, text, integer }: Layout): Promise<void> {
  await table('refund_row')
    .addColumn('refund_id', text, partOf('refund.id'))
    .addColumn('row_id', text, partOf('order_row.id'))
    .addColumn('quantity', integer, must('quantity between 1 and 100'))
    .addPrimaryKeyConstraint('refund_row_pkey', ['refund_id', 'row_id'])
    .execute()
}

/** A customer's return. */
async function goodsReturn({ table, text, integer, index }: Layout): Promise<void> {
  await table('goods_return')
    // Chosen by the requester, so that a repeat is recognised.
    .addColumn('id', text, key)
    .addColumn('number', text, unique)
    .addColumn('order_id', text, partOf('orders.id'))
    .addColumn('state', text, must(`state in ('sent', 'received', 'repaid', 'refused')`))
    // Language of its mails.
    .addColumn('lang', text, language)
    .addColumn('created_at', integer, required)
    .addColumn('received_at', integer)
    // When it was refunded or refused.
    .addColumn('settled_at', integer)
    // The shop's message with a refusal.
    .addColumn('message', text, preset(''))
    .execute()
  await index('goods_return_order', 'goods_return', ['order_id', 'created_at'])
  await index('goods_return_state', 'goods_return', ['state', 'created_at'])
}

async function goodsReturnRow({ table, text, integer }: Layout): Promise<void> {
  await table('goods_return_row')
    .addColumn('return_id', text, partOf('goods_return.id'))
    .addColumn('row_id', text, partOf('order_row.id'))
    // Pieces that the customer announced.
    .addColumn('quantity', integer, must('quantity between 1 and 100'))
    .addColumn('reason', text, required)
    // Received pieces; null until counted.
    .addColumn('received', integer, may('received between 0 and quantity'))
    .addPrimaryKeyConstraint('goods_return_row_pkey', ['return_id', 'row_id'])
    .execute()
}

/** A statement of withdrawal from a contract. */
async function withdrawal({ table, text, json, integer, index }: Layout): Promise<void> {
  await table('withdrawal')
    .addColumn('id', text, key)
    // The stated order number, in the shop's format.
    .addColumn('number', text, required)
    // The stated address, in lower case.
    .addColumn('email', text, required)
    // `all`, or a key of the part of the order, which makes a repeat recognisable.
    .addColumn('scope', text, required)
    // The order in question; null if none matches.
    .addColumn('order_id', text, mayBePartOf('orders.id'))
    .addColumn('name', text, required)
    // Article numbers and quantities; an empty list for the whole order.
    .addColumn('rows', json('rows'), required)
    // The part of the order in the consumer's own words.
    .addColumn('articles', text, required)
    // Language of its acknowledgement.
    .addColumn('lang', text, language)
    // How often it was sent.
    .addColumn('times', integer, must('times > 0', 1))
    .addColumn('received_at', integer, required)
    // When the shop settled it.
    .addColumn('settled_at', integer, may('settled_at is null or order_id is not null'))
    .addUniqueConstraint('withdrawal_number_email_scope_key', ['number', 'email', 'scope'])
    .execute()
  await index('withdrawal_order', 'withdrawal', ['order_id'], 'order_id is not null')
  await index('withdrawal_unknown', 'withdrawal', ['received_at'], 'order_id is null')
}
