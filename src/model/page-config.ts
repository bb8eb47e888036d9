/**
 * The settings of the loader's script tag. The loader puts them on
 * `globalThis[Symbol.for('courtside.config')]`.
 */
export interface PageConfig {
  /** The base of every call, without a slash at its end: `/api` unless `data-api` sets another. */
  readonly api: string
  /** `request-context` unless `data-context-header` sets another. */
  readonly contextHeader: string
  /** `RequestVerificationToken` unless `data-token-header` sets another. */
  readonly tokenHeader: string
  /** The prefix of every tag of the page, without the hyphen; empty for none. */
  readonly prefix: string
  /** Editor mode: the problems of a tag are shown in its place. */
  readonly debug: boolean
  readonly version: string
}

/** The base of every call, as the page writes it, without a slash at its end; `/api` by default. */
export function tidyBase(written: string | null | undefined): string {
  return (written ?? '/api').replace(/\/+$/, '')
}
