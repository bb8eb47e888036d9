import { PALE, PALE_EDGE, type Paint, RUBBER, RUBBER_LIGHT } from './paint.ts'
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

const SHOE =
  'M62 250C58 224 62 196 78 176C88 165 104 166 113 177C126 193 148 196 166 184L196 160C205 153 214 158 220 168C240 198 272 216 312 226C346 234 362 248 363 268L64 270Z'
const SHOE_LACES: readonly (readonly [number, number, number, number])[] = [
  [188, 188, 209, 166],
  [202, 203, 224, 183],
  [217, 217, 240, 198],
  [233, 229, 256, 210],
]
const BOOT =
  'M70 266C60 236 64 192 73 160C77 146 92 140 110 142L142 145C152 146 156 153 159 166C164 184 176 190 190 184L207 176C217 172 226 178 232 188C252 214 288 226 322 238C346 247 356 256 354 272L72 272Z'
const STUDS = [88, 126, 232, 270, 306, 336]

export function drawShoe(paint: Paint): Layers {
  return {
    stance: 'stands',
    shadow: [208, 164],
    defs: clip(paint, 'upper', `<path d="${SHOE}"/>`),
    small:
      fill('M172 186L196 146C202 137 216 139 221 150L232 184L206 214Z', paint.shade, paint.edge) +
      fill('M71 180C68 169 71 158 80 156C88 155 91 165 92 174Z', paint.accent) +
      cloth(paint, SHOE) +
      group(shoePanels(paint), clipTo(paint, 'upper')) +
      fill(
        'M70 180C84 158 104 160 115 176C128 193 148 197 168 183L178 190C154 213 122 208 104 189C94 179 82 177 70 180Z',
        paint.deep,
      ) +
      shoeSole(),
    medium:
      SHOE_LACES.map(([x, y, toX, toY]) => line(`M${x} ${y}L${toX} ${toY}`, paint.trim, 6)).join(
        '',
      ) +
      line('M178 190C192 206 214 230 246 244', paint.deep, 2.4, 'opacity=".5"') +
      line('M62 277C130 290 220 285 300 283C330 281 348 276 360 270', '#9aa0a8', 3) +
      shadow(
        'M96 300h16l-4 9h-14ZM136 300h16l-4 9h-14ZM176 300h16l-4 9h-14ZM216 300h16l-4 9h-14ZM256 300h16l-4 9h-14ZM296 299h16l-6 10h-14Z',
        0.6,
      ),
    large:
      stitch('M72 246C78 214 84 198 94 186', paint.trim) +
      stitch('M112 258C158 256 200 234 226 204', paint.gleam) +
      stitch('M292 230C284 244 286 258 298 266', paint.trim) +
      SHOE_LACES.map(([x, y]) =>
        disc([x, y, 4], paint.deep, `stroke="${paint.gleam}" stroke-width="1.4"`),
      ).join('') +
      line('M66 264C140 274 250 274 350 266', '#ffffff', 2.4),
  }
}

function shoePanels(paint: Paint): string {
  const { accent } = paint
  return (
    soft(
      paint,
      shadow('M150 280C220 270 300 262 370 272L370 236C340 262 250 262 150 264Z', 0.4) +
        shine('M120 208C150 214 178 206 200 190L214 206C186 226 150 232 122 226Z', 0.2) +
        shine('M240 206C270 226 300 236 326 242L318 250C290 244 256 232 236 216Z', 0.2),
    ) +
    fill(
      'M110 276C160 272 206 246 236 208C242 220 240 228 234 236C208 266 168 284 124 288Z',
      accent,
    ) +
    shadow('M52 276C46 222 56 172 92 160L106 172C94 200 100 236 120 276Z') +
    shadow('M294 222C278 240 282 264 304 280L370 280L360 236Z', 0.2) +
    shadow('M56 258C130 270 260 270 364 258L364 278L56 278Z', 0.3)
  )
}

function shoeSole(): string {
  return (
    fill(
      'M62 256C54 262 49 276 53 286C55 292 60 295 66 295C124 301 220 298 300 298C338 298 362 288 369 272C370 262 356 259 332 261C250 270 130 270 62 256Z',
      PALE,
      PALE_EDGE,
    ) +
    fill(
      'M56 288C58 302 72 309 92 309L300 309C338 309 364 298 370 276C358 291 336 298 300 298L92 300C76 300 64 297 56 288Z',
      RUBBER,
    )
  )
}

export function drawBoot(paint: Paint): Layers {
  const studs = STUDS.map((x) => `M${x - 12} 282h24l-5 27h-14Z`).join('')
  return {
    stance: 'stands',
    shadow: [210, 160],
    defs: clip(paint, 'upper', `<path d="${BOOT}"/>`),
    small:
      fill(studs, RUBBER_LIGHT) +
      cloth(paint, BOOT) +
      group(bootPanels(paint), clipTo(paint, 'upper')) +
      fill(
        'M66 262C140 268 260 266 352 264C362 270 360 284 346 286L78 286C64 286 58 274 66 262Z',
        RUBBER,
      ),
    medium:
      line('M196 197L216 180M210 211L231 194M226 223L248 207M244 232L266 218', paint.trim, 5.5) +
      fill(
        'M77 152C84 140 100 141 112 142L142 145C150 146 154 152 157 160C130 151 100 150 77 152Z',
        paint.deep,
      ) +
      fill(STUDS.map((x) => `M${x - 6} 300h12l-2 9h-8Z`).join(''), paint.accent) +
      line('M72 275L340 275', RUBBER_LIGHT, 2.4),
    large:
      stitch('M190 196C206 222 236 240 262 246', paint.trim) +
      stitch('M84 256C82 224 84 196 92 172', paint.gleam) +
      line('M296 240C316 246 334 252 342 260M302 251C316 255 328 260 334 265', paint.gleam, 2),
  }
}

function bootPanels(paint: Paint): string {
  return (
    soft(
      paint,
      shine('M110 176C130 180 150 186 168 200L160 222C144 206 126 198 108 196Z', 0.22) +
        shine('M246 206C276 230 306 238 330 248L320 254C294 246 262 234 240 216Z', 0.25) +
        shadow('M120 282C220 270 300 262 370 276L370 244C330 262 230 262 120 262Z', 0.4),
    ) +
    fill(
      'M128 280C146 240 162 212 186 188C196 194 202 200 206 206C184 232 172 256 166 280Z',
      paint.accent,
    ) +
    shadow('M54 276C48 222 58 166 80 138L100 138C84 184 88 236 106 276Z') +
    shadow('M60 136L162 136L162 168C130 160 100 162 70 172Z', 0.3) +
    shadow('M300 226C286 244 288 262 302 278L370 278L362 240Z', 0.2)
  )
}
