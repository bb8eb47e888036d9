import { setting } from './page.ts'

/**
 * Calls `say` once for each source that the page's policy lacks when it blocks a file of ours or a call to
 * the shop.
 */
export function watchPolicy(say: (lack: string) => void): void {
  const reported = new Set<string>()
  addEventListener('securitypolicyviolation', ({ blockedURI, effectiveDirective }) => {
    for (const base of ['', setting('api') ?? '']) {
      const { origin } = new URL(base, import.meta.url)
      const lack = `your policy lacks ${effectiveDirective.replace(/-elem$/, '')} ${origin}`
      if (!blockedURI.startsWith(origin) || reported.has(lack)) continue
      reported.add(lack)
      say(lack)
    }
  })
}
