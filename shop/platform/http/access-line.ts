import type { GenericSchema } from 'valibot'

/** Who may call a route, and on what terms. Every route of the shop has one line. */
export interface AccessRule {
  readonly method: 'GET' | 'POST' | 'PUT' | 'DELETE'
  /** The route's pattern: `/api/orders/:id`. */
  readonly path: string
  readonly access: 'anyone' | 'customer' | 'company' | 'staff'
  /** With `staff`, the roles that may call it; nobody, where none is named. */
  readonly roles?: readonly string[]
  /** The area with sessions and tokens of its own, in which a visitor's are not accepted. */
  readonly area?: 'staff'
  /** A dangerous action of the staff: requires proof of identity that is only minutes old. */
  readonly proof?: 'fresh'
  /**
   * `token`: the request comes from the shop's own page, and, if the client has a session, carries its
   * verification token. `origin`: it comes from the shop's own page, and changes no personal data.
   * `none`: for GET, and for servers that sign their requests.
   */
  readonly csrf: 'token' | 'origin' | 'none'
  /** `hidden`: its form is on a page whose referrer policy hides the origin. */
  readonly origin?: 'hidden'
  /**
   * `never`: personal, stored nowhere. `private`: the browser may store it and revalidates before each use.
   * `public`: every cache may store it and revalidates before each use. `static`: the route sets the header.
   * `shared`: the route sets the header for answers that are equal for everybody without a session; where it
   * sets none, `never`.
   */
  readonly cache: 'never' | 'private' | 'public' | 'static' | 'shared'
  /** The schema of the body; a route without one reads no body. */
  readonly schema?: GenericSchema
  /** Accepts a file in the form; the value is the limit in bytes of the whole body. */
  readonly upload?: number
  /** Returns a page: accepts form posts, and refuses with an error page. */
  readonly page?: true
  /** Shows payment widgets, which run on an origin of their own, and links to payment providers. */
  readonly widgets?: true
  /**
   * Open to pages of other origins that the owner has named, without a login. `cart`: by the key of a
   * cart; `form`: as a form that leads to the shop.
   */
  readonly elsewhere?: 'products' | 'cart' | 'form'
  /** Concerns products and carts only: no payment and no delivery. */
  readonly needsNoProviders?: true
}
