import type { CategoryRow } from './category-row.ts'

/** What only the professional storefront sells. */
export const businessCategories = [
  [
    'teams',
    '',
    'lag-och-forening',
    ['Lag och förening', 'Teams and clubs'],
    [
      'Matchställ, bollpåsar och lagset med tryck. Pris per set, leverans till klubben.',
      'Match kits, ball bundles and printed team sets. Priced per set, delivered to the club.',
    ],
  ],
  [
    'team-kits',
    'teams',
    'lagstall',
    ['Lagställ', 'Team kits'],
    ['Kompletta ställ för ett helt lag.', 'Complete kits for a whole team.'],
  ],
  [
    'match-kits',
    'team-kits',
    'matchstall',
    ['Matchställ', 'Match kits'],
    ['Tröja, shorts och strumpor, numrerade 1–16.', 'Shirt, shorts and socks, numbered 1–16.'],
  ],
  [
    'training-kits',
    'team-kits',
    'traningsset',
    ['Träningsset', 'Training sets'],
    ['Västar och overaller för laget.', 'Bibs and tracksuits for the team.'],
  ],
  [
    'team-equipment',
    'teams',
    'lagutrustning',
    ['Lagutrustning', 'Team equipment'],
    ['Bollset och väskor i klubbmängder.', 'Ball sets and bags in club quantities.'],
  ],
  [
    'team-balls',
    'team-equipment',
    'bollset',
    ['Bollset', 'Ball sets'],
    ['Tio bollar i nät.', 'Ten balls in a net.'],
  ],
  [
    'team-bags',
    'team-equipment',
    'lagvaskor',
    ['Lagväskor', 'Team bags'],
    ['Stora väskor för material.', 'Large bags for equipment.'],
  ],
  [
    'facilities',
    '',
    'gym-och-anlaggning',
    ['Gym och anläggning', 'Gyms and facilities'],
    [
      'Maskiner, ställningar och mål för skolor, föreningar och gym. Vi ritar, levererar och monterar.',
      'Machines, racks and goals for schools, clubs and gyms. We plan, deliver and install.',
    ],
  ],
  [
    'facility-gym',
    'facilities',
    'gymutrustning',
    ['Gymutrustning', 'Gym equipment'],
    [
      'För många timmars drift om dagen, med serviceavtal.',
      'For many hours a day, with a service agreement.',
    ],
  ],
  [
    'facility-cardio',
    'facility-gym',
    'konditionsmaskiner-proffs',
    ['Konditionsmaskiner för gym', 'Commercial cardio'],
    ['Självgående och eldrivna maskiner.', 'Self-powered and motor-driven machines.'],
  ],
  [
    'facility-strength',
    'facility-gym',
    'styrkestationer',
    ['Styrkestationer', 'Strength stations'],
    ['Ställningar, plattformar och viktset.', 'Racks, platforms and weight sets.'],
  ],
  [
    'gym-packages',
    'facility-gym',
    'gympaket',
    ['Gympaket', 'Gym packages'],
    ['Hela rum, från personalgym till skolsal.', 'Whole rooms, from staff gyms to school halls.'],
  ],
  [
    'facility-pitch',
    'facilities',
    'planutrustning',
    ['Plan och hall', 'Pitch and hall'],
    ['Mål och utrustning för planer och hallar.', 'Goals and equipment for pitches and halls.'],
  ],
  [
    'facility-goals',
    'facility-pitch',
    'stora-mal',
    ['Stora mål', 'Full-size goals'],
    ['Enligt svensk standard SS-EN 748.', 'To standard EN 748.'],
  ],
] as const satisfies readonly CategoryRow[]
