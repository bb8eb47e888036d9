import type { RelyingParty } from './relying-party.ts'

type Library = typeof import('@simplewebauthn/server')
type Register = Parameters<Library['verifyRegistrationResponse']>[0]['response']
type LogIn = Parameters<Library['verifyAuthenticationResponse']>[0]['response']

/** What a device has made, as the shop keeps it. */
export interface PasskeyCredential {
  readonly credentialId: string
  readonly publicKey: string
  readonly counter: number
  readonly transports: string
}

interface PasskeyResponse {
  readonly party: RelyingParty
  /** As the browser has sent it. */
  readonly credential: unknown
  /** That it has to answer. */
  readonly challenge: string
}

/** Loaded with the first question to a device: a shop without https has none. */
const load = () => import('@simplewebauthn/server')

interface CreationRequest {
  readonly party: RelyingParty
  readonly shopName: string
  readonly email: string
  readonly userId: Buffer
  readonly challenge: Buffer
  readonly existing: readonly { readonly credentialId: string; readonly transports: string }[]
}

/** What a browser is asked for one more key, as JSON. */
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

/** What a browser is asked for a login, as JSON: any key of its own for this shop. */
export async function requestOptions(party: RelyingParty, challenge: Buffer): Promise<string> {
  const { generateAuthenticationOptions } = await load()
  const options = await generateAuthenticationOptions({
    rpID: party.id,
    challenge: new Uint8Array(challenge),
    userVerification: 'required',
  })
  return JSON.stringify(options)
}

/** The key that was made; undefined for whatever is none, or was not made for this. */
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

/** How far the key has counted; undefined where it has not signed this. */
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

/** The library throws for all that it refuses; nothing but what a browser sent goes into it. */
async function orNothing<Value>(verifying: Promise<Value>): Promise<Value | undefined> {
  try {
    return await verifying
  } catch {
    return undefined
  }
}
