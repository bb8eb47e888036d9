import { key, language, may, mayBePartOf, mayReferTo, must, required } from './columns.ts'
import type { Layout } from './layout.ts'

export const CONSENTS = [newsletterConsent, consentText, consentEvent]

/** A newsletter subscription, active once the mailed link has confirmed it. */
async function newsletterConsent({ table, text, integer, uniqueIndex }: Layout): Promise<void> {
  await table('newsletter_consent')
    // Lower case.
    .addColumn('email', text, key)
    .addColumn('gender', text, may(`gender in ('Male', 'Female')`))
    .addColumn('lang', text, language)
    // SHA-256 of the token in the link.
    .addColumn('token_hash', text, required)
    .addColumn('asked_at', integer, required)
    .addColumn('confirmed_at', integer)
    .execute()
  await uniqueIndex('newsletter_consent_token', 'newsletter_consent', ['token_hash'])
}

/** The text of a consent question in one language; a version has both languages. */
async function consentText({ table, text, integer }: Layout): Promise<void> {
  await table('consent_text')
    .addColumn('id', text, key)
    .addColumn('consent', text, required)
    .addColumn('place', text, required)
    .addColumn('version', integer, required)
    .addColumn('lang', text, language)
    .addColumn('words', text, required)
    .addColumn('since', integer, required)
    .addUniqueConstraint('consent_text_consent_place_version_lang_key', [
      'consent',
      'place',
      'version',
      'lang',
    ])
    .execute()
}

/**
 * A consent given or withdrawn. `asked`: given for a typed address that is not yet proved; deleted with its
 * registration or request.
 */
async function consentEvent({ table, text, integer, index }: Layout): Promise<void> {
  await table('consent_event')
    .addColumn('id', text, key)
    .addColumn('consent', text, required)
    .addColumn('act', text, must(`act in ('asked', 'given', 'withdrawn')`))
    .addColumn('place', text, required)
    // Null if the words are unknown.
    .addColumn('text_id', text, mayReferTo('consent_text.id'))
    // The owner: a customer, an address (lower case), or the buyer of an order.
    .addColumn('customer_id', text, mayBePartOf('customer.id'))
    .addColumn('email', text)
    .addColumn('order_id', text, mayBePartOf('orders.id'))
    .addColumn('registration_id', text, mayBePartOf('registration.id'))
    // `newsletter_consent.token_hash`
    .addColumn('request_hash', text, (it) =>
      it.references('newsletter_consent.token_hash').onDelete('cascade').onUpdate('cascade'),
    )
    .addColumn('made_at', integer, required)
    .execute()
  await index('consent_event_customer', 'consent_event', ['customer_id'])
  await index('consent_event_email', 'consent_event', ['email'])
  await index('consent_event_order', 'consent_event', ['order_id'])
  await index('consent_event_registration', 'consent_event', ['registration_id'])
  await index('consent_event_request', 'consent_event', ['request_hash'])
}
