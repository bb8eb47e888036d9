import { mix, PALE, type Paint, RUBBER, STEEL_DARK, STEEL_LIGHT } from './paint.ts'
import {
  box,
  clip,
  clipTo,
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

export function drawMat(paint: Paint): Layers {
  const sheet = mix(paint.base, '#ffffff', 0.22)
  return {
    stance: 'stands',
    shadow: [206, 160],
    small:
      fill(
        'M96 282L292 222L356 262C358 270 354 276 346 280L150 332C142 334 134 332 128 326Z',
        mix(sheet, '#0b1020', 0.4),
      ) +
      fill('M92 276L290 214L356 256L140 322Z', sheet, paint.edge) +
      fill(
        'M60 214L268 152A44 44 0 0 1 300 190L300 204A44 44 0 0 1 292 222L96 282A44 44 0 0 1 60 214Z',
        lit(paint),
        paint.edge,
      ) +
      fill('M92 284L292 222C300 212 300 196 296 180C290 206 240 226 96 268Z', paint.shade) +
      `<ellipse cx="80" cy="248" rx="36" ry="38" fill="${paint.deep}"/>` +
      `<ellipse cx="78" cy="247" rx="33" ry="35" fill="${paint.light}"/>` +
      fill(
        'M138 191L160 184C178 196 184 236 176 258L154 264C164 240 158 204 138 191Z',
        paint.accent,
      ),
    medium:
      `<ellipse cx="78" cy="247" rx="24" ry="26" fill="none" stroke="${paint.deep}" stroke-width="4"/>` +
      `<ellipse cx="78" cy="247" rx="13" ry="14" fill="none" stroke="${paint.deep}" stroke-width="4"/>` +
      fill(
        'M228 164L248 158C266 170 270 210 264 231L244 237C252 214 248 178 228 164Z',
        paint.accent,
      ) +
      line(
        'M160 184C178 196 184 236 176 258M248 158C266 170 270 210 264 231',
        paint.accentShade,
        2.4,
      ),
    large:
      stitch('M146 190C166 204 170 240 164 260M236 163C256 176 260 212 254 233', '#ffffff') +
      line('M92 206L262 156', paint.gleam, 3, 'opacity=".5"') +
      line('M154 312L344 254M146 304L330 248', paint.shade, 1.8, 'opacity=".5"'),
  }
}

export function drawBench(paint: Paint): Layers {
  return {
    stance: 'stands',
    shadow: [206, 150],
    small:
      box([66, 294, 20, 14, 4], RUBBER) +
      line('M76 300L322 300', STEEL_DARK, 12) +
      line('M276 224L322 300M132 226L92 298', STEEL_DARK, 16) +
      line('M210 232L146 298', STEEL_DARK, 12) +
      box([306, 294, 40, 14, 4], RUBBER) +
      fill('M206 216L338 216C348 216 352 224 350 232L346 240L212 240Z', paint.deep) +
      fill('M206 208L336 208C348 208 350 218 346 228L208 228Z', lit(paint), paint.edge) +
      fill(
        'M96 96C104 84 118 84 126 94L218 214C224 224 220 234 210 236L192 236C186 236 182 234 178 228L92 112C88 106 90 102 96 96Z',
        paint.deep,
      ) +
      fill(
        'M104 90C112 82 124 84 130 92L220 208C226 218 222 226 212 228L200 228C194 228 190 226 186 220L100 104C96 98 98 94 104 90Z',
        lit(paint),
        paint.edge,
      ) +
      fill('M150 118L174 150L150 170L126 138Z', paint.accent),
    medium:
      line('M130 226L212 232', STEEL_LIGHT, 8) +
      line('M86 292L128 230M316 292L280 232', STEEL_LIGHT, 4) +
      disc([210, 236, 10], STEEL_LIGHT) +
      disc([210, 236, 5], STEEL_DARK) +
      line('M200 228L336 228', paint.deep, 3),
    large:
      stitch('M112 96L206 216', paint.gleam) +
      stitch('M216 214L334 214', paint.gleam) +
      line('M108 300L300 300', STEEL_LIGHT, 2) +
      disc([170, 272, 3], STEEL_LIGHT) +
      disc([156, 286, 3], STEEL_LIGHT),
  }
}

export function drawRack(paint: Paint): Layers {
  const holes = (x: number) =>
    Array.from({ length: 9 }, (_, step) => disc([x, 84 + step * 22, 3.4], paint.deep)).join('')
  const plates = (x: number) =>
    box([x - 9, 130, 18, 92, 6], RUBBER) + box([x - 9, 162, 18, 28, 0], paint.accent)
  return {
    stance: 'stands',
    shadow: [204, 150],
    small:
      line('M132 66L132 290M268 66L268 290', paint.deep, 12) +
      box([60, 292, 96, 16, 4], paint.deep) +
      box([244, 292, 96, 16, 4], paint.deep) +
      box([88, 48, 24, 254, 3], lit(paint), paint.edge) +
      box([288, 48, 24, 254, 3], lit(paint), paint.edge) +
      box([104, 48, 8, 254, 2], paint.shade) +
      box([304, 48, 8, 254, 2], paint.shade) +
      box([84, 44, 232, 20, 3], lit(paint), paint.edge) +
      box([34, 170, 332, 11, 5], STEEL_LIGHT, `stroke="${STEEL_DARK}" stroke-width="2"`) +
      plates(54) +
      plates(346),
    medium:
      holes(97) +
      holes(297) +
      fill('M84 176H120V198H84ZM280 176H316V198H280Z', RUBBER) +
      box([126, 60, 148, 8, 3], paint.deep) +
      box([64, 142, 10, 68, 4], STEEL_DARK) +
      box([326, 142, 10, 68, 4], STEEL_DARK),
    large:
      line('M92 58V296M292 58V296', paint.gleam, 2.4, 'opacity=".7"') +
      line('M90 48H310', paint.gleam, 2.4, 'opacity=".7"') +
      line('M150 173H250', '#ffffff', 2) +
      disc([70, 300, 3], PALE) +
      disc([146, 300, 3], PALE) +
      disc([254, 300, 3], PALE) +
      disc([330, 300, 3], PALE),
  }
}

/** A wide loop band, seen into from above. */
export function drawBand(paint: Paint): Layers {
  const wall = 'M58 190A142 62 0 0 0 342 190L338 256A138 62 0 0 1 62 256Z'
  return {
    stance: 'lies',
    defs: clip(paint, 'wall', `<path d="${wall}"/>`),
    small: group(
      fill('M58 190A142 62 0 0 1 342 190L338 256A138 62 0 0 0 62 256Z', paint.deep, paint.edge) +
        fill(wall, lit(paint), paint.edge) +
        group(
          fill('M228 180L276 180L270 330L224 330Z', paint.accent) +
            soft(
              paint,
              shadow('M300 180L360 180L350 330L280 330Z', 0.4) +
                shadow('M40 270A160 62 0 0 0 360 270L360 340L40 340Z', 0.24) +
                shine('M84 210C100 236 130 246 160 250L160 290C120 284 96 268 84 256Z', 0.26),
            ),
          clipTo(paint, 'wall'),
        ),
      'transform="rotate(-9 200 200)"',
    ),
    medium: group(
      line(
        'M62 202A138 60 0 0 0 338 202M64 246A136 60 0 0 0 336 246',
        paint.gleam,
        2.4,
        'opacity=".5"',
      ) +
        line('M236 250L236 314M262 246L262 310', paint.accentShade, 3) +
        line('M70 176A132 52 0 0 1 330 176', paint.shade, 3),
      'transform="rotate(-9 200 200)"',
    ),
    large: group(
      stitch('M66 210A136 60 0 0 0 334 210M68 238A134 60 0 0 0 332 238', paint.gleam) +
        stitch('M243 251V311M255 249V309', '#ffffff'),
      'transform="rotate(-9 200 200)"',
    ),
  }
}
