import type { ArticleDrawings, ArticlePicture } from '../../server/catalogue/article-drawings.ts'
import { drawings } from './drawings.ts'
import { mix, type Paint, paintOf, STEEL, STEEL_DARK, STEEL_LIGHT } from './paint.ts'
import type { Layers } from './shapes.ts'
import { detailOf, sideOf, viewsOf } from './views.ts'
import { escapeXml, hashOf } from './xml.ts'

/** The drawings of the demo catalogue. */
export const demoDrawings: ArticleDrawings = { draw: drawArticle, viewsOf }

/**
 * Draws an article as a self-contained SVG of 400 × 400 units (UX 18).
 * It holds three layers of detail and shows as many as its shown width has room for.
 */
export function drawArticle(picture: ArticlePicture): string {
  const { kind, hex, accentHex = '', number = '', label = '', theme, view } = picture
  const figures = escapeXml(number.slice(0, 4))
  const id = `d${hashOf([kind, hex, accentHex, number, theme ?? '', view ?? ''].join('|'))}`
  const paint = paintOf(id, hex, accentHex, figures)
  const draw = (view && sideOf(kind, view)) ?? drawings[kind]
  const layers = draw(paint)
  const title = label && `<title>${escapeXml(label)}</title>`
  const body =
    style(picture) + definitions(paint, layers) + tile(layers, theme) + article(paint, layers)
  return `<svg xmlns="http://www.w3.org/2000/svg" ${frame(picture)} role="img">${title}${body}</svg>`
}

function frame({ kind, view, place }: ArticlePicture): string {
  const [x, y, side] = (view === 'detail' && detailOf(kind)) || [0, 0, 400]
  const size = place === 'window' ? '100%' : '400'
  return `viewBox="${x} ${y} ${side} ${side}" width="${size}" height="${size}"`
}

const FINE_WEAVE = '.cs-coarse{display:none}.cs-fine{display:inline}'
const LAYERS =
  '@media(max-width:119.9px){.cs-m{display:none}}' +
  '@media(max-width:319.9px){.cs-l{display:none}}' +
  `@media(min-width:560px){${FINE_WEAVE}}`
/** Seen from close by, everything is large sooner. */
const CLOSE_LAYERS = `@media(max-width:119.9px){.cs-l{display:none}}${FINE_WEAVE}`

/** Without style sheets every layer shows on the light tile, which is the drawing at its largest. */
function style({ theme, view }: ArticlePicture): string {
  const layers = view === 'detail' ? CLOSE_LAYERS : LAYERS
  const dark = '.cs-wall{fill:#c4c7cc}.cs-floor{fill:#aeb2b9}'
  const tiles = theme ? '' : `@media(prefers-color-scheme:dark){${dark}}`
  return `<style>${layers}${tiles}</style>`
}

function definitions(paint: Paint, layers: Layers): string {
  const { id, base, light, shade, deep } = paint
  const stops = (...colours: readonly (readonly [number, string])[]) =>
    colours.map(([at, colour]) => `<stop offset="${at}" stop-color="${colour}"/>`).join('')
  const lit = stops([0, light], [0.45, base], [1, shade])
  const round = stops([0, shade], [0.28, light], [0.55, base], [1, deep])
  const steel = stops([0, STEEL_LIGHT], [0.4, STEEL], [1, STEEL_DARK])
  const shadow =
    '<stop offset="0" stop-color="#0b1020" stop-opacity=".5"/><stop offset="1" stop-color="#0b1020" stop-opacity="0"/>'
  const parts = [
    `<linearGradient id="${id}-lit" x1=".1" y1="0" x2=".8" y2="1">${lit}</linearGradient>`,
    `<linearGradient id="${id}-round">${round}</linearGradient>`,
    `<linearGradient id="${id}-steel" x2=".3" y2="1">${steel}</linearGradient>`,
    `<radialGradient id="${id}-ground">${shadow}</radialGradient>`,
    layers.stance === 'lies' ? dropShadow(id) : '',
    layers.small.includes(`#${id}-coarse`) ? weave(paint) : '',
    layers.small.includes(`#${id}-soft`) ? softness(id) : '',
    layers.defs ?? '',
  ]
  return `<defs>${parts.join('')}</defs>`
}

function dropShadow(id: string): string {
  const blur = 'dx="5" dy="8" stdDeviation="6" flood-color="#0b1020" flood-opacity=".32"'
  return `<filter id="${id}-drop" color-interpolation-filters="sRGB" x="-10%" y="-10%" width="125%" height="130%"><feDropShadow ${blur}/></filter>`
}

function softness(id: string): string {
  return `<filter id="${id}-soft" color-interpolation-filters="sRGB" x="-20%" y="-20%" width="140%" height="140%"><feGaussianBlur stdDeviation="5"/></filter>`
}

function weave({ id, base, deep }: Paint): string {
  const dark = mix(base, deep, 0.45)
  const tile = (name: string, size: number) => {
    const half = size / 2
    const threads = `M0 ${half}h${half}M${half} 0v${half}M${half} ${size}h${half}`
    const area = `width="${size}" height="${size}" patternUnits="userSpaceOnUse"`
    return `<pattern id="${id}-${name}" ${area}><path d="${threads}" stroke="${dark}" stroke-width="${size / 7}" fill="none"/></pattern>`
  }
  return tile('coarse', 6) + tile('fine', 3)
}

/** Wall and floor go on beyond the tile, so that a wider frame around it is filled too. */
function tile({ stance, shadow }: Layers, theme: ArticlePicture['theme']): string {
  const [wall, floor] = theme === 'dark' ? ['#c4c7cc', '#aeb2b9'] : ['#f6f5f2', '#e4e1da']
  const back = `<rect class="cs-wall" x="-800" y="-400" width="2000" height="1200" fill="${wall}"/>`
  const ground = `<rect class="cs-floor" x="-800" y="300" width="2000" height="500" fill="${floor}"/>`
  return stance === 'stands' && shadow ? back + ground : back
}

function article({ id }: Paint, { stance, shadow, small, medium, large }: Layers): string {
  const ground = shadow
    ? `<ellipse cx="${shadow[0]}" cy="308" rx="${shadow[1]}" ry="20" fill="url(#${id}-ground)"/>`
    : ''
  const drop = stance === 'lies' ? ` filter="url(#${id}-drop)"` : ''
  const layers = `<g class="cs-s">${small}</g><g class="cs-m">${medium}</g><g class="cs-l">${large}</g>`
  return `${ground}<g${drop}>${layers}</g>`
}
