import { text } from '../../i18n/text.ts'
import { MAX_SLIDES, type SliderBlock, slideInterval } from '../../model/slides.ts'
import { safeUrl } from '../../model/url.ts'
import type { DrawnProps } from '../view-props.ts'
import { SliderControls } from './slider-controls.tsx'

interface Slide {
  readonly image: string | undefined
  readonly url: string | undefined
  readonly text: string
  readonly alt: string
}

export interface ImageSliderData {
  readonly slides: readonly Slide[]
  readonly label: string
  readonly index: number
  /** Whether the slides that are not in sight are out of reach. */
  readonly isAlive: boolean
  readonly motion: 'none' | 'moving' | 'paused'
}

/** The data of a slider that nobody has touched. */
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
  const shown = slides.filter((it) => it.image || it.text.trim() !== '')
  const motion = slideInterval(interval) === undefined ? 'none' : 'moving'
  return { slides: shown, label, index: 0, isAlive: false, motion }
}

export interface ImageSliderHandlers {
  readonly frame: (node: HTMLElement | null) => void
  readonly onScroll: () => void
  readonly onTake: () => void
  readonly go: (index: number) => void
  readonly toggleMotion: () => void
  /** While the pointer is over it or the focus in it, nothing moves by itself. */
  readonly hold: (part: 'pointer' | 'focus', isHeld: boolean) => void
}

type ImageSliderProps = DrawnProps<ImageSliderData, ImageSliderHandlers>

/** Slides side by side in a frame that snaps, with the buttons that move it. */
export function ImageSlider({ data, handlers }: ImageSliderProps) {
  const { slides, label, index, isAlive } = data
  const { hold } = handlers
  if (slides.length === 0) return null
  return (
    <div
      className="image-slider__body"
      role="group"
      aria-roledescription={text('slider.role')}
      aria-label={label || text('slider.label')}
      onPointerEnter={() => hold('pointer', true)}
      onPointerLeave={() => hold('pointer', false)}
      onFocus={() => hold('focus', true)}
      onBlur={() => hold('focus', false)}
    >
      <div className="image-slider__head">
        {label !== '' && <p className="image-slider__label">{label}</p>}
        {slides.length > 1 && <SliderControls data={data} handlers={handlers} />}
      </div>
      {/* biome-ignore lint/a11y/noStaticElementInteractions: a finger that takes over is no press. */}
      <div
        className="image-slider__frame"
        ref={handlers.frame}
        // biome-ignore lint/a11y/noNoninteractiveTabindex: whoever has no mouse scrolls it by keys.
        tabIndex={0}
        onScroll={handlers.onScroll}
        onPointerDown={handlers.onTake}
        onWheel={handlers.onTake}
        onKeyDown={handlers.onTake}
      >
        {slides.map((it, at) => (
          <div
            // biome-ignore lint/suspicious/noArrayIndexKey: the place is all that tells two alike apart.
            key={at}
            className="image-slider__slide"
            role="group"
            aria-roledescription={text('slider.slide')}
            aria-label={text('pictures.position', { n: at + 1, total: slides.length })}
            inert={isAlive && at !== index}
          >
            <SlideContent slide={it} isFirst={at === 0} />
          </div>
        ))}
      </div>
    </div>
  )
}

function SlideContent({ slide, isFirst }: { readonly slide: Slide; readonly isFirst: boolean }) {
  const { image, url, alt } = slide
  const content = (
    <>
      {image && (
        <img
          className="image-slider__picture"
          src={image}
          alt={alt}
          width="1600"
          height="900"
          loading={isFirst ? undefined : 'lazy'}
        />
      )}
      {slide.text !== '' && <span className="image-slider__text">{slide.text}</span>}
    </>
  )
  if (!url) return <div className="image-slider__block">{content}</div>
  return (
    <a className="image-slider__block" href={url}>
      {content}
    </a>
  )
}
