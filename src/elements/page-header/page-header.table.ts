import type { ElementNotes, ElementTable } from '../element-table.ts'

export const table = {
  tag: 'page-header',
  attributes: {},
  events: [],
  wake: ['now'],
  react: false,
} as const satisfies ElementTable

export const notes = {
  summary:
    'Keeps the top margin of `<main>` at the header’s height minus 1 px, and publishes the height. ' +
    'The loader does it and defines no element: `whenDefined` never resolves.',
  attributes: {},
  events: {},
  keyboard: [],
  withoutScript: 'The header. The page’s own style reserves its height.',
  states: {
    '--courtside-header-height':
      'Custom property of the document element: the header’s height. Of several headers, the first one’s.',
  },
  example: `<page-header>
  <header>…</header>
</page-header>
<main>…</main>`,
} as const satisfies ElementNotes<typeof table>
