import type { GenericSchema } from 'valibot'

/** Who may ask, and what goes with the asking. Every route of the shop has one line. */
export interface AccessRule {
  readonly method: 'GET' | 'POST' | 'PUT' | 'DELETE'
  /** As the route is written: `/api/orders/:id`. */
  readonly path: string
  readonly access: 'anyone' | 'customer' | 'company' | 'staff'
  /** With `staff`, who of them; nobody, where none is named. */
  readonly roles?: readonly string[]
  /** Belongs to an area with sessions and tokens of its own; a visitor's count for nothing there. */
  readonly area?: 'staff'
  /** A dangerous act of the staff: asks for proof that is minutes old. */
  readonly proof?: 'fresh'
  /**
   * `token`: the request comes from a page of ours, and, where the client has a session, carries its
   * verification token. `origin`: it comes from a page of ours, and changes nothing that is anybody's.
   * `none`: for GET, and for servers that sign what they send.
   */
  readonly csrf: 'token' | 'origin' | 'none'
  /** `hidden`: its form stands on a page whose referrer policy hides the origin. */
  readonly origin?: 'hidden'
  /**
   * `never`: personal, kept nowhere. `private`: the browser may keep it and asks before each use.
   * `public`: anybody may keep it and asks before each use. `static`: the route says itself.
   * `shared`: likewise, of what is the same for all who have no session; `never` where it says nothing.
   */
  readonly cache: 'never' | 'private' | 'public' | 'static' | 'shared'
  /** What a body must look like; without one, a body is not read by the route. */
  readonly schema?: GenericSchema
  /** A form that may bring a file along, of so many bytes at most with all that is said beside it. */
  readonly upload?: number
  /** Answers a page: takes posts of forms, and refuses with a page. */
  readonly page?: true
  /** Shows payment widgets, which run on an origin of their own, and leads to payment providers. */
  readonly widgets?: true
  /**
   * Answers pages of other origins that the owner has named, which nobody is logged in to. `cart`: by the
   * key of a cart; `form`: as a form that leads to the shop.
   */
  readonly elsewhere?: 'products' | 'cart' | 'form'
  /** Has to do with goods and carts alone: with no way to pay, and with none to deliver. */
  readonly needsNoProviders?: true
}
