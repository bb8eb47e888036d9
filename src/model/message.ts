/**
 * Something to show the visitor: a text key with what fills it in, or a sentence that the shop has
 * already worded. Nobody below the views turns it into text.
 */
export interface Message {
  readonly key: string
  readonly values?: Readonly<Record<string, string | number>>
}
