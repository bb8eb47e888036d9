import { setting } from './page.ts'

/** Hears, once each, what the page's policy lacks where it keeps a file of ours or a call to the shop away. */
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
