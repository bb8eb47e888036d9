import { createHmac, timingSafeEqual } from 'node:crypto'

/** Signatures that only who holds the secret can make, each for one purpose and one subject. */
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
 * What is signed begins with its purpose, and no purpose is the beginning of another, so that a signature
 * for one is no good for another. Cookies, forms and links in mails carry these bytes: what is changed
 * here is lost to those who hold one.
 */
const PURPOSES = {
  /** The session's cookie. */
  session: { prefix: 'session:', length: 22 },
  /** The cookie of a session of the staff. */
  staff: { prefix: 'staff session:', length: 22 },
  /** The key by which a page of another origin reaches a cart; with its origin. */
  cart: { prefix: 'cart key:', length: 22 },
  /** Stands for a recovery code of the staff's. */
  recovery: { prefix: 'staff recovery code:', length: WHOLE },
  /** Stands for a recovery code of a customer's. */
  customerRecovery: { prefix: 'customer recovery code:', length: WHOLE },
  /** A challenge that a passkey signs. */
  passkey: { prefix: 'passkey challenge:', length: WHOLE },
  /** What devices know an account by. */
  passkeyUser: { prefix: 'passkey user:', length: WHOLE },
  /** The key that secrets of codes are encrypted with. */
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
  /** The link that ends all requests of an address for goods that are out of stock. */
  restock: { prefix: 'restock ', length: WHOLE },
  /** Stands for the address of an account in the outbox. */
  account: { prefix: 'account address ', length: WHOLE },
  /** The cookie of a browser that an account has been logged in to with. */
  device: { prefix: 'device ', length: WHOLE },
  /** Stands for what attempts are counted by. */
  attempt: { prefix: 'attempt:', length: WHOLE },
  /** The way back from a payment. */
  return: { prefix: 'return:', length: 32 },
  /** A provider's frame. */
  frame: { prefix: 'frame:', length: 32 },
  /** A sandbox provider's webhook. */
  webhook: { prefix: 'webhook:', length: WHOLE },
  /** The address that Klarna calls. */
  klarna: { prefix: 'courtside klarna callback\n', length: WHOLE },
  /** The key that is derived for a sandbox provider. */
  provider: { prefix: 'provider:', length: WHOLE },
} as const

export type SignaturePurpose = keyof typeof PURPOSES

/** @internal For the test that holds the purposes apart. */
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
