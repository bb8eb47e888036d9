import type { MenuLink } from '../../model/navigation.ts'

/** The class of a link's place in a list: on which screens it is shown. */
export function menuClass({ device }: MenuLink, ...more: (string | false)[]): string | undefined {
  const shownOn = device !== 'any' && `cs-menu-${device}`
  return [...more, shownOn].filter(Boolean).join(' ') || undefined
}
