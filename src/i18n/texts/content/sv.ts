/** Swedish texts of sliders, lightboxes and the newsletter's form. */
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
  'newsletter.title': 'Nyhetsbrev',
  'newsletter.text': 'Nyheter och erbjudanden med e-post.',
  'newsletter.email': 'E-post',
  'newsletter.consent':
    'Vi använder adressen bara till nyhetsbrevet. Du bekräftar i ett mejl och kan sluta när du vill.',
  'newsletter.submit': 'Prenumerera',
  'newsletter.done': 'Tack! Titta i din inkorg för att bekräfta.',
} as const satisfies Record<string, string>
