/** What the page of a widget may load, and which pages may embed it. */
export interface FramePolicy {
  /** The origins of the pages that may embed it. */
  readonly pages: readonly string[]
  /** Sources that the provider's HTML needs; none for the built-in providers. */
  readonly sources?: readonly string[] | undefined
  readonly nonce: string
}

/** The policy of a widget's page; it limits a provider's script to the sources that it needs. */
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

/** Allows the scripts in HTML that the shop's server has received from a provider. */
export function withNonces(markup: string, nonce: string): string {
  return markup.replace(/<script\b/gi, `<script nonce="${nonce}"`)
}
