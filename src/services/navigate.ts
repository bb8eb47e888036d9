import { leavingUrl } from '../model/url.ts'

/** Where a visitor is sent whom an answer would send nowhere, or somewhere it must not. */
const START_PAGE = '/'

/** Goes where an answer says; never to what is no web address, or hides which one it is. */
export function navigateTo(url: string | null | undefined, go = goTo): void {
  go(leavingUrl(url) ?? START_PAGE)
}

function goTo(url: string): void {
  location.assign(url)
}
