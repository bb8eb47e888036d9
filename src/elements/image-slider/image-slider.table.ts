import { sliderBlocksSchema } from '../../contract/slides.ts'
import type { ElementNotes, ElementTable } from '../element-table.ts'

export const table = {
  tag: 'image-slider',
  attributes: {
    blocks: { kind: 'json', schema: sliderBlocksSchema, required: true },
    interval: { kind: 'number' },
    label: { kind: 'string', default: '' },
  },
  events: [],
  wake: ['visible'],
  texts: ['content'],
} as const satisfies ElementTable

export const notes = {
  summary: 'Blocks of a picture, a text and a link side by side, of which one is seen at a time.',
  attributes: {
    blocks:
      'JSON list of `{image, url, text, alt}`, at most 100, of which a block needs a picture or a ' +
      'text. Pictures and addresses are of http, https or a path of the page’s own.',
    interval:
      'Goes on by itself after so many milliseconds, 5000 at least, with a button that stops it for ' +
      'good; never if absent, on screens narrower than 48 rem, without a mouse, or where less ' +
      'motion is asked for. The pointer over it and the focus in it hold it.',
    label:
      'What is shown, as its heading and for screen readers; the text `slider.label` if absent.',
  },
  events: {},
  keyboard: [
    'Enter, Space: on a button, the slide before or after, or the one that the button is of.',
    'Arrow left and right: with the focus on the slides, to the one beside.',
    'Tab: past the slides that are not in sight.',
  ],
  withoutScript: 'What the server wrote; as it draws it, the slides in a row that is scrolled.',
  example: `<image-slider label="Veckans val" blocks='[
  {"image":"/images/loparskor.jpg","url":"/c/loparskor","text":"Nya löparskor","alt":""},
  {"image":"/images/jackor.jpg","url":"/c/jackor","text":"Jackor för regn","alt":""}
]'>
  <ul><li><a href="/c/loparskor">Nya löparskor</a></li><li><a href="/c/jackor">Jackor för regn</a></li></ul>
</image-slider>`,
} as const satisfies ElementNotes<typeof table>
