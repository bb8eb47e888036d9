/** Popular searches that are wrong, and the end of the sentence that they are refused with. */
export const SEARCH_FAULTS: readonly (readonly [string, unknown, string])[] = [
  ['searches without a storefront', {}, 'searches.sport is missing.'],
  [
    'searches that are no list',
    { sport: { sv: 'Skor' } },
    'searches.sport.sv must be a list, and is "Skor".',
  ],
  [
    'an empty search',
    { sport: { sv: ['Skor', ''] } },
    'searches.sport.sv.1 must be one line of text, without spaces around it, and is "".',
  ],
  [
    'a search of signs alone',
    { sport: { en: ['…'] } },
    'searches.sport.en.0 must have a letter or a digit, and is "…".',
  ],
  [
    'a search of more than 40 characters',
    { sport: {}, professional: { sv: ['x'.repeat(41)] } },
    `searches.professional.sv.0 must have at most 40 characters, and is "${'x'.repeat(41)}".`,
  ],
  [
    'more than eight searches',
    { sport: { sv: ['a', 'b', 'c', 'd', 'e', 'f', 'g', 'h', 'i'] } },
    'searches.sport.sv must have at most 8 searches.',
  ],
  [
    'a search that stands there already',
    { sport: { sv: ['Skor', 'Hattar', 'skor'] } },
    'searches.sport.sv.2 stands twice.',
  ],
]
