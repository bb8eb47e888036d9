import type { Language } from '../../../src/model/language.ts'
import type { Storefront } from '../../../src/model/storefront.ts'
import { readManifest } from '../read-manifest.ts'

/** A script of some pages only. */
export type PageScript = 'answered' | 'colours' | 'forms' | 'wallets'

/** Kinds of pages with style sheets of their own; `other` is for all the rest. */
export type PageLook = 'home' | 'list' | 'product' | 'cart' | 'checkout' | 'other'

/** File names of style sheets. */
interface PageSheets {
  /** For the first drawing of the page. */
  readonly first: readonly string[]
  /** For what appears after an interaction. */
  readonly later: readonly string[]
}

/** The built files that pages need, from `dist/ui/manifest.json`. */
export interface Assets {
  readonly loader: string
  /** Scripts of single pages, by name. */
  readonly scripts: Readonly<Partial<Record<PageScript, string>>>
  readonly css: string
  readonly shopCss: string
  readonly staffCss: string
  readonly pageCss: Readonly<Record<PageLook, PageSheets>>
  /** Font files that the shop's style sheet names. */
  readonly fonts: readonly string[]
  /** Subresource integrity by file name. */
  readonly integrity: Readonly<Record<string, string>>
}

/** Undefined if nothing has been built: pages then work without styles and scripts. */
export async function readAssets(uiFolder: string): Promise<Assets | undefined> {
  const manifest = (await readManifest(uiFolder)) as Partial<Assets> | undefined
  if (manifest === undefined) return undefined
  const { integrity = {}, fonts = [], scripts = {} } = manifest
  return { ...manifest, integrity, fonts, scripts } as Assets
}

/** What is equal for every viewer of a storefront in a language. */
export interface Site {
  /** Origin of the shop's addresses, without a trailing slash. */
  readonly baseUrl: string
  readonly assets: Assets | undefined
  /** Increases with each change of the data that pages are drawn from. */
  readonly version: number
  /** Whether pages show that the shop is a demo. */
  readonly isDemo: boolean
  /** Whether the line of the demo links to its doors. */
  readonly hasDoors?: boolean
  /** When the last new product stops being new; 0 if there is none. */
  readonly newsUntil: number
}

/** Returns the site of a storefront and language. */
export type SiteOf<OwnSite extends Site = Site> = (
  language: Language,
  storefront: Storefront,
) => Promise<OwnSite>
