import { messageText, text } from '../../i18n/text.ts'
import { ownUrl } from '../../model/url.ts'
import { productsUrl } from '../../state/product-cards.ts'
import { clearSeen, followConsent, recordSeen } from '../../state/seen/state.ts'
import { reportAttribute } from '../diagnostics.ts'
import { create } from '../own-document.ts'
import { bringGoods } from '../products/bring-goods.ts'
import { smallPart } from '../small-element.ts'
import { type SeenListProps, table } from './seen-list.table.ts'

const GOODS = '[data-seen]'

const SAID = 'seen-list__said'

export const { define, mount } = smallPart(table, start)

/** Remembers the product of the page, and shows what was looked at besides; nothing without a yes. */
function start(host: HTMLElement, props: SeenListProps): (() => void) | undefined {
  const own = ownUrl(props.listUrl)
  if (!own) return refuse(host)
  const list = openList(host, own, props)
  let isAllowed: boolean | undefined
  const stopFollowing = followConsent((may) => {
    const isTakenBack = isAllowed && !may
    isAllowed = may
    void (isTakenBack ? list.clear() : list.show(may))
  })
  const onSubmit = (event: SubmitEvent) => {
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

/** A row shows nothing rather than an empty list; a page of their own says that it is empty. */
function openList(host: HTMLElement, listUrl: string, { productId, most }: SeenListProps) {
  const isRow = most !== undefined
  let running = new AbortController()

  const bring = async (ids: readonly string[]) => {
    if (isRow && ids.length === 0) return leaveEmpty(host)
    const { signal } = running
    const url = productsUrl(listUrl, ids, most)
    await bringGoods(host, { url, selector: GOODS, failed: 'seen.failed', signal })
    if (isRow && !host.querySelector('li')) leaveEmpty(host)
  }
  const show = async (may: boolean) => {
    // What the server drew is an account's, whatever this device may keep.
    if (!may && host.childElementCount > 0) return
    const drawn = prepare(host)
    running.abort()
    running = new AbortController()
    const { signal } = running
    const ids = may ? await recordSeen(productId) : []
    if (signal.aborted || (!isRow && drawn === ids.join())) return
    await bring(ids)
  }
  const clear = async (isSaid?: 'said') => {
    const refusal = await clearSeen()
    if (refusal) return say(host, messageText(refusal), 'alert')
    await bring([])
    if (isSaid) say(host, text('seen.cleared'), 'status').focus()
  }
  return { show, clear, stop: () => running.abort() }
}

/** Answers whose goods the server has drawn; where nothing stands, there is a place for them now. */
function prepare(host: HTMLElement): string | undefined {
  const drawn = host.querySelector<HTMLElement>(GOODS)?.dataset.seen
  if (host.childElementCount === 0) leaveEmpty(host)
  return drawn
}

/** What a row that is brought later comes in the place of. */
function leaveEmpty(host: HTMLElement): void {
  const place = create('div')
  place.dataset.seen = ''
  host.replaceChildren(place)
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

/** What another site draws is not taken into this page. */
function refuse(host: HTMLElement): undefined {
  reportAttribute(host, table.tag, 'listurl', 'expected an address of this site')
}
