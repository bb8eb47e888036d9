export interface BenchPage {
  isPrepared?: boolean
  wake?: () => Promise<'adopted' | 'replaced'>
}

export const nextFrame = () => new Promise((resolve) => requestAnimationFrame(resolve))

/** To the second frame after an element is ready. */
export async function waitFor(host: HTMLElement | null): Promise<void> {
  while (host?.dataset.state !== 'ready') await new Promise((resolve) => setTimeout(resolve))
  await nextFrame()
  await nextFrame()
}
