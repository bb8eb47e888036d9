/** From this width on the menu is a bar; the style sheet says the same. */
export const WIDE = '(width >= 68rem)'

export function isWide(): boolean {
  return matchMedia(WIDE).matches
}
