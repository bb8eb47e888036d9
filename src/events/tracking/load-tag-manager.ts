import { scriptSetting } from '../../services/page.ts'
import { awaitTagManager, hasTagManager, layerOf } from '../tag-layer.ts'
import { letGo } from './clicks.ts'
import { all } from './read-page.ts'

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

/** Loads the tag manager that the page names. If loading fails, nothing waits for it. */
export async function loadTagManager(): Promise<void> {
  const address = scriptSetting('tags')
  if (!address) return
  awaitTagManager(true)
  try {
    await new Promise((resolve) => addScript(address, resolve))
  } catch (error) {
    console.error(error)
  }
  awaitTagManager(false)
  if (!hasTagManager()) letGo()
}

function addScript(address: string, onSettled: (event: unknown) => void): void {
  const originOf = (url: string) => new URL(url, location.href).origin
  // The origins that the page names for it, and its own; anything but an address stands for this origin.
  const origins = `${address} ${scriptSetting('tag-origins')} .`.split(/\s+/).map(originOf)
  const createScriptURL = (url: string) => (origins.includes(originOf(url)) ? url : null)
  const { trustedTypes } = globalThis as PolicyPage
  const policy = trustedTypes?.createPolicy('courtside-tags', { createScriptURL })
  // Its inline scripts still need a hash in the content security policy.
  if (scriptSetting('tag-texts') != null) {
    trustedTypes?.createPolicy('default', { createScriptURL, createScript: (text) => text })
  }
  layerOf().push({ 'gtm.start': Date.now(), event: 'gtm.js' })
  const script = Document.prototype.createElement.call(document, 'script') as HTMLScriptElement
  script.src = policy?.createScriptURL(address) ?? address
  script.onload = script.onerror = onSettled
  all('head')[0]?.append(script)
}
