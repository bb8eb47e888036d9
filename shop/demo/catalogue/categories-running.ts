import type { CategoryRow } from './category-row.ts'

export const runningCategories = [
  [
    'running',
    '',
    'lopning',
    ['Löpning', 'Running'],
    [
      'Skor, kläder och tillbehör för dig som springer, på asfalt, i skog och på bana.',
      'Shoes, clothing and accessories for runners, on road, trail and track.',
    ],
  ],
  [
    'running-shoes',
    'running',
    'loparskor',
    ['Löparskor', 'Running shoes'],
    [
      'Välj efter underlag först och tempo sedan. Är du osäker på storleken visar storleksguiden hur du mäter foten.',
      'Choose by surface first, pace second. The size guide shows how to measure your foot.',
    ],
  ],
  [
    'running-shoes-road',
    'running-shoes',
    'loparskor-asfalt',
    ['Asfaltsskor', 'Road shoes'],
    [
      'Dämpade skor för vardagsmil på hårt underlag.',
      'Cushioned shoes for everyday miles on hard ground.',
    ],
  ],
  [
    'running-shoes-trail',
    'running-shoes',
    'trailskor',
    ['Trailskor', 'Trail shoes'],
    [
      'Grova mönster och skyddad tå för stig, rötter och lera.',
      'Deep lugs and a guarded toe for paths, roots and mud.',
    ],
  ],
  [
    'running-shoes-race',
    'running-shoes',
    'tavlingsskor',
    ['Tävlingsskor', 'Racing shoes'],
    [
      'Lätta och snabba skor för lopp och intervaller.',
      'Light, quick shoes for races and intervals.',
    ],
  ],
  [
    'running-clothing',
    'running',
    'loparklader',
    ['Löparkläder', 'Running clothing'],
    [
      'Plagg som andas, torkar snabbt och sitter still när du rör dig.',
      'Garments that breathe, dry fast and stay put as you move.',
    ],
  ],
  [
    'running-tops',
    'running-clothing',
    'lopartrojor',
    ['Löpartröjor och linnen', 'Running tops and tanks'],
    [
      'Från tunna linnen till långärmat för kalla morgnar.',
      'From thin tanks to long sleeves for cold mornings.',
    ],
  ],
  [
    'running-jackets',
    'running-clothing',
    'loparjackor',
    ['Löparjackor', 'Running jackets'],
    [
      'Vind- och regnskydd som går att packa ner i en ficka.',
      'Wind and rain protection that packs into a pocket.',
    ],
  ],
  [
    'running-bottoms',
    'running-clothing',
    'lopartights-och-shorts',
    ['Löpartights och shorts', 'Running tights and shorts'],
    [
      'Tights, shorts och byxor med plats för nycklar och gel.',
      'Tights, shorts and trousers with room for keys and gels.',
    ],
  ],
  [
    'running-gear',
    'running',
    'lopartillbehor',
    ['Löpartillbehör', 'Running accessories'],
    [
      'Klockor, flaskor, kepsar och strumpor som gör rundan enklare.',
      'Watches, bottles, caps and socks that make the run easier.',
    ],
  ],
  [
    'sports-watches',
    'running-gear',
    'traningsklockor',
    ['Träningsklockor', 'Sports watches'],
    [
      'Klockor med gps, puls och batteri som räcker hela loppet.',
      'Watches with GPS, heart rate and battery for the whole race.',
    ],
  ],
  [
    'running-socks-caps',
    'running-gear',
    'loparstrumpor-och-kepsar',
    ['Strumpor, kepsar och handskar', 'Socks, caps and gloves'],
    [
      'Det som sitter närmast huden avgör ofta hur rundan känns.',
      'What sits next to the skin often decides how the run feels.',
    ],
  ],
] as const satisfies readonly CategoryRow[]
