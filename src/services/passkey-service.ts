/** What is done with a key: one is made, or one signs a login. */
export type PasskeyAct = 'add' | 'login'

/** Why a device has made or signed nothing. */
export type PasskeyRefusal = 'failed' | 'known'

/** Whether the browser has keys, and reads and writes them as JSON. */
export function hasPasskeys(): boolean {
  return (
    isSecureContext &&
    typeof PublicKeyCredential === 'function' &&
    'parseRequestOptionsFromJSON' in PublicKeyCredential
  )
}

/** Whether keys are offered while an address is typed. */
export async function offersWhileTyping(): Promise<boolean> {
  return hasPasskeys() && (await PublicKeyCredential.isConditionalMediationAvailable?.()) === true
}

interface Question {
  readonly act: PasskeyAct
  /** What the shop asks for, as JSON. */
  readonly options: string
  readonly signal: AbortSignal
  /** `conditional`: waits until a key is chosen in a field. */
  readonly mediation?: 'conditional'
}

/** Asks the device; answers its credential as JSON. */
export async function askDevice(question: Question): Promise<string> {
  const credential = await ask(question)
  if (!(credential instanceof PublicKeyCredential)) throw new Error('no public key')
  return JSON.stringify(credential.toJSON())
}

/** Why it came to nothing; the browser does not say whether somebody pressed Cancel. */
export function refusalOf(error: unknown): PasskeyRefusal {
  const isKnown = error instanceof DOMException && error.name === 'InvalidStateError'
  return isKnown ? 'known' : 'failed'
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
