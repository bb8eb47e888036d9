import type { Language } from '../../src/model/language.ts'

/** Words of the trade that people ask about, and what each means in a few of everybody's. */
const WORDS: Record<Language, readonly (readonly [word: RegExp, meaning: string])[]> = {
  sv: [
    [/\bEVA\b/, 'EVA: lätt skum som dämpar.'],
    [/elastan/i, 'Elastan: tråd som gör tyget stretchigt.'],
    [/\bTPU\b/, 'TPU: seg plast som tål nötning.'],
    [/merino/i, 'Merinoull: tunn ull som värmer även fuktig.'],
    [/\bPFAS\b/, 'PFAS: svårnedbrytbara ämnen som annars gör tyg vattentätt.'],
    [/ripstop/i, 'Ripstop: väv där en reva inte växer.'],
    [/neopren/i, 'Neopren: mjukt skumgummi som värmer.'],
  ],
  en: [
    [/\bEVA\b/, 'EVA: a light foam that cushions.'],
    [/elastane/i, 'Elastane: a thread that makes cloth stretch.'],
    [/\bTPU\b/, 'TPU: a tough plastic that bears wear.'],
    [/merino/i, 'Merino wool: fine wool that warms when damp, too.'],
    [/\bPFAS\b/, 'PFAS: lasting chemicals that otherwise make cloth waterproof.'],
    [/ripstop/i, 'Ripstop: a weave in which a tear does not grow.'],
    [/neoprene/i, 'Neoprene: a soft foam rubber that warms.'],
  ],
}

/** More is no longer one line. */
const MAX_MEANINGS = 2
/** Options that are looked at: each list has its own. */
const MAX_LABELS = 200

/** One line on the words of the trade among the options of a group. */
export function explainTradeWords(
  labels: readonly string[],
  language: Language,
): string | undefined {
  const seen = labels.slice(0, MAX_LABELS)
  const known = WORDS[language].filter(([word]) => seen.some((it) => word.test(it)))
  const meanings = known.slice(0, MAX_MEANINGS).map(([, meaning]) => meaning)
  return meanings.join(' ') || undefined
}
