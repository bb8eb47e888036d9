import type { Language } from './language.ts'

/** The purchase as a provider receives it. Amounts are in minor units, with VAT. */
export interface Purchase {
  /** The paid order: each has one payment at its provider. */
  readonly orderId: string
  /** By ISO 4217. */
  readonly currency: string
  readonly amount: number
  readonly vatAmount: number
  /** Two letters, upper case. */
  readonly country: string
  readonly language: Language
  readonly rows: readonly PurchaseRow[]
  readonly customer: PurchaseCustomer
  readonly isBusiness?: boolean
  readonly urls: PurchaseUrls
  /** The choices that a provider offers the buyer in its widget. */
  readonly choices?: () => Promise<PurchaseChoices | undefined>
}

export interface PurchaseChoices {
  readonly country: string
  readonly countries: readonly PurchaseChoice[]
  readonly delivery: string
  readonly deliveries: readonly PurchaseChoice[]
}

export interface PurchaseChoice {
  readonly id: string
  readonly name: string
}

export interface PurchaseRow {
  readonly kind: 'article' | 'gift' | 'fee' | 'delivery' | 'discount'
  readonly reference: string
  readonly name: string
  readonly quantity: number
  /** With VAT; negative for a discount. */
  readonly unitPrice: number
  readonly total: number
  /** In hundredths of a per cent: 2500 for 25 %. */
  readonly vatRate: number
  readonly vatAmount: number
}

export interface PurchaseCustomer {
  readonly email: string
  readonly firstName: string
  readonly lastName: string
  readonly companyName?: string
  readonly organizationNumber?: string
  readonly address: string
  readonly zipCode: string
  readonly city: string
  readonly country: string
  readonly phoneNumber: string
}

/** Made by the server from its configuration and signed; no part of them comes from a client. */
export interface PurchaseUrls {
  /** Where the browser returns, paid or not. */
  readonly returned: string
  readonly checkout: string
  readonly terms: string
  /** Where the provider's servers call: `…/api/payment/<provider id>/<event>`. */
  readonly callback: (event: string) => string
  /** On the widgets' own origin; tells the checkout in the page that the buyer has finished. */
  readonly widgetDone: string
}
