import type { Paint } from './paint.ts'
import { clip, clipTo, fill, group, type Layers, line, lit, stitch } from './shapes.ts'

const SHORTS = 'M104 110L296 110L336 296L222 306L200 214L178 306L64 296Z'
const TIGHTS =
  'M136 56L264 56C276 112 276 168 266 222C260 262 256 304 254 346L216 348C216 286 210 214 200 152C190 214 184 286 184 348L146 346C144 304 140 262 134 222C124 168 124 112 136 56Z'
const TROUSERS =
  'M126 54L274 54C284 130 292 240 296 342L222 348C220 280 212 208 200 148C188 208 180 280 178 348L104 342C108 240 116 130 126 54Z'

export function drawShorts(paint: Paint): Layers {
  return {
    stance: 'lies',
    cloth: SHORTS,
    defs: clip(paint, 'body', `<path d="${SHORTS}"/>`),
    small:
      fill(SHORTS, lit(paint), paint.edge) +
      group(
        fill('M104 110C98 170 80 240 58 300L92 304C110 240 120 176 122 110Z', paint.accent) +
          fill(
            'M296 110C302 170 320 240 342 300L308 304C290 240 280 176 278 110Z',
            paint.accentShade,
          ) +
          fill('M200 130C214 190 232 250 250 310L222 312L200 214Z', paint.shade) +
          fill('M200 150C196 190 184 250 170 312L186 312L200 220Z', paint.deep, 'opacity=".35"') +
          fill('M98 108L302 108L306 136L94 136Z', paint.deep, 'opacity=".8"'),
        clipTo(paint, 'body'),
      ),
    medium:
      line('M192 128C180 152 178 164 182 186', paint.trim, 6) +
      line('M206 128C220 150 222 166 216 178', paint.trim, 6) +
      line('M200 138L200 212', paint.deep, 2.4, 'opacity=".6"') +
      line('M98 286L176 294M302 286L224 294', paint.deep, 2, 'opacity=".5"'),
    large:
      stitch('M70 288L178 298M330 288L222 298', paint.gleam) +
      stitch('M100 140L300 140', paint.gleam) +
      line(
        'M112 112L112 134M126 112L126 134M140 112L140 134M154 112L154 134M168 112L168 134M232 112L232 134M246 112L246 134M260 112L260 134M274 112L274 134M288 112L288 134',
        paint.shade,
        2,
      ),
  }
}

export function drawTights(paint: Paint): Layers {
  return {
    stance: 'lies',
    cloth: TIGHTS,
    defs: clip(paint, 'body', `<path d="${TIGHTS}"/>`),
    small:
      fill(TIGHTS, lit(paint), paint.edge) +
      group(
        fill('M128 52L272 52L276 90Q200 102 124 90Z', paint.deep) +
          fill('M126 150C130 200 140 250 144 350L164 350C162 280 150 210 146 150Z', paint.accent) +
          fill(
            'M274 150C270 200 260 250 256 350L240 350C240 280 252 210 256 150Z',
            paint.accentShade,
          ) +
          fill('M200 152C208 210 214 280 214 352L230 352C230 270 222 190 206 130Z', paint.shade) +
          fill(
            'M232 100C250 150 240 200 234 230C250 200 262 150 258 96Z',
            paint.shade,
            'opacity=".7"',
          ),
        clipTo(paint, 'body'),
      ),
    medium:
      line('M200 98L200 152', paint.deep, 2.4, 'opacity=".7"') +
      line(
        'M148 240C156 252 172 256 184 252M252 240C244 252 228 256 216 252',
        paint.deep,
        2.4,
        'opacity=".5"',
      ) +
      line('M152 108C164 118 176 120 188 116', paint.gleam, 2.4, 'opacity=".5"') +
      line('M147 324L184 326M253 324L216 326', paint.deep, 2.4, 'opacity=".6"'),
    large:
      stitch('M126 94Q200 106 274 94', paint.gleam) +
      stitch('M148 336L184 338M252 336L216 338', paint.gleam) +
      line('M168 262L170 300M232 262L230 300', '#ffffff', 3, 'opacity=".55"'),
  }
}

export function drawTrousers(paint: Paint): Layers {
  return {
    stance: 'lies',
    cloth: TROUSERS,
    defs: clip(paint, 'body', `<path d="${TROUSERS}"/>`),
    small:
      fill(TROUSERS, lit(paint), paint.edge) +
      group(
        fill('M118 50L282 50L286 84L114 84Z', paint.deep) +
          fill('M200 148C212 210 220 280 222 350L248 350C242 260 228 180 210 110Z', paint.shade) +
          fill('M274 90C280 170 286 260 290 346L302 346L290 90Z', paint.shade) +
          fill('M98 300L180 308L180 330L98 324ZM302 300L220 308L220 330L302 324Z', paint.accent) +
          fill(
            'M150 200C160 230 156 260 162 290C148 268 144 230 150 200Z',
            paint.deep,
            'opacity=".3"',
          ),
        clipTo(paint, 'body'),
      ),
    medium:
      line('M200 84L200 148', paint.deep, 2.4, 'opacity=".7"') +
      line(
        'M124 96C140 108 146 126 144 146M276 96C260 108 254 126 256 146',
        paint.deep,
        3.4,
        'opacity=".75"',
      ) +
      line('M192 68C184 92 182 104 186 120M208 68C218 90 218 102 214 114', paint.trim, 5) +
      line(
        'M138 210C148 214 160 214 170 208M262 210C252 214 240 214 230 208',
        paint.deep,
        2,
        'opacity=".45"',
      ),
    large:
      stitch('M116 88L284 88', paint.gleam) +
      stitch('M106 334L178 340M294 334L222 340', paint.gleam) +
      stitch('M130 98C146 110 152 128 150 148M270 98C254 110 248 128 250 148', paint.gleam),
  }
}
