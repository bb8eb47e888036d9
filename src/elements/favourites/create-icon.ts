import { ICON_PATHS } from '../../model/icon-paths.ts'
import type { IconName } from '../../ui/icon.tsx'

const SVG = 'http://www.w3.org/2000/svg'

/** An icon of the set, for elements that draw without React. */
export function createIcon(name: IconName): Element {
  const icon = document.createElementNS(SVG, 'svg')
  const attributes = { class: `cs-icon cs-icon--${name}`, viewBox: '0 0 24 24', width: '24' }
  for (const [key, value] of Object.entries({
    ...attributes,
    height: '24',
    'aria-hidden': 'true',
    focusable: 'false',
  })) {
    icon.setAttribute(key, value)
  }
  const path = document.createElementNS(SVG, 'path')
  path.setAttribute('d', ICON_PATHS[name])
  icon.append(path)
  return icon
}
