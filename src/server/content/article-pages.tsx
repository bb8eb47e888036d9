import { drawPage } from '../platform/pages/draw-page.ts'
import type { PageContent } from '../platform/pages/page-content.ts'
import type { PageContext } from '../platform/pages/page-context.ts'
import { deliveryValues } from '../platform/shop/delivery-values.ts'
import { StoredInBrowser } from './stored-in-browser.tsx'

/**
 * Pages of plain text. Their words are texts `page.<name>.1` and on: a heading, then paragraphs.
 */
export const INFO_PAGES = {
  contact: 3,
  delivery: 4,
  returns: 4,
  terms: 6,
  privacy: 8,
  accessibility: 4,
} as const

export type InfoPage = keyof typeof INFO_PAGES

export function infoPage(page: PageContext, name: InfoPage): PageContent {
  const title = page.t(`page.${name}.title`)
  const values = {
    ...deliveryValues(page),
    days: page.shop.returnDays,
  }
  const lead = page.t(`page.${name}.lead`, values)
  const numbers = Array.from({ length: INFO_PAGES[name] }, (_, index) => index + 1)
  return {
    title,
    description: lead,
    crumbs: [{ name: title }],
    main: drawPage(
      page,
      <article className="shop-article">
        <h1>{title}</h1>
        <p className="shop-lead">{lead}</p>
        {numbers.map((it) => (
          <section key={it}>
            <h2>{page.t(`page.${name}.${it}.heading`, values)}</h2>
            <p>{page.t(`page.${name}.${it}.text`, values)}</p>
            {name === 'privacy' && it === 1 && <StoredInBrowser page={page} />}
          </section>
        ))}
      </article>,
    ),
  }
}
