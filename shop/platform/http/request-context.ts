import type { IncomingHttpHeaders } from 'node:http'
import * as v from 'valibot'
import { parseBySchema } from '../../../src/contract/parse-by-schema.ts'
import { type RequestContext, requestContextSchema } from '../../../src/contract/request-context.ts'

const MAX_HEADER_LENGTH = 4096
const DEFAULTS = v.parse(requestContextSchema, {})

/** The context that a page sends with a call; the defaults if the header cannot be read. */
export function readRequestContext(headers: IncomingHttpHeaders): RequestContext {
  const header = headers['request-context'] ?? headers['litium-request-context']
  if (typeof header !== 'string' || header.length > MAX_HEADER_LENGTH) return DEFAULTS
  const { success, output } = parseBySchema(requestContextSchema, parseJson(header))
  return success ? output : DEFAULTS
}

/** The context of a page, from its address: `/en`, `/pro`, `/en/pro`. */
export function readPageContext(path: string): RequestContext {
  const [, english, professional] = /^(\/en(?=\/|$))?(\/pro(?=\/|$))?/i.exec(path) ?? []
  return {
    language: english ? 'en' : 'sv',
    storefront: professional ? 'professional' : 'sport',
  }
}

/** The prefix of every page's address in a storefront and language; empty for Swedish sport. */
export function addressPrefix({
  storefront,
  language,
}: Pick<RequestContext, 'storefront' | 'language'>): string {
  return `${language === 'en' ? '/en' : ''}${storefront === 'professional' ? '/pro' : ''}`
}

function parseJson(text: string): unknown {
  try {
    return JSON.parse(text)
  } catch {
    return undefined
  }
}
