import { linkTo, type PageContext, seesPrices } from './page-context.ts'

/** The login for those who do not see prices; it leads back here. */
export function loginUrlForPrices(page: PageContext): string | undefined {
  if (seesPrices(page)) return undefined
  const back = encodeURIComponent(linkTo(page, page.path))
  return `${linkTo(page, '/login')}?returnTo=${back}`
}
