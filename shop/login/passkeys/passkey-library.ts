import type { RelyingParty } from './relying-party.ts'

type Library = typeof import('@simplewebauthn/server')
type Register = Parameters<Library['verifyRegistrationResponse']>[0]['response']
type LogIn = Parameters<Library['verifyAuthenticationResponse']>[0]['response']

/** A credential that a device has created, in the form that the shop stores. */
export interface PasskeyCredential {
  readonly credentialId: string
  readonly publicKey: string
  readonly counter: number
  readonly transports: string
}

interface PasskeyResponse {
  readonly party: RelyingParty
  /** As sent by the browser. */
  readonly credential: unknown
  /** The challenge that the response has to answer. */
  readonly challenge: string
}

/** Loaded on first use: a shop without https never needs it. */
const load = () => import('@simplewebauthn/server')

interface CreationRequest {
  readonly party: RelyingParty
  readonly shopName: string
  readonly email: string
  readonly userId: Buffer
  readonly challenge: Buffer
  readonly existing: readonly { readonly credentialId: string; readonly transports: string }[]
}

/** The browser's options for creating a passkey, as JSON. */
export async function creationOptions(question: CreationRequest): Promise<string> {
  const { party, shopName, email, userId, challenge, existing } = question
  const { generateRegistrationOptions } = await load()
  const options = await generateRegistrationOptions({
    rpName: shopName,
    rpID: party.id,
    userName: email,
    userID: new Uint8Array(userId),
    challenge: new Uint8Array(challenge),
    attestationType: 'none',
    excludeCredentials: existing.map(({ credentialId, transports }) => ({
      id: credentialId,
      transports: transports === '' ? [] : transports.split(','),
    })),
    authenticatorSelection: { residentKey: 'required', userVerification: 'required' },
  })
  return JSON.stringify(options)
}

/** The browser's options for a login with any of its passkeys for this shop, as JSON. */
export async function requestOptions(party: RelyingParty, challenge: Buffer): Promise<string> {
  const { generateAuthenticationOptions } = await load()
  const options = await generateAuthenticationOptions({
    rpID: party.id,
    challenge: new Uint8Array(challenge),
    userVerification: 'required',
  })
  return JSON.stringify(options)
}

/**
 * Returns the new credential, or undefined where the response is invalid or was made for something
 * else.
 */
export async function verifyCreation(
  answer: PasskeyResponse,
): Promise<PasskeyCredential | undefined> {
  const { verifyRegistrationResponse } = await load()
  const { party, credential, challenge } = answer
  const verified = await orNothing(
    verifyRegistrationResponse({
      response: credential as Register,
      expectedChallenge: challenge,
      expectedOrigin: party.origin,
      expectedRPID: party.id,
      requireUserVerification: true,
    }),
  )
  if (!verified?.verified) return undefined
  const { id, publicKey, counter, transports = [] } = verified.registrationInfo.credential
  return {
    credentialId: id,
    publicKey: Buffer.from(publicKey).toString('base64url'),
    counter,
    transports: transports.join(','),
  }
}

type StoredKey = Pick<PasskeyCredential, 'credentialId' | 'publicKey' | 'counter'>

/** Returns the passkey's new counter, or undefined where the signature is not its own. */
export async function verifySignature(
  answer: PasskeyResponse,
  key: StoredKey,
): Promise<number | undefined> {
  const { verifyAuthenticationResponse } = await load()
  const { party, credential, challenge } = answer
  const { credentialId: id, publicKey, counter } = key
  const verified = await orNothing(
    verifyAuthenticationResponse({
      response: credential as LogIn,
      expectedChallenge: challenge,
      expectedOrigin: party.origin,
      expectedRPID: party.id,
      credential: { id, publicKey: new Uint8Array(Buffer.from(publicKey, 'base64url')), counter },
      requireUserVerification: true,
    }),
  )
  return verified?.verified ? verified.authenticationInfo.newCounter : undefined
}

/** The library throws for everything that it refuses; its only input is what a browser has sent. */
async function orNothing<Value>(verifying: Promise<Value>): Promise<Value | undefined> {
  try {
    return await verifying
  } catch {
    return undefined
  }
}
