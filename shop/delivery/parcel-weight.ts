import type { DrawingKind } from '../catalogue/catalogue.ts'

const KILO = 1000
/**
 * The weight of one piece of a kind in its parcel, in grams, since the catalogue contains no weights.
 */
const KIND_WEIGHT: Readonly<Record<DrawingKind, number>> = {
  shoe: 1_000,
  'womens-shoe': 900,
  'kids-shoe': 700,
  'trail-shoe': 1_000,
  'racing-shoe': 800,
  'court-shoe': 1_100,
  boot: 900,
  shirt: 250,
  tank: 200,
  shorts: 250,
  tights: 300,
  trousers: 500,
  jacket: 700,
  hoodie: 600,
  cap: 150,
  socks: 100,
  gloves: 150,
  ball: 600,
  basketball: 900,
  'tennis-ball': 250,
  dumbbell: 10 * KILO,
  kettlebell: 12 * KILO,
  plate: 10 * KILO,
  barbell: 20 * KILO,
  mat: 1_500,
  treadmill: 95 * KILO,
  bike: 55 * KILO,
  rower: 40 * KILO,
  bench: 25 * KILO,
  rack: 80 * KILO,
  bag: 900,
  bottle: 200,
  band: 200,
  watch: 300,
  racket: 500,
  'padel-racket': 600,
  goal: 30 * KILO,
  'team-set': 5 * KILO,
  article: KILO,
}
const OTHER_WEIGHT = KILO
/** Kinds whose size is their weight. */
const SIZED_BY_WEIGHT = new Set(['dumbbell', 'kettlebell', 'plate', 'barbell', 'basketball'])
const KILOS = /^(?:(\d{1,2}) ?[×x] ?)?(\d{1,3}(?:[.,]\d{1,2})?) ?kg$/i

/**
 * The weight of one piece in grams: its size, if that is a weight, otherwise the weight of its kind.
 */
export function pieceWeight(drawing: string, size: string | null): number {
  const [, pieces = '1', kilos] = (SIZED_BY_WEIGHT.has(drawing) && KILOS.exec(size ?? '')) || []
  if (kilos) return Math.round(Number(pieces) * Number(kilos.replace(',', '.')) * KILO)
  return Object.hasOwn(KIND_WEIGHT, drawing) ? KIND_WEIGHT[drawing as DrawingKind] : OTHER_WEIGHT
}
