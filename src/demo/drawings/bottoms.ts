import type { Paint } from './paint.ts'
import {
  clip,
  clipTo,
  cloth,
  fill,
  group,
  type Layers,
  line,
  shadow,
  shine,
  soft,
  stitch,
} from './shapes.ts'

const SHORTS = 'M104 110L296 110L336 296L222 306L200 214L178 306L64 296Z'
const TIGHTS =
  'M136 56L264 56C276 112 276 168 266 222C260 262 256 304 254 346L216 348C216 286 210 214 200 152C190 214 184 286 184 348L146 346C144 304 140 262 134 222C124 168 124 112 136 56Z'
const TROUSERS =
  'M126 54L274 54C284 130 292 240 296 342L222 348C220 280 212 208 200 148C188 208 180 280 178 348L104 342C108 240 116 130 126 54Z'

export function drawShorts(paint: Paint): Layers {
  const ribs = Array.from({ length: 13 }, (_, step) => `M${116 + step * 14} 112v22`).join('')
  return {
    stance: 'lies',
    defs: clip(paint, 'body', `<path d="${SHORTS}"/>`),
    small: cloth(paint, SHORTS) + group(shortsParts(paint), clipTo(paint, 'body')),
    medium:
      line('M192 128C180 152 178 164 182 186M206 128C220 150 222 166 216 178', paint.trim, 6) +
      line('M200 140L200 212', paint.deep, 2.4, 'opacity=".6"') +
      line('M70 286L178 296M330 286L222 296', paint.deep, 2, 'opacity=".5"'),
    large:
      stitch('M72 279L178 289M328 279L222 289', paint.gleam) +
      stitch('M100 142L300 142', paint.gleam) +
      line(ribs, paint.deep, 2, 'opacity=".6"'),
  }
}

function shortsParts(paint: Paint): string {
  const { accent, deep } = paint
  return (
    fill('M104 110C98 170 80 240 58 300L92 304C110 240 120 176 122 110Z', accent) +
    fill('M296 110C302 170 320 240 342 300L308 304C290 240 280 176 278 110Z', accent) +
    soft(
      paint,
      shadow('M200 120C222 190 240 250 262 316L222 316L200 214Z', 0.34) +
        shadow('M304 110C300 190 316 250 322 306L350 304Z', 0.36) +
        shadow('M196 150C196 200 182 256 166 316L184 316L202 220Z', 0.34) +
        shadow('M232 150C258 170 280 200 288 250C266 220 244 190 226 170Z', 0.16) +
        shine('M136 146C132 196 118 250 104 296L130 298C142 246 150 196 152 146Z', 0.2),
    ) +
    fill('M98 106L302 106L306 136L94 136Z', deep)
  )
}

export function drawTights(paint: Paint): Layers {
  return {
    stance: 'lies',
    defs: clip(paint, 'body', `<path d="${TIGHTS}"/>`),
    small: cloth(paint, TIGHTS) + group(tightsParts(paint), clipTo(paint, 'body')),
    medium:
      line('M200 100L200 152', paint.deep, 2.4, 'opacity=".7"') +
      line(
        'M146 236C156 250 172 254 186 248M254 236C244 250 228 254 214 248',
        paint.deep,
        2.4,
        'opacity=".45"',
      ) +
      line('M147 324L184 326M253 324L216 326', paint.deep, 2.4, 'opacity=".6"') +
      line(
        'M140 104C146 122 150 136 150 152M260 104C254 122 250 136 250 152',
        paint.deep,
        2.4,
        'opacity=".5"',
      ),
    large:
      stitch('M128 97Q200 109 272 97', paint.gleam) +
      stitch('M148 336L184 338M252 336L216 338', paint.gleam) +
      line('M172 264L174 302M228 264L226 302', '#ffffff', 3, 'opacity=".6"'),
  }
}

function tightsParts(paint: Paint): string {
  return (
    fill('M122 140C128 200 140 250 144 350L162 350C162 280 150 210 142 140Z', paint.accent) +
    fill('M278 140C272 200 260 250 256 350L238 350C238 280 250 210 258 140Z', paint.accent) +
    soft(
      paint,
      shadow('M200 146C208 210 212 280 212 354L232 354C232 270 224 190 206 124Z', 0.34) +
        shadow('M276 90C268 170 262 250 254 350L276 350L290 90Z', 0.34) +
        shadow('M196 150C192 210 186 280 186 352L174 352C178 270 186 200 192 150Z', 0.3) +
        shine('M156 104C152 160 164 230 166 330C154 250 146 170 146 104Z', 0.26) +
        shine('M228 104C238 160 238 220 234 300C228 220 220 160 218 110Z', 0.12),
    ) +
    fill('M128 50L272 50L276 90Q200 102 124 90Z', paint.deep)
  )
}

export function drawTrousers(paint: Paint): Layers {
  return {
    stance: 'lies',
    defs: clip(paint, 'body', `<path d="${TROUSERS}"/>`),
    small: cloth(paint, TROUSERS) + group(trouserParts(paint), clipTo(paint, 'body')),
    medium:
      line('M200 84L200 148', paint.deep, 2.4, 'opacity=".7"') +
      line(
        'M124 96C140 108 146 126 144 148M276 96C260 108 254 126 256 148',
        paint.deep,
        4,
        'opacity=".8"',
      ) +
      line('M192 68C184 92 182 104 186 120M208 68C218 90 218 102 214 114', paint.trim, 5) +
      line(
        'M134 212C148 218 162 218 174 212M266 212C252 218 238 218 226 212',
        paint.deep,
        2,
        'opacity=".4"',
      ),
    large:
      stitch('M118 88L282 88', paint.gleam) +
      stitch('M106 335L178 341M294 335L222 341', paint.gleam) +
      stitch('M131 97C147 110 152 128 150 150M269 97C253 110 248 128 250 150', paint.gleam),
  }
}

function trouserParts(paint: Paint): string {
  return (
    fill('M96 296L182 304L182 326L96 320ZM304 296L218 304L218 326L304 320Z', paint.accent) +
    soft(
      paint,
      shadow('M200 140C212 210 220 280 222 356L250 356C244 260 230 180 210 100Z', 0.32) +
        shadow('M280 90C284 170 284 260 284 350L310 350L300 90Z', 0.34) +
        shadow('M196 150C188 210 182 280 180 354L164 354C168 270 180 200 192 150Z', 0.3) +
        shadow('M132 216C150 236 166 240 180 232C168 250 146 250 132 216Z', 0.2) +
        shine('M146 100C138 180 128 260 126 336L146 338C150 250 158 170 162 100Z', 0.22),
    ) +
    fill('M118 48L282 48L286 80L114 80Z', paint.deep)
  )
}
