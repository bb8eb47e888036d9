import * as v from 'valibot'
import { MAX_SLIDES } from '../model/slides.ts'

const text = v.nullish(v.string())

/** The pictures of `lightbox-images`. */
export const lightboxImagesSchema = v.pipe(
  v.array(v.object({ src: v.string(), alt: text, thumbnail: text })),
  v.maxLength(MAX_SLIDES),
)

/** The blocks of `image-slider`. */
export const sliderBlocksSchema = v.pipe(
  v.array(v.object({ image: text, url: text, text, alt: text })),
  v.maxLength(MAX_SLIDES),
)
