import { ARMHOLES, hoodieClip, hoodieCloth, hoodieRibs, JACKET, jacketCloth } from './outerwear.ts'
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
  soft,
  stitch,
} from './shapes.ts'
import { shirtCloth } from './tops.ts'

const SHIRT =
  'M142 76L98 96L40 176L90 212L114 184L114 324Q200 338 286 324L286 184L310 212L360 176L302 96L258 76C232 65 168 65 142 76Z'
const HANGING_HOOD =
  'M134 104C124 74 152 54 200 54C248 54 276 74 266 104C262 148 236 190 200 200C164 190 138 148 134 104Z'

export function drawShirtBack(paint: Paint): Layers {
  return {
    stance: 'lies',
    defs: clip(paint, 'body', `<path d="${SHIRT}"/>`),
    small:
      cloth(paint, SHIRT) +
      group(
        shirtCloth(paint) + line('M140 78C168 66 232 66 260 78', paint.deep, 12),
        clipTo(paint, 'body'),
      ),
    medium:
      line('M100 104Q200 134 300 104', paint.deep, 2.4, 'opacity=".6"') +
      line('M114 186L114 240M286 186L286 246', paint.deep, 2, 'opacity=".4"') +
      line('M192 74Q200 90 208 74', paint.trim, 3) +
      figures(paint.number, [200, 278, 116], paint.trim),
    large:
      stitch('M101 109Q200 139 299 109', paint.gleam) +
      stitch('M118 314Q200 328 282 314', paint.gleam) +
      stitch('M54 178L96 208M346 178L304 208', paint.gleam),
  }
}

export function drawJacketBack(paint: Paint): Layers {
  return {
    stance: 'lies',
    defs: clip(paint, 'body', `<path d="${JACKET}"/>`),
    small:
      cloth(paint, JACKET) +
      group(jacketCloth(paint), clipTo(paint, 'body')) +
      fill('M142 88L150 46Q200 38 250 46L258 88Q200 76 142 88Z', paint.shade, paint.edge),
    medium:
      line('M200 184L200 330', paint.deep, 2.4, 'opacity=".5"') +
      line('M54 284L93 296M346 284L307 296', paint.deep, 3, 'opacity=".6"') +
      line(ARMHOLES, paint.deep, 2.4, 'opacity=".55"') +
      line('M190 80Q200 96 210 80', paint.trim, 3) +
      line('M120 306Q200 320 280 306', paint.deep, 3, 'opacity=".5"'),
    large:
      stitch('M194 186L194 324M206 186L206 324', paint.gleam) +
      stitch('M118 314Q200 326 282 314', paint.gleam) +
      stitch('M104 141Q200 163 296 141', paint.gleam) +
      stitch('M148 80Q200 69 252 80', paint.gleam),
  }
}

export function drawHoodieBack(paint: Paint): Layers {
  return {
    stance: 'lies',
    defs: hoodieClip(paint) + clip(paint, 'hood', `<path d="${HANGING_HOOD}"/>`),
    small:
      hoodieCloth(paint) +
      soft(paint, shadow('M136 128C150 178 176 206 200 212C224 206 250 178 264 128Z', 0.3)) +
      cloth(paint, HANGING_HOOD) +
      group(
        soft(paint, shadow('M226 46C256 70 252 140 208 206L290 206L290 46Z', 0.3)),
        clipTo(paint, 'hood'),
      ),
    medium:
      line('M200 54L200 200', paint.deep, 2.4, 'opacity=".6"') +
      line('M146 80C170 62 230 62 254 80', paint.shade, 5) +
      line(ARMHOLES, paint.deep, 2.4, 'opacity=".5"'),
    large:
      stitch('M194 62L194 192M206 62L206 192', paint.gleam) +
      stitch('M118 302Q200 316 282 302', paint.gleam) +
      hoodieRibs(paint),
  }
}
