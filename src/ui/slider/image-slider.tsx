import { text } from '../../i18n/text.ts'
import type { DrawnProps } from '../view-props.ts'
import { SliderControls } from './slider-controls.tsx'
import type { ImageSliderData, ImageSliderHandlers, Slide } from './slides.ts'

type ImageSliderProps = DrawnProps<ImageSliderData, ImageSliderHandlers>

/** Slides side by side in a frame that snaps, with the buttons that move it. */
export function ImageSlider({ data, handlers }: ImageSliderProps) {
  const { slides, label, index, isAlive } = data
  const { hold } = handlers
  if (slides.length === 0) return <div className="image-slider__body" hidden />
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
        // biome-ignore lint/a11y/noNoninteractiveTabindex: visitors without a mouse scroll it by keys.
        tabIndex={0}
        onScroll={handlers.onScroll}
        onPointerDown={handlers.onTake}
        onWheel={handlers.onTake}
        onKeyDown={handlers.onTake}
      >
        {slides.map((it, at) => (
          <div
            // biome-ignore lint/suspicious/noArrayIndexKey: only the position distinguishes two identical slides.
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
