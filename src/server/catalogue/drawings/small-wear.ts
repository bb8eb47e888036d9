import type { Paint } from './paint.ts'
import { clip, clipTo, disc, fill, group, type Layers, line, lit, stitch } from './shapes.ts'

const CROWN = 'M66 246C58 152 118 96 192 96C266 96 312 152 312 236L308 250C230 232 140 236 70 262Z'
const SOCK =
  'M150 56L222 56L224 196C224 220 238 232 262 244L304 266C334 282 328 326 294 328C260 330 214 318 178 298C154 284 146 264 148 236Z'

export function drawCap(paint: Paint): Layers {
  return {
    stance: 'lies',
    cloth: CROWN,
    defs: clip(paint, 'crown', `<path d="${CROWN}"/>`),
    small:
      fill(
        'M214 236C280 226 348 246 366 284C370 296 360 302 346 298C300 282 250 280 196 286Z',
        paint.deep,
        paint.edge,
      ) +
      fill(
        'M206 232C276 220 344 240 362 276C366 286 356 290 344 286C296 268 246 268 190 276Z',
        paint.accent,
      ) +
      fill(CROWN, lit(paint), paint.edge) +
      group(
        fill('M250 90C286 130 290 190 282 256L330 256L330 110Z', paint.shade) +
          fill('M56 236C140 214 230 214 320 234L320 262L56 274Z', paint.shade, 'opacity=".6"'),
        clipTo(paint, 'crown'),
      ),
    medium:
      line('M192 96C184 140 186 190 192 238', paint.deep, 2.4, 'opacity=".6"') +
      line(
        'M192 96C236 118 262 172 268 240M192 96C146 116 116 172 112 248',
        paint.deep,
        2.4,
        'opacity=".6"',
      ) +
      fill('M180 96C180 86 204 86 204 96Z', paint.deep) +
      line('M208 236C270 228 326 244 350 272', paint.accentShade, 2.4),
    large:
      stitch('M198 100C190 140 192 190 198 236', paint.gleam) +
      stitch(
        'M212 246C268 240 318 252 342 276M214 256C262 252 306 260 330 278',
        paint.accentShade,
      ) +
      disc([148, 160, 4.4], paint.deep) +
      disc([232, 154, 4.4], paint.deep),
  }
}

export function drawSocks(paint: Paint): Layers {
  const back = group(sock(paint), 'transform="translate(52 -4)" opacity=".86"')
  return {
    stance: 'lies',
    cloth: `${SOCK}`,
    defs: clip(paint, 'sock', `<path d="${SOCK}"/>`),
    small:
      back +
      fill(SOCK, 'none', 'stroke="#0b1020" stroke-opacity=".18" stroke-width="6"') +
      sock(paint),
    medium:
      line('M150 96L222 96M150 106L222 106', paint.trim, 4) +
      line(
        'M160 66L160 88M172 66L172 88M184 66L184 88M196 66L196 88M208 66L208 88',
        paint.deep,
        2,
        'opacity=".55"',
      ) +
      line('M152 216C178 214 206 226 224 206', paint.deep, 2.4, 'opacity=".5"') +
      line('M282 256C268 274 266 300 276 326', paint.deep, 2.4, 'opacity=".5"'),
    large:
      stitch('M158 246C170 268 184 280 200 286', paint.gleam) +
      line(
        'M206 246C220 262 240 274 258 282M214 236C230 252 248 264 264 270M198 258C212 272 230 284 250 294',
        paint.gleam,
        1.8,
        'opacity=".5"',
      ),
  }
}

function sock(paint: Paint): string {
  const parts =
    fill(
      'M206 50L234 50L236 196C236 220 246 232 262 244L250 252C222 236 208 220 206 196Z',
      paint.shade,
      'opacity=".8"',
    ) +
    fill('M140 220C176 218 196 238 200 290L186 306L140 290Z', paint.accent) +
    fill('M286 252C268 276 264 306 278 334L340 334L340 262Z', paint.accent) +
    fill('M150 292C200 316 260 322 326 306L326 336L180 336Z', paint.deep, 'opacity=".3"') +
    fill('M144 50L230 50L230 90L144 90Z', paint.shade)
  return fill(SOCK, lit(paint), paint.edge) + group(parts, clipTo(paint, 'sock'))
}

/** One glove with the thumb to the right; the other lies mirrored behind it. */
export function drawGloves(paint: Paint): Layers {
  const mirrored = group(
    glove(paint),
    'transform="translate(420 -2) scale(-.92 .92) rotate(-8 200 200)"',
  )
  const lines =
    line('M112 214L114 140M142 208L142 122M172 212L170 136', paint.deep, 2.6, 'opacity=".55"') +
    line('M92 262C120 254 160 254 196 262', paint.deep, 2.6, 'opacity=".5"') +
    line('M98 306L186 306', paint.accentShade, 3)
  return {
    stance: 'lies',
    small:
      group(mirrored, 'opacity=".9"') +
      group(glove(paint), 'transform="translate(16 22) rotate(-6 150 220)"'),
    medium: group(lines, 'transform="translate(16 22) rotate(-6 150 220)"'),
    large: group(
      stitch('M88 236C92 214 96 190 94 160M200 246C212 232 222 220 230 206', paint.gleam) +
        stitch('M94 300L190 300M96 322L188 322', paint.gleam),
      'transform="translate(16 22) rotate(-6 150 220)"',
    ),
  }
}

function glove(paint: Paint): string {
  const finger = (d: string) =>
    line(d, paint.base, 30) + line(d, paint.light, 10, 'opacity=".5" transform="translate(-5 0)"')
  return (
    line('M98 220L96 150M126 216L126 118M156 216L157 112M186 220L190 136', paint.deep, 34) +
    finger('M98 220L96 150') +
    finger('M126 216L126 118') +
    finger('M156 216L157 112') +
    finger('M186 220L190 136') +
    line('M196 266L236 210', paint.deep, 38) +
    finger('M196 266L236 210') +
    fill(
      'M82 206L202 206C208 240 204 264 196 290L94 290C82 264 80 240 82 206Z',
      lit(paint),
      paint.edge,
    ) +
    fill(
      'M104 212C128 200 160 200 184 212L180 262C160 274 126 274 106 262Z',
      paint.shade,
      'opacity=".7"',
    ) +
    fill('M92 286L196 286L192 334C160 342 126 342 96 334Z', paint.accent)
  )
}
