import type { Language } from '../../../src/model/language.ts'
import type { Storefront } from '../../../src/model/storefront.ts'
import { readManifest } from '../read-manifest.ts'

/** A script that only some pages have. */
export type PageScript = 'answered' | 'colours' | 'forms' | 'wallets'

/** Kinds of pages with sheets of their own; `other` has the rules of all the rest. */
export type PageLook = 'home' | 'list' | 'product' | 'cart' | 'checkout' | 'other'

/** File names of style sheets. */
interface PageSheets {
  /** What the page is drawn with. */
  readonly first: readonly string[]
  /** What appears once somebody acts. */
  readonly later: readonly string[]
}

/** What `dist/ui/manifest.json` says that pages need. */
export interface Assets {
  readonly loader: string
  /** Of single pages, by the name that a page asks for. */
  readonly scripts: Readonly<Partial<Record<PageScript, string>>>
  readonly css: string
  readonly shopCss: string
  readonly staffCss: string
  readonly pageCss: Readonly<Record<PageLook, PageSheets>>
  /** The files of typefaces that the shop's sheet names. */
  readonly fonts: readonly string[]
  /** Subresource integrity by file name. */
  readonly integrity: Readonly<Record<string, string>>
}

/** A page is whole without them: it only has no style and no script of its own. */
export async function readAssets(uiFolder: string): Promise<Assets | undefined> {
  const manifest = (await readManifest(uiFolder)) as Partial<Assets> | undefined
  if (manifest === undefined) return undefined
  const { integrity = {}, fonts = [], scripts = {} } = manifest
  return { ...manifest, integrity, fonts, scripts } as Assets
}

/** What is the same for every viewer of a storefront in a language. */
export interface Site {
  /** Origin of the shop's addresses, without a slash at the end. */
  readonly baseUrl: string
  readonly assets: Assets | undefined
  /** Goes up with each change of what pages are drawn from. */
  readonly version: number
  /** Pages say so. */
  readonly isDemo: boolean
  /** When the last product that is new ceases to be; 0 where none is. */
  readonly newsUntil: number
}

/** Answers the site of a storefront and language. */
export type SiteOf<OwnSite extends Site = Site> = (
  language: Language,
  storefront: Storefront,
) => Promise<OwnSite>
