import { messageText, text } from '../../i18n/text.ts'
import type { ProductView } from '../../model/product-view.ts'
import {
  clearRecentlyViewed,
  followConsent,
  recordView,
} from '../../state/visitor-lists/recently-viewed.ts'
import { listAddress, showListedProducts } from '../products/listed-products.tsx'
import { renew } from '../products/renew.ts'
import { create } from '../safe-document.ts'
import { smallPart } from '../small-element.ts'
import { seenGoods } from './recently-viewed-view.tsx'
import { type SeenListProps, table } from './seen-list.table.ts'

const SAID = 'seen-list__said'

export const { define, mount } = smallPart(table, start)

/** Remembers the product of the page, and shows what was looked at besides; nothing without a yes. */
function start(host: HTMLElement, props: SeenListProps): (() => void) | undefined {
  const listUrl = listAddress(host, table.tag, props.listUrl)
  if (!listUrl) return undefined
  const list = openList(host, { ...props, listUrl })
  let isAllowed: boolean | undefined
  const stopFollowing = followConsent((may) => {
    const isTakenBack = isAllowed && !may
    isAllowed = may
    void (isTakenBack ? list.clear() : list.show(may))
  })
  const onSubmit = (event: SubmitEvent) => {
    // The cards have forms of their own, for those without script.
    if (event.submitter?.dataset.act !== 'clear') return
    event.preventDefault()
    void list.clear('said')
  }
  host.addEventListener('submit', onSubmit)
  return () => {
    stopFollowing()
    host.removeEventListener('submit', onSubmit)
    list.stop()
  }
}

function openList(host: HTMLElement, { listUrl, productId, most }: SeenListProps) {
  let asks = 0
  let stopGoods = () => {}

  const stop = () => {
    asks += 1
    stopGoods()
    return asks
  }
  const draw = (products: readonly ProductView[]) => {
    host.querySelector(`.${SAID}`)?.remove()
    renew(host, seenGoods(host, { products, listUrl, most }))
  }
  const bring = (ids: readonly string[]) => {
    const drawn = host.querySelector<HTMLElement>('[data-seen]')?.dataset.seen
    if (most === undefined && drawn === ids.join()) return
    if (ids.length === 0) draw([])
    else stopGoods = showListedProducts(host, { ids, listUrl, failed: 'seen.failed', show: draw })
  }
  const show = async (may: boolean) => {
    // What the server drew is an account's, whatever this device may keep.
    if (!may && host.childElementCount > 0) return
    const own = stop()
    const ids = may ? await recordView(productId) : []
    if (own === asks) bring(ids)
  }
  const clear = async (isSaid?: 'said') => {
    const refusal = await clearRecentlyViewed()
    if (refusal) return say(host, messageText(refusal), 'alert')
    stop()
    draw([])
    if (isSaid) say(host, text('seen.cleared'), 'status').focus()
  }
  return { show, clear, stop }
}

function say(host: HTMLElement, words: string, role: 'alert' | 'status'): HTMLElement {
  host.querySelector(`.${SAID}`)?.remove()
  const said = create('p')
  said.className = SAID
  said.tabIndex = -1
  said.setAttribute('role', role)
  host.prepend(said)
  said.textContent = words
  return said
}
