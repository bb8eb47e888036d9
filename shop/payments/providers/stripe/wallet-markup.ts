import type { Language } from '../../../../src/model/language.ts'

/** Stripe's own script, of the version that the library of the server speaks. */
const SCRIPT = 'https://js.stripe.com/endive/stripe.js'

/** What its script loads and asks, as Stripe names it for policies. */
export const WALLET_SOURCES = [
  'https://js.stripe.com',
  'https://*.js.stripe.com',
  'https://api.stripe.com',
  'https://hooks.stripe.com',
]

interface WalletSession {
  readonly publishableKey: string
  /** Stripe's secret of this one session: whoever has it can pay it, and nothing else. */
  readonly clientSecret: string
  readonly language: Language
}

/** The place of Stripe's buttons; the frame's own script has them drawn there. */
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
