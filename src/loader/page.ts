import { all, attribute } from './dom.ts'

// A module script has no document.currentScript.
const script = all(document, 'script').find(
  (it) => (it as HTMLScriptElement).src === import.meta.url,
)

/** What the page's policy knows the loader by. */
export const nonce = (script as HTMLScriptElement | undefined)?.nonce ?? ''

/** What stands before a tag, with its hyphen; empty where nothing can. */
export function tagPrefix(prefix: string | null | undefined): string {
  return prefix && /^[a-z][a-z\d]*$/.test(prefix) ? `${prefix}-` : ''
}

/** What the page says on the loader's script tag; an empty text where it says nothing. */
export function setting(name: string): string | null | undefined {
  return script && attribute(script, `data-${name}`)
}
