/** Whether a passkey is created, or signs a login. */
export type PasskeyAct = 'add' | 'login'

/** Why a device has created or signed nothing. */
export type PasskeyRefusal = 'failed' | 'known'

/** Whether the browser supports passkeys, and their conversion from and to JSON. */
export function hasPasskeys(): boolean {
  return (
    isSecureContext &&
    typeof PublicKeyCredential === 'function' &&
    'parseRequestOptionsFromJSON' in PublicKeyCredential
  )
}

/** Whether passkeys are offered while an address is typed. */
export async function offersWhileTyping(): Promise<boolean> {
  return hasPasskeys() && (await PublicKeyCredential.isConditionalMediationAvailable?.()) === true
}

interface Question {
  readonly act: PasskeyAct
  /** The shop's request, as JSON. */
  readonly options: string
  readonly signal: AbortSignal
  /** `conditional`: waits until a passkey is chosen in a field. */
  readonly mediation?: 'conditional'
}

/** Asks the device; returns its credential as JSON. */
export async function askDevice(question: Question): Promise<string> {
  const credential = await ask(question)
  if (!(credential instanceof PublicKeyCredential)) throw new Error('no public key')
  return JSON.stringify(credential.toJSON())
}

/** Why the request failed; the browser does not say whether the visitor cancelled it. */
export function refusalOf(error: unknown): PasskeyRefusal {
  const isRegistered = error instanceof DOMException && error.name === 'InvalidStateError'
  return isRegistered ? 'known' : 'failed'
}

function ask({ act, options, signal, mediation }: Question): Promise<Credential | null> {
  const json = JSON.parse(options)
  if (act === 'add') {
    const publicKey = PublicKeyCredential.parseCreationOptionsFromJSON(json)
    return navigator.credentials.create({ publicKey, signal })
  }
  const publicKey = PublicKeyCredential.parseRequestOptionsFromJSON(json)
  return navigator.credentials.get({ publicKey, signal, ...(mediation && { mediation }) })
}
