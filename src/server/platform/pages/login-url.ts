import { type Html, html } from '../html/html.ts'
import { linkTo, type PageContext, seesPrices } from './page-context.ts'

/** The login for those who do not see prices; it leads back here. */
export function loginUrlForPrices(page: PageContext): string | undefined {
  if (seesPrices(page)) return undefined
  const back = encodeURIComponent(linkTo(page, page.path))
  return `${linkTo(page, '/login')}?returnTo=${back}`
}

/** The same as the attribute of a tag. */
export function loginUrlAttribute(page: PageContext): Html | false {
  const url = loginUrlForPrices(page)
  return url !== undefined && html` loginurl="${url}"`
}
