/** Requires Trusted Types for the rest of the page, as the shop's own pages do, with these policies. */
export function requireTrustedTypes(policies: string): void {
  const meta = document.createElement('meta')
  meta.httpEquiv = 'Content-Security-Policy'
  meta.content = `require-trusted-types-for 'script'; trusted-types ${policies}`
  document.querySelector('head')?.append(meta)
}

/** Simulates a browser that cannot sanitize. */
export function withoutNativeSanitizer(): void {
  delete (Element.prototype as { setHTML?: unknown }).setHTML
}
