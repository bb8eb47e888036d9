import { messageText, text } from '../../i18n/text.ts'
import type { ProductView } from '../../model/product-view.ts'
import {
  clearRecentlyViewed,
  followConsent,
  recordView,
} from '../../state/visitor-lists/recently-viewed.ts'
import { RecentlyViewedSection } from '../../ui/products/recently-viewed-section.tsx'
import { removeMessage, replaceMessage } from '../message.ts'
import { drawView } from '../products/draw.ts'
import { renew } from '../products/update-nodes.ts'
import { emptyList, ListedCards, listAddress, listProducts } from './listed-products.tsx'
import { type SeenListProps, table } from './seen-list.table.ts'

const MESSAGE = 'seen-list__said'

/**
 * Remembers the product of the page, and shows the other recently viewed ones; does nothing without
 * consent.
 */
export function startRecentlyViewed(
  host: HTMLElement,
  props: SeenListProps,
): (() => void) | undefined {
  const listUrl = listAddress(host, table.tag, props.listUrl)
  if (!listUrl) return undefined
  const { productId, most } = props
  let isAllowed: boolean | undefined
  let recordings = 0
  const draw = (products: readonly ProductView[]) => {
    removeMessage(host, MESSAGE)
    renew(host, viewOf(host, products, { listUrl, most }))
  }
  const list = listProducts(host, { listUrl, failed: 'seen.failed', show: draw })
  const stop = () => {
    recordings += 1
    list.stop()
  }
  const show = async () => {
    stop()
    const own = recordings
    const ids = isAllowed ? await recordView(productId) : []
    const byServer = host.querySelector<HTMLElement>('[data-seen]')?.dataset.seen
    if (own !== recordings || (most === undefined && byServer === ids.join())) return
    if (ids.length > 0) list.bring(ids)
    else draw([])
  }
  /** Resolves to the refusal, if any, which is shown. */
  const clear = async () => {
    const refusal = await clearRecentlyViewed()
    if (refusal) return replaceMessage(host, MESSAGE, messageText(refusal))
    stop()
    draw([])
    return undefined
  }
  const stopFollowing = followConsent((may) => {
    const isTakenBack = isAllowed && !may
    isAllowed = may
    if (isTakenBack) void clear()
    // The server drew the account's list, whatever this device may keep.
    else if (may || host.childElementCount === 0) void show()
  })
  const onSubmit = async (event: SubmitEvent) => {
    // The cards have forms of their own, for visitors without script.
    if (event.submitter?.dataset.act !== 'clear') return
    event.preventDefault()
    if (await clear()) return
    replaceMessage(host, MESSAGE, text('seen.cleared'), 'status').focus()
  }
  host.addEventListener('submit', onSubmit)
  return () => {
    stopFollowing()
    host.removeEventListener('submit', onSubmit)
    stop()
  }
}

type Row = Pick<SeenListProps, 'listUrl' | 'most'>

/** A row shows nothing rather than an empty list; a page of its own says that it is empty. */
function viewOf(host: HTMLElement, products: readonly ProductView[], { listUrl, most }: Row) {
  const isRow = most !== undefined
  const hasAny = products.length > 0
  if (isRow && !hasAny) return drawView(<div data-seen="" />)
  const section = drawView(
    <RecentlyViewedSection
      isRow={isRow}
      all={isRow && products.length > most ? listUrl : undefined}
      form={hasAny ? (button) => <form>{button}</form> : undefined}
    >
      {hasAny && (
        <ListedCards host={host} products={products.slice(0, most)} level={isRow ? 3 : 2} />
      )}
    </RecentlyViewedSection>,
  )
  if (!hasAny) section.firstChild?.appendChild(emptyList(host, 'seen.none'))
  return section
}
