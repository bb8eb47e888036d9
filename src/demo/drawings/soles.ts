import { PALE, PALE_EDGE, type Paint, RUBBER, RUBBER_LIGHT } from './paint.ts'
import { clip, clipTo, disc, fill, group, type Layers, line, ring, shadow, soft } from './shapes.ts'

/** Heel to the left, toe to the right, as the shoe stands; seen from below. */
const SOLE =
  'M58 202C56 166 82 150 118 154C150 157 168 168 198 164C234 158 258 138 298 142C338 146 360 174 358 208C356 242 324 262 286 260C250 258 226 244 194 242C166 240 146 252 114 250C82 248 60 234 58 202Z'
const INNER = 'transform="translate(20.8 20.2) scale(.9)"'
/** Where the studs of a boot stand along it, as seen from the side. */
const HEEL_STUDS: readonly (readonly [number, number])[] = [
  [92, 178],
  [92, 224],
  [134, 178],
  [134, 226],
]
const FRONT_STUDS: readonly (readonly [number, number])[] = [
  [232, 176],
  [226, 228],
  [272, 162],
  [266, 244],
  [314, 168],
  [306, 244],
  [338, 206],
]

/** Rubber under heel and ball, the pale midsole between them. */
export function drawShoeSole(paint: Paint): Layers {
  return {
    stance: 'lies',
    defs:
      clip(paint, 'heel', '<rect x="40" y="120" width="112" height="160"/>') +
      clip(paint, 'ball', '<path d="M206 120L380 120L380 280L190 280Q214 200 206 120Z"/>') +
      clip(paint, 'tread', `<path d="${SOLE}" ${INNER}/>`) +
      clip(paint, 'sole', `<path d="${SOLE}"/>`),
    small:
      fill(SOLE, PALE, PALE_EDGE) +
      group(
        soft(paint, shadow('M40 214C140 268 260 274 380 230L380 300L40 300Z', 0.2)),
        clipTo(paint, 'sole'),
      ) +
      group(fill(SOLE, RUBBER, INNER), clipTo(paint, 'heel')) +
      group(fill(SOLE, RUBBER, INNER), clipTo(paint, 'ball')) +
      fill('M150 184C172 192 186 192 207 184L207 220C186 212 172 212 150 218Z', paint.accent),
    medium: group(
      line('M104 140L104 262M128 140L128 262', PALE, 4) +
        line('M240 130Q256 200 236 272M272 124Q290 200 268 276M304 124Q324 200 300 276', PALE, 5) +
        line('M330 134Q344 200 328 268', PALE, 4),
      clipTo(paint, 'tread'),
    ),
    large:
      group(treads(), clipTo(paint, 'tread')) +
      line('M156 190C174 198 186 198 203 191', '#ffffff', 2),
  }
}

/** Short ribs between the grooves. */
function treads(): string {
  const ribs = [176, 192, 208, 224].map(
    (y) =>
      `M70 ${y}h24M110 ${y}h12M134 ${y}h14M212 ${y}h22M250 ${y}h18M284 ${y}h16M314 ${y}h12M340 ${y}h12`,
  )
  return line(ribs.join(''), RUBBER_LIGHT, 4)
}

export function drawBootSole(paint: Paint): Layers {
  const studs = [...HEEL_STUDS, ...FRONT_STUDS]
  return {
    stance: 'lies',
    defs: clip(paint, 'sole', `<path d="${SOLE}"/>`),
    small:
      fill(SOLE, RUBBER) +
      fill(
        'M150 188C190 200 240 196 330 190Q344 206 330 220C240 216 190 212 150 218Z',
        paint.accent,
      ) +
      group(
        soft(paint, shadow('M40 220C140 262 260 270 380 236L380 300L40 300Z', 0.34)),
        clipTo(paint, 'sole'),
      ) +
      studs.map(([x, y]) => disc([x, y, 14], RUBBER_LIGHT)).join(''),
    medium: studs.map(([x, y]) => disc([x, y, 8], paint.accent)).join(''),
    large:
      studs.map(([x, y]) => ring([x, y, 14], '#6b727d', 1.6)).join('') +
      line(
        'M74 178C84 164 100 162 118 164C150 168 172 178 200 174C236 168 262 150 298 154',
        RUBBER_LIGHT,
        2.4,
      ),
  }
}
