import type { Carrier } from '../delivery/carrier.ts'
import type { PaymentOptions } from '../payments/providers/create-payments.ts'
import type { LogOptions } from '../platform/http/log.ts'
import type { StaticFolders } from '../platform/http/static-files.ts'
import type { TrustedProxies } from '../platform/http/trusted-proxies.ts'
import type { MailPort } from '../platform/mail/mail-port.ts'
import type { ShopFacts } from '../platform/shop/shop-facts.ts'

/** What a shop is opened with. */
export interface ShopOptions {
  /** What the shop is; the demo's unless said otherwise. */
  readonly facts?: ShopFacts
  /** The address people use: `https://shop.example`. Cookies are bound to https where it is https. */
  readonly baseUrl?: string | undefined
  /** Origins beside the shop's own that pictures may come from. */
  readonly pictureOrigins?: readonly string[]
  readonly folders?: StaticFolders
  readonly log?: LogOptions
  /** Requests a minute from one network, and five times as many files; 0 for no limit. */
  readonly maxRequests?: number
  /** Connections at a time, of which one network may hold a tenth; 0 for no limit. */
  readonly maxConnections?: number
  /** Bytes of memory for pages that are kept as they were drawn. */
  readonly maxPageBytes?: number
  /** Reverse proxies in front whose word on the client's address and scheme is taken. */
  readonly trustProxy?: TrustedProxies | undefined
  /** Orders an hour from one address; 0 for no limits on orders at all. */
  readonly maxOrders?: number
  /** Who delivers; the built-in carrier unless said otherwise. */
  readonly carriers?: readonly Carrier[]
  /** Where mail goes; without it, mails wait in the outbox. */
  readonly mail?: MailPort
  readonly payments?: PaymentOptions
  /** Waits before a login of the staff is answered that was tried often. */
  readonly staffWait?: (ms: number) => Promise<unknown>
  /** Keys that secrets of the staff are encrypted with; the first one encrypts. */
  readonly staffKeys?: readonly string[]
  readonly now?: () => number
}

/** Options of a shop of which it is known what it is. */
export interface OpenedOptions extends ShopOptions {
  readonly facts: ShopFacts
}
