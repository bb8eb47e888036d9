import type { CatalogueProduct, CatalogueSizeGuide } from '../../catalogue/catalogue.ts'
import type { SizeRun } from './sizes.ts'
import { both, type Words } from './words.ts'

export const fits = {
  true: [
    'Normal i storleken. Ta den storlek du brukar ha.',
    'True to size. Choose the size you usually wear.',
  ],
  small: [
    'Liten i storleken. Ta en storlek större än du brukar.',
    'Runs small. Choose one size up from your usual.',
  ],
  large: [
    'Stor i storleken. Ligger du mellan två storlekar tar du den mindre.',
    'Runs large. Between two sizes, choose the smaller one.',
  ],
  slim: [
    'Smal passform som följer kroppen. Vill du ha plats för ett lager under tar du en storlek större.',
    'Slim fit that follows the body. Choose one size up if you want room for a layer underneath.',
  ],
  loose: [
    'Ledig passform med gott om rörelsevidd. Ta din vanliga storlek.',
    'Relaxed fit with plenty of room to move. Choose your usual size.',
  ],
  wide: [
    'Bred läst med gott om plats för tårna. Ta din vanliga storlek.',
    'Wide last with plenty of room for the toes. Choose your usual size.',
  ],
  narrow: [
    'Smal läst som sitter tätt om foten. Har du bred fot tar du en halv till en storlek större.',
    'Narrow last that sits close to the foot. If your feet are wide, go half a size to one size up.',
  ],
  grow: [
    'Räkna med en dryg centimeters växmån. Mät foten eller kroppen på kvällen.',
    'Allow a good centimetre for growth. Measure the foot or body in the evening.',
  ],
} as const satisfies Record<string, Words>

export type Fit = keyof typeof fits

interface Guide {
  readonly title: Words
  readonly headings: readonly Words[]
  /** Rows separated by `|`, cells by spaces. */
  readonly rows: string
  readonly howTo: Words
}

const SHOE_HEADINGS: readonly Words[] = [
  ['EU', 'EU'],
  ['UK', 'UK'],
  ['US', 'US'],
  ['Fotlängd, cm', 'Foot length, cm'],
]
const BODY_HEADINGS: readonly Words[] = [
  ['Storlek', 'Size'],
  ['Bröst, cm', 'Chest, cm'],
  ['Midja, cm', 'Waist, cm'],
  ['Stuss, cm', 'Hips, cm'],
  ['Innerben, cm', 'Inside leg, cm'],
]
const FOOT: Words = [
  'Ställ dig barfota på ett papper med hälen mot en vägg. Märk ut den längsta tån och mät avståndet till väggen. Mät båda fötterna och gå efter den längsta.',
  'Stand barefoot on a sheet of paper with your heel against a wall. Mark the longest toe and measure the distance to the wall. Measure both feet and go by the longer one.',
]
const BODY: Words = [
  'Mät direkt på kroppen med ett mjukt måttband. Bröst: runt det bredaste stället, under armarna. Midja: där du är smalast. Stuss: runt det bredaste stället. Innerben: från skrevet till golvet.',
  'Measure on the body with a soft tape. Chest: around the fullest part, under the arms. Waist: where you are narrowest. Hips: around the fullest part. Inside leg: from the crotch to the floor.',
]

