interface CartMessage {
  readonly kind: 'cart'
  readonly version: number
  /** The page that made the change; its own elements already know. */
  readonly from: string
}

const CHANNEL = 'courtside'
const PAGE_ID = crypto.getRandomValues(new Uint32Array(2)).join('-')

/** Notifies the visitor's other tabs that this one has changed the cart. */
export function notifyOtherTabs(version: number): void {
  const channel = openChannel()
  channel?.postMessage({ kind: 'cart', version, from: PAGE_ID } satisfies CartMessage)
  channel?.close()
}

/** Calls `hear` with the cart's version whenever another tab has changed the cart. */
export function onOtherTab(hear: (version: number) => void): () => void {
  const channel = openChannel()
  channel?.addEventListener('message', ({ data }: MessageEvent<CartMessage | undefined>) => {
    if (data?.kind === 'cart' && data.from !== PAGE_ID) hear(data.version)
  })
  return () => channel?.close()
}

/** If cookies are blocked, Firefox has no channel. */
function openChannel(): BroadcastChannel | undefined {
  try {
    return new BroadcastChannel(CHANNEL)
  } catch {
    return undefined
  }
}
