import { isEmptyTag } from '../model/empty-tag.ts'

/** What the loader has at hand for a small file that it knows of. */
interface Page {
  clearNotice(host: Element): void
}

type Show = (host: HTMLElement, page: Page) => void

/** Draws a tag that is still empty when the file comes, whatever was said in it meanwhile. */
export function showEmpty(draw: (host: HTMLElement) => void): Show {
  return (host, page) => {
    if (host.hasAttribute('data-state')) {
      page.clearNotice(host)
      host.removeAttribute('data-state')
    }
    if (isEmptyTag(host)) draw(host)
  }
}

/** Begins a part that stands alone: registers its tag, or mounts it on the element that stands for it. */
export function showAlone(
  tag: string,
  define: (name: string) => void,
  mount: (host: HTMLElement) => unknown,
): Show {
  return (host) => {
    if (host.localName.endsWith(tag)) define(host.localName)
    else mount(host)
  }
}
