/** What a widget's page may load, and who may show it. */
export interface FramePolicy {
  /** Origins of the pages that may show it. */
  readonly pages: readonly string[]
  /** What the provider's own HTML needs; none for the built-in ones. */
  readonly sources?: readonly string[] | undefined
  readonly nonce: string
}

/** A provider's script runs here, and here only: apart from the shop, with the sources it named. */
export function framePolicy({ pages, sources = [], nonce }: FramePolicy): string {
  const isOwn = sources.length === 0
  const named = sources.join(' ')
  return [
    "default-src 'none'",
    isOwn ? "script-src 'self'" : `script-src 'nonce-${nonce}' 'strict-dynamic' ${named}`,
    isOwn ? "style-src 'self'" : `style-src 'self' 'unsafe-inline' ${named}`,
    `img-src 'self' data: ${named}`.trim(),
    `font-src 'self' ${named}`.trim(),
    `connect-src 'self' ${named}`.trim(),
    ...(isOwn ? ["form-action 'none'"] : [`frame-src ${named}`, `form-action ${named}`]),
    `frame-ancestors ${pages.join(' ')}`,
    "base-uri 'none'",
    ...(isOwn ? ["require-trusted-types-for 'script'", "trusted-types 'none'"] : []),
  ].join('; ')
}

/** Scripts that stand in a provider's HTML run because the shop's server vouches for them. */
export function withNonces(markup: string, nonce: string): string {
  return markup.replace(/<script\b/gi, `<script nonce="${nonce}"`)
}
