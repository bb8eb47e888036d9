import type { PageEvents } from './event-map.ts'

/** The names of a detail's fields, and of the fields in its lists. */
type FieldsOf<Detail> = Detail extends readonly (infer One)[]
  ? FieldsOf<One>
  : Detail extends object
    ? { [Name in keyof Detail & string]: Name | FieldsOf<Detail[Name]> }[keyof Detail & string]
    : never

type DetailedEvent = Exclude<
  {
    [Name in keyof PageEvents]: PageEvents[Name] extends undefined ? never : Name
  }[keyof PageEvents],
  // Their senders choose the fields themselves: the React seam, the consent answer, tracking.
  'courtside:ready' | 'courtside:error' | 'courtside:consent' | 'courtside:purchased'
>

const ARTICLES = ['articles', 'articleNumber', 'quantity'] as const
const ROW = ['rowSystemId'] as const
const ORDER = ['orderId'] as const

/** The fields that each event may carry, at any depth. */
export const FIELDS: { readonly [Name in DetailedEvent]: readonly FieldsOf<PageEvents[Name]>[] } = {
  'courtside:before-add': [...ARTICLES, ...ORDER],
  'courtside:before-submit': ['form'],
  'courtside:before-navigate': ['kind', 'url'],
  'courtside:added': ARTICLES,
  'courtside:add-failed': ARTICLES,
  'courtside:updated': [...ROW, 'quantity'],
  'courtside:removed': ROW,
  'courtside:reordered': ORDER,
  'courtside:ordered': ORDER,
  'courtside:registered': ['type'],
  'courtside:list-changed': ['list'],
  'courtside:favourites-changed': ['productId', 'isMarked'],
  'courtside:quotation-listed': ['articleNumber'],
  'courtside:quotation-asked': ['number'],
  'courtside:returned': [...ORDER, 'returnNumber'],
  'courtside:searched': ['query'],
  'courtside:selected': ['url'],
  'courtside:cart-changed': ['quantity', 'version'],
}
