import { isEmptyTag } from '../model/empty-tag.ts'

/** What the loader has at hand for a small file that it knows of. */
interface LoaderNotices {
  clearNotice(host: Element): void
}

type ShowTag = (host: HTMLElement, page: LoaderNotices) => void

/**
 * Draws a tag that is still empty when the file comes, whatever was said in it meanwhile, and again when
 * an attribute comes or changes, for as long as nothing else has been put in it, or when it is emptied.
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

/** Begins a part that stands alone: registers its tag, or mounts it on the element that stands for it. */
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
