import type { ElementEventName } from '../events/element-events.ts'

/** When a tag gets its part of the script; a page author overrides it with `data-wake` or `late`. */
type Wake = 'now' | 'visible' | 'intent' | 'idle' | 'stale' | 'history'

/** Text files in `i18n/texts/`, in addition to the core that every part has. */
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
  /**
   * Old names, in lower case, each with the minor version that renamed it (`0.2`): the old name works
   * during that version.
   */
  readonly renamed?: Readonly<Record<string, string>>
}

interface CommonAttribute extends RenamedAttribute {
  /** Without it, the element keeps the server's markup. */
  readonly required?: boolean
  /** An invalid value also makes the element keep the server's markup. */
  readonly keepsMarkup?: boolean
}

interface StringAttribute extends CommonAttribute {
  readonly kind: 'string'
  readonly default?: string
  /** The only valid values. */
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

/** What the schemas of `contract/` provide (the Standard Schema interface). */
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
  /** Keyed by React prop; the attribute is the same name in lower case. */
  readonly attributes: Readonly<Record<string, Attribute>>
  /** DOM events that the element fires, in addition to `courtside:ready` and `courtside:error`. */
  readonly events: readonly ElementEventName[]
  readonly wake: readonly Wake[]
  /** The texts that the element needs beyond the core; they are fetched with its part. */
  readonly texts?: readonly TextSubject[]
  /** Has a `plain.ts`, which draws an empty tag without React. */
  readonly plain?: boolean
  /** Needs a session of the shop's own pages: pages of other sites show a link to the shop instead. */
  readonly ownPages?: true
  /**
   * Needs no React. A part that also uses none of the shop's texts is a single file, which the loader
   * fetches directly.
   */
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

/** The props of an element's view. `host` is the element, for events and for its content. */
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
  /** What a visitor sees when the script never arrives. */
  readonly withoutScript: string
  /** Markup that works as is, with what the server puts between the tags. */
  readonly example: string
  /** Values of `data-…` that style sheets may rely on, in addition to `data-state`. */
  readonly states?: Readonly<Record<string, string>>
}
