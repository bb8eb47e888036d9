import type { Carrier } from '../delivery/carrier.ts'
import type { Mailbox } from '../demo/doors/mailbox.ts'
import type { PaymentOptions } from '../payments/providers/create-payments.ts'
import type { LogOptions } from '../platform/http/log.ts'
import type { StaticFolders } from '../platform/http/static-files.ts'
import type { TrustedProxies } from '../platform/http/trusted-proxies.ts'
import type { MailPort } from '../platform/mail/mail-port.ts'
import type { ShopFacts } from '../platform/shop/shop-facts.ts'

/** Options for creating a shop. */
export interface ShopOptions {
  /** The shop's facts; the demo's by default. */
  readonly facts?: ShopFacts
  /** The public address: `https://shop.example`. With https, cookies are secure. */
  readonly baseUrl?: string | undefined
  /** Origins of pictures, beside the shop's own. */
  readonly pictureOrigins?: readonly string[]
  readonly folders?: StaticFolders
  readonly log?: LogOptions
  /** Where a copy of the goods for the search may stay; without it, each start makes one. */
  readonly dataDir?: string
  /** Requests per minute from one network, and five times as many files; 0 for no limit. */
  readonly maxRequests?: number
  /** Simultaneous connections, of which one network may hold a tenth; 0 for no limit. */
  readonly maxConnections?: number
  /** Memory of the page cache, in bytes. */
  readonly maxPageBytes?: number
  /** Reverse proxies that are trusted for the client's address and scheme. */
  readonly trustProxy?: TrustedProxies | undefined
  /** Orders per hour from one address; 0 for no limits on orders at all. */
  readonly maxOrders?: number
  /** The carriers; the built-in one by default. */
  readonly carriers?: readonly Carrier[]
  /** The mail transport; without it, mails wait in the outbox. */
  readonly mail?: MailPort
  /** Opens the doors of the demo, and shows there what was mailed; no other shop has any. */
  readonly demoMailbox?: Mailbox
  readonly payments?: PaymentOptions
  /** Delays the answer to a staff login after many attempts. */
  readonly staffWait?: (ms: number) => Promise<unknown>
  /** Keys for the secrets of the staff; the first one encrypts, the others only decrypt. */
  readonly staffKeys?: readonly string[]
  readonly now?: () => number
}

/** Options with the facts of the shop. */
export interface OpenedOptions extends ShopOptions {
  readonly facts: ShopFacts
}
