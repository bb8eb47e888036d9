import { createHmac, timingSafeEqual } from 'node:crypto'

/** Marks that only this shop can make, each for one purpose and one thing. */
export interface Signer {
  sign(purpose: SignaturePurpose, thing: string): string
  verify(purpose: SignaturePurpose, thing: string, given: string | undefined): boolean
  /** A key of its own for a sandbox provider to sign its calls with. */
  keyOf(provider: string): Buffer
}

/** `return`: the way back from a payment. `frame`: a provider's frame. */
type SignaturePurpose = 'return' | 'frame'

const LENGTH = 32

export function createSigner(secret: Buffer): Signer {
  const make = (purpose: SignaturePurpose, thing: string) =>
    createHmac('sha256', secret).update(`${purpose}:${thing}`).digest('base64url').slice(0, LENGTH)
  return {
    sign: make,
    verify(purpose, thing, given) {
      if (given?.length !== LENGTH) return false
      const bytes = Buffer.from(given)
      return bytes.length === LENGTH && timingSafeEqual(bytes, Buffer.from(make(purpose, thing)))
    },
    keyOf: (provider) => createHmac('sha256', secret).update(`provider:${provider}`).digest(),
  }
}
