import type { CategoryRow } from './category-row.ts'

export const racketAndIndoorCategories = [
  [
    'racket',
    '',
    'racketsport',
    ['Racketsport', 'Racket sports'],
    [
      'Padel, tennis och badminton: racketar, skor och bollar.',
      'Padel, tennis and badminton: rackets, shoes and balls.',
    ],
  ],
  [
    'padel',
    'racket',
    'padel',
    ['Padel', 'Padel'],
    [
      'Rund form för kontroll, diamantform för kraft.',
      'Round heads for control, diamond heads for power.',
    ],
  ],
  [
    'padel-rackets',
    'padel',
    'padelracketar',
    ['Padelracketar', 'Padel rackets'],
    ['Vikt och balans står på varje racket.', 'Weight and balance are given for every racket.'],
  ],
  [
    'padel-shoes',
    'padel',
    'padelskor',
    ['Padelskor', 'Padel shoes'],
    ['Mönster för sandfyllt konstgräs.', 'Treads for sand-dressed turf.'],
  ],
  [
    'tennis',
    'racket',
    'tennis',
    ['Tennis', 'Tennis'],
    ['Racketar för nybörjare och klubbspelare.', 'Rackets for beginners and club players.'],
  ],
  [
    'badminton',
    'racket',
    'badminton',
    ['Badminton', 'Badminton'],
    ['Lätta racketar för hallen och gården.', 'Light rackets for the hall and the yard.'],
  ],
  [
    'racket-balls',
    'racket',
    'padel-och-tennisbollar',
    ['Padel- och tennisbollar', 'Padel and tennis balls'],
    ['Trycksatta bollar i rör.', 'Pressurised balls in tubes.'],
  ],
  [
    'indoor',
    '',
    'inomhussport',
    ['Inomhussport', 'Indoor sports'],
    [
      'Handboll, basket och allt annat som spelas på parkett.',
      'Handball, basketball and whatever else is played on parquet.',
    ],
  ],
  [
    'indoor-shoes',
    'indoor',
    'inomhusskor',
    ['Inomhusskor', 'Indoor shoes'],
    [
      'Grepp i snabba vändningar, sulor som inte märker golvet.',
      'Grip in quick turns, soles that leave no marks.',
    ],
  ],
  [
    'indoor-balls',
    'indoor',
    'inomhusbollar',
    ['Bollar', 'Balls'],
    ['Basketbollar och handbollar i alla storlekar.', 'Basketballs and handballs in every size.'],
  ],
] as const satisfies readonly CategoryRow[]
