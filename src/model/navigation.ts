import { safeUrl } from './url.ts'

/** A link of the menu, with the links below it. */
export interface NavigationLink {
  name: string
  url?: string | null | undefined
  links?: NavigationLink[] | null | undefined
  /** Call to action: also shown in the header of phones. */
  cta?: boolean | null | undefined
  hide?: boolean | null | undefined
  mobileOnly?: boolean | null | undefined
  desktopOnly?: boolean | null | undefined
  /** The links below it cannot be folded. */
  alwaysOpen?: boolean | null | undefined
  /** The links below it are shown with pictures. */
  isImages?: boolean | null | undefined
  imageUrl?: string | null | undefined
  hexCode?: string | null | undefined
  isSelected?: boolean | null | undefined
  attributes?: { cssValue?: string | null | undefined } | null | undefined
  /** The number of products, if it is shown. */
  quantity?: number | null | undefined
}

/** A link that is ready to be drawn: all its values are safe, and short enough for a page. */
export interface MenuLink {
  /** Unique among the links of its list. */
  readonly key: string
  readonly name: string
  /** Absent if the address is not of the web; the name is then plain text. */
  readonly url: string | undefined
  readonly links: readonly MenuLink[]
  /** `page` for the current page, `true` for a page above it. */
  readonly current: 'page' | 'true' | undefined
  readonly device: 'any' | 'phone' | 'desktop'
  readonly isCta: boolean
  readonly isAlwaysOpen: boolean
  readonly hasImages: boolean
  readonly imageUrl: string | undefined
  /** `#rgb` to `#rrggbbaa`. */
  readonly colour: string | undefined
  readonly cssClass: string
  readonly quantity: number | undefined
}

/** The number of call-to-action links that fit next to the menu button of a phone. */
const MAX_CTA = 3
/** The maximum number of levels that are drawn. */
const MAX_MENU_LEVELS = 5
/** The maximum number of links in a menu that are drawn. */
export const MAX_MENU_LINKS = 2000

const HEX = /^#[0-9a-f]{3,8}$/
const CLASS = /^[\w:/-]{1,64}$/
const MAX_CLASSES = 10

interface LinkBudget {
  links: number
}

/** The links to draw. `here` is the path of the page, by which the current link is marked. */
export function menuOf(
  links: readonly NavigationLink[],
  levels: number = MAX_MENU_LEVELS,
  here: string = globalThis.location?.pathname ?? '',
): readonly MenuLink[] {
  return drawn(links, Math.min(levels, MAX_MENU_LEVELS), here, { links: MAX_MENU_LINKS })
}

/** At most three, from any level, except those for wide screens only. */
export function callsToAction(menu: readonly MenuLink[]): readonly MenuLink[] {
  const found = menu.flatMap((it): readonly MenuLink[] => {
    if (it.device === 'desktop') return []
    return it.isCta && it.url ? [it, ...callsToAction(it.links)] : callsToAction(it.links)
  })
  return found.slice(0, MAX_CTA)
}

/** Strictly formed colours only; upper case is accepted. */
export function hexColour(value: string | null | undefined): string | undefined {
  const colour = value?.trim().toLowerCase() ?? ''
  return HEX.test(colour) ? colour : undefined
}

/** The parts of a text that are valid class names. */
export function classNames(value: string | null | undefined): string {
  const tokens = (value ?? '').split(/\s+/).filter((it) => CLASS.test(it))
  return tokens.slice(0, MAX_CLASSES).join(' ')
}

function drawn(
  links: readonly NavigationLink[],
  levels: number,
  here: string,
  rest: LinkBudget,
): readonly MenuLink[] {
  const menu: MenuLink[] = []
  for (const link of levels > 0 ? links : []) {
    if (link.hide || link.name.trim() === '') continue
    if (rest.links === 0) break
    rest.links -= 1
    const below = drawn(link.links ?? [], levels - 1, here, rest)
    menu.push({ key: `${menu.length} ${link.name}`, ...draw(link, below, here) })
  }
  return menu
}

function draw(
  link: NavigationLink,
  links: readonly MenuLink[],
  here: string,
): Omit<MenuLink, 'key'> {
  const url = safeUrl(link.url)
  const isCurrent = link.isSelected === true || links.some((it) => it.current)
  return {
    name: link.name,
    url,
    links,
    current: isCurrent ? (url?.split(/[?#]/)[0] === here ? 'page' : 'true') : undefined,
    device: deviceOf(link),
    isCta: link.cta === true,
    isAlwaysOpen: link.alwaysOpen === true,
    hasImages: link.isImages === true,
    imageUrl: safeUrl(link.imageUrl),
    colour: hexColour(link.hexCode),
    cssClass: classNames(link.attributes?.cssValue),
    quantity: link.quantity ?? undefined,
  }
}

/** A link with both flags is treated as one with neither. */
function deviceOf({ mobileOnly, desktopOnly }: NavigationLink): MenuLink['device'] {
  if (mobileOnly) return desktopOnly ? 'any' : 'phone'
  return desktopOnly ? 'desktop' : 'any'
}
