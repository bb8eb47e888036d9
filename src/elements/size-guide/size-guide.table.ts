import { sizeGuideSchema } from '../../contract/size-guide.ts'
import type { ElementNotes, ElementTable } from '../element-table.ts'

export const table = {
  tag: 'size-guide',
  attributes: {
    sizeGuide: { kind: 'json', schema: sizeGuideSchema, keepsMarkup: true },
  },
  events: [],
  wake: ['idle'],
  texts: ['sizes'],
} as const satisfies ElementTable

export const notes = {
  summary: 'Sizes and how to measure, in a dialog over the page; `size-guide-button` opens it.',
  attributes: {
    sizeGuide:
      'JSON: `{title, gender, tableList: [{title, table}], infoList: [{title, text}], ' +
      'sizeDescription, imageDescription, imageUrl}`, none of which is needed. `table` is html, of ' +
      'which the tags of tables are kept; all else is text. If absent, the server’s markup stays; ' +
      'where that is the whole guide, `data-wake=""` loads nothing.',
  },
  events: {},
  keyboard: ['Escape: closes the guide, and the focus returns to its button.'],
  withoutScript:
    'What the server wrote: a panel with the attribute `popover` and the id of the tag with ' +
    '`-panel` behind it, which the button opens.',
  example: `<size-guide id="shoes" sizeguide='{
  "title": "Skor", "gender": "Dam",
  "tableList": [{"title": "Storlekar", "table": "<table><tr><th scope=\\"col\\">EU</th><td>38</td></tr></table>"}],
  "infoList": [{"title": "Så mäter du", "text": "Från hälen till längsta tån."}]
}'></size-guide>`,
} as const satisfies ElementNotes<typeof table>
