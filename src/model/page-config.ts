/**
 * What a page says on the loader's script tag. The loader puts it on
 * `globalThis[Symbol.for('courtside.config')]`.
 */
export interface PageConfig {
  /** The base of every call, without a slash at its end: `/api` unless `data-api` says otherwise. */
  readonly api: string
  /** `request-context` unless `data-context-header` says otherwise. */
  readonly contextHeader: string
  /** `RequestVerificationToken` unless `data-token-header` says otherwise. */
  readonly tokenHeader: string
  /** What stands before every tag of the page, without the hyphen; empty when nothing does. */
  readonly prefix: string
  /** Editor mode: what is wrong with a tag is shown in its place. */
  readonly debug: boolean
  readonly version: string
}

/** What a page says of the base of every call, without a slash at its end; `/api` where it says nothing. */
export function tidyBase(written: string | null | undefined): string {
  return (written ?? '/api').replace(/\/+$/, '')
}
