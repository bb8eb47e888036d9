import { GREY, PALE, PALE_EDGE, type Paint, RUBBER, RUBBER_LIGHT } from './paint.ts'
import { clip, clipTo, disc, fill, group, type Layers, line, lit, stitch } from './shapes.ts'

const SHOE =
  'M62 250C58 224 62 196 78 176C88 165 104 166 113 177C126 193 148 196 166 184L196 160C205 153 214 158 220 168C240 200 274 222 318 234C344 241 354 252 354 268L64 268Z'
const BOOT =
  'M70 266C60 236 64 192 73 160C77 146 92 140 110 142L142 145C152 146 156 153 159 166C164 184 176 190 190 184L207 176C217 172 226 178 232 188C252 214 288 226 322 238C346 247 356 256 354 272L72 272Z'

export function drawShoe(paint: Paint): Layers {
  const laces = 'M192 190L212 165M205 204L227 181M220 217L243 196M236 228L260 209'
  return {
    stance: 'stands',
    shadow: [208, 166],
    cloth: SHOE,
    defs: clip(paint, 'upper', `<path d="${SHOE}"/>`),
    small:
      fill('M176 190L198 148C204 139 217 141 222 152L232 182L206 214Z', paint.shade, paint.edge) +
      fill(SHOE, lit(paint), paint.edge) +
      group(shoePanels(paint), clipTo(paint, 'upper')) +
      fill(
        'M70 179C84 160 104 160 115 176C128 193 148 197 168 184L176 191C152 211 122 206 105 188C94 177 82 175 70 179Z',
        paint.deep,
      ) +
      shoeSole(),
    medium:
      line(laces, paint.trim, 6) +
      line('M176 190C190 206 216 232 252 244', paint.deep, 2.4, 'opacity=".55"') +
      line('M64 282L350 282', '#8f8a80', 1.6, 'opacity=".6"') +
      fill(
        'M96 302h14l-3 9h-14ZM132 302h14l-3 9h-14ZM168 302h14l-3 9h-14ZM204 302h14l-3 9h-14ZM240 302h14l-3 9h-14ZM276 302h14l-3 9h-14Z',
        '#16191e',
      ) +
      fill('M74 172C70 150 84 146 90 168L86 178Z', paint.accent),
    large:
      stitch('M70 244C78 214 82 196 92 184', paint.trim) +
      stitch('M118 250C160 250 202 232 232 202', paint.gleam) +
      stitch('M288 232C282 246 286 258 296 264', paint.trim) +
      [
        [190, 192],
        [203, 206],
        [218, 219],
        [234, 230],
      ]
        .map(([x = 0, y = 0]) =>
          disc([x, y, 3.4], paint.deep, `stroke="${paint.gleam}" stroke-width="1.4"`),
        )
        .join('') +
      line('M72 271C140 266 220 266 340 270', '#ffffff', 2.4, 'opacity=".9"'),
  }
}

function shoePanels({ shade, deep, accent, accentShade }: Paint): string {
  return (
    fill('M52 270C46 222 56 172 92 160L104 172C92 200 98 236 118 270Z', shade) +
    fill('M110 274C160 274 206 252 240 210L262 227C230 262 186 284 128 284Z', accent) +
    fill(
      'M112 274C140 276 170 268 194 254L204 264C180 276 150 284 128 284Z',
      accentShade,
      'opacity=".5"',
    ) +
    fill('M290 222C276 240 280 262 300 274L366 274L356 236Z', shade, 'opacity=".75"') +
    fill('M56 256C140 262 250 258 360 262L360 274L56 274Z', deep, 'opacity=".4"')
  )
}

function shoeSole(): string {
  return (
    fill(
      'M58 262C52 276 52 290 62 298L336 298C354 296 366 284 360 268C352 262 336 261 318 262C240 266 140 267 84 262Z',
      PALE,
      PALE_EDGE,
    ) +
    fill(
      'M56 284C54 292 58 298 66 300L332 300C348 298 360 291 362 280C344 288 320 288 300 288L80 288C70 288 62 288 56 284Z',
      GREY,
    ) +
    fill(
      'M58 294C60 304 68 310 82 310L322 310C342 310 356 302 360 288C350 297 336 299 320 299L74 299C66 299 61 297 58 294Z',
      RUBBER,
    )
  )
}

export function drawBoot(paint: Paint): Layers {
  const stud = (x: number) => `M${x - 12} 282h24l-5 27h-14Z`
  const studs = [88, 126, 232, 270, 306, 336].map(stud).join('')
  return {
    stance: 'stands',
    shadow: [210, 160],
    cloth: BOOT,
    defs: clip(paint, 'upper', `<path d="${BOOT}"/>`),
    small:
      fill(studs, RUBBER_LIGHT) +
      fill(BOOT, lit(paint), paint.edge) +
      group(bootPanels(paint), clipTo(paint, 'upper')) +
      fill(
        'M66 262C140 268 260 266 352 264C362 270 360 284 346 286L78 286C64 286 58 274 66 262Z',
        RUBBER,
      ),
    medium:
      line('M196 197L216 180M210 211L231 194M226 223L248 207M244 232L266 218', paint.trim, 5.5) +
      line('M74 160C92 152 134 152 156 160', paint.deep, 5, 'opacity=".7"') +
      fill(
        [88, 126, 232, 270, 306, 336].map((x) => `M${x - 6} 300h12l-2 9h-8Z`).join(''),
        paint.accent,
      ) +
      line('M72 276L340 276', RUBBER_LIGHT, 2.4),
    large:
      stitch('M190 196C206 222 236 240 262 246', paint.trim) +
      stitch('M84 256C82 224 84 196 92 172', paint.gleam) +
      line('M296 240C316 246 334 252 342 262', paint.gleam, 2, 'opacity=".7"') +
      line('M302 252C316 256 326 260 332 266', paint.gleam, 2, 'opacity=".7"'),
  }
}

function bootPanels({ shade, deep, accent, accentShade }: Paint): string {
  return (
    fill('M54 276C48 222 58 166 80 138L100 138C84 184 88 236 106 276Z', shade) +
    fill('M60 136L162 136L162 168C130 160 100 162 70 172Z', deep, 'opacity=".55"') +
    fill('M128 278C146 240 160 214 182 190L204 208C182 234 170 256 164 278Z', accent) +
    fill('M164 278C170 256 182 234 204 208L212 216C194 240 184 258 180 278Z', accentShade) +
    fill('M300 226C286 244 288 262 302 278L370 278L362 240Z', shade, 'opacity=".7"')
  )
}
