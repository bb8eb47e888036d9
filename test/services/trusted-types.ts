/** Holds the rest of the page to Trusted Types, as the shop's own pages are, with these policies. */
export function requireTrustedTypes(policies: string): void {
  const meta = document.createElement('meta')
  meta.httpEquiv = 'Content-Security-Policy'
  meta.content = `require-trusted-types-for 'script'; trusted-types ${policies}`
  document.querySelector('head')?.append(meta)
}

/** As in a browser that cannot sanitize by itself. */
export function withoutNativeSanitizer(): void {
  delete (Element.prototype as { setHTML?: unknown }).setHTML
}
