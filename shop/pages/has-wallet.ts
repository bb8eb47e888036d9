/** Safari's own interface, and the standard one of other browsers with a wallet. */
export interface Wallets {
  readonly ApplePaySession?: { canMakePayments(): boolean }
  readonly PaymentRequest?: unknown
}

/** Whether Apple Pay or Google Pay may be available, without a request to anybody. */
export function hasWallet({ ApplePaySession: apple, PaymentRequest: request }: Wallets): boolean {
  try {
    return apple ? apple.canMakePayments() : request !== undefined
  } catch {
    // Not available without https.
    return false
  }
}
