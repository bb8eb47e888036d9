import { mix, PALE, PALE_EDGE, type Paint } from './paint.ts'
import { clip, clipTo, disc, fill, group, type Layers, line } from './shapes.ts'

const [X, Y, R] = [200, 196, 116]

export function drawBall(paint: Paint): Layers {
  const patches =
    'M200 150L246 183L228 238L172 238L154 183Z' +
    'M200 66L256 78L238 106L162 106L144 78Z' +
    'M330 160L322 214L296 196L284 152L310 118Z' +
    'M70 160L78 214L104 196L116 152L90 118Z' +
    'M254 322L206 330L222 298L262 270L294 280Z' +
    'M146 322L194 330L178 298L138 270L106 280Z'
  const seams =
    'M200 150L200 106M246 183L284 152M228 238L262 270M172 238L138 270M154 183L116 152' +
    'M238 106L284 152M162 106L116 152M296 196L262 270M104 196L138 270M222 298L178 298'
  const ballLight = light(paint, PALE)
  return {
    stance: 'stands',
    shadow: [208, 112],
    defs: ballLight + clip(paint, 'ball', `<circle cx="${X}" cy="${Y}" r="${R}"/>`),
    small:
      disc([X, Y, R], `url(#${paint.id}-sphere)`) +
      group(
        fill(patches, paint.edge ? paint.accent : paint.base) + shadeOf(paint),
        clipTo(paint, 'ball'),
      ) +
      `<circle cx="${X}" cy="${Y}" r="${R}" fill="none" ${PALE_EDGE}/>`,
    medium:
      group(line(seams, mix(paint.deep, '#8f8a80', 0.5), 3), clipTo(paint, 'ball')) +
      group(
        fill(
          'M200 150L246 183L228 238L172 238L154 183Z',
          'none',
          `stroke="${paint.accent}" stroke-width="6"`,
        ),
        clipTo(paint, 'ball'),
      ),
    large:
      gleam() +
      group(
        line(seams, '#ffffff', 1.2, 'transform="translate(-2 -2)" opacity=".8"'),
        clipTo(paint, 'ball'),
      ),
  }
}

export function drawBasketball(paint: Paint): Layers {
  const seams =
    'M200 80C186 120 186 272 200 312M84 196C130 184 270 184 316 196M112 120C164 150 164 240 112 272M288 120C236 150 236 240 288 272'
  return {
    stance: 'stands',
    shadow: [208, 112],
    defs:
      light(paint, paint.base) +
      clip(paint, 'ball', `<circle cx="${X}" cy="${Y}" r="${R}"/>`) +
      `<pattern id="${paint.id}-pebble" width="7" height="7" patternUnits="userSpaceOnUse"><circle cx="2" cy="2" r="1.1" fill="${paint.deep}"/><circle cx="5.5" cy="5.5" r="1.1" fill="${paint.deep}"/></pattern>`,
    small:
      disc([X, Y, R], `url(#${paint.id}-sphere)`, paint.edge) +
      group(
        shadeOf(paint) + line(seams, mix(paint.deep, '#0b1020', 0.5), 6),
        clipTo(paint, 'ball'),
      ),
    medium: group(
      line(
        'M84 202C130 190 270 190 316 202M206 80C192 120 192 272 206 312',
        paint.light,
        1.6,
        'opacity=".55"',
      ),
      clipTo(paint, 'ball'),
    ),
    large: disc([X, Y, R], `url(#${paint.id}-pebble)`, 'opacity=".35"') + gleam(),
  }
}

/** Felt with one curved seam: tennis and padel. */
export function drawTennisBall(paint: Paint): Layers {
  const seam = 'M98 130C170 150 196 216 150 300M250 92C228 150 250 216 306 246'
  return {
    stance: 'stands',
    shadow: [208, 112],
    defs:
      light(paint, paint.base) +
      clip(paint, 'ball', `<circle cx="${X}" cy="${Y}" r="${R}"/>`) +
      `<pattern id="${paint.id}-felt" width="9" height="9" patternUnits="userSpaceOnUse"><path d="M1 2l3 1M6 5l2-2M2 7l2 1M7 8l1 1" stroke="${paint.deep}" stroke-width="1" opacity=".5"/></pattern>`,
    small:
      disc([X, Y, R], `url(#${paint.id}-sphere)`, paint.edge) +
      group(shadeOf(paint) + line(seam, PALE, 15), clipTo(paint, 'ball')),
    medium: group(
      line(seam, paint.deep, 17, 'opacity=".25" transform="translate(3 4)"') + line(seam, PALE, 12),
      clipTo(paint, 'ball'),
    ),
    large: disc([X, Y, R], `url(#${paint.id}-felt)`),
  }
}

function light({ id }: Paint, colour: string): string {
  const stops: readonly (readonly [number, string])[] = [
    [0, mix(colour, '#ffffff', 0.55)],
    [0.45, colour],
    [1, mix(colour, '#0b1020', 0.3)],
  ]
  const marks = stops.map(([at, tone]) => `<stop offset="${at}" stop-color="${tone}"/>`).join('')
  return `<radialGradient id="${id}-sphere" cx=".36" cy=".3" r=".78">${marks}</radialGradient>`
}

/** The side away from the light, as a crescent. */
function shadeOf({ deep }: Paint): string {
  return fill(
    'M316 150C326 260 250 322 150 306C230 300 290 240 292 120Z',
    mix(deep, '#0b1020', 0.4),
    'opacity=".28"',
  )
}

function gleam(): string {
  return line('M122 150C132 126 148 110 170 102', '#ffffff', 7, 'opacity=".75"')
}
