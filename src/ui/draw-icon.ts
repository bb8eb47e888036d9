import { ICON_PATHS } from '../model/icon-paths.ts'

const SVG = 'http://www.w3.org/2000/svg'

/** The picture that `Icon` shows, for what is drawn without React. */
export function drawIcon(name: keyof typeof ICON_PATHS): SVGElement {
  const svg = document.createElementNS(SVG, 'svg')
  const attributes = {
    class: `cs-icon cs-icon--${name}`,
    viewBox: '0 0 24 24',
    width: '24',
    height: '24',
    'aria-hidden': 'true',
    focusable: 'false',
  }
  for (const [key, value] of Object.entries(attributes)) svg.setAttribute(key, value)
  const path = document.createElementNS(SVG, 'path')
  path.setAttribute('d', ICON_PATHS[name])
  svg.append(path)
  return svg
}
