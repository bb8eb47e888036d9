import type { IncomingHttpHeaders } from 'node:http'

/** Every cookie of the shop has this prefix, and no other site's has. */
const OWN = /(?:^|;\s*)(?:__Host-)?courtside_/

/** Whether a request carries anything that the shop has asked a browser to keep. */
export function hasOwnCookie({ cookie }: Pick<IncomingHttpHeaders, 'cookie'>): boolean {
  return cookie !== undefined && OWN.test(cookie)
}
