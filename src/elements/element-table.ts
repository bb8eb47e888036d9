import type { ElementEventName } from '../events/element-events.ts'

/** When a tag gets its part of the script; a page author chooses otherwise with `data-wake`, or `late`. */
type Wake = 'now' | 'visible' | 'intent' | 'idle' | 'stale' | 'history'

/** Files of texts in `i18n/texts/`, beside the core that every part has. */
type TextSubject =
  | 'account'
  | 'cart'
  | 'checkout'
  | 'content'
  | 'facets'
  | 'favourites'
  | 'forms'
  | 'lists'
  | 'menu'
  | 'products'
  | 'quickorder'
  | 'quotation'
  | 'quoting'
  | 'returns'
  | 'search'
  | 'sizes'

interface RenamedAttribute {
  /** Old names, in lower case, each with the minor version since which it is another (`0.2`): it works for that one. */
  readonly renamed?: Readonly<Record<string, string>>
}

interface CommonAttribute extends RenamedAttribute {
  /** Without it the element keeps the server's markup. */
  readonly required?: boolean
  /** Where it is there and cannot be read, the element keeps the server's markup too. */
  readonly keepsMarkup?: boolean
}

interface StringAttribute extends CommonAttribute {
  readonly kind: 'string'
  readonly default?: string
  /** The only values that are taken. */
  readonly values?: readonly string[]
}

interface NumberAttribute extends CommonAttribute {
  readonly kind: 'number'
  readonly default?: number
}

/** Present with no value, `true` or `1` is true; absent, `false` or `0` is false. */
interface BooleanAttribute extends RenamedAttribute {
  readonly kind: 'boolean'
}

export interface JsonAttribute extends CommonAttribute {
  readonly kind: 'json'
  readonly schema: Schema
}

/** What the schemas of `contract/` offer (the Standard Schema interface). */
export interface Schema {
  readonly type?: string
  readonly '~standard': {
    validate(value: unknown): ValidationResult | Promise<ValidationResult>
    readonly types?: { readonly output: unknown } | undefined
  }
}

export interface Issue {
  readonly message: string
  readonly path?: readonly (PropertyKey | { readonly key: PropertyKey })[] | undefined
}

type ValidationResult =
  | { readonly value: unknown; readonly issues?: undefined }
  | { readonly issues: readonly Issue[] }

export type Attribute = StringAttribute | NumberAttribute | BooleanAttribute | JsonAttribute

/**
 * What a tag promises to page authors. Written as `export const table = {…} as const satisfies
 * ElementTable`, so that the view's props follow from it.
 */
export interface ElementTable {
  readonly tag: string
  /** By the name of the React prop; the attribute is the same name in lower case. */
  readonly attributes: Readonly<Record<string, Attribute>>
  /** DOM events that the element fires, beside the `courtside:ready` and `courtside:error` of all. */
  readonly events: readonly ElementEventName[]
  readonly wake: readonly Wake[]
  /** What the element says beyond the core texts; they are fetched with its part. */
  readonly texts?: readonly TextSubject[]
  /** Has a `plain.ts`, which draws an empty tag without React. */
  readonly plain?: boolean
  /** Needs a session of the shop's own pages: on another site's page there is the way to the shop. */
  readonly ownPages?: true
  /** Needs no React. One that says nothing of the shop's texts is one file, which the loader brings by itself. */
  readonly react?: false
}

type Attributes<Table extends ElementTable> = Table['attributes']

type Output<S> = S extends { '~standard': { types?: infer Types } }
  ? NonNullable<Types> extends { output: infer Out }
    ? Out
    : unknown
  : unknown

type Value<A> = A extends { kind: 'json'; schema: infer S }
  ? Output<S>
  : A extends { kind: 'boolean' }
    ? boolean
    : A extends { kind: 'number' }
      ? number
      : A extends { values: readonly (infer One)[] }
        ? One
        : string

type AlwaysPresent = { kind: 'boolean' } | { required: true } | { default: unknown }

type AlwaysPresentNames<A> = {
  [Name in keyof A]: A[Name] extends AlwaysPresent ? Name : never
}[keyof A]

/** The props that a table's attributes become. */
export type AttributeProps<Table extends ElementTable> = {
  readonly [Name in AlwaysPresentNames<Attributes<Table>>]: Value<Attributes<Table>[Name]>
} & {
  readonly [Name in Exclude<keyof Attributes<Table>, AlwaysPresentNames<Attributes<Table>>>]?:
    | Value<Attributes<Table>[Name]>
    | undefined
}

/** The props of an element's view. `host` is the element, for events and for what the page holds. */
export type ViewProps<Table extends ElementTable> = AttributeProps<Table> & {
  readonly host: HTMLElement
}

/** Prose about a table, for docs and editors; a separate export, so that it never ships. */
export interface ElementNotes<Table extends ElementTable> {
  readonly summary: string
  readonly attributes: Readonly<Record<keyof Attributes<Table>, string>>
  readonly events: Readonly<Record<Table['events'][number], string>>
  /** One line per key or pair of keys. */
  readonly keyboard: readonly string[]
  /** What a visitor sees where the script never comes. */
  readonly withoutScript: string
  /** Markup that works as it stands, with what the server puts between the tags. */
  readonly example: string
  /** Values of `data-…` that style sheets may hold on to, beside `data-state`. */
  readonly states?: Readonly<Record<string, string>>
}
