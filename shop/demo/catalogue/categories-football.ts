import type { CategoryRow } from './category-row.ts'

export const footballCategories = [
  [
    'football',
    '',
    'fotboll',
    ['Fotboll', 'Football'],
    [
      'Skor, bollar, kläder och mål för match, träning och gräsmattan hemma.',
      'Boots, balls, clothing and goals for matches, training and the lawn at home.',
    ],
  ],
  [
    'football-boots',
    'football',
    'fotbollsskor',
    ['Fotbollsskor', 'Football boots'],
    [
      'Rätt dobb för rätt plan: skonar knän och håller greppet.',
      'The right studs for the pitch spare the knees and keep the grip.',
    ],
  ],
  [
    'football-boots-grass',
    'football-boots',
    'fotbollsskor-gras',
    ['Naturgräs', 'Firm ground'],
    ['Formgjutna dobbar för naturgräs.', 'Moulded studs for natural grass.'],
  ],
  [
    'football-boots-artificial',
    'football-boots',
    'fotbollsskor-konstgras',
    ['Konstgräs', 'Artificial grass'],
    ['Fler och kortare dobbar för konstgräs.', 'More and shorter studs for artificial grass.'],
  ],
  [
    'football-boots-indoor',
    'football-boots',
    'futsalskor',
    ['Futsal och inomhus', 'Futsal and indoor'],
    ['Plan sula som inte märker golvet.', 'Flat soles that leave no marks.'],
  ],
  [
    'footballs',
    'football',
    'fotbollar',
    ['Fotbollar', 'Footballs'],
    [
      'Storlek 5 från 13 år, storlek 4 för 8–12 år, storlek 3 för de minsta.',
      'Size 5 from age 13, size 4 for ages 8–12, size 3 for the youngest.',
    ],
  ],
  [
    'match-balls',
    'footballs',
    'matchbollar',
    ['Matchbollar', 'Match balls'],
    ['Limmade sömmar och jämn studs.', 'Bonded seams and an even bounce.'],
  ],
  [
    'training-balls',
    'footballs',
    'traningsbollar',
    ['Träningsbollar', 'Training balls'],
    ['Tåliga bollar för många timmar.', 'Tough balls for many hours.'],
  ],
  [
    'football-clothing',
    'football',
    'fotbollsklader',
    ['Fotbollskläder', 'Football clothing'],
    [
      'Tröjor, shorts, strumpor och målvaktshandskar.',
      'Shirts, shorts, socks and goalkeeper gloves.',
    ],
  ],
  [
    'football-shirts',
    'football-clothing',
    'fotbollstrojor',
    ['Fotbollströjor', 'Football shirts'],
    ['Match- och träningströjor i klubbfärger.', 'Match and training shirts in club colours.'],
  ],
  [
    'football-shorts-socks',
    'football-clothing',
    'fotbollsshorts-och-strumpor',
    ['Shorts och strumpor', 'Shorts and socks'],
    ['Det som hör till tröjan.', 'What goes with the shirt.'],
  ],
  [
    'goalkeeper',
    'football-clothing',
    'malvakt',
    ['Målvakt', 'Goalkeeper'],
    ['Handskar med grepp i regn.', 'Gloves that grip in the rain.'],
  ],
  [
    'goals',
    'football',
    'fotbollsmal',
    ['Fotbollsmål', 'Football goals'],
    [
      'Mål för trädgården och för små planer. Ska alltid förankras.',
      'Goals for gardens and small pitches. Always to be anchored.',
    ],
  ],
] as const satisfies readonly CategoryRow[]
