import { type Paint, RUBBER, STEEL_DARK, STEEL_LIGHT } from './paint.ts'
import { box, disc, figures, fill, type Layers, line, lit, ring, steel } from './shapes.ts'

export function drawDumbbell(paint: Paint): Layers {
  const head = (x: number) =>
    `M${64 + x} 150L${96 + x} 130H${128 + x}L${160 + x} 150V276L${128 + x} 296H${96 + x}L${64 + x} 276Z`
  const both = (draw: (x: number) => string) => draw(0) + draw(176)
  const knurl = Array.from({ length: 9 }, (_, step) => `M${164 + step * 9} 202l-6 24`).join('')
  return {
    stance: 'stands',
    shadow: [204, 156],
    small:
      box([150, 201, 100, 26, 6], steel(paint)) +
      both((x) => fill(head(x), lit(paint), paint.edge)) +
      both((x) =>
        fill(`M${64 + x} 230H${160 + x}V276L${128 + x} 296H${96 + x}L${64 + x} 276Z`, paint.shade),
      ) +
      both((x) => fill(`M${64 + x} 150L${96 + x} 130H${128 + x}L${160 + x} 150Z`, paint.light)) +
      both((x) => box([76 + x, 172, 72, 16, 4], paint.accent)),
    medium:
      line(knurl, STEEL_DARK, 2) +
      both((x) => figures(paint.number, [112 + x, 258, 44], paint.trim)) +
      both((x) => line(`M${64 + x} 150H${160 + x}`, paint.gleam, 2, 'opacity=".6"')),
    large:
      both((x) => line(`M${72 + x} 156V268`, paint.gleam, 4, 'opacity=".55"')) +
      both((x) => line(`M${96 + x} 296H${128 + x}`, paint.deep, 3)) +
      line('M166 205H238', STEEL_LIGHT, 3),
  }
}

export function drawKettlebell(paint: Paint): Layers {
  const bell =
    'M200 146C256 146 298 188 298 240C298 276 278 302 250 316L150 316C122 302 102 276 102 240C102 188 144 146 200 146Z'
  const handle = 'M140 196C116 116 146 84 200 84C254 84 284 116 260 196'
  return {
    stance: 'stands',
    shadow: [206, 112],
    small:
      line(handle, paint.deep, 38) +
      line(handle, paint.base, 32) +
      line('M128 150C126 112 152 90 194 86', paint.light, 10, 'opacity=".7"') +
      fill(bell, lit(paint), paint.edge) +
      fill(
        'M298 240C298 276 278 302 250 316L150 316C140 311 131 304 124 296C190 306 262 270 272 180C288 196 298 218 298 240Z',
        paint.shade,
      ) +
      disc([200, 236, 50], paint.accent),
    medium:
      ring([200, 236, 50], paint.accentShade, 4) +
      figures(paint.number, [200, 254, 52], '#14161a') +
      fill('M150 316L250 316L244 308L156 308Z', paint.deep) +
      line(
        'M140 196C150 176 170 160 200 158M260 196C250 178 236 166 216 160',
        paint.deep,
        3,
        'opacity=".6"',
      ),
    large:
      line('M120 226C124 200 138 180 160 168', paint.gleam, 7, 'opacity=".8"') +
      line('M132 132C136 112 152 102 176 99', paint.gleam, 4, 'opacity=".8"') +
      ring([200, 236, 42], '#ffffff', 1.6),
  }
}

export function drawPlate(paint: Paint): Layers {
  const grip =
    'M164 98C188 88 212 88 236 98C240 108 236 116 226 116C208 110 192 110 174 116C164 116 160 108 164 98Z'
  const grips = [0, 120, 240]
    .map((turn) => `<g transform="rotate(${turn} 200 190)">${fill(grip, paint.deep)}</g>`)
    .join('')
  return {
    stance: 'stands',
    shadow: [208, 110],
    small:
      disc([206, 194, 118], paint.deep) +
      disc([200, 190, 118], lit(paint), paint.edge) +
      disc([200, 190, 88], paint.shade) +
      disc([200, 190, 84], lit(paint)) +
      grips +
      disc([200, 190, 40], paint.accent) +
      disc([200, 190, 30], steel(paint)) +
      disc([200, 190, 15], RUBBER),
    medium:
      ring([200, 190, 110], paint.deep, 3) +
      figures(paint.number, [128, 254, 34], paint.trim, 'transform="rotate(40 128 244)"') +
      figures(paint.number, [272, 254, 34], paint.trim, 'transform="rotate(-40 272 244)"') +
      ring([200, 190, 40], paint.accentShade, 3),
    large:
      line('M102 152C114 122 138 98 168 86', paint.gleam, 5, 'opacity=".75"') +
      ring([200, 190, 22], STEEL_DARK, 2) +
      line('M128 152C134 138 144 126 156 118', paint.gleam, 3, 'opacity=".6"'),
  }
}

export function drawBarbell(paint: Paint): Layers {
  const both = (draw: (x: (at: number) => number) => string) =>
    draw((at) => at) + draw((at) => 400 - at)
  const plate = (x: number, width: number, top: number, colour: string) =>
    box([x - width / 2, top, width, (218 - top) * 2, 8], colour, paint.edge)
  const grip = Array.from({ length: 12 }, (_, step) => `M${150 + step * 9} 212l-4 12`).join('')
  return {
    stance: 'stands',
    shadow: [202, 158],
    small:
      box([34, 210, 332, 16, 6], steel(paint)) +
      both((x) => plate(x(106), 34, 128, lit(paint))) +
      both((x) => plate(x(76), 24, 150, lit(paint))) +
      both((x) => box([x(106) + 5, 130, 10, 176, 5], paint.shade)) +
      both((x) => box([x(76) + 3, 152, 8, 132, 4], paint.shade)) +
      both((x) => box([x(106) - 17, 200, 34, 36, 0], paint.accent)),
    medium:
      both((x) => box([x(130) - 7, 204, 14, 28, 3], STEEL_LIGHT)) +
      both((x) => box([x(56) - 6, 206, 12, 24, 3], STEEL_DARK)) +
      line(grip, STEEL_DARK, 1.8) +
      both((x) => line(`M${x(106) - 17} 156h34M${x(106) - 17} 280h34`, paint.deep, 2.4)),
    large:
      both((x) => line(`M${x(106) - 11} 138V298`, paint.gleam, 3, 'opacity=".6"')) +
      both((x) => line(`M${x(76) - 7} 160V276`, paint.gleam, 2.4, 'opacity=".6"')) +
      line('M140 213H260', '#ffffff', 2, 'opacity=".8"'),
  }
}
