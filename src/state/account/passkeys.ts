import type { Message } from '../../model/validation.ts'
import {
  askDevice,
  hasPasskeys,
  offersWhileTyping,
  type PasskeyAct,
  refusalOf,
} from '../../services/passkey-service.ts'

export type { PasskeyAct }
export { hasPasskeys }

/** One request at a time: a browser refuses a second one while the first is open. */
let open = new AbortController()

/** The device's credential as JSON, or the reason why there is none. */
export async function requestPasskey(
  act: PasskeyAct,
  options: string,
): Promise<{ readonly credential: string } | Message> {
  try {
    return { credential: await askDevice({ act, options, signal: restart() }) }
  } catch (error) {
    return { key: `passkey.${refusalOf(error)}` }
  }
}

/** Offers passkeys while the address is typed. Resolves to undefined if none is chosen. */
export async function offerPasskey(options: string): Promise<string | undefined> {
  const question = { act: 'login', options, signal: restart(), mediation: 'conditional' } as const
  try {
    return (await offersWhileTyping()) ? await askDevice(question) : undefined
  } catch {
    // The visitor did not request it; a press of the button shows the error.
    return undefined
  }
}

/** Aborts the current request. */
export function stopAsking(): void {
  open.abort()
}

function restart(): AbortSignal {
  open.abort()
  open = new AbortController()
  return open.signal
}
