import type { DrawingKind, DrawnView } from '../../catalogue/catalogue.ts'
import article from './article.svg'
import bag from './bag.svg'
import ball from './ball.svg'
import band from './band.svg'
import barbell from './barbell.svg'
import basketball from './basketball.svg'
import bench from './bench.svg'
import bike from './bike.svg'
import boot from './boot.svg'
import bootBack from './boot-back.svg'
import bootSole from './boot-sole.svg'
import bottle from './bottle.svg'
import cap from './cap.svg'
import courtShoe from './court-shoe.svg'
import courtShoeBack from './court-shoe-back.svg'
import dumbbell from './dumbbell.svg'
import gloves from './gloves.svg'
import goal from './goal.svg'
import hoodie from './hoodie.svg'
import hoodieBack from './hoodie-back.svg'
import jacket from './jacket.svg'
import jacketBack from './jacket-back.svg'
import kettlebell from './kettlebell.svg'
import kidsShoe from './kids-shoe.svg'
import kidsShoeBack from './kids-shoe-back.svg'
import kidsShoeSole from './kids-shoe-sole.svg'
import mat from './mat.svg'
import padelRacket from './padel-racket.svg'
import plate from './plate.svg'
import racingShoe from './racing-shoe.svg'
import racingShoeBack from './racing-shoe-back.svg'
import racingShoeSole from './racing-shoe-sole.svg'
import rack from './rack.svg'
import racket from './racket.svg'
import { type Drawing, readDrawing } from './read-drawing.ts'
import rower from './rower.svg'
import shirt from './shirt.svg'
import shirtBack from './shirt-back.svg'
import shoe from './shoe.svg'
import shoeBack from './shoe-back.svg'
import shoeSole from './shoe-sole.svg'
import shorts from './shorts.svg'
import socks from './socks.svg'
import tank from './tank.svg'
import teamSet from './team-set.svg'
import tennisBall from './tennis-ball.svg'
import tights from './tights.svg'
import trailShoe from './trail-shoe.svg'
import trailShoeBack from './trail-shoe-back.svg'
import trailShoeSole from './trail-shoe-sole.svg'
import treadmill from './treadmill.svg'
import trousers from './trousers.svg'
import watch from './watch.svg'
import womensShoe from './womens-shoe.svg'
import womensShoeBack from './womens-shoe-back.svg'

/** The drawing of each kind of article. */
export const drawings: Readonly<Record<DrawingKind, Drawing>> = {
  shoe: readDrawing(shoe),
  'womens-shoe': readDrawing(womensShoe),
  'kids-shoe': readDrawing(kidsShoe),
  'trail-shoe': readDrawing(trailShoe),
  'racing-shoe': readDrawing(racingShoe),
  'court-shoe': readDrawing(courtShoe),
  boot: readDrawing(boot),
  shirt: readDrawing(shirt),
  tank: readDrawing(tank),
  shorts: readDrawing(shorts),
  tights: readDrawing(tights),
  trousers: readDrawing(trousers),
  jacket: readDrawing(jacket),
  hoodie: readDrawing(hoodie),
  cap: readDrawing(cap),
  socks: readDrawing(socks),
  gloves: readDrawing(gloves),
  ball: readDrawing(ball),
  basketball: readDrawing(basketball),
  'tennis-ball': readDrawing(tennisBall),
  dumbbell: readDrawing(dumbbell),
  kettlebell: readDrawing(kettlebell),
  plate: readDrawing(plate),
  barbell: readDrawing(barbell),
  mat: readDrawing(mat),
  treadmill: readDrawing(treadmill),
  bike: readDrawing(bike),
  rower: readDrawing(rower),
  bench: readDrawing(bench),
  rack: readDrawing(rack),
  bag: readDrawing(bag),
  bottle: readDrawing(bottle),
  band: readDrawing(band),
  watch: readDrawing(watch),
  racket: readDrawing(racket),
  'padel-racket': readDrawing(padelRacket),
  goal: readDrawing(goal),
  'team-set': readDrawing(teamSet),
  article: readDrawing(article),
}

export type Side = Exclude<DrawnView, 'detail'>

type Sides = Readonly<Partial<Record<Side, Drawing>>>

const below = readDrawing(shoeSole)

/** Other views of some kinds, the most informative first. */
export const sides: Readonly<Partial<Record<DrawingKind, Sides>>> = {
  shoe: { back: readDrawing(shoeBack), sole: below },
  'womens-shoe': { back: readDrawing(womensShoeBack), sole: below },
  'kids-shoe': { back: readDrawing(kidsShoeBack), sole: readDrawing(kidsShoeSole) },
  'trail-shoe': { back: readDrawing(trailShoeBack), sole: readDrawing(trailShoeSole) },
  'racing-shoe': { back: readDrawing(racingShoeBack), sole: readDrawing(racingShoeSole) },
  'court-shoe': { back: readDrawing(courtShoeBack), sole: below },
  boot: { back: readDrawing(bootBack), sole: readDrawing(bootSole) },
  shirt: { back: readDrawing(shirtBack) },
  jacket: { back: readDrawing(jacketBack) },
  hoodie: { back: readDrawing(hoodieBack) },
}
