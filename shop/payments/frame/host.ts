/** A page that hears the frame says so at once; one that has said nothing by now does not. */
const HEAR_MS = 1000

const pages = (document.body.dataset.pages ?? '').split(' ').filter(Boolean)

/**
 * Only pages of the shop may show the frame; which of its addresses this one is, the browser knows.
 */
export const page = pages.find((it) => document.referrer.startsWith(`${it}/`)) ?? pages[0] ?? ''

let isHeard = false

const heard = new Promise<void>((resolve) => {
  addEventListener('message', ({ data, origin, source }: MessageEvent) => {
    if (source !== parent || origin !== page || data?.courtside !== 'payment') return
    isHeard = true
    resolve()
  })
})
const late = new Promise<void>((resolve) => setTimeout(resolve, HEAR_MS))

/** Whether there is a checkout around the frame, and not a page that has merely drawn its HTML. */
export async function isHostListening(): Promise<boolean> {
  await Promise.race([heard, late])
  return isHeard
}
