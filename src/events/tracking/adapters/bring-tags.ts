import { layerOf, scriptSetting } from '../layer.ts'

interface Policy {
  createScriptURL(url: string): string
}

interface PolicyPage {
  readonly trustedTypes?: {
    createPolicy(
      name: string,
      rules: { createScriptURL(url: string): string | null; createScript?(text: string): string },
    ): Policy
  }
}

let isAsked = false

/** Brings the tag manager that the page names, once in the life of a page. */
export function bringTagManager(): void {
  const address = scriptSetting('tags')
  if (isAsked || !address) return
  isAsked = true
  try {
    const { trustedTypes } = globalThis as PolicyPage
    const policy = trustedTypes?.createPolicy('courtside-tags', { createScriptURL })
    // Its inline texts still need a hash that the content security policy names.
    if (scriptSetting('tag-texts') != null) {
      trustedTypes?.createPolicy('default', { createScriptURL, createScript: (text) => text })
    }
    layerOf().push({ 'gtm.start': Date.now(), event: 'gtm.js' })
    const script = Document.prototype.createElement.call(document, 'script') as HTMLScriptElement
    script.async = true
    script.src = policy ? policy.createScriptURL(address) : address
    Document.prototype.querySelector.call(document, 'head')?.append(script)
  } catch (error) {
    console.error(error)
  }
}

/** Of the origins that the page names for it, and its own. */
function createScriptURL(url: string): string | null {
  const named = `${scriptSetting('tags')} ${scriptSetting('tag-origins')}`.split(/\s+/)
  const origins = named.filter((it) => URL.canParse(it)).map((it) => new URL(it).origin)
  const { origin } = new URL(url, location.href)
  return [location.origin, ...origins].includes(origin) ? url : null
}
