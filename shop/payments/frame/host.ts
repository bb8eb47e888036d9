/** A page that listens to the frame posts a message at once; after this time, none will come. */
const HEAR_MS = 1000

const pages = (document.body.dataset.pages ?? '').split(' ').filter(Boolean)

/** The origin of the page around the frame, by the referrer; only the shop's own may embed it. */
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

/** Whether a checkout is around the frame, not a page that merely contains its HTML. */
export async function isHostListening(): Promise<boolean> {
  await Promise.race([heard, late])
  return isHeard
}
