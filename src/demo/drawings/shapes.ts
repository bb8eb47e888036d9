import type { Paint } from './paint.ts'

/** What one kind draws: layers from the coarsest to the finest (UX 18). */
export interface Layers {
  /** Hard goods stand on a floor with a contact shadow; garments lie on the wall. */
  readonly stance: 'stands' | 'lies'
  /** Centre and half width of the contact shadow. */
  readonly shadow?: readonly [x: number, halfWidth: number]
  readonly defs?: string
  /** Always shown: silhouette, one shade, one accent. */
  readonly small: string
  /** From 120 px: laces, pockets, numbers. */
  readonly medium: string
  /** From 320 px: stitches, eyelets, gleam. */
  readonly large: string
}

export function fill(d: string, colour: string, more = ''): string {
  return `<path d="${d}" fill="${colour}"${more && ` ${more}`}/>`
}

export function line(d: string, colour: string, width: number, more = ''): string {
  const stroke = `stroke="${colour}" stroke-width="${width}" stroke-linecap="round"`
  return `<path d="${d}" fill="none" ${stroke} stroke-linejoin="round"${more && ` ${more}`}/>`
}

/** A stroke cut straight at its ends, for bands that lie across something. */
export function cutLine(d: string, colour: string, width: number): string {
  return `<path d="${d}" fill="none" stroke="${colour}" stroke-width="${width}"/>`
}

/** A piece of cloth in the article's colour, woven from 320 px on and more finely from 560 px. */
export function cloth(paint: Paint, d: string): string {
  const coarse = `<path class="cs-coarse" d="${d}" fill="url(#${paint.id}-coarse)"/>`
  const fine = `<path class="cs-fine" display="none" d="${d}" fill="url(#${paint.id}-fine)"/>`
  return `${fill(d, lit(paint), paint.edge)}<g class="cs-l" opacity=".6">${coarse}${fine}</g>`
}

/** Shade on whatever lies below, accents too. */
export function shadow(d: string, strength = 0.26): string {
  return fill(d, '#0b1020', `opacity="${strength}"`)
}

export function shine(d: string, strength = 0.18): string {
  return fill(d, '#ffffff', `opacity="${strength}"`)
}

/** Shade and light with soft edges, as cloth folds. */
export function soft(paint: Paint, content: string): string {
  return `<g filter="url(#${paint.id}-soft)">${content}</g>`
}

/** A sewn line, 1.6 wide. */
export function stitch(d: string, colour: string): string {
  return line(d, colour, 1.6, 'stroke-dasharray="5 4"')
}

type Circle = readonly [x: number, y: number, radius: number]

export function disc([x, y, r]: Circle, colour: string, more = ''): string {
  return `<circle cx="${x}" cy="${y}" r="${r}" fill="${colour}"${more && ` ${more}`}/>`
}

export function ring([x, y, r]: Circle, colour: string, width: number): string {
  return `<circle cx="${x}" cy="${y}" r="${r}" fill="none" stroke="${colour}" stroke-width="${width}"/>`
}

type Box = readonly [x: number, y: number, width: number, height: number, radius?: number]

export function box([x, y, width, height, radius = 0]: Box, colour: string, more = ''): string {
  const size = `x="${x}" y="${y}" width="${width}" height="${height}" rx="${radius}"`
  return `<rect ${size} fill="${colour}"${more && ` ${more}`}/>`
}

type Place = readonly [x: number, y: number, size: number]

/** Centred figures, as on a shirt or a weight. */
export function figures(value: string, [x, y, size]: Place, colour: string, more = ''): string {
  if (value === '') return ''
  const font = `font-family="system-ui,sans-serif" font-weight="800" font-size="${size}"`
  return `<text x="${x}" y="${y}" text-anchor="middle" ${font} fill="${colour}"${more && ` ${more}`}>${value}</text>`
}

/** The article's colour lit from the top left. */
export function lit(paint: Paint): string {
  return `url(#${paint.id}-lit)`
}

/** Light from the left over something upright and round, such as a bottle or a post. */
export function round(paint: Paint): string {
  return `url(#${paint.id}-round)`
}

export function steel(paint: Paint): string {
  return `url(#${paint.id}-steel)`
}

export function clipTo(paint: Paint, name: string): string {
  return `clip-path="url(#${paint.id}-${name})"`
}

export function clip(paint: Paint, name: string, shape: string): string {
  return `<clipPath id="${paint.id}-${name}">${shape}</clipPath>`
}

export function group(content: string, more = ''): string {
  return `<g${more && ` ${more}`}>${content}</g>`
}
