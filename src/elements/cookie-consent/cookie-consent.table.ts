import type { ElementNotes, ElementTable } from '../element-table.ts'

export const table = {
  tag: 'cookie-consent',
  attributes: {
    tool: {
      kind: 'string',
      values: ['own', 'cookiebot', 'onetrust', 'usercentrics'],
      default: 'own',
    },
    marketing: { kind: 'boolean' },
    preferences: { kind: 'boolean' },
    measurementGroup: { kind: 'string' },
    marketingGroup: { kind: 'string' },
    preferencesGroup: { kind: 'string' },
  },
  events: ['courtside:consent'],
  wake: ['now'],
  react: false,
} as const satisfies ElementTable

export const notes = {
  summary:
    'Asks whether the visit may be measured, for as long as nobody has answered; or hears another ' +
    'consent tool, and asks nothing.',
  attributes: {
    tool: 'Who asks: the element, or the tool that the page has loaded itself.',
    marketing: 'Asks for advertisements too.',
    preferences: 'Asks whether what the visitor looks at may be remembered, too.',
    measurementGroup:
      'What the other tool calls its group for measuring; `C0002` of OneTrust, `functional` of Usercentrics if absent.',
    marketingGroup:
      'What it calls its group for advertisements; `C0004` of OneTrust, `marketing` of Usercentrics if absent.',
    preferencesGroup:
      'What it calls its group for remembering; `C0003` of OneTrust, `functional` of Usercentrics if absent.',
  },
  events: {
    'courtside:consent':
      'On the document: what is answered, `{ measurement, marketing, preferences }`, here, in another tab ' +
      'or on an earlier page.',
  },
  keyboard: ['Enter, Space: answers. The question is not modal.'],
  withoutScript:
    'Nothing, with `hidden`: nothing is measured then. The server’s form is behind the link in the footer.',
  states: {
    'a[data-consent]': 'A link anywhere on the page that opens the question again.',
  },
  example: '<cookie-consent></cookie-consent>',
} as const satisfies ElementNotes<typeof table>
