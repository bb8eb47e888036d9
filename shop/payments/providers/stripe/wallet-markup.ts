import type { Language } from '../../../../src/model/language.ts'

/** Stripe's own script, in the version that matches the server's library. */
const SCRIPT = 'https://js.stripe.com/endive/stripe.js'

/** The sources that Stripe documents for content security policies with its script. */
export const WALLET_SOURCES = [
  'https://js.stripe.com',
  'https://*.js.stripe.com',
  'https://api.stripe.com',
  'https://hooks.stripe.com',
]

interface WalletSession {
  readonly publishableKey: string
  /** Stripe's secret for this one session: whoever has it can pay the session, and nothing else. */
  readonly clientSecret: string
  readonly language: Language
}

/** The container of Stripe's buttons; the frame's own script has Stripe draw them there. */
export function walletMarkup({ publishableKey, clientSecret, language }: WalletSession): string {
  const facts = [
    `data-key="${attribute(publishableKey)}"`,
    `data-secret="${attribute(clientSecret)}"`,
    `data-language="${language}"`,
  ]
  return `<div class="frame-wallets" data-wallets ${facts.join(' ')}></div><script src="${SCRIPT}"></script>`
}

function attribute(text: string): string {
  return text.replaceAll('&', '&amp;').replaceAll('"', '&quot;').replaceAll('<', '&lt;')
}
