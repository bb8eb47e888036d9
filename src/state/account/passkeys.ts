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

/** One question at a time: a browser refuses a second one while the first is open. */
let open = new AbortController()

/** What the device has made or signed, as JSON; or what kept it from that. */
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

/** Lets a key be chosen while the address is typed. Resolves to nothing where none is. */
export async function offerPasskey(options: string): Promise<string | undefined> {
  const question = { act: 'login', options, signal: restart(), mediation: 'conditional' } as const
  try {
    return (await offersWhileTyping()) ? await askDevice(question) : undefined
  } catch {
    // Nobody has asked for it; a press of the button shows what is wrong.
    return undefined
  }
}

/** Takes back what is asked right now. */
export function stopAsking(): void {
  open.abort()
}

function restart(): AbortSignal {
  open.abort()
  open = new AbortController()
  return open.signal
}
