import { text } from '../../i18n/text.ts'
import type { TextKey } from '../../i18n/texts/text-key.ts'
import { fetchGoods } from '../../state/product-cards.ts'
import { create } from '../own-document.ts'

interface Goods {
  readonly url: string
  /** What the page at the address holds its goods in. */
  readonly selector: string
  /** What is said where they do not come. */
  readonly failed: TextKey
  readonly signal: AbortSignal
}

/** Shows goods as another page draws them. Answers whether they have come. */
export async function bringGoods(
  host: HTMLElement,
  { url, selector, failed, signal }: Goods,
): Promise<boolean> {
  host.ariaBusy = 'true'
  try {
    host.replaceChildren(await fetchGoods(url, selector, signal))
    host.ariaBusy = null
    return true
  } catch (error) {
    if (signal.aborted) return false
    console.error(error)
    host.ariaBusy = null
    fail(host, { url, failed })
    return false
  }
}

/** The link leads to the same goods as a page. */
function fail(host: HTMLElement, { url, failed }: Pick<Goods, 'url' | 'failed'>): void {
  const name = `${host.localName}__failed`
  host.querySelector(`.${name}`)?.remove()
  const said = create('p')
  said.className = name
  said.setAttribute('role', 'alert')
  const link = create('a')
  link.href = url
  link.textContent = text('error.retry')
  said.append(`${text(failed)} `, link)
  host.prepend(said)
}
