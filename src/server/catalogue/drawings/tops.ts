import type { Paint } from './paint.ts'
import { clip, clipTo, figures, fill, group, type Layers, line, lit, stitch } from './shapes.ts'

/** A shirt that lies flat, sleeves out (UX 18). */
export const SHIRT =
  'M142 76L98 96L40 176L90 212L114 184L114 324Q200 338 286 324L286 184L310 212L360 176L302 96L258 76C242 102 158 102 142 76Z'
const TANK =
  'M146 70L124 76C130 122 124 152 104 176L110 326Q200 340 290 326L296 176C276 152 270 122 276 76L254 70C250 132 150 132 146 70Z'

export function drawShirt(paint: Paint): Layers {
  return {
    stance: 'lies',
    cloth: SHIRT,
    defs: clip(paint, 'body', `<path d="${SHIRT}"/>`),
    small:
      fill(SHIRT, lit(paint), paint.edge) +
      group(shirtParts(paint), clipTo(paint, 'body')) +
      line('M142 76C158 102 242 102 258 76', paint.deep, 9),
    medium:
      line('M151 74C168 92 232 92 249 74', paint.shade, 4) +
      line('M114 184L114 232M286 184L286 240', paint.deep, 2.4, 'opacity=".5"') +
      line(
        'M98 96C110 118 114 150 114 184M302 96C290 118 286 150 286 184',
        paint.deep,
        2,
        'opacity=".45"',
      ) +
      figures(paint.number, [200, 268, 92], paint.trim),
    large:
      stitch('M118 314Q200 328 282 314', paint.gleam) +
      stitch('M52 176L94 206M348 176L306 206', paint.gleam) +
      stitch('M144 92C166 110 234 110 256 92', paint.gleam),
  }
}

/** What lies on the shirt whatever its size: band, cuffs and the shade from the folds. */
export function shirtParts({ accent, deep, shade, light }: Paint): string {
  return (
    fill('M108 140Q200 152 292 140L292 170Q200 182 108 170Z', accent) +
    fill('M34 170L88 218L98 208L44 162ZM366 170L312 218L302 208L356 162Z', accent) +
    fill('M286 120C268 190 276 270 262 340L300 336L300 120Z', shade, 'opacity=".8"') +
    fill('M312 104C318 140 312 176 306 210L368 178Z', shade, 'opacity=".7"') +
    fill('M114 190C128 220 122 262 132 300C118 280 112 240 114 190Z', deep, 'opacity=".35"') +
    fill('M222 300C246 290 268 262 276 232C278 270 262 306 236 330Z', deep, 'opacity=".25"') +
    fill('M128 104C120 150 128 210 124 250C116 200 112 150 104 112Z', light, 'opacity=".6"')
  )
}

export function drawTank(paint: Paint): Layers {
  const rims =
    'M124 76C130 122 124 152 104 176M276 76C270 122 276 152 296 176M146 70C150 132 250 132 254 70'
  return {
    stance: 'lies',
    cloth: TANK,
    defs: clip(paint, 'body', `<path d="${TANK}"/>`),
    small:
      fill('M146 72C160 96 240 96 254 72C250 132 150 132 146 72Z', paint.deep) +
      fill(TANK, lit(paint), paint.edge) +
      group(
        fill('M300 60C262 150 282 260 254 344L310 344Z', paint.shade, 'opacity=".8"') +
          fill('M96 236L150 344L96 344Z', paint.accent) +
          fill(
            'M112 190C126 216 122 240 132 272C116 256 110 224 112 190Z',
            paint.deep,
            'opacity=".3"',
          ),
        clipTo(paint, 'body'),
      ) +
      line(rims, paint.deep, 9),
    medium:
      line('M150 82C166 104 234 104 250 82', paint.shade, 4) +
      line('M116 314Q200 328 284 314', paint.deep, 2, 'opacity=".5"') +
      line('M132 128C126 156 118 168 108 178', paint.gleam, 2, 'opacity=".5"') +
      figures(paint.number, [200, 258, 84], paint.trim),
    large:
      stitch('M114 306Q200 320 286 306', paint.gleam) +
      stitch('M140 80C144 140 256 140 260 80', paint.gleam) +
      stitch('M134 92C136 128 130 158 114 178M266 92C264 128 270 158 286 178', paint.gleam),
  }
}
