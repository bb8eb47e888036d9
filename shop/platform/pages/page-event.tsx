import { scriptJson } from '../html/html.ts'
import { contents } from '../html/render.ts'
import type { PageContext } from './page-context.ts'

interface PageEventProps {
  readonly page: Pick<PageContext, 'shop'>
  /** The event's name in GA4. */
  readonly name: 'view_item' | 'view_cart' | 'begin_checkout' | 'refund'
  readonly facts: object
  /** Id of an event that is pushed only once, however often the page is viewed. */
  readonly once?: string
}

/** The event that viewing this page is to a tag manager; nothing in a shop without tracking. */
export function PageEvent({ page, name, facts, once }: PageEventProps) {
  if (!page.shop.tracking) return null
  const names = { 'data-courtside-event': name, 'data-once': once }
  return <script type="application/json" {...names} {...contents(scriptJson(facts))} />
}
