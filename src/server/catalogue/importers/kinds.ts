import type { DrawingKind, LocalText } from '../catalogue.ts'
import { foldText } from './slugs.ts'

/** What a thing is, guessed from its words: how it is drawn, and what people call it. */
export interface ArticleKind {
  readonly drawing: DrawingKind
  readonly type: LocalText
}

// Drawing, Swedish, English, and the words (folded, singular) that tell it.
const KINDS: readonly (readonly [DrawingKind, string, string, string])[] = [
  [
    'hoodie',
    'huvtröja',
    'hoodie',
    'hoodie hoody sweatshirt pullover fleece huvtroja sweater collegetroja',
  ],
  [
    'jacket',
    'jacka',
    'jacket',
    'jacket shell parka windbreaker anorak coat vest jacka vast blouson',
  ],
  ['tank', 'linne', 'tank top', 'tank bra camisole singlet linne tanktop bh'],
  [
    'shirt',
    'tröja',
    'top',
    'tee tshirt shirt polo henley top jersey tunic troja piketroja baslager',
  ],
  ['shorts', 'shorts', 'shorts', 'short skort kortbyxa'],
  ['tights', 'tights', 'tights', 'tight legging capri trikaer kompressionstight'],
  [
    'trousers',
    'byxor',
    'trousers',
    'pant trouser jogger sweatpant chino byxa overall traningsbyxa',
  ],
  ['socks', 'strumpor', 'socks', 'sock strumpa socka'],
  ['gloves', 'handskar', 'gloves', 'glove mitten handske vante'],
  ['cap', 'keps', 'cap', 'cap hat beanie visor headband keps mossa pannband'],
  ['boot', 'känga', 'boot', 'boot kanga stovel'],
  ['shoe', 'sko', 'shoe', 'shoe sneaker trainer cleat sandal slipper sko'],
  ['basketball', 'basketboll', 'basketball', 'basketball basketboll'],
  ['ball', 'boll', 'ball', 'ball football boll fotboll gymboll medicinboll'],
  ['watch', 'klocka', 'watch', 'watch klocka pulsklocka smartwatch'],
  ['bottle', 'flaska', 'bottle', 'bottle flask shaker flaska'],
  ['kettlebell', 'kettlebell', 'kettlebell', 'kettlebell'],
  ['dumbbell', 'hantel', 'dumbbell', 'dumbbell grip hantel hantlar armhavning'],
  ['barbell', 'skivstång', 'barbell', 'barbell skivstang'],
  ['plate', 'viktskiva', 'weight plate', 'plate viktskiva vikt weight'],
  ['treadmill', 'löpband', 'treadmill', 'treadmill lopband'],
  ['bike', 'motionscykel', 'exercise bike', 'bike cycle cykel cyklar'],
  ['rower', 'roddmaskin', 'rowing machine', 'rower roddmaskin'],
  ['bench', 'träningsbänk', 'bench', 'bench bank'],
  ['rack', 'ställning', 'rack', 'rack stand stallning'],
  ['mat', 'matta', 'mat', 'mat brick block roller matta rulle yogablock'],
  ['band', 'träningsband', 'training band', 'band strap rope tube belt rem rep hopprep gummiband'],
  ['racket', 'racket', 'racket', 'racket racquet paddle'],
  ['goal', 'mål', 'goal', 'goal mal net'],
  ['bag', 'väska', 'bag', 'bag backpack tote duffle duffel pack messenger rucksack vaska ryggsack'],
]

const BY_WORD = new Map(
  KINDS.flatMap(([drawing, sv, en, words]) =>
    words.split(' ').map((word): [string, ArticleKind] => [word, { drawing, type: { sv, en } }]),
  ),
)
/** Shortest word that is looked for at the end of a compound: "löparsko" ends with "sko". */
const MIN_TAIL = 3

/** Kinds that another kind's category holds, too: tights lie among the trousers. */
const BY_CATEGORY: Partial<Record<DrawingKind, readonly DrawingKind[]>> = {
  trousers: ['tights', 'shorts'],
  shirt: ['tank', 'hoodie'],
  shoe: ['boot'],
  ball: ['basketball'],
}

/**
 * The kind that the first telling one of some texts tells: give the surest first, such as the
 * category. A later text may tell it more closely.
 */
export function guessKind(texts: readonly string[]): ArticleKind | undefined {
  const kinds = texts.map(kindOf).filter((it) => it !== undefined)
  const [first] = kinds
  const closer = first && BY_CATEGORY[first.drawing]
  return kinds.find((it) => closer?.includes(it.drawing)) ?? first
}

// The last word decides: a "shoulder bag" is a bag, a "yoga mat strap" is a strap.
function kindOf(text: string): ArticleKind | undefined {
  const words = foldText(text)
    .replace(/t-shirt/g, 'tshirt')
    .split(/[^a-z]+/)
    .filter((it) => it.length > 1)
  for (const word of words.toReversed()) {
    const kind = kindOfWord(word)
    if (kind) return kind
  }
  return undefined
}

function kindOfWord(word: string): ArticleKind | undefined {
  for (const form of singulars(word)) {
    const kind = BY_WORD.get(form)
    if (kind) return kind
  }
  for (let at = 2; at <= word.length - MIN_TAIL; at += 1) {
    const kind = singulars(word.slice(at))
      .map((it) => BY_WORD.get(it))
      .find(Boolean)
    if (kind) return kind
  }
  return undefined
}

function singulars(word: string): string[] {
  const forms = [word]
  if (/(?:or|ar|er)$/.test(word)) forms.push(`${word.slice(0, -2)}a`, word.slice(0, -2))
  if (word.endsWith('ar')) forms.push(`${word.slice(0, -2)}e`)
  if (word.endsWith('skor')) forms.push(word.slice(0, -1))
  if (word.endsWith('es')) forms.push(word.slice(0, -2))
  if (word.endsWith('s')) forms.push(word.slice(0, -1))
  return forms
}
