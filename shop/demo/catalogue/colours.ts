import type { CatalogueColour } from '../../catalogue/catalogue.ts'
import { both, type Words } from './words.ts'

/** Id, three letters for article numbers, `#rrggbb`, and names. */
const TABLE = {
  blue: ['court-blue', 'BLU', '#2f5fa7', ['Banblå', 'Court blue']],
  clay: ['clay', 'CLA', '#b8441f', ['Grusröd', 'Clay']],
  green: ['forest-green', 'GRN', '#1f6b52', ['Skogsgrön', 'Forest green']],
  night: ['night', 'NGT', '#2b3550', ['Natt', 'Night']],
  black: ['black', 'BLK', '#2b2f36', ['Svart', 'Black']],
  plum: ['plum', 'PLM', '#6b4e96', ['Plommon', 'Plum']],
  wine: ['wine', 'WIN', '#7c2740', ['Vinröd', 'Wine']],
  teal: ['teal', 'TEA', '#1d6b78', ['Petrol', 'Teal']],
  olive: ['olive', 'OLV', '#5f6638', ['Oliv', 'Olive']],
  rose: ['rose', 'ROS', '#b24a6b', ['Nypon', 'Rosehip']],
  red: ['signal-red', 'RED', '#b3232d', ['Signalröd', 'Signal red']],
  cocoa: ['cocoa', 'COC', '#6e4a36', ['Kakao', 'Cocoa']],
  grey: ['granite', 'GRY', '#6b717b', ['Granit', 'Granite']],
  white: ['chalk', 'WHT', '#efece6', ['Krita', 'Chalk']],
  sand: ['sand', 'SND', '#cbb994', ['Sand', 'Sand']],
  mist: ['mist', 'MST', '#b9c3cc', ['Dimma', 'Mist']],
  yellow: ['ball-yellow', 'YEL', '#d8f034', ['Bollgul', 'Ball yellow']],
  orange: ['orange', 'ORG', '#e86100', ['Orange', 'Orange']],
  sky: ['sky', 'SKY', '#6fa3d8', ['Himmel', 'Sky']],
} as const satisfies Record<string, readonly [string, string, string, Words]>

export type ColourKey = keyof typeof TABLE

export interface DemoColour {
  readonly code: string
  readonly colour: CatalogueColour
}

export const colourKeys = Object.keys(TABLE) as ColourKey[]

export function demoColour(key: ColourKey): DemoColour {
  const [id, code, hex, name] = TABLE[key]
  return { code, colour: { id, name: both(name), hex } }
}
