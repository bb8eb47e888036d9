import { MAX_SLIDES, type SliderBlock, slideInterval } from '../../model/slides.ts'
import { safeUrl } from '../../model/url.ts'

export interface Slide {
  readonly image: string | undefined
  readonly url: string | undefined
  readonly text: string
  readonly alt: string
}

export interface ImageSliderData {
  readonly slides: readonly Slide[]
  readonly label: string
  readonly index: number
  /** Whether slides out of sight are inert. */
  readonly isAlive: boolean
  readonly motion: 'none' | 'moving' | 'paused'
}

/** The data of a slider in its initial state. */
export function imageSliderData(
  blocks: readonly SliderBlock[],
  label: string,
  interval: number | undefined,
): ImageSliderData {
  const slides = blocks.slice(0, MAX_SLIDES).map((it) => ({
    image: safeUrl(it.image),
    url: safeUrl(it.url),
    text: it.text ?? '',
    alt: it.alt ?? '',
  }))
  const visible = slides.filter((it) => it.image || it.text.trim() !== '')
  const motion = slideInterval(interval) === undefined ? 'none' : 'moving'
  return { slides: visible, label, index: 0, isAlive: false, motion }
}

export interface ImageSliderHandlers {
  readonly frame: (node: HTMLElement | null) => void
  readonly onScroll: () => void
  readonly onTake: () => void
  readonly go: (index: number) => void
  readonly toggleMotion: () => void
  /** Pauses the automatic motion while the pointer is over it or the focus in it. */
  readonly hold: (part: 'pointer' | 'focus', isHeld: boolean) => void
}
