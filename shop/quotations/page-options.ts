import type { Presenter } from '../platform/pages/present.ts'
import type { AddressOf } from './known-contact.ts'
import type { QuotationRouteOptions } from './quotation-routes.ts'

export interface QuotationPageOptions extends Presenter, QuotationRouteOptions {
  readonly isSecure: boolean
  /** The shop's own address, where it has one. */
  readonly baseUrl: string | undefined
  /** The address that a customer, or their company, has kept longest. */
  readonly addressOf: AddressOf
  /** Whether the shop has an account that is paid to without a provider. */
  readonly takesTransfers: boolean
}
