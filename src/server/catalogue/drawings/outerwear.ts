import type { Paint } from './paint.ts'
import { clip, clipTo, disc, fill, group, type Layers, line, lit, stitch } from './shapes.ts'

const JACKET =
  'M146 82L100 100C74 150 56 220 50 296L92 308L116 214L114 326Q200 338 286 326L284 214L308 308L350 296C344 220 326 150 300 100L254 82Z'
const HOODIE =
  'M138 96L98 110C74 158 58 226 54 300L94 308L116 220L114 322Q200 334 286 322L284 220L306 308L346 300C342 226 326 158 302 110L262 96Z'

export function drawJacket(paint: Paint): Layers {
  return {
    stance: 'lies',
    cloth: JACKET,
    defs: clip(paint, 'body', `<path d="${JACKET}"/>`),
    small:
      fill(JACKET, lit(paint), paint.edge) +
      group(
        sleeveShade(paint) +
          fill('M96 150Q200 172 304 150L310 92L90 92Z', paint.shade, 'opacity=".55"') +
          fill('M96 150Q200 172 304 150L306 164Q200 186 94 164Z', paint.accent),
        clipTo(paint, 'body'),
      ) +
      fill('M142 86L150 48Q200 60 250 48L258 86Q200 108 142 86Z', paint.shade, paint.edge) +
      fill('M156 58Q200 68 244 58L238 82Q200 94 162 82Z', paint.deep) +
      line('M200 66L200 330', paint.accent, 8),
    medium:
      line('M200 66L200 330', paint.accentShade, 2) +
      line('M150 214L134 262M250 214L266 262', paint.deep, 5) +
      line('M48 282L94 296M352 282L306 296', paint.deep, 3, 'opacity=".6"') +
      line(
        'M116 214C114 190 112 170 106 150M284 214C286 190 288 170 294 150',
        paint.deep,
        2.4,
        'opacity=".6"',
      ) +
      fill('M195 84h10v20l-5 6l-5-6Z', paint.trim),
    large:
      stitch('M190 96L190 326M210 96L210 326', paint.gleam) +
      stitch('M118 314Q200 326 282 314', paint.gleam) +
      stitch('M100 140Q200 162 300 140', paint.gleam) +
      disc([134, 264, 3], paint.gleam) +
      disc([266, 264, 3], paint.gleam),
  }
}

function sleeveShade({ shade, deep, light }: Paint): string {
  return (
    fill('M284 214C272 250 280 300 268 340L300 336L290 210Z', shade) +
    fill('M308 110C322 170 330 240 326 310L356 300L330 110Z', shade, 'opacity=".8"') +
    fill('M116 214C128 244 122 290 132 330L108 330Z', deep, 'opacity=".3"') +
    fill('M104 108C84 160 70 220 66 290C74 220 94 160 118 108Z', light, 'opacity=".55"') +
    fill('M226 196C238 240 232 290 244 330L214 332C222 290 220 240 226 196Z', shade, 'opacity=".5"')
  )
}

export function drawHoodie(paint: Paint): Layers {
  const pocket = 'M148 236L252 236L274 306L126 306Z'
  return {
    stance: 'lies',
    cloth: HOODIE,
    defs: clip(paint, 'body', `<path d="${HOODIE}"/>`),
    small:
      fill(HOODIE, lit(paint), paint.edge) +
      group(
        sleeveShade(paint) +
          fill('M108 310Q200 324 292 310L292 340L108 340Z', paint.shade) +
          fill('M44 286L98 296L98 312L44 306ZM356 286L302 296L302 312L356 306Z', paint.shade),
        clipTo(paint, 'body'),
      ) +
      fill(
        'M132 106C124 70 156 44 200 44C244 44 276 70 268 106C254 134 222 142 200 142C178 142 146 134 132 106Z',
        lit(paint),
        paint.edge,
      ) +
      fill(
        'M158 100C154 78 172 64 200 64C228 64 246 78 242 100C236 118 218 124 200 124C182 124 164 118 158 100Z',
        paint.deep,
      ) +
      fill(pocket, paint.accent),
    medium:
      line('M186 122C182 146 184 164 180 186M214 122C218 146 216 160 220 178', paint.trim, 5.5) +
      line('M148 236L126 306M252 236L274 306', paint.accentShade, 4) +
      line('M200 142L200 152', paint.deep, 2.4) +
      fill('M158 100C162 118 182 124 200 124C182 128 156 122 150 100Z', paint.shade) +
      line(
        'M116 220C114 190 112 160 104 124M284 220C286 190 288 160 296 124',
        paint.deep,
        2.4,
        'opacity=".5"',
      ),
    large:
      stitch('M142 246L256 246M132 298L268 298', paint.gleam) +
      stitch('M118 302Q200 316 282 302', paint.gleam) +
      disc([186, 120, 3.6], paint.trim) +
      disc([214, 120, 3.6], paint.trim) +
      line(
        'M120 318L120 326M134 320L134 328M148 322L148 330M162 323L162 331M176 324L176 332M190 324L190 332M204 324L204 332M218 324L218 332M232 323L232 331M246 322L246 330M260 320L260 328M274 318L274 326',
        paint.deep,
        1.8,
        'opacity=".5"',
      ),
  }
}