const GUIDES = {
  womensShoe: {
    title: ['Skor, dam', "Women's shoes"],
    headings: SHOE_HEADINGS,
    rows: '36 3½ 5½ 22½|37 4 6 23|38 5 7 24|39 5½ 7½ 24½|40 6½ 8½ 25½|41 7 9 26|42 8 10 27',
    howTo: FOOT,
  },
  mensShoe: {
    title: ['Skor, herr', "Men's shoes"],
    headings: SHOE_HEADINGS,
    rows: '40 6½ 7½ 25|41 7 8 25½|42 8 9 26½|43 9 10 27½|44 9½ 10½ 28|45 10½ 11½ 29|46 11 12 29½|47 12 13 30½',
    howTo: FOOT,
  },
  adultShoe: {
    title: ['Skor, vuxen', 'Adult shoes'],
    headings: SHOE_HEADINGS,
    rows: '38 5 5½ 24|39 5½ 6 24½|40 6½ 7 25|41 7 7½ 25½|42 8 8½ 26½|43 9 9½ 27½|44 9½ 10 28|45 10½ 11 29|46 11 11½ 29½',
    howTo: FOOT,
  },
  kidsShoe: {
    title: ['Skor, barn', "Kids' shoes"],
    headings: SHOE_HEADINGS,
    rows: '28 10 10½ 17½|29 11 11½ 18|30 11½ 12 18½|31 12½ 13 19½|32 13 13½ 20|33 1 1½ 20½|34 2 2½ 21½|35 2½ 3 22',
    howTo: FOOT,
  },
  womensClothing: {
    title: ['Kläder, dam', "Women's clothing"],
    headings: BODY_HEADINGS,
    rows: 'XS 80–84 62–66 88–92 76|S 84–88 66–70 92–96 77|M 88–94 70–76 96–102 78|L 94–100 76–82 102–108 79|XL 100–108 82–90 108–115 80|XXL 108–116 90–98 115–122 80',
    howTo: BODY,
  },
  mensClothing: {
    title: ['Kläder, herr', "Men's clothing"],
    headings: BODY_HEADINGS,
    rows: 'XS 84–88 72–76 86–90 79|S 88–94 76–82 90–96 80|M 94–100 82–88 96–102 82|L 100–107 88–95 102–108 83|XL 107–115 95–103 108–115 84|XXL 115–123 103–112 115–122 85',
    howTo: BODY,
  },
  kidsClothing: {
    title: ['Kläder, barn', "Kids' clothing"],
    headings: [
      ['Storlek', 'Size'],
      ['Kroppslängd, cm', 'Height, cm'],
      ['Ålder, år', 'Age, years'],
      ['Bröst, cm', 'Chest, cm'],
      ['Midja, cm', 'Waist, cm'],
    ],
    rows: '110 105–110 4–5 58 54|122 116–122 6–7 62 57|134 128–134 8–9 68 61|146 140–146 10–11 74 65|158 152–158 12–13 81 69',
    howTo: BODY,
  },
  socks: {
    title: ['Strumpor', 'Socks'],
    headings: [
      ['EU', 'EU'],
      ['UK', 'UK'],
      ['US', 'US'],
      ['Fotlängd, cm', 'Foot length, cm'],
    ],
    rows: '36–39 3½–5½ 5½–7½ 22½–24½|40–43 6½–9 7½–10 25–27½|44–47 9½–12 10½–13 28–30½',
    howTo: FOOT,
  },
  hands: {
    title: ['Handskar', 'Gloves'],
    headings: [
      ['Storlek', 'Size'],
      ['Handens omkrets, cm', 'Hand circumference, cm'],
      ['Handens längd, cm', 'Hand length, cm'],
    ],
    rows: '5 14 14½|6 15½ 16|7 18–19 17½|8 20–21 18½|9 22–23 19½|10 24–25 20½',
    howTo: [
      'Mät runt handflatan på det bredaste stället, utan tummen. Längden mäts från handleden till långfingrets topp.',
      'Measure around the palm at its widest, without the thumb. Length is from the wrist to the tip of the middle finger.',
    ],
  },
} as const satisfies Record<string, Guide>

const GUIDE_OF: Readonly<Partial<Record<SizeRun, keyof typeof GUIDES>>> = {
  womensShoe: 'womensShoe',
  mensShoe: 'mensShoe',
  adultShoe: 'adultShoe',
  kidsShoe: 'kidsShoe',
  kids: 'kidsClothing',
  socks: 'socks',
  hands: 'hands',
  keeper: 'hands',
}

/** The guide to a run of sizes, for clothing by gender. Undefined if sizes are not body sizes. */
export function sizeGuideFor(
  run: SizeRun,
  gender: CatalogueProduct['gender'],
  fit: Fit = 'true',
): CatalogueSizeGuide | undefined {
  const clothing = gender === 'women' ? 'womensClothing' : 'mensClothing'
  const key = run === 'clothing' ? clothing : GUIDE_OF[run]
  if (!key) return undefined
  const { title, headings, rows, howTo }: Guide = GUIDES[key]
  return {
    title: both(title),
    headings: headings.map(both),
    rows: rows.split('|').map((row) => row.split(' ')),
    howTo: both(howTo),
    fit: both(fits[fit]),
  }
}
