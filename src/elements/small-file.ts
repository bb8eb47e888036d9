import { isEmptyTag } from '../model/empty-tag.ts'

/** What the loader offers to the small files that it loads. */
interface LoaderNotices {
  clearNotice(host: Element): void
}

type ShowTag = (host: HTMLElement, page: LoaderNotices) => void

/**
 * Draws a tag that is still empty when the file arrives, in place of the loader's notice. Draws it again
 * when an attribute changes, as long as nothing else has been put in it, and when it is emptied.
 */
export function showEmpty(draw: (host: HTMLElement) => void): ShowTag {
  const last = new WeakMap<HTMLElement, ChildNode | null>()
  const fill = (host: HTMLElement) => {
    host.replaceChildren()
    draw(host)
    last.set(host, host.firstChild)
  }
  const drawAgain = (isDue: (host: HTMLElement) => boolean) => (records: MutationRecord[]) => {
    for (const host of new Set(records.map((it) => it.target as HTMLElement))) {
      if (!host.dataset.state && isDue(host)) fill(host)
    }
  }
  const written = new MutationObserver(drawAgain((host) => last.get(host) === host.firstChild))
  const emptied = new MutationObserver(drawAgain(isEmptyTag))
  return (host, page) => {
    if (host.hasAttribute('data-state')) {
      page.clearNotice(host)
      host.removeAttribute('data-state')
    }
    if (!isEmptyTag(host)) return
    fill(host)
    written.observe(host, { attributes: true })
    emptied.observe(host, { childList: true })
  }
}

/**
 * Starts a part in a file of its own: registers its tag, or mounts it on the plain element that stands for
 * it.
 */
export function showAlone(
  tag: string,
  define: (name: string) => void,
  mount: (host: HTMLElement) => unknown,
): ShowTag {
  return (host) => {
    if (host.localName.endsWith(tag)) define(host.localName)
    else mount(host)
  }
}
