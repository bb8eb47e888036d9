import { type CSSProperties, type MouseEvent, useLayoutEffect, useRef, useState } from 'react'
import { text } from '../../i18n/text.ts'
import type { Picture } from './use-lightbox.ts'

interface LargePictureProps {
  readonly picture: Picture
  readonly isShown: boolean
  readonly zoom: number
  readonly enlarge: (zoom: number) => void
}

/** Two presses within this time are a double press, of a finger or of a mouse. */
const DOUBLE_MS = 300
const DOUBLE_ZOOM = 2.5

/** A picture in a frame of its own, which scrolls while the picture is enlarged. */
export function LargePicture({ picture, isShown, zoom, enlarge }: LargePictureProps) {
  const { src, alt } = picture
  const [isBroken, setBroken] = useState(false)
  const pressed = useRef(-DOUBLE_MS)
  const node = useStableCenter(zoom)

  function press(event: MouseEvent): void {
    const isDouble = event.timeStamp - pressed.current < DOUBLE_MS
    pressed.current = isDouble ? -DOUBLE_MS : event.timeStamp
    if (isDouble) enlarge(zoom > 1 ? 1 : DOUBLE_ZOOM)
  }

  if (isBroken) {
    return (
      // biome-ignore lint/a11y/noNoninteractiveTabindex: as the picture itself would be.
      <div className="lightbox__picture" role="group" tabIndex={0} inert={!isShown}>
        <p className="lightbox__broken">{text('lightbox.broken')}</p>
      </div>
    )
  }
  return (
    // biome-ignore lint/a11y/useKeyWithClickEvents: buttons and keys enlarge it too.
    <div
      className="lightbox__picture"
      dir="ltr"
      ref={node}
      inert={!isShown}
      role="group"
      aria-label={alt}
      // biome-ignore lint/a11y/noNoninteractiveTabindex: visitors without a mouse scroll it by keys.
      tabIndex={0}
      onClick={press}
    >
      <img
        className="lightbox__image"
        src={src}
        alt={alt}
        loading="lazy"
        draggable={false}
        style={{ '--lightbox-zoom': zoom } as CSSProperties}
        onError={() => setBroken(true)}
      />
    </div>
  )
}

/** The centre of the frame stays the same when the picture grows or shrinks. */
function useStableCenter(zoom: number) {
  const node = useRef<HTMLDivElement>(null)
  const before = useRef(zoom)
  useLayoutEffect(() => {
    const growth = zoom / before.current
    before.current = zoom
    const frame = node.current
    if (!frame || growth === 1) return
    const { scrollLeft, scrollTop, clientWidth, clientHeight } = frame
    const keep = (scrolled: number, size: number) => (scrolled + size / 2) * growth - size / 2
    frame.scrollTo({
      left: keep(scrollLeft, clientWidth),
      top: keep(scrollTop, clientHeight),
      behavior: 'instant',
    })
  }, [zoom])
  return node
}
