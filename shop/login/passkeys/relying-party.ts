import { type RequestHead, requestOrigin } from '../../platform/http/host.ts'

/** Where keys are good, as browsers name it. */
export interface RelyingParty {
  readonly id: string
  readonly origin: string
}

/**
 * The shop's address as keys are bound to it; undefined where there can be none: without https, and
 * without an address in the settings, because a request may name any. This machine's own name needs
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
