import type { Storefront } from '../catalogue.ts'
import { mix } from './paint.ts'
import { disc, figures, fill, group, line, ring } from './shapes.ts'

const WIDTH = 1600
const HEIGHT = 640
const LINE = '#f6f2ea'
/** Centre of the bend, and the radii of the infield and of the lines between lanes. */
const [BEND_X, BEND_Y] = [2020, 2060]
const INFIELD = 1572
const LANES = [1700, 1828, 1956, 2084]

/**
 * The picture at the top of a storefront's home page, 1600 × 640: the court it is named after, from
 * above (UX 18). The left half is calm, so that words can lie on it.
 */
export function drawHero(storefront: Storefront): string {
  const root = `xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${WIDTH} ${HEIGHT}" width="${WIDTH}" height="${HEIGHT}"`
  const dim = `<rect class="cs-dim" width="${WIDTH}" height="${HEIGHT}" fill="#0b1020" opacity="0"/>`
  const style = '<style>@media(prefers-color-scheme:dark){.cs-dim{opacity:.3}}</style>'
  const court = storefront === 'sport' ? track() : hall()
  return `<svg ${root} role="img" preserveAspectRatio="xMaxYMid slice">${style}${court}${dim}</svg>`
}

/** The bend of a running track in the evening sun, and a ball that has rolled out on it. */
function track(): string {
  const circle = (r: number, colour: string) => disc([BEND_X, BEND_Y, r], colour)
  return (
    definitions() +
    `<rect width="${WIDTH}" height="${HEIGHT}" fill="#20324f"/>` +
    circle(2262, '#2a3f61') +
    circle(2218, 'url(#hero-clay)') +
    circle(2218, 'url(#hero-grain)') +
    LANES.map((r) => ring([BEND_X, BEND_Y, r], LINE, 7)).join('') +
    ring([BEND_X, BEND_Y, 2214], LINE, 10) +
    circle(INFIELD, '#1f6b52') +
    circle(INFIELD, 'url(#hero-grass)') +
    ring([BEND_X, BEND_Y, INFIELD + 4], LINE, 11) +
    laneNumbers() +
    ball() +
    `<rect width="${WIDTH}" height="${HEIGHT}" fill="url(#hero-sun)"/>`
  )
}

function definitions(): string {
  const grain = ['#8e2f12', '#e08a5c', '#a13a18', '#d87648']
    .map((colour, step) => disc([4 + step * 7, (step * 11) % 26 || 3, 1.1], colour, 'opacity=".5"'))
    .join('')
  const blades = line('M3 4l4 9M15 20l3-8M22 3l-3 7M9 26l2-7', '#17553f', 1.4)
  return (
    '<defs>' +
    `<linearGradient id="hero-clay" gradientUnits="userSpaceOnUse" x1="0" y1="0" x2="1600" y2="640"><stop offset="0" stop-color="#d5652f"/><stop offset=".55" stop-color="#c4501f"/><stop offset="1" stop-color="#9c3817"/></linearGradient>` +
    `<pattern id="hero-grain" width="31" height="29" patternUnits="userSpaceOnUse">${grain}</pattern>` +
    `<pattern id="hero-grass" width="26" height="28" patternUnits="userSpaceOnUse">${blades}</pattern>` +
    '<radialGradient id="hero-sun" cx=".12" cy="0" r="1.1"><stop offset="0" stop-color="#fff" stop-opacity=".2"/><stop offset=".5" stop-color="#fff" stop-opacity="0"/><stop offset="1" stop-color="#0b1020" stop-opacity=".26"/></radialGradient>' +
    `<radialGradient id="hero-ball" cx=".36" cy=".3" r=".8"><stop offset="0" stop-color="#f6ffb0"/><stop offset=".45" stop-color="#d8f034"/><stop offset="1" stop-color="${mix('#d8f034', '#0b1020', 0.42)}"/></radialGradient>` +
    '<linearGradient id="hero-shadow" gradientUnits="userSpaceOnUse" x1="1292" y1="300" x2="1600" y2="540"><stop offset="0" stop-color="#0b1020" stop-opacity=".55"/><stop offset="1" stop-color="#0b1020" stop-opacity="0"/></linearGradient>' +
    `<clipPath id="hero-round"><circle cx="1292" cy="300" r="100"/></clipPath></defs>`
  )
}

/** Painted across the lanes, turned the way the runners come. */
function laneNumbers(): string {
  return [INFIELD, ...LANES]
    .map((r, index) => {
      const place = `translate(${BEND_X} ${BEND_Y}) rotate(-31) translate(0 ${-(r + 64)})`
      return group(
        figures(String(index + 1), [0, 30, 84], LINE),
        `transform="${place}" opacity=".92"`,
      )
    })
    .join('')
}

/** Light comes from the top left, low: a long shadow to the right. */
function ball(): string {
  const seam = 'M1150 226C1232 246 1262 318 1238 420M1352 186C1322 262 1346 330 1420 356'
  const long = 'M1222 372L1548 560A92 52 0 0 0 1640 500L1362 226Z'
  return (
    fill(long, 'url(#hero-shadow)') +
    disc([1292, 300, 100], 'url(#hero-ball)') +
    group(line(seam, '#fbfbf2', 11), 'clip-path="url(#hero-round)"') +
    group(line('M1222 262C1232 240 1248 226 1270 218', '#ffffff', 9), 'opacity=".6"')
  )
}

/** Half a handball court with the lines of the other games under it, and light from high windows. */
function hall(): string {
  const floor = '#1b4f8f'
  const apron = '#163f73'
  const windows = [0, 1, 2, 3].map((at) => `M${260 + at * 380} -20l190 0l-220 700l-190 0Z`).join('')
  return (
    `<rect width="${WIDTH}" height="${HEIGHT}" fill="${apron}"/>` +
    `<rect x="-20" y="70" width="1500" height="640" fill="${floor}"/>` +
    line('M0 236H1480M0 236', '#4a7ab4', 5) +
    line('M980 70V640', '#4a7ab4', 5) +
    ring([620, 400, 150], '#4a7ab4', 5) +
    line('M1480 190C1250 190 1180 300 1180 420C1180 540 1250 640 1480 640', '#c9d3df', 8) +
    line(
      'M1480 96C1150 96 1050 270 1050 420C1050 570 1130 680 1300 720',
      '#c9d3df',
      7,
      'stroke-dasharray="34 26"',
    ) +
    line('M1330 396V444', '#c9d3df', 8) +
    line('M-20 70H1480V660', '#e9edf2', 9) +
    line('M1480 330H1530V510H1480', '#e9edf2', 7) +
    group(fill(windows, '#ffffff'), 'opacity=".05"')
  )
}
