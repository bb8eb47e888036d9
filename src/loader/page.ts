import { all, attribute } from './dom.ts'

// A module script has no document.currentScript.
const script = all(document, 'script').find(
  (it) => (it as HTMLScriptElement).src === import.meta.url,
)

/** The nonce by which the page's policy allows the loader. */
export const nonce = (script as HTMLScriptElement | undefined)?.nonce ?? ''

/** The prefix of the page's tags, with its hyphen; empty if there is none, or an invalid one. */
export function tagPrefix(prefix: string | null | undefined): string {
  return prefix && /^[a-z][a-z\d]*$/.test(prefix) ? `${prefix}-` : ''
}

/** A setting on the loader's script tag; empty, null or undefined without a value. */
export function setting(name: string): string | null | undefined {
  return script && attribute(script, `data-${name}`)
}
