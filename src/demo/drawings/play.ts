import { drawBall } from './balls.ts'
import { GREY, mix, type Paint, paintOf, RUBBER, STEEL } from './paint.ts'
import {
  clip,
  clipTo,
  cloth,
  cutLine,
  disc,
  figures,
  fill,
  group,
  type Layers,
  line,
  lit,
  shadow,
  soft,
  stitch,
} from './shapes.ts'
import { flatShirt, SHIRT } from './tops.ts'

const TILT = 'transform="rotate(38 200 200)"'

export function drawRacket(paint: Paint): Layers {
  const head =
    'M200 28C250 28 278 72 278 120C278 168 242 210 200 210C158 210 122 168 122 120C122 72 150 28 200 28Z'
  const mesh = Array.from(
    { length: 11 },
    (_, step) => `M${132 + step * 14} 30V212M120 ${44 + step * 15}H280`,
  ).join('')
  return {
    stance: 'lies',
    defs: clip(paint, 'head', `<path d="${head}"/>`),
    small: group(
      group(line(mesh, '#c9c4ba', 2.6), clipTo(paint, 'head')) +
        line('M152 184C170 214 182 236 190 262M248 184C230 214 218 236 210 262', paint.deep, 15) +
        line('M152 184C170 214 182 236 190 262M248 184C230 214 218 236 210 262', paint.base, 11) +
        line(head, paint.deep, 19) +
        line(head, paint.base, 14) +
        cutLine('M124 150C118 84 158 28 200 28', paint.accent, 14) +
        fill('M186 256H214L216 374C216 380 184 380 184 374Z', RUBBER),
      TILT,
    ),
    medium: group(
      line(
        'M185 278L215 268M185 298L215 288M185 318L215 308M185 338L215 328M185 358L215 348',
        '#59616d',
        3,
      ) +
        line('M168 212C188 204 212 204 232 212', paint.base, 10) +
        fill('M183 256H217V266H183Z', paint.accent),
      TILT,
    ),
    large: group(
      line('M134 84C146 52 168 36 194 34', '#ffffff', 3, 'opacity=".65"') +
        group(line(mesh, '#ffffff', 0.9, 'transform="translate(-1 -1)"'), clipTo(paint, 'head')) +
        disc([200, 372, 5], paint.accent),
      TILT,
    ),
  }
}

export function drawPadelRacket(paint: Paint): Layers {
  const head =
    'M200 30C256 30 286 74 286 124C286 172 262 204 230 226L224 262H176L170 226C138 204 114 172 114 124C114 74 144 30 200 30Z'
  const holes = [
    [200, 78],
    [168, 92],
    [232, 92],
    [150, 122],
    [184, 112],
    [216, 112],
    [250, 122],
    [168, 146],
    [200, 142],
    [232, 146],
    [184, 172],
    [216, 172],
  ]
    .map(([x = 0, y = 0]) => disc([x, y, 8], mix(paint.deep, '#0b1020', 0.5)))
    .join('')
  return {
    stance: 'lies',
    defs: clip(paint, 'head', `<path d="${head}"/>`),
    small: group(
      fill(head, paint.deep, paint.edge) +
        fill(
          'M200 38C250 38 278 78 278 124C278 168 256 198 224 220L200 236L176 220C144 198 122 168 122 124C122 78 150 38 200 38Z',
          lit(paint),
        ) +
        group(fill('M96 196L304 120L304 156L110 232Z', paint.accent), clipTo(paint, 'head')) +
        fill('M200 214L222 240V258H178V240Z', '#f6f5f2', 'opacity=".9"') +
        fill('M182 258H218L220 366C220 374 180 374 180 366Z', RUBBER),
      TILT,
    ),
    medium: group(
      holes +
        line(
          'M181 278L219 268M181 298L219 288M181 318L219 308M181 338L219 328M181 358L219 348',
          '#59616d',
          3,
        ) +
        line('M200 372C190 386 186 390 176 394', RUBBER, 5),
      TILT,
    ),
    large: group(
      line('M132 96C142 62 164 46 192 44', '#ffffff', 4, 'opacity=".6"') +
        line('M128 150C138 182 158 204 184 220', paint.gleam, 2, 'opacity=".6"'),
      TILT,
    ),
  }
}

export function drawGoal(paint: Paint): Layers {
  const net = `<pattern id="${paint.id}-net" width="18" height="18" patternUnits="userSpaceOnUse" patternTransform="rotate(45)"><path d="M0 0H18M0 0V18" stroke="#8d939c" stroke-width="2.4" fill="none"/></pattern>`
  const frame = 'M62 304V116H338V304'
  return {
    stance: 'stands',
    shadow: [200, 160],
    defs: net,
    small:
      fill('M66 120H334L296 268H104Z', '#0b1020', 'opacity=".06"') +
      fill('M66 120H334L296 268H104Z', `url(#${paint.id}-net)`) +
      fill('M66 120L104 268L62 304ZM334 120L296 268L338 304Z', `url(#${paint.id}-net)`) +
      line('M62 304L104 268H296L338 304', GREY, 8) +
      line('M66 120L104 268M334 120L296 268', STEEL, 4) +
      line(frame, paint.edge ? '#8f8a80' : paint.deep, 21) +
      line(frame, paint.base, 16) +
      cutLine('M62 304V262M338 304V262', paint.accent, 16),
    medium:
      line('M58 252V120M334 252V124M70 112H330', paint.gleam, 4, 'opacity=".8"') +
      [92, 128, 164, 200, 236, 272, 308].map((x) => disc([x, 122, 4], paint.accent)).join(''),
    large:
      fill(
        'M66 120H334L296 268H104Z',
        `url(#${paint.id}-net)`,
        'opacity=".5" transform="translate(2 2)"',
      ) + line('M62 138V118H84M338 138V118H316', paint.deep, 2, 'opacity=".5"'),
  }
}

/** Two shirts and a ball; the one at the back is 35 % paler. */
export function drawTeamSet(paint: Paint): Layers {
  const back = paintOf(paint.id, mix(paint.base, '#ffffff', 0.35), paint.accent, '')
  const ball = drawBall(paintOf(`${paint.id}c`, '#2b3550', paint.accent, ''))
  const front = 'transform="translate(84 50) scale(.8)"'
  const corner = 'transform="translate(20 210) scale(.42)"'
  const ownClip = clip(paint, 'body', `<path d="${SHIRT}"/>`)
  return {
    stance: 'lies',
    defs: ownClip + (ball.defs ?? ''),
    small:
      group(
        flatShirt(back, fill(SHIRT, back.base, back.edge)),
        'transform="translate(8 14) scale(.74)"',
      ) +
      group(soft(paint, shadow(SHIRT, 0.3)), 'transform="translate(88 58) scale(.8)"') +
      group(flatShirt(paint, cloth(paint, SHIRT)), front) +
      group(ball.small, corner),
    medium:
      group(figures(paint.number || '7', [200, 272, 96], paint.trim), front) +
      group(ball.medium, corner),
    large:
      group(stitch('M118 314Q200 328 282 314M140 88C160 112 240 112 260 88', paint.gleam), front) +
      group(ball.large, corner),
  }
}
