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

/** A category of the menu, with its own below it. */
export interface NavigationCategory {
  readonly id: string
  readonly slug: string
  readonly name: string
  /** Root categories have one. */
  readonly picture?: string
  readonly children: readonly NavigationCategory[]
}

/** A category with what a tile shows of it. */
export interface CategoryView extends NavigationCategory {
  readonly description: string
  readonly products: number
  readonly children: readonly CategoryView[]
}

/** A campaign that runs, and until when. */
export interface NamedCampaign {
  readonly id: string
  readonly name: string
  readonly endsAt: number
}

/** What people know a way to pay by: a name, and a picture of it where there is one. */
export interface PaymentMark {
  readonly name: string
  readonly picture?: { readonly src: string; readonly width: number }
}

/** What is the same for every visitor of a storefront in a language. */
export interface Site {
  /** Origin of the shop's addresses, without a slash at the end. */
  readonly baseUrl: string
  readonly assets: Assets | undefined
  readonly categories: readonly CategoryView[]
  /** Goes up with each change of the catalogue; part of the pictures' addresses. */
  readonly catalogueVersion: number
  /** What the ways to pay that are open are known by, in the page's language. */
  readonly waysToPay: readonly PaymentMark[]
  /** Pages say so. */
  readonly isDemo: boolean
  /** Whether anything may be called reduced. */
  readonly hasCampaigns: boolean
  /** Campaigns of the staff's that reduce something, the one that ends first, first. */
  readonly campaigns: readonly NamedCampaign[]
  /** When the last product that is new ceases to be; 0 where none is. */
  readonly newsUntil: number
  /** Whether it is known what is bought most. */
  readonly hasSales: boolean
}

/** Answers what is the same for every visitor of a storefront in a language. */
export type SiteOf = (language: Language, storefront: Storefront) => Promise<Site>
