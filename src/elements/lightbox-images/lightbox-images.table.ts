import { lightboxImagesSchema } from '../../contract/slides.ts'
import type { ElementNotes, ElementTable } from '../element-table.ts'

export const table = {
  tag: 'lightbox-images',
  attributes: {
    images: { kind: 'json', schema: lightboxImagesSchema, keepsMarkup: true },
  },
  events: [],
  wake: ['intent'],
  texts: ['content'],
} as const satisfies ElementTable

export const notes = {
  summary: 'Pictures that open large over the page, to be turned over and enlarged.',
  attributes: {
    images:
      'JSON list of `{src, alt, thumbnail}`, at most 100: each is a thumbnail that opens. If absent, ' +
      'the server’s markup stays, and every link to a file that holds a picture opens it; ' +
      '`data-act="enlarge"` on the link keeps a press that comes before the script.',
  },
  events: {},
  keyboard: [
    'Enter: on a thumbnail, opens its picture.',
    'Arrow left and right: the picture before or after; at an end it goes on at the other.',
    'Plus, minus: larger, smaller.',
    'Escape: closes, and the focus returns to the thumbnail.',
  ],
  withoutScript: 'What the server wrote: links to the pictures.',
  states: { 'data-zoomed on the picture': 'It is larger than its frame, and can be moved in it.' },
  example: `<lightbox-images images='[
  {"src":"/images/sko-framifran.jpg","alt":"Skon framifrån","thumbnail":"/images/sko-framifran-liten.jpg"}
]'></lightbox-images>
<lightbox-images>
  <a href="/images/sko-fran-sidan.jpg" data-act="enlarge">
    <img src="/images/sko-fran-sidan-liten.jpg" alt="Skon från sidan" width="200" height="200">
  </a>
  <a href="/images/sko-undertill.jpg" data-act="enlarge">
    <img src="/images/sko-undertill-liten.jpg" alt="Sulan" width="200" height="200">
  </a>
</lightbox-images>`,
} as const satisfies ElementNotes<typeof table>
