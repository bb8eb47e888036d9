import { apiBase, storedToken, storeToken } from './page.ts'
import { readStored, removeStored, writeStored } from './storage.ts'

/** Stored until an answer has reached the shop, for the following pages. */
const UNSENT_KEY = 'courtside.consent.unsent'

/** Whether an answer of this browser has not yet reached the shop. */
export function isConsentUnsent(): boolean {
  return readStored(UNSENT_KEY) !== undefined
}

/** Posts the form of the answer. Until the shop confirms it, the answer counts as unsent. */
export async function postConsent(address: string, fields: URLSearchParams): Promise<void> {
  writeStored(UNSENT_KEY, '1')
  let answer = await post(address, fields)
  if (answer.status === 403) {
    await renewToken()
    answer = await post(address, fields)
  }
  if (!answer.ok) throw new Error(`The shop answered ${answer.status}`)
  removeStored(UNSENT_KEY)
}

function post(address: string, body: URLSearchParams): Promise<Response> {
  const token = storedToken()
  const headers = token ? { RequestVerificationToken: token } : {}
  return fetch(address, { method: 'POST', body, headers, keepalive: true })
}

/** The page may have been drawn before there was a session. */
async function renewToken(): Promise<void> {
  const answer = await fetch(`${apiBase()}/token`)
  const { token }: { token?: unknown } = await answer.json()
  if (typeof token === 'string') storeToken(token)
}
