/** Safari's own; elsewhere a browser with a wallet has what the standard names. */
export interface Wallets {
  readonly ApplePaySession?: { canMakePayments(): boolean }
  readonly PaymentRequest?: unknown
}

/** Whether Apple Pay or Google Pay can be there at all; nobody outside is asked. */
export function hasWallet({ ApplePaySession: apple, PaymentRequest: request }: Wallets): boolean {
  try {
    return apple ? apple.canMakePayments() : request !== undefined
  } catch {
    // A page without https has none.
    return false
  }
}
