import { scriptJson } from '../html/html.ts'
import { contents } from '../html/render.ts'
import type { PageContext } from './page-context.ts'

interface PageEventProps {
  readonly page: Pick<PageContext, 'shop'>
  /** As GA4 calls it. */
  readonly name: 'view_item' | 'view_cart' | 'begin_checkout' | 'refund'
  readonly facts: object
  /** Of what is pushed once, however often the page is looked at. */
  readonly once?: string
}

/** What a look at this page is to a tag manager; nothing in a shop that is not measured. */
export function PageEvent({ page, name, facts, once }: PageEventProps) {
  if (!page.shop.tracking) return null
  const names = { 'data-courtside-event': name, 'data-once': once }
  return <script type="application/json" {...names} {...contents(scriptJson(facts))} />
}
