import type { DrawingKind } from '../../server/catalogue/catalogue.ts'
import { drawBall, drawBasketball, drawTennisBall } from './balls.ts'
import { drawShorts, drawTights, drawTrousers } from './bottoms.ts'
import { drawBag, drawBottle, drawWatch } from './carry.ts'
import { drawBoot, drawShoe } from './footwear.ts'
import { drawBand, drawBench, drawMat, drawRack } from './gym.ts'
import { drawBike, drawRower, drawTreadmill } from './machines.ts'
import { drawHoodie, drawJacket } from './outerwear.ts'
import type { Paint } from './paint.ts'
import { drawGoal, drawPadelRacket, drawRacket, drawTeamSet } from './play.ts'
import type { Layers } from './shapes.ts'
import { drawCap, drawGloves, drawSocks } from './small-wear.ts'
import { drawShirt, drawTank } from './tops.ts'
import { drawBarbell, drawDumbbell, drawKettlebell, drawPlate } from './weights.ts'

/** How each kind of article is drawn. */
export const drawings: Readonly<Record<DrawingKind, (paint: Paint) => Layers>> = {
  shoe: drawShoe,
  boot: drawBoot,
  shirt: drawShirt,
  tank: drawTank,
  shorts: drawShorts,
  tights: drawTights,
  trousers: drawTrousers,
  jacket: drawJacket,
  hoodie: drawHoodie,
  cap: drawCap,
  socks: drawSocks,
  gloves: drawGloves,
  ball: drawBall,
  basketball: drawBasketball,
  'tennis-ball': drawTennisBall,
  dumbbell: drawDumbbell,
  kettlebell: drawKettlebell,
  plate: drawPlate,
  barbell: drawBarbell,
  mat: drawMat,
  treadmill: drawTreadmill,
  bike: drawBike,
  rower: drawRower,
  bench: drawBench,
  rack: drawRack,
  bag: drawBag,
  bottle: drawBottle,
  band: drawBand,
  watch: drawWatch,
  racket: drawRacket,
  'padel-racket': drawPadelRacket,
  goal: drawGoal,
  'team-set': drawTeamSet,
}
