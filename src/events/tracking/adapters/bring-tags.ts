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

/** What the page says of its tag manager, and the list that this one reads. */
interface Place {
  setting(name: string): string | null | undefined
  layerOf(): unknown[]
}

let asked: Promise<void> | undefined

/**
 * Brings the tag manager that the page names, once in the life of a page. The answer comes when its
 * script has run, or will not.
 */
export function bringTagManager(place: Place): Promise<void> {
  asked ??= new Promise((settle) => {
    try {
      addScript(place, settle)
    } catch (error) {
      console.error(error)
      settle()
    }
  })
  return asked
}

function addScript({ setting, layerOf }: Place, onSettled: () => void): void {
  const address = setting('tags') ?? ''
  const originOf = (url: string) => new URL(url, location.href).origin
  // What the page names for it, and its own; whatever is no address is of this origin.
  const origins = `${address} ${setting('tag-origins') ?? ''}`.split(/\s+/).map(originOf)
  const createScriptURL = (url: string) =>
    [location.origin, ...origins].includes(originOf(url)) ? url : null
  const { trustedTypes } = globalThis as PolicyPage
  const policy = trustedTypes?.createPolicy('courtside-tags', { createScriptURL })
  // Its inline texts still need a hash that the content security policy names.
  if (setting('tag-texts') != null) {
    trustedTypes?.createPolicy('default', { createScriptURL, createScript: (text) => text })
  }
  layerOf().push({ 'gtm.start': Date.now(), event: 'gtm.js' })
  const script = Document.prototype.createElement.call(document, 'script') as HTMLScriptElement
  script.src = policy ? policy.createScriptURL(address) : address
  script.onload = script.onerror = () => onSettled()
  Document.prototype.querySelector.call(document, 'head')?.append(script)
}
