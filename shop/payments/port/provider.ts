import type { IncomingHttpHeaders } from 'node:http'
import type { AddressVerdict, BuyerAddress } from '../../../src/model/buyer-address.ts'
import type { PaymentStatus } from '../../../src/model/payment.ts'
import type { Purchase } from '../../../src/model/purchase.ts'

/** A payment as it stands at the provider. */
export interface ProviderSession {
  /** The provider's id of it. */
  readonly reference: string
  /** The provider's HTML, drawn on the widgets' own origin; absent where the buyer is sent away. */
  readonly html?: string
  /** Where the buyer pays, at the provider's. */
  readonly redirectUrl?: string
}

/** One call of the provider's servers, as it came. */
export interface WebhookRequest {
  readonly event: string
  readonly headers: IncomingHttpHeaders
  readonly query: Readonly<Record<string, string | undefined>>
  readonly body: Buffer
}

/** What such a call says, once its signature holds. */
export type PaymentEvent =
  | {
      readonly kind: 'validate'
      readonly orderId: string
      readonly status: PaymentStatus
      /** Where a buyer who may not proceed is sent, for `answerValidation`. */
      readonly refusedUrl?: string
    }
  | {
      readonly kind: 'status'
      /** Whose payment it is, where one address hears of several providers; else the one that is called. */
      readonly provider?: string
      /** The provider's id of the event: each is taken once. */
      readonly id: string
      readonly orderId: string
      readonly status: PaymentStatus
    }
  /** What the buyer has typed in the provider's own form; answered by `answerAddress`. */
  | {
      readonly kind: 'address'
      readonly orderId: string
      readonly reference: string
      readonly address: BuyerAddress
    }
  /** The shop has nothing to do but to answer this. */
  | { readonly kind: 'answered'; readonly answer: WebhookResponse }
  | { readonly kind: 'ignored' }

/** What the answer to the provider's `validate` call looks like. */
export interface WebhookResponse {
  readonly status: number
  readonly headers?: Readonly<Record<string, string>>
  readonly body?: unknown
}

/**
 * A payment provider. Every call may be repeated: it carries the order's id, or a key, by which the
 * provider knows a repeat. Calls end within 10 s and throw `ProviderUnavailable` where it is down, and
 * `ProviderRefusal` where it says no.
 */
export interface PaymentProvider {
  /** Lower case; stands in paths. */
  readonly id: string
  /** `embedded`: shows `html` in the page; `redirect`: sends the buyer away. */
  readonly way: 'embedded' | 'redirect'
  /** Private buyers type their address in its widget, and the checkout around it does not ask for it. */
  readonly ownsAddress?: boolean
  /** Sources that its HTML needs, for the policy of the frame that it is drawn in. */
  readonly frameSources?: readonly string[]
  /** Its HTML opens the browser's own sheet for payments, which pages have to allow. */
  readonly opensSheet?: boolean
  /** Origins that a buyer is sent to, so that a form without script may lead there. */
  readonly payOrigins?: readonly string[]
  /** Opens a payment for the purchase, or brings the one of `reference` up to date. */
  prepare(purchase: Purchase, reference?: string): Promise<ProviderSession>
  /** How the payment stands now. */
  find(reference: string): Promise<PaymentStatus | undefined>
  /** Takes the money that was authorized. */
  capture(status: PaymentStatus, key: string): Promise<void>
  /** Gives up a payment of which no money was taken. */
  cancel(reference: string, key: string): Promise<void>
  refund(status: PaymentStatus, key: string): Promise<void>
  /** Checks the signature, and reads; throws `ShopError` 401 where the call is not the provider's. */
  parseWebhook(call: WebhookRequest): Promise<PaymentEvent>
  /** Whether the buyer of this payment has said who they are; absent where nobody is asked. */
  isSignedUp?(reference: string): Promise<boolean>
  /** How the provider wants to hear what is wrong with an address; there where it owns the form. */
  addressResponse?(verdict: AddressVerdict): WebhookResponse
  /** How the provider wants to hear that an order may, or may not, go on. */
  validationResponse(
    mayProceed: boolean,
    error: string | undefined,
    refusedUrl?: string,
  ): WebhookResponse
}
