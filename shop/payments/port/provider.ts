import type { IncomingHttpHeaders } from 'node:http'
import type { AddressVerdict, BuyerAddress } from '../../../src/model/buyer-address.ts'
import type { PaymentStatus } from '../../../src/model/payment.ts'
import type { Purchase } from '../../../src/model/purchase.ts'

/** A payment that the provider has opened or updated. */
export interface ProviderSession {
  /** The provider's id of the payment. */
  readonly reference: string
  /** The provider's HTML, shown on the widgets' origin; absent if the buyer is redirected. */
  readonly html?: string
  /** The provider's page where the buyer pays. */
  readonly redirectUrl?: string
}

/** A request from the provider's servers, as received. */
export interface WebhookRequest {
  readonly event: string
  readonly headers: IncomingHttpHeaders
  readonly query: Readonly<Record<string, string | undefined>>
  readonly body: Buffer
}

/** The content of a webhook whose signature has been verified. */
export type PaymentEvent =
  | {
      readonly kind: 'validate'
      readonly orderId: string
      readonly status: PaymentStatus
      /** Where a buyer who may not proceed is sent; passed on to `validationResponse`. */
      readonly refusedUrl?: string
    }
  | {
      readonly kind: 'status'
      /** The payment's provider, if one address receives webhooks of several. */
      readonly provider?: string
      /** The provider's id of the event; each event is handled once. */
      readonly id: string
      readonly orderId: string
      readonly status: PaymentStatus
    }
  /** The address that the buyer entered in the provider's form; answered by `addressResponse`. */
  | {
      readonly kind: 'address'
      readonly orderId: string
      readonly reference: string
      readonly address: BuyerAddress
    }
  /** The adapter has prepared the whole response. */
  | { readonly kind: 'answered'; readonly answer: WebhookResponse }
  | { readonly kind: 'ignored' }

/** The shop's response to a webhook. */
export interface WebhookResponse {
  readonly status: number
  readonly headers?: Readonly<Record<string, string>>
  readonly body?: unknown
}

/**
 * A payment provider. Every call may be repeated: the provider recognises a repeat by the order's
 * id or by an idempotency key. Calls end within 10 s; they throw `ProviderUnavailable` if the
 * provider is down, and `ProviderRefusal` if it refuses.
 */
export interface PaymentProvider {
  /** In lower case, for use in paths. */
  readonly id: string
  /** `embedded`: the page shows its `html`; `redirect`: the buyer pays on the provider's page. */
  readonly way: 'embedded' | 'redirect'
  /** Private buyers enter their address in its widget, and the checkout does not ask for it. */
  readonly ownsAddress?: boolean
  /** Sources that its HTML needs, for the content security policy of the frame around it. */
  readonly frameSources?: readonly string[]
  /** Its HTML opens the browser's payment sheet, which the embedding page has to allow. */
  readonly opensSheet?: boolean
  /** Origins that it redirects buyers to; a form that works without script may lead there. */
  readonly payOrigins?: readonly string[]
  /** Opens a payment for the purchase, or updates the one with this reference. */
  prepare(purchase: Purchase, reference?: string): Promise<ProviderSession>
  /** The payment's current status; undefined if the provider does not know it. */
  find(reference: string): Promise<PaymentStatus | undefined>
  /** Takes the authorized money. */
  capture(status: PaymentStatus, key: string): Promise<void>
  /** Cancels a payment of which no money has been taken. */
  cancel(reference: string, key: string): Promise<void>
  refund(status: PaymentStatus, key: string): Promise<void>
  /** Verifies and parses a webhook; throws `ShopError` 401 if it is not from the provider. */
  parseWebhook(call: WebhookRequest): Promise<PaymentEvent>
  /** Whether the buyer has identified themselves; absent if the provider does not ask for it. */
  isSignedUp?(reference: string): Promise<boolean>
  /** The response to an address, in the provider's format; absent if it has no address form. */
  addressResponse?(verdict: AddressVerdict): WebhookResponse
  /** The response that lets an order proceed or stops it, in the provider's format. */
  validationResponse(
    mayProceed: boolean,
    error: string | undefined,
    refusedUrl?: string,
  ): WebhookResponse
}
