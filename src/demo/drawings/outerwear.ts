import type { Paint } from './paint.ts'
import {
  clip,
  clipTo,
  cloth,
  disc,
  fill,
  group,
  type Layers,
  line,
  shadow,
  shine,
  soft,
  stitch,
} from './shapes.ts'

export const JACKET =
  'M146 82L100 100C74 150 56 220 50 296L92 308L116 214L114 326Q200 338 286 326L284 214L308 308L350 296C344 220 326 150 300 100L254 82Z'
const HOODIE =
  'M138 96L98 110C74 158 58 226 54 300L94 308L116 220L114 322Q200 334 286 322L284 220L306 308L346 300C342 226 326 158 302 110L262 96Z'
const HOOD =
  'M132 106C124 70 156 44 200 44C244 44 276 70 268 106C254 134 222 142 200 142C178 142 146 134 132 106Z'
export const ARMHOLES = 'M116 216C116 190 114 158 104 126M284 216C284 190 286 158 296 126'

export function drawJacket(paint: Paint): Layers {
  return {
    stance: 'lies',
    defs: clip(paint, 'body', `<path d="${JACKET}"/>`),
    small:
      cloth(paint, JACKET) +
      group(jacketCloth(paint), clipTo(paint, 'body')) +
      fill('M142 86L150 48Q200 60 250 48L258 86Q200 108 142 86Z', paint.shade, paint.edge) +
      fill('M156 58Q200 68 244 58L238 82Q200 94 162 82Z', paint.deep) +
      line('M200 66L200 330', paint.accent, 8),
    medium:
      line('M200 66L200 330', paint.accentShade, 2) +
      line('M150 214L134 262M250 214L266 262', paint.deep, 5) +
      line('M54 284L93 296M346 284L307 296', paint.deep, 3, 'opacity=".6"') +
      line(ARMHOLES, paint.deep, 2.4, 'opacity=".55"') +
      fill('M195 84h10v20l-5 6l-5-6Z', paint.trim),
    large:
      stitch('M190 96L190 326M210 96L210 326', paint.gleam) +
      stitch('M118 314Q200 326 282 314', paint.gleam) +
      stitch('M104 141Q200 163 296 141', paint.gleam) +
      disc([134, 264, 3], paint.gleam) +
      disc([266, 264, 3], paint.gleam),
  }
}

/** Yoke, band and folds, which go round the jacket. */
export function jacketCloth(paint: Paint): string {
  return jacketYoke(paint) + folds(paint)
}

function jacketYoke({ accent }: Paint): string {
  return (
    shadow(
      'M100 100L146 82L254 82L300 100C296 118 293 134 292 151Q200 172 108 151C107 134 104 118 100 100Z',
      0.18,
    ) + fill('M107 151Q200 172 293 151L292 166Q200 187 108 166Z', accent)
  )
}

/** Sleeves hang beside the body; light comes from the left. */
function folds(paint: Paint): string {
  return soft(
    paint,
    shadow('M284 200C270 250 280 300 264 344L306 340L292 206Z', 0.34) +
      shadow('M306 110C322 170 330 240 322 316L362 304L336 110Z', 0.3) +
      shadow('M116 200C132 244 124 290 136 336L104 334Z', 0.34) +
      shadow('M92 310L114 214L104 200C96 240 84 280 74 304Z', 0.22) +
      shadow('M204 190C226 240 220 290 238 340L206 336Z', 0.22) +
      shine('M100 112C80 160 68 220 66 292C56 220 80 150 92 116Z', 0.3) +
      shine('M140 112C138 160 156 220 150 300C136 230 128 160 128 116Z', 0.18),
  )
}

export function drawHoodie(paint: Paint): Layers {
  const pocket = 'M148 236L252 236L274 306L126 306Z'
  return {
    stance: 'lies',
    defs: hoodieClip(paint) + clip(paint, 'hood', `<path d="${HOOD}"/>`),
    small:
      hoodieCloth(paint) +
      cloth(paint, HOOD) +
      group(
        soft(
          paint,
          shadow('M226 40C260 60 262 110 228 146L290 146L290 40Z', 0.3) +
            shadow('M130 112C150 136 180 144 200 144L200 150L120 150Z', 0.3),
        ),
        clipTo(paint, 'hood'),
      ) +
      fill(
        'M158 98C154 76 172 64 200 64C228 64 246 76 242 98C236 116 218 122 200 122C182 122 164 116 158 98Z',
        paint.deep,
      ) +
      fill(pocket, paint.accent),
    medium:
      line('M186 122C182 146 184 164 180 186M214 122C218 146 216 160 220 178', paint.trim, 5.5) +
      line('M148 236L126 306M252 236L274 306', paint.accentShade, 4) +
      line('M164 84C172 70 228 70 236 84', paint.shade, 5) +
      line(ARMHOLES, paint.deep, 2.4, 'opacity=".5"'),
    large:
      stitch('M142 246L258 246M132 298L268 298', paint.accentShade) +
      stitch('M118 302Q200 316 282 302', paint.gleam) +
      disc([186, 122, 3.6], paint.trim) +
      disc([214, 122, 3.6], paint.trim) +
      hoodieRibs(paint),
  }
}

export function hoodieClip(paint: Paint): string {
  return clip(paint, 'body', `<path d="${HOODIE}"/>`)
}

/** Body and sleeves, which look the same from behind. */
export function hoodieCloth(paint: Paint): string {
  const ends =
    shadow('M108 308Q200 322 292 308L292 340L108 340Z', 0.3) +
    shadow('M44 284L98 294L98 312L44 306ZM356 284L302 294L302 312L356 306Z', 0.3)
  return cloth(paint, HOODIE) + group(folds(paint) + ends, clipTo(paint, 'body'))
}

export function hoodieRibs(paint: Paint): string {
  const ribs = Array.from({ length: 12 }, (_, step) => `M${122 + step * 14} 317v8`).join('')
  return group(line(ribs, paint.deep, 1.8, 'opacity=".5"'), clipTo(paint, 'body'))
}
