import * as v from 'valibot'

/** A navigation link (SPEC 3, "Navigation link"). */
export interface NavigationLink {
  name: string
  url?: string | undefined
  links?: NavigationLink[] | undefined
  cta?: boolean | undefined
  hide?: boolean | undefined
  mobileOnly?: boolean | undefined
  desktopOnly?: boolean | undefined
  alwaysOpen?: boolean | undefined
  isImages?: boolean | undefined
  imageUrl?: string | undefined
  hexCode?: string | undefined
  isSelected?: boolean | undefined
  attributes?: { cssValue?: string | undefined } | undefined
}

const flag = v.optional(v.boolean())
const text = v.optional(v.string())

export const navigationLinkSchema: v.GenericSchema<NavigationLink> = v.object({
  name: v.string(),
  url: text,
  links: v.optional(v.array(v.lazy(() => navigationLinkSchema))),
  cta: flag,
  hide: flag,
  mobileOnly: flag,
  desktopOnly: flag,
  alwaysOpen: flag,
  isImages: flag,
  imageUrl: text,
  hexCode: text,
  isSelected: flag,
  attributes: v.optional(v.object({ cssValue: text })),
})

export const navigationLinksSchema = v.array(navigationLinkSchema)
