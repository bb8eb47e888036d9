import type { IncomingHttpHeaders } from 'node:http'

/** What programs that read pages by themselves call themselves; browsers do not. */
const PROGRAM = /bot|crawl|spider|slurp|preview|monitor|headless|lighthouse/i

/**
 * Whether a page was asked for by a browser that shows it to somebody, as far as the request says. Every
 * browser's name begins with Mozilla/5.0; what it fetches ahead, or for a script, nobody has seen.
 */
export function isLook(headers: IncomingHttpHeaders): boolean {
  const { 'user-agent': name = '', 'sec-fetch-dest': target = 'document' } = headers
  const isAhead = /prefetch|prerender/.test(String(headers['sec-purpose'] ?? headers.purpose ?? ''))
  return name.startsWith('Mozilla/5.0') && !PROGRAM.test(name) && target === 'document' && !isAhead
}
