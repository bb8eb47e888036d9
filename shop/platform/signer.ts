import { createHmac, timingSafeEqual } from 'node:crypto'

/** Makes signatures with the shop's secret, each for one purpose and one subject. */
export interface Signer {
  sign(purpose: SignaturePurpose, subject: Subject): string
  /** Compares in constant time. */
  verify(purpose: SignaturePurpose, subject: Subject, given: string | undefined): boolean
  /** The key of a sandbox provider, to sign its webhooks with. */
  keyOf(provider: string): Buffer
}

type Subject = string | Buffer

/** Characters of base64url for the 256 bits of a whole signature. */
const WHOLE = 43

/**
 * The prefix that is signed with the subject. No prefix begins another one, so a signature is valid for one
 * purpose only. Cookies, forms and links in mails carry these signatures: a changed prefix invalidates all
 * of them.
 */
const PURPOSES = {
  /** The session's cookie. */
  session: { prefix: 'session:', length: 22 },
  /** The cookie of a staff session. */
  staff: { prefix: 'staff session:', length: 22 },
  /** The key by which a page of another origin reaches a cart; bound to that origin. */
  cart: { prefix: 'cart key:', length: 22 },
  /** Stored in place of a recovery code of the staff. */
  recovery: { prefix: 'staff recovery code:', length: WHOLE },
  /** Stored in place of a customer's recovery code. */
  customerRecovery: { prefix: 'customer recovery code:', length: WHOLE },
  /** A challenge that a passkey signs. */
  passkey: { prefix: 'passkey challenge:', length: WHOLE },
  /** The id by which devices know an account. */
  passkeyUser: { prefix: 'passkey user:', length: WHOLE },
  /** The key that encrypts secrets of code apps. */
  encryption: { prefix: 'staff encryption:', length: WHOLE },
  /** The verification token of a form or call. */
  token: { prefix: 'token:', length: 32 },
  /** The link to an order in its mail. */
  order: { prefix: 'order ', length: WHOLE },
  /** The link to a quotation in its mail. */
  quotation: { prefix: 'quotation ', length: WHOLE },
  /** The page that acknowledges a withdrawal. */
  withdrawal: { prefix: 'withdrawal ', length: WHOLE },
  /** The link in a newsletter's mail. */
  newsletter: { prefix: 'newsletter ', length: WHOLE },
  /** The link that ends a subscription to the newsletter. */
  unsubscribe: { prefix: 'unsubscribe ', length: WHOLE },
  /** The link that ends all restock requests of an address. */
  restock: { prefix: 'restock ', length: WHOLE },
  /** Stored in the outbox in place of an account's address. */
  account: { prefix: 'account address ', length: WHOLE },
  /** The cookie of a browser that has logged in to an account before. */
  device: { prefix: 'device ', length: WHOLE },
  /** Stored in place of the address or name that attempts are counted by. */
  attempt: { prefix: 'attempt:', length: WHOLE },
  /** What a node is set to, for the others to compare. */
  node: { prefix: 'node setting:', length: 22 },
  /** The way back from a payment. */
  return: { prefix: 'return:', length: 32 },
  /** A provider's frame. */
  frame: { prefix: 'frame:', length: 32 },
  /** A sandbox provider's webhook. */
  webhook: { prefix: 'webhook:', length: WHOLE },
  /** The address that Klarna calls. */
  klarna: { prefix: 'courtside klarna callback\n', length: WHOLE },
  /** The derived key of a sandbox provider. */
  provider: { prefix: 'provider:', length: WHOLE },
} as const

export type SignaturePurpose = keyof typeof PURPOSES

/** @internal For the test that no prefix begins another. */
export const SIGNATURE_PREFIXES = Object.values(PURPOSES).map(({ prefix }) => prefix)

export function createSigner(secret: Buffer | string): Signer {
  function sign(purpose: SignaturePurpose, subject: Subject): string {
    const { prefix, length } = PURPOSES[purpose]
    const digest = createHmac('sha256', secret).update(prefix).update(subject).digest('base64url')
    return digest.slice(0, length)
  }

  return {
    sign,
    verify(purpose, subject, given) {
      const expected = Buffer.from(sign(purpose, subject))
      const bytes = Buffer.from(given ?? '')
      return bytes.length === expected.length && timingSafeEqual(bytes, expected)
    },
    keyOf: (provider) => Buffer.from(sign('provider', provider), 'base64url'),
  }
}
