import footballPitch from './football-pitch.svg'
import forestTrail from './forest-trail.svg'
import rainyStreet from './rainy-street.svg'
import runningTrack from './running-track.svg'
import storeFront from './store-front.svg'
import winterRoad from './winter-road.svg'

const SCENES: Readonly<Record<string, string>> = {
  'football-pitch.svg': footballPitch,
  'forest-trail.svg': forestTrail,
  'rainy-street.svg': rainyStreet,
  'running-track.svg': runningTrack,
  'store-front.svg': storeFront,
  'winter-road.svg': winterRoad,
}

/** A drawn scene, by its file name. */
export function findScene(name: string): string | undefined {
  return Object.hasOwn(SCENES, name) ? SCENES[name] : undefined
}
