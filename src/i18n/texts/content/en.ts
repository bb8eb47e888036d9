import type { svContent } from './sv.ts'

/** English texts of sliders and lightboxes. */
export const enContent: Readonly<Record<keyof typeof svContent, string>> = {
  'slider.label': 'Slideshow',
  'slider.role': 'carousel',
  'slider.slide': 'slide',
  'slider.show': 'Show slide {n}',
  'slider.pause': 'Pause the slideshow',
  'slider.play': 'Start the slideshow',
  'pictures.position': '{n} of {total}',
  'pictures.previous': 'Previous picture',
  'pictures.next': 'Next picture',
  'lightbox.open': 'Enlarge picture {n}',
  'lightbox.zoomin': 'Zoom in',
  'lightbox.zoomout': 'Zoom out',
  'lightbox.broken': 'The picture could not be shown.',
}
