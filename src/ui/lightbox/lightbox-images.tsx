import type { MouseEvent } from 'react'
import { text } from '../../i18n/text.ts'
import type { LightboxImage } from '../../model/slides.ts'
import { safeUrl } from '../../model/url.ts'
import { KEPT_MARKUP } from '../kept-markup.ts'
import { LightboxMarkup } from './lightbox-markup.tsx'

interface LightboxImagesProps {
  /** Without them, the server's markup stays. */
  readonly images: readonly LightboxImage[] | undefined
  readonly place: (node: HTMLElement | null) => void
  readonly press: (event: MouseEvent<HTMLElement>) => void
}

/** Thumbnails, each a link to its picture. */
export function LightboxImages({ images, place, press }: LightboxImagesProps) {
  if (!images) {
    return <LightboxMarkup place={place} onClick={press} {...KEPT_MARKUP} />
  }
  const pictures = images.flatMap((it) => {
    const src = safeUrl(it.src)
    return src ? [{ src, alt: it.alt ?? '', small: safeUrl(it.thumbnail) ?? src }] : []
  })
  return (
    // biome-ignore lint/a11y/useKeyWithClickEvents: the links in it receive the keys.
    <ul className="lightbox-images__list" onClick={press}>
      {pictures.map(({ src, alt, small }, at) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: only the position distinguishes two identical pictures.
        <li key={at}>
          <a
            className="lightbox-images__link"
            href={src}
            data-act="enlarge"
            aria-label={alt.trim() === '' ? text('lightbox.open', { n: at + 1 }) : undefined}
          >
            <img src={small} alt={alt} width="160" height="160" loading="lazy" />
          </a>
        </li>
      ))}
    </ul>
  )
}
