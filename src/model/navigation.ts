import { safeUrl } from './url.ts'

/** A link of the menu, with the links below it. */
export interface NavigationLink {
  name: string
  url?: string | null | undefined
  links?: NavigationLink[] | null | undefined
  /** Call to action: stands in the header of phones too. */
  cta?: boolean | null | undefined
  hide?: boolean | null | undefined
  mobileOnly?: boolean | null | undefined
  desktopOnly?: boolean | null | undefined
  /** What is below it cannot be folded away. */
  alwaysOpen?: boolean | null | undefined
  /** What is below it is shown with pictures. */
  isImages?: boolean | null | undefined
  imageUrl?: string | null | undefined
  hexCode?: string | null | undefined
  isSelected?: boolean | null | undefined
  attributes?: { cssValue?: string | null | undefined } | null | undefined
  /** How many products are there, where that is shown. */
  quantity?: number | null | undefined
}

/** A link as it may be drawn: everything in it is safe, and short enough for a page. */
export interface MenuLink {
  /** No other link of the same list has it. */
  readonly key: string
  readonly name: string
  /** Absent where the address is not of the web; the name is no link then. */
  readonly url: string | undefined
  readonly links: readonly MenuLink[]
  /** This page, or a place that this page is below. */
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

/** Call-to-action links that fit beside the menu button of a phone. */
const MAX_CTA = 3
/** Levels that are drawn, however many there are. */
const MAX_MENU_LEVELS = 5
/** Links of one menu that are drawn. */
export const MAX_MENU_LINKS = 2000

const HEX = /^#[0-9a-f]{3,8}$/
const CLASS = /^[\w:/-]{1,64}$/
const MAX_CLASSES = 10

interface LinkBudget {
  links: number
}

/** The links to draw. `here` is the path of the page, which distinguishes it from a place above it. */
export function menuOf(
  links: readonly NavigationLink[],
  levels: number = MAX_MENU_LEVELS,
  here: string = globalThis.location?.pathname ?? '',
): readonly MenuLink[] {
  return drawn(links, Math.min(levels, MAX_MENU_LEVELS), here, { links: MAX_MENU_LINKS })
}

/** At most three, from any level; those for wide screens alone are none of them. */
export function callsToAction(menu: readonly MenuLink[]): readonly MenuLink[] {
  const found = menu.flatMap((it): readonly MenuLink[] => {
    if (it.device === 'desktop') return []
    return it.isCta && it.url ? [it, ...callsToAction(it.links)] : callsToAction(it.links)
  })
  return found.slice(0, MAX_CTA)
}

/** Colours of the strict form alone; capitals are taken for what they mean. */
export function hexColour(value: string | null | undefined): string | undefined {
  const colour = value?.trim().toLowerCase() ?? ''
  return HEX.test(colour) ? colour : undefined
}

/** What of a text can be class names. */
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

/** Whoever asks for both has asked for neither. */
function deviceOf({ mobileOnly, desktopOnly }: NavigationLink): MenuLink['device'] {
  if (mobileOnly) return desktopOnly ? 'any' : 'phone'
  return desktopOnly ? 'desktop' : 'any'
}
