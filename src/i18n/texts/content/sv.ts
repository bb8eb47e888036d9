/** Swedish texts of sliders and lightboxes. */
export const svContent = {
  'slider.label': 'Bildspel',
  'slider.role': 'bildspel',
  'slider.slide': 'bild',
  'slider.show': 'Visa bild {n}',
  'slider.pause': 'Pausa bildspelet',
  'slider.play': 'Starta bildspelet',
  'pictures.position': '{n} av {total}',
  'pictures.previous': 'Föregående bild',
  'pictures.next': 'Nästa bild',
  'lightbox.open': 'Förstora bild {n}',
  'lightbox.zoomin': 'Förstora',
  'lightbox.zoomout': 'Förminska',
  'lightbox.broken': 'Bilden kunde inte visas.',
} as const satisfies Record<string, string>
