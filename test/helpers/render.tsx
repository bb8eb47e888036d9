import type { ReactNode } from 'react'
import { flushSync } from 'react-dom'
import { createRoot, type Root } from 'react-dom/client'

interface Shown {
  readonly place: HTMLElement
  readonly root?: Root
}

const shown: Shown[] = []

afterEach(async () => {
  for (const { place, root } of shown.splice(0)) {
    root?.unmount()
    place.remove()
  }
  // A closed overlay removes its history entry asynchronously.
  await until(() => !history.state?.courtsideOverlay, 1000).catch(() => {})
})

/** Inserts HTML until the end of the test; resolves to its element once that is drawn. */
export async function render<Found extends HTMLElement = HTMLElement>(
  html: string,
): Promise<Found> {
  const place = makePlace()
  place.innerHTML = html
  shown.push({ place })
  const element = place.firstElementChild as Found
  if (element.localName.includes('-')) await until(() => isSettled(element))
  return element
}

/** Draws a view into the page until the end of the test. */
export function show(view: ReactNode): {
  readonly place: HTMLElement
  readonly redraw: (view: ReactNode) => void
  readonly unmount: () => void
} {
  const place = makePlace()
  const root = createRoot(place)
  shown.push({ place, root })
  const redraw = (next: ReactNode) => flushSync(() => root.render(next))
  redraw(view)
  return { place, redraw, unmount: () => root.unmount() }
}

/** Waits for a condition, with a timeout that suits a busy machine. */
export async function until(isMet: () => unknown, limitMs = 20_000): Promise<void> {
  const end = performance.now() + limitMs
  while (!isMet()) {
    if (performance.now() > end) throw new Error(`Never came true: ${isMet}`)
    await new Promise((resolve) => setTimeout(resolve, 5))
  }
}

/** The first matching element; throws if there is none. */
export function find<Found extends Element = HTMLElement>(
  place: ParentNode,
  selector: string,
): Found {
  const found = place.querySelector<Found>(selector)
  if (!found) throw new Error(`There is no ${selector}`)
  return found
}

function makePlace(): HTMLElement {
  const place = document.createElement('div')
  document.querySelector('body')?.append(place)
  return place
}

function isSettled(element: HTMLElement): boolean {
  return ['ready', 'failed'].includes(element.dataset.state ?? '')
}
