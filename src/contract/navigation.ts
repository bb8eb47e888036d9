import * as v from 'valibot'
import type { NavigationLink } from '../model/navigation.ts'

const flag = v.nullish(v.boolean())
const text = v.nullish(v.string())

const navigationLinkSchema: v.GenericSchema<NavigationLink> = v.object({
  name: v.string(),
  url: text,
  links: v.nullish(v.array(v.lazy(() => navigationLinkSchema))),
  cta: flag,
  hide: flag,
  mobileOnly: flag,
  desktopOnly: flag,
  alwaysOpen: flag,
  isImages: flag,
  imageUrl: text,
  hexCode: text,
  isSelected: flag,
  attributes: v.nullish(v.object({ cssValue: text })),
  quantity: v.nullish(v.number()),
})

/** A list of navigation links, for `main-navbar` and `category-links`. */
export const navigationLinksSchema = v.array(navigationLinkSchema)
