import { smallPart, smallParts } from '../small-element.ts'
import { table as favourites } from './favourite-list.table.ts'
import { startFavourites } from './favourite-list.tsx'
import { startRecentlyViewed } from './recently-viewed.tsx'
import { table as recentlyViewed } from './seen-list.table.ts'

export const { define, mount } = smallParts({
  [favourites.tag]: smallPart(favourites, startFavourites),
  [recentlyViewed.tag]: smallPart(recentlyViewed, startRecentlyViewed),
})
