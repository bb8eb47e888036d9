import { type RequestHead, requestOrigin } from '../../platform/http/host.ts'

/** The site that passkeys are valid for, in the form that browsers use. */
export interface RelyingParty {
  readonly id: string
  readonly origin: string
}

/**
 * Returns the address that passkeys are bound to. Undefined where there can be none: without https,
 * or without an address in the settings, because a request may name any host. `localhost` needs
 * neither.
 */
export function relyingPartyOf(
  baseUrl: string | undefined,
  request: RequestHead,
): RelyingParty | undefined {
  const address = baseUrl ?? requestOrigin(request)
  const url = URL.canParse(address) ? new URL(address) : undefined
  if (!url) return undefined
  const { hostname: id, origin } = url
  const isHere = id === 'localhost'
  return isHere || (baseUrl !== undefined && url.protocol === 'https:') ? { id, origin } : undefined
}
