import type { Paint } from './paint.ts'
import {
  clip,
  clipTo,
  cloth,
  figures,
  fill,
  group,
  type Layers,
  line,
  shadow,
  shine,
  soft,
  stitch,
} from './shapes.ts'

/** A shirt that lies flat, sleeves out (UX 18). */
export const SHIRT =
  'M142 76L98 96L40 176L90 212L114 184L114 324Q200 338 286 324L286 184L310 212L360 176L302 96L258 76C242 102 158 102 142 76Z'
const TANK =
  'M146 70L124 76C130 122 124 152 104 176L110 326Q200 340 290 326L296 176C276 152 270 122 276 76L254 70C250 132 150 132 146 70Z'

export function drawShirt(paint: Paint): Layers {
  return {
    stance: 'lies',
    defs: clip(paint, 'body', `<path d="${SHIRT}"/>`),
    small: flatShirt(paint, cloth(paint, SHIRT)),
    medium:
      line(
        'M98 96C110 118 114 150 114 186M302 96C290 118 286 150 286 186',
        paint.deep,
        2.4,
        'opacity=".55"',
      ) +
      line('M114 188L114 240M286 188L286 246', paint.deep, 2, 'opacity=".4"') +
      fill('M190 76h20v13h-20Z', paint.trim) +
      figures(paint.number, [200, 268, 92], paint.trim),
    large:
      stitch('M118 314Q200 328 282 314', paint.gleam) +
      stitch('M54 178L96 208M346 178L304 208', paint.gleam) +
      stitch('M140 88C160 112 240 112 260 88', paint.gleam),
  }
}

/** A shirt in whatever cloth it is given; needs the clip `body`. */
export function flatShirt(paint: Paint, body: string): string {
  return neck(paint) + body + group(shirtParts(paint), clipTo(paint, 'body'))
}

/** The back of the neck, seen through the opening. */
function neck({ deep, shade }: Paint): string {
  return (
    fill('M142 76C168 64 232 64 258 76C242 106 158 106 142 76Z', deep) +
    line('M144 77C168 66 232 66 256 77', shade, 5)
  )
}

/** What lies on the front whatever its size: all that is on both sides, and the collar. */
function shirtParts(paint: Paint): string {
  return shirtCloth(paint) + line('M142 76C158 102 242 102 258 76', paint.deep, 10)
}

/** Band, cuffs, and the shade of the folds: what goes round the shirt. */
export function shirtCloth(paint: Paint): string {
  const { accent } = paint
  return (
    fill(
      'M109 138Q200 150 291 138C289 148 287 158 287 170Q200 182 113 170C113 158 111 148 109 138Z',
      accent,
    ) +
    fill('M34 170L88 218L99 207L45 161ZM366 170L312 218L301 207L355 161Z', accent) +
    soft(
      paint,
      shadow('M276 120C262 200 276 270 256 344L310 340L310 196Z', 0.3) +
        shadow('M306 104C316 140 312 176 300 216L372 180Z', 0.26) +
        shadow('M112 190C130 220 124 262 136 310C118 290 106 250 106 190Z', 0.34) +
        shadow('M200 318C232 306 262 274 274 240C276 278 258 314 226 336Z', 0.2) +
        shadow('M90 214L112 172L120 200L112 226Z', 0.3) +
        shine('M118 104C128 150 152 196 148 262C136 206 116 160 108 112Z', 0.22) +
        shine('M64 162C76 148 88 128 98 108L104 122C96 142 84 160 74 172Z', 0.2) +
        shine('M180 196C196 220 204 256 196 300C186 262 176 226 172 200Z', 0.12),
    )
  )
}

export function drawTank(paint: Paint): Layers {
  const rims =
    'M124 76C130 122 124 152 104 176M276 76C270 122 276 152 296 176M146 70C150 132 250 132 254 70'
  return {
    stance: 'lies',
    defs: clip(paint, 'body', `<path d="${TANK}"/>`),
    small:
      fill('M146 72C160 92 240 92 254 72C250 132 150 132 146 72Z', paint.deep) +
      cloth(paint, TANK) +
      group(tankParts(paint), clipTo(paint, 'body')) +
      line(rims, paint.deep, 9),
    medium:
      line('M150 80C166 100 234 100 250 80', paint.shade, 4) +
      fill('M191 96h18v12h-18Z', paint.trim) +
      figures(paint.number, [200, 222, 72], paint.trim),
    large:
      stitch('M114 314Q200 328 286 314', paint.gleam) +
      stitch('M139 78C142 142 258 142 261 78', paint.gleam) +
      stitch('M133 92C136 128 130 158 114 178M267 92C264 128 270 158 286 178', paint.gleam),
  }
}

function tankParts(paint: Paint): string {
  return (
    fill('M98 238L98 278L302 330L302 290Z', paint.accent) +
    soft(
      paint,
      shadow('M306 70C258 150 282 260 252 348L320 344Z', 0.34) +
        shadow('M106 180C130 210 122 250 136 300C114 280 100 230 106 180Z', 0.3) +
        shadow('M196 330C232 314 262 284 276 250C280 290 258 324 226 344Z', 0.2) +
        shine('M134 110C146 160 168 206 160 280C146 222 132 170 124 130Z', 0.22) +
        shine('M188 160C204 200 212 250 200 312C192 250 186 204 182 160Z', 0.12),
    )
  )
}
