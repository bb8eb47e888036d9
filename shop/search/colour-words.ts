import type { ColourFamily } from '../catalogue/importers/colours.ts'
import type { QueryToken } from './tokenizer.ts'

/** Searches distinguish navy from blue. */
export type Shade = ColourFamily | 'navy'

/** A colour in a query. */
export interface ColourQuery {
  readonly shade: Shade
  readonly tone?: 'dark' | 'light'
}

// Folded words of both languages, in all forms: visitors mix languages.
const SHADES: Record<Shade, string> = {
  black: 'svart svarta black',
  white: 'vit vita vitt white',
  grey: 'gra graa gratt grey gray',
  red: 'rod roda rott red',
  orange: 'orange oranga orangea',
  yellow: 'gul gula gult yellow',
  green: 'gron grona gront green',
  turquoise: 'turkos turkosa turkost turquoise teal',
  blue: 'bla blaa blatt blue',
  navy: 'marinbla marinblaa marinblatt marin navy navyblue',
  purple: 'lila violett violetta purple violet',
  pink: 'rosa pink',
  brown: 'brun bruna brunt brown',
  beige: 'beige beiga',
}
const WORDS = Object.entries(SHADES).map(([shade, words]) => ({
  shade: shade as Shade,
  words: words.split(' '),
}))
const SHADE_BY_WORD = new Map(
  WORDS.flatMap(({ shade, words }) => words.map((word): [string, Shade] => [word, shade])),
)

/** Words before a colour, as one word or two. */
const TONES = [
  ['mork', 'dark'],
  ['morka', 'dark'],
  ['morkt', 'dark'],
  ['dark', 'dark'],
  ['ljus', 'light'],
  ['ljusa', 'light'],
  ['ljust', 'light'],
  ['light', 'light'],
] as const

/** The colour that a folded word names, such as "mörkblå". */
export function colourOf(word: string): ColourQuery | undefined {
  const plain = SHADE_BY_WORD.get(word)
  if (plain) return { shade: plain }
  for (const [head, tone] of TONES) {
    const shade = word.startsWith(head) ? SHADE_BY_WORD.get(word.slice(head.length)) : undefined
    if (shade) return shade === 'blue' && tone === 'dark' ? { shade: 'navy' } : { shade, tone }
  }
  return undefined
}

/** All words for a colour. */
export function wordsFor(shade: Shade): readonly string[] {
  return WORDS.find((it) => it.shade === shade)?.words ?? []
}

/** Joins "dark blue" and "navy blue" into one word each. */
export function joinTones(words: readonly QueryToken[]): QueryToken[] {
  const joined: QueryToken[] = []
  for (const word of words) {
    const before = joined.at(-1)
    if (!before || !isBefore(before.folded, word.folded)) joined.push(word)
    else {
      const typed = `${before.typed} ${word.typed}`
      joined.splice(-1, 1, { typed, folded: before.folded + word.folded })
    }
  }
  return joined
}

function isBefore(head: string, word: string): boolean {
  const isTone = TONES.some(([it]) => it === head)
  return (isTone || head === 'navy') && colourOf(head + word) !== undefined
}
