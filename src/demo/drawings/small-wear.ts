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
  lit,
  shadow,
  shine,
  soft,
  stitch,
} from './shapes.ts'

const CROWN = 'M66 246C58 152 118 96 192 96C266 96 312 152 312 236L308 250C230 232 140 236 70 262Z'
const SOCK =
  'M150 56L222 56L224 196C224 220 238 232 262 244L304 266C334 282 328 326 294 328C260 330 214 318 178 298C154 284 146 264 148 236Z'

export function drawCap(paint: Paint): Layers {
  return {
    stance: 'lies',
    defs: clip(paint, 'crown', `<path d="${CROWN}"/>`),
    small:
      fill(
        'M190 244C280 236 354 252 370 290C372 302 361 306 349 301C304 282 256 268 200 258Z',
        paint.deep,
        paint.edge,
      ) +
      fill(
        'M186 238C272 222 348 240 367 279C371 289 360 294 348 289C304 270 258 258 196 250Z',
        paint.accent,
      ) +
      cloth(paint, CROWN) +
      group(
        soft(
          paint,
          shadow('M236 86C286 130 296 190 286 270L340 270L340 110Z', 0.36) +
            shadow('M56 250C140 222 230 222 320 240L320 276L56 290Z', 0.34) +
            shine('M92 190C100 142 138 112 182 104L186 122C146 132 118 160 110 206Z', 0.34) +
            shine('M206 110C232 130 244 160 248 196L232 196C230 164 220 136 204 120Z', 0.16),
        ),
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
      line('M276 238C312 242 340 256 354 278', paint.accentShade, 2.4),
    large:
      stitch('M198 100C190 140 192 190 198 236', paint.gleam) +
      disc([148, 160, 4.4], paint.deep) +
      disc([232, 154, 4.4], paint.deep),
  }
}

export function drawSocks(paint: Paint): Layers {
  const ribs = Array.from({ length: 6 }, (_, step) => `M${158 + step * 11} 60v30`).join('')
  return {
    stance: 'lies',
    defs: clip(paint, 'sock', `<path d="${SOCK}"/>`),
    small: group(sock(paint) + shadow(SOCK, 0.2), 'transform="translate(52 -4)"') + sock(paint),
    medium:
      line('M150 104L222 104M150 116L222 116', paint.trim, 5) +
      line(ribs, paint.deep, 2.4, 'opacity=".55"') +
      line('M149 220C176 218 196 238 200 290', paint.accentShade, 2.4) +
      line('M284 254C268 274 266 302 278 328', paint.accentShade, 2.4),
    large:
      stitch('M158 246C170 268 184 280 198 288', '#ffffff') +
      line(
        'M212 246C226 262 246 272 262 280M222 238C236 254 254 264 270 270M204 258C218 272 236 284 256 292',
        paint.gleam,
        2,
        'opacity=".6"',
      ),
  }
}

function sock(paint: Paint): string {
  const parts =
    fill('M140 220C176 218 196 238 200 290L186 306L140 290Z', paint.accent) +
    fill('M286 252C268 276 264 306 278 334L340 334L340 262Z', paint.accent) +
    soft(
      paint,
      shadow(
        'M204 44L240 44L240 190C244 216 256 230 272 240L256 252C222 236 204 216 202 190Z',
        0.34,
      ) +
        shadow('M144 288C200 318 260 324 336 300L336 346L144 346Z', 0.36) +
        shine('M158 100C156 150 158 200 156 244L170 244C172 200 172 150 172 100Z', 0.26) +
        shine('M214 262C240 280 268 288 306 284L304 298C268 302 236 294 208 276Z', 0.2),
    ) +
    shadow('M144 50L230 50L230 94L144 94Z', 0.22)
  return cloth(paint, SOCK) + group(parts, clipTo(paint, 'sock'))
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
    small: mirrored + group(glove(paint), 'transform="translate(16 22) rotate(-6 150 220)"'),
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
