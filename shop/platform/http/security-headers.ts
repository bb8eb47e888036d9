import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import { setCaching } from './access.ts'
import { hasKey } from './secret-address.ts'

declare module 'fastify' {
  interface FastifyReply {
    /** Origin that this page may show in a frame; none, unless it shows a payment. */
    frameOrigin: string
    /** Origins beside the shop that forms of this page may post to, separated by spaces. */
    formOrigins: string
  }
}

const PERMISSIONS = [
  ...['accelerometer=()', 'autoplay=()', 'camera=()', 'display-capture=()', 'geolocation=()'],
  ...['gyroscope=()', 'microphone=()', 'midi=()', 'payment=(self)', 'usb=()'],
]

const SECURITY_HEADERS = {
  'x-content-type-options': 'nosniff',
  'x-frame-options': 'DENY',
  'referrer-policy': 'strict-origin-when-cross-origin',
  'cross-origin-opener-policy': 'same-origin-allow-popups',
  'cross-origin-resource-policy': 'same-origin',
  'permissions-policy': PERMISSIONS.join(', '),
} as const

const HTTPS_HEADERS = {
  ...SECURITY_HEADERS,
  'strict-transport-security': 'max-age=63072000; includeSubDomains',
} as const

/** Answers other than pages may run and load nothing. */
const CLOSED_POLICY =
  "default-src 'none'; frame-ancestors 'none'; base-uri 'none'; form-action 'none'"

/** Origins beside the shop that pages may load from. */
export interface TrustedOrigins {
  readonly pictures: readonly string[]
  readonly scripts: readonly string[]
  /** Where measurements may be sent. */
  readonly connections?: readonly string[]
  readonly frames?: readonly string[]
  /** Trusted Types policies beside the elements' own. */
  readonly policies?: readonly string[]
}

/** Sets the security headers of every answer, including refusals and unknown addresses. */
export function addSecurityHeaders(
  shop: FastifyInstance,
  isSecure: boolean,
  origins: TrustedOrigins = { pictures: [], scripts: [] },
): void {
  const headers = isSecure ? HTTPS_HEADERS : SECURITY_HEADERS

  shop.decorateReply('frameOrigin', '')
  shop.decorateReply('formOrigins', '')
  shop.addHook('onSend', (request, reply, payload, done) => {
    reply.headers({ ...headers, 'referrer-policy': referrerPolicy(request, reply) })
    reply.header('permissions-policy', permissionsOf(reply))
    if (isFile(request, reply)) reply.header('cross-origin-resource-policy', 'cross-origin')
    if (!mayKeep(request)) reply.removeHeader('set-cookie')
    reply.header('content-security-policy', policyOf(reply, origins))
    setCaching(request, reply)
    done(null, payload)
  })
}

/** Scripts, style sheets and pictures may be used by every page of the web. */
function isFile({ routeOptions }: FastifyRequest, { statusCode }: FastifyReply): boolean {
  return statusCode < 400 && routeOptions.config?.access?.cache === 'static'
}

/** A page of another origin may not set cookies; the form that leads its visitor to the shop may. */
function mayKeep({ foreignOrigin, routeOptions }: FastifyRequest): boolean {
  return foreignOrigin === undefined || routeOptions.config?.access?.elsewhere === 'form'
}

/** A frame that takes a payment may open the browser's own sheet for it. */
function permissionsOf({ frameOrigin }: FastifyReply): string {
  const permissions = SECURITY_HEADERS['permissions-policy']
  if (!frameOrigin) return permissions
  return permissions.replace('payment=(self)', `payment=(self "${frameOrigin}")`)
}

/**
 * Hides a key in this page's address from the next page too, where a tag manager reads the referrer.
 * `strict-origin` still sends the origin, which form posts need.
 */
function referrerPolicy(request: FastifyRequest, reply: FastifyReply): string {
  const policy = reply.getHeader('referrer-policy')
  if (policy === 'no-referrer') return policy
  if (hasKey(request.url)) return 'strict-origin'
  return typeof policy === 'string' ? policy : SECURITY_HEADERS['referrer-policy']
}

/** The headers of an answer that is sent before a request has been parsed. */
export function bareHeaders(isSecure: boolean): Readonly<Record<string, string>> {
  return {
    ...(isSecure ? HTTPS_HEADERS : SECURITY_HEADERS),
    'content-security-policy': CLOSED_POLICY,
    'cache-control': 'no-store, private',
  }
}

function policyOf(reply: FastifyReply, origins: TrustedOrigins): string {
  const isPage = String(reply.getHeader('content-type') ?? '').startsWith('text/html')
  if (!isPage) return CLOSED_POLICY
  const { frameOrigin, formOrigins } = reply
  return pagePolicy({ frameOrigin, formOrigins, ...origins })
}

interface PolicySources extends Pick<FastifyReply, 'frameOrigin' | 'formOrigins'>, TrustedOrigins {}

/** The same policy for every visitor. */
function pagePolicy({
  frameOrigin,
  formOrigins,
  pictures,
  scripts,
  ...more
}: PolicySources): string {
  const { connections = [], frames = [], policies = [] } = more
  const framed = [frameOrigin, ...frames].filter(Boolean)
  return [
    "default-src 'none'",
    ["script-src 'self'", ...scripts].join(' '),
    "style-src 'self'",
    ["img-src 'self' data:", ...pictures].join(' '),
    "font-src 'self'",
    ["connect-src 'self'", ...connections].join(' '),
    ...(framed.length > 0 ? [['frame-src', ...framed].join(' ')] : []),
    "manifest-src 'self'",
    `form-action 'self' ${formOrigins}`.trim(),
    "frame-ancestors 'none'",
    "base-uri 'none'",
    "require-trusted-types-for 'script'",
    ['trusted-types dompurify courtside', ...policies].join(' '),
  ].join('; ')
}
