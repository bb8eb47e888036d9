/** What is used here of the loader's own, which stands on the page. */
interface Loader {
  readonly hydrator?: { bring(tag: string): Promise<unknown> } | undefined
  tagOf(element: Element): string
}

const LOADER = Symbol.for('courtside.loader')
/** As long as a page is read for, and as the loader's second script is waited for. */
const TIMEOUT_MS = 30_000

/** The part of a tag, by the loader: with its texts, and once for the page. */
export async function bring<Part>(tag: string): Promise<Part> {
  if (document.readyState === 'loading') await heard('DOMContentLoaded')
  if (!loader()?.hydrator) {
    const isHere = heard('courtside:hydrator')
    // To the loader, the first sign of a visitor; a script that asks is one.
    dispatchEvent(new CustomEvent('focusin'))
    await isHere
  }
  return loader()?.hydrator?.bring(tag) as Promise<Part>
}

/** The tag that an element stands for, under whatever name the page gives it. */
export function tagOf(element: Element): string | undefined {
  return loader()?.tagOf(element)
}

function loader(): Loader | undefined {
  return (window as { [LOADER]?: Loader })[LOADER]
}

function heard(name: string): Promise<unknown> {
  return new Promise((resolve, reject) => {
    addEventListener(name, resolve)
    setTimeout(reject, TIMEOUT_MS)
  })
}
