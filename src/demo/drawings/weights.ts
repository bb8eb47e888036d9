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
      figures(paint.number, [200, 254, 52], paint.onAccent) +
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
  const marks = [0, 120, 240]
    .map((turn) =>
      figures(paint.number, [200, 266, 32], paint.trim, `transform="rotate(${turn} 200 190)"`),
    )
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
      ring([200, 190, 110], paint.deep, 3) + marks + ring([200, 190, 40], paint.accentShade, 3),
    large:
      line('M102 152C114 122 138 98 168 86', paint.gleam, 5, 'opacity=".75"') +
      ring([200, 190, 22], STEEL_DARK, 2) +
      line('M128 152C134 138 144 126 156 118', paint.gleam, 3, 'opacity=".6"'),
  }
}

export function drawBarbell(paint: Paint): Layers {
  const both = (draw: (x: (at: number) => number) => string) =>
    draw((at) => at) + draw((at) => 400 - at)
  const plate = (x: number, width: number, height: number) =>
    box([x - width / 2, 220 - height / 2, width, height, 7], lit(paint), paint.edge) +
    box(
      [x + width * 0.16, 220 - height / 2 + 2, width * 0.34, height - 4, 5],
      '#0b1020',
      'opacity=".3"',
    )
  const grip = Array.from(
    { length: 8 },
    (_, step) => `M${118 + step * 9} 216l-3 8M${212 + step * 9} 216l-3 8`,
  ).join('')
  return {
    stance: 'stands',
    shadow: [202, 168],
    small:
      box([14, 215, 372, 10, 4], steel(paint)) +
      both((x) => plate(x(82), 28, 176)) +
      both((x) => plate(x(54), 20, 132)) +
      both((x) => box([x(34) - 6, 200, 12, 40, 4], RUBBER)) +
      both((x) => box([x(82) - 14, 204, 28, 32, 0], paint.accent)),
    medium:
      both((x) => box([x(104) - 5, 208, 10, 24, 3], STEEL_LIGHT)) +
      line(grip, STEEL_DARK, 1.8) +
      both((x) => line(`M${x(82) - 14} 158h28M${x(82) - 14} 282h28`, paint.deep, 2.4)),
    large:
      both((x) => line(`M${x(82) - 9} 142V298`, paint.gleam, 3, 'opacity=".6"')) +
      both((x) => line(`M${x(54) - 6} 162V278`, paint.gleam, 2.4, 'opacity=".6"')) +
      line('M112 217.5H288', '#ffffff', 1.6, 'opacity=".8"'),
  }
}
