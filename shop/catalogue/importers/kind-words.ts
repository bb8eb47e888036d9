import type { DrawingKind } from '../catalogue.ts'

/**
 * Drawing, Swedish name, English name, and the words that identify it: folded, singular, whole words or
 * the last two. Ambiguous words are left out, such as those that also name a sport.
 */
export const KINDS: readonly (readonly [DrawingKind, string, string, readonly string[]])[] = [
  ['hoodie', 'huvtröja', 'hoodie', listOf('hoodie hoody sweatshirt huvtroja collegetroja')],
  [
    'jacket',
    'jacka',
    'jacket',
    listOf(
      'jacket parka windbreaker anorak jacka vindjacka skaljacka loparjacka traningsjacka regnjacka',
    ),
  ],
  ['tank', 'linne', 'tank top', [...listOf('tank tanktop singlet linne'), 'tank top']],
  [
    'shirt',
    'tröja',
    'top',
    listOf('tee tshirt shirt jersey top troja lopartroja traningstroja fotbollstroja'),
  ],
  ['shorts', 'shorts', 'shorts', listOf('short loparshort traningsshort fotbollsshort')],
  ['tights', 'tights', 'tights', listOf('tight legging capri lopartight traningstight')],
  [
    'trousers',
    'byxor',
    'trousers',
    listOf('pant trouser sweatpant byxa traningsbyxa friluftsbyxa vandringsbyxa skalbyxa'),
  ],
  ['socks', 'strumpor', 'socks', listOf('sock strumpa lopstrumpa fotbollsstrumpa')],
  ['gloves', 'handskar', 'gloves', listOf('glove handske lophandske traningshandske')],
  ['cap', 'keps', 'cap', listOf('cap keps lopkeps')],
  ['boot', 'fotbollssko', 'football boot', [...listOf('fotbollssko'), 'football boot']],
  [
    'shoe',
    'sko',
    'shoe',
    listOf('shoe sneaker sko loparsko traningssko trailsko vandringssko tennissko padelsko'),
  ],
  ['basketball', 'basketboll', 'basketball', listOf('basketballs basketbollar')],
  [
    'ball',
    'fotboll',
    'football',
    [...listOf('footballs fotbollar matchboll'), 'soccer ball', 'match ball'],
  ],
  ['tennis-ball', 'tennisboll', 'tennis ball', [...listOf('tennisboll'), 'tennis ball']],
  ['watch', 'klocka', 'watch', listOf('watch smartwatch pulsklocka sportklocka')],
  ['bottle', 'flaska', 'bottle', listOf('bottle flaska vattenflaska sportflaska drickflaska')],
  ['kettlebell', 'kettlebell', 'kettlebell', listOf('kettlebell')],
  ['dumbbell', 'hantel', 'dumbbell', listOf('dumbbell hantel hantlar')],
  ['barbell', 'skivstång', 'barbell', listOf('barbell skivstang')],
  ['plate', 'viktskiva', 'weight plate', [...listOf('viktskiva'), 'weight plate', 'bumper plate']],
  ['treadmill', 'löpband', 'treadmill', listOf('treadmill lopband')],
  [
    'bike',
    'motionscykel',
    'exercise bike',
    [...listOf('motionscykel motionscyklar spinningcykel'), 'exercise bike', 'spin bike'],
  ],
  ['rower', 'roddmaskin', 'rowing machine', [...listOf('roddmaskin'), 'rowing machine']],
  [
    'bench',
    'träningsbänk',
    'weight bench',
    [...listOf('traningsbank'), 'weight bench', 'training bench', 'workout bench'],
  ],
  ['rack', 'ställning', 'rack', ['squat rack', 'power rack']],
  [
    'mat',
    'matta',
    'mat',
    [...listOf('yogamatta traningsmatta'), 'yoga mat', 'exercise mat', 'training mat'],
  ],
  [
    'band',
    'träningsband',
    'training band',
    [...listOf('traningsband'), 'resistance band', 'training band', 'exercise band'],
  ],
  [
    'racket',
    'tennisracket',
    'tennis racket',
    [...listOf('tennisracket'), 'tennis racket', 'tennis racquet'],
  ],
  ['padel-racket', 'padelracket', 'padel racket', [...listOf('padelracket'), 'padel racket']],
  ['goal', 'fotbollsmål', 'football goal', [...listOf('fotbollsmal'), 'soccer goal']],
  [
    'bag',
    'väska',
    'bag',
    [...listOf('duffel duffle traningsvaska sportvaska'), 'gym bag', 'duffel bag', 'duffle bag'],
  ],
]

/** Accessories: a shoe rack is not a shoe, whatever its category. */
export const OTHER_THINGS: readonly string[] = listOf(
  'accessory adapter backpack bag belt bracket brush cage case chain charger cleaner cover frame',
  'guard hanger holder hook insole lace lamp light lock mount net oil pack pad pedal pouch pump',
  'rack rim saddle shelf spray stand strap tire tote tube tyre valve wax wheel wipe',
  'borste cykel dack fodral hallare hangare hjul hylla kedja krok lampa las nat olja pedal pump',
  'rem ryggsack sadel skydd slang snore stall sula tillbehor vaska',
)

/** Pairs of words whose last word alone would be misread. */
export const UNLIKE: readonly string[] = [
  ...['boxing glove', 'oven glove', 'golf tee', 'table top', 'life jacket', 'dust jacket'],
  ...['swim cap', 'swimming cap', 'bathing cap', 'bottle cap', 'hub cap', 'end cap', 'valve cap'],
  ...['stop watch', 'pocket watch', 'snow shoe', 'horse shoe', 'brake shoe', 'bike shoe'],
  ...['gas bottle', 'spray bottle', 'wind sock', 'fuel tank', 'water tank', 'gas tank'],
]

function listOf(...lines: readonly string[]): readonly string[] {
  return lines.join(' ').split(' ')
}
