import type { CategoryRow } from './category-row.ts'

export const outdoorAndKidsCategories = [
  [
    'outdoor',
    '',
    'friluft',
    ['Friluft', 'Outdoor'],
    [
      'Plagg och skor för fjäll, skog och blåsiga promenader.',
      'Clothing and shoes for fells, forests and windy walks.',
    ],
  ],
  [
    'outdoor-clothing',
    'outdoor',
    'friluftsklader',
    ['Friluftskläder', 'Outdoor clothing'],
    [
      'Klä dig i lager: torrt innerst, varmt i mitten, tätt ytterst.',
      'Dress in layers: dry inside, warm between, tight outside.',
    ],
  ],
  [
    'shell-jackets',
    'outdoor-clothing',
    'skaljackor',
    ['Skaljackor', 'Shell jackets'],
    ['Vattentäta jackor med tejpade sömmar.', 'Waterproof jackets with taped seams.'],
  ],
  [
    'warm-layers',
    'outdoor-clothing',
    'varma-lager',
    ['Varma lager', 'Warm layers'],
    ['Vadderat och underställ.', 'Padding and base layers.'],
  ],
  [
    'outdoor-trousers',
    'outdoor-clothing',
    'friluftsbyxor',
    ['Byxor', 'Trousers'],
    ['Slitstarka byxor och skal.', 'Hard-wearing trousers and shells.'],
  ],
  [
    'hiking-shoes',
    'outdoor',
    'vandringsskor',
    ['Vandringsskor', 'Hiking shoes'],
    ['Låga skor för dagsturer.', 'Low shoes for day walks.'],
  ],
  [
    'kids',
    '',
    'barn',
    ['Barn', 'Kids'],
    [
      'Skor och kläder som tål rasten, träningen och växtvärken.',
      'Shoes and clothing for breaks, practice and growing pains.',
    ],
  ],
  [
    'kids-shoes',
    'kids',
    'barnskor',
    ['Barnskor', "Kids' shoes"],
    [
      'Mät foten två gånger om året. En dryg centimeters växmån är lagom.',
      'Measure feet twice a year. A good centimetre of growing room is right.',
    ],
  ],
  [
    'kids-sport-shoes',
    'kids-shoes',
    'sportskor-barn',
    ['Sportskor', 'Sports shoes'],
    ['För skolgården, skogen och gympasalen.', 'For the schoolyard, the woods and the gym.'],
  ],
  [
    'kids-football-boots',
    'kids-shoes',
    'fotbollsskor-barn',
    ['Fotbollsskor barn', "Kids' football boots"],
    ['Korta dobbar som är snälla mot växande knän.', 'Short studs that are kind to growing knees.'],
  ],
  [
    'kids-clothing',
    'kids',
    'barnklader',
    ['Barnkläder', "Kids' clothing"],
    ['Tvättas ofta, håller länge.', 'Washed often, made to last.'],
  ],
  [
    'kids-tops',
    'kids-clothing',
    'barntrojor',
    ['Tröjor och jackor', 'Tops and jackets'],
    ['Från t-shirt till skaljacka.', 'From t-shirt to shell jacket.'],
  ],
  [
    'kids-bottoms',
    'kids-clothing',
    'barnbyxor',
    ['Byxor och shorts', 'Trousers and shorts'],
    ['Förstärkta knän där det behövs.', 'Reinforced knees where they are needed.'],
  ],
] as const satisfies readonly CategoryRow[]
