import type { svContent } from './sv.ts'

/** English texts of sliders, lightboxes and the newsletter's form. */
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
  'newsletter.title': 'Newsletter',
  'newsletter.text': 'News and offers by e-mail.',
  'newsletter.email': 'E-mail',
  'newsletter.consent':
    'We use your address for the newsletter only. You confirm it in an e-mail and can stop whenever you like.',
  'newsletter.submit': 'Subscribe',
  'newsletter.done': 'Thank you! Check your inbox to confirm.',
}
