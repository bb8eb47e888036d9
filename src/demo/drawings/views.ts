import type { DrawingKind } from '../../server/catalogue/catalogue.ts'
import type { DrawnView } from '../../server/platform/db/catalogue-tables.ts'
import { drawHoodieBack, drawJacketBack, drawShirtBack } from './backs.ts'
import type { Paint } from './paint.ts'
import type { Layers } from './shapes.ts'
import { drawBootSole, drawShoeSole } from './soles.ts'

type Side = Exclude<DrawnView, 'detail'>

/** The other sides that are drawn of a kind. */
const SIDES: Readonly<Partial<Record<DrawingKind, readonly [Side, (paint: Paint) => Layers]>>> = {
  shoe: ['sole', drawShoeSole],
  boot: ['sole', drawBootSole],
  shirt: ['back', drawShirtBack],
  jacket: ['back', drawJacketBack],
  hoodie: ['back', drawHoodieBack],
}

/** A square of the drawing, where it is worth a closer look. */
type Square = readonly [x: number, y: number, side: number]

const DETAILS: Readonly<Partial<Record<DrawingKind, Square>>> = {
  shoe: [166, 138, 170],
  boot: [170, 140, 160],
  shirt: [126, 56, 148],
  tank: [126, 60, 148],
  shorts: [128, 98, 144],
  tights: [128, 42, 144],
  trousers: [128, 40, 144],
  jacket: [124, 38, 152],
  hoodie: [128, 56, 144],
  cap: [176, 128, 180],
}

/** What can be shown of a kind beside the article as a whole, the most telling first. */
export function viewsOf(kind: DrawingKind): readonly DrawnView[] {
  const side = SIDES[kind]?.[0]
  return [...(side ? [side] : []), ...(DETAILS[kind] ? (['detail'] as const) : [])]
}

/** How another side is drawn; undefined where it is seen as in the first picture. */
export function sideOf(kind: DrawingKind, view: DrawnView): ((paint: Paint) => Layers) | undefined {
  const [side, draw] = SIDES[kind] ?? []
  return side === view ? draw : undefined
}

export function detailOf(kind: DrawingKind): Square | undefined {
  return DETAILS[kind]
}
