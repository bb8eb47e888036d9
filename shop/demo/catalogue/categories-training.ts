import type { CategoryRow } from './category-row.ts'

export const trainingCategories = [
  [
    'training',
    '',
    'traning',
    ['Träning', 'Training'],
    [
      'Vikter, maskiner, mattor och kläder för hemmagymmet och gymmet.',
      'Weights, machines, mats and clothing for the gym and the gym at home.',
    ],
  ],
  [
    'training-clothing',
    'training',
    'traningsklader',
    ['Träningskläder', 'Training clothing'],
    [
      'Kläder för gym, pass och vila, i storlekar från XS till XXL.',
      'Clothing for gym, class and rest, in sizes from XS to XXL.',
    ],
  ],
  [
    'training-tops',
    'training-clothing',
    'traningstrojor',
    ['Träningströjor och linnen', 'Training tops and tanks'],
    [
      'Tröjor och linnen med rörelsevidd för axlarna.',
      'Tops and tanks with room for the shoulders.',
    ],
  ],
  [
    'training-hoodies',
    'training-clothing',
    'huvtrojor',
    ['Huvtröjor och jackor', 'Hoodies and jackets'],
    ['Att dra på före och efter passet.', 'To pull on before and after the session.'],
  ],
  [
    'training-bottoms',
    'training-clothing',
    'traningsbyxor',
    ['Byxor, tights och shorts', 'Trousers, tights and shorts'],
    [
      'Stadiga tights, lediga byxor och shorts som klarar djupa böj.',
      'Firm tights, easy trousers and shorts made for deep squats.',
    ],
  ],
  [
    'training-shoes',
    'training',
    'traningsskor',
    ['Träningsskor', 'Training shoes'],
    [
      'Stabila skor med plan sula för styrka och pass.',
      'Stable, flat-soled shoes for strength and classes.',
    ],
  ],
  [
    'weights',
    'training',
    'vikter',
    ['Vikter', 'Weights'],
    [
      'Hantlar, kettlebells, skivor och stänger i gjutjärn, gummi och stål.',
      'Dumbbells, kettlebells, plates and bars in cast iron, rubber and steel.',
    ],
  ],
  [
    'dumbbells',
    'weights',
    'hantlar',
    ['Hantlar', 'Dumbbells'],
    [
      'Säljs styckvis om inget annat står. Sexkantiga hantlar rullar inte.',
      'Sold singly unless stated. Hexagonal heads do not roll.',
    ],
  ],
  [
    'kettlebells',
    'weights',
    'kettlebells',
    ['Kettlebells', 'Kettlebells'],
    [
      'En vikt räcker långt. Nybörjare brukar välja 8–12 eller 12–16 kg.',
      'One weight goes a long way. Beginners usually choose 8–12 or 12–16 kg.',
    ],
  ],
  [
    'bars-plates',
    'weights',
    'skivstanger-och-viktskivor',
    ['Skivstänger och viktskivor', 'Bars and plates'],
    [
      'Stänger på 28 och 50 mm med skivor som passar.',
      'Bars of 28 and 50 mm with plates to match.',
    ],
  ],
  [
    'home-gym',
    'training',
    'hemmagym',
    ['Hemmagym', 'Home gym'],
    [
      'Mattor, band och bänkar som får plats i ett vanligt rum.',
      'Mats, bands and benches that fit an ordinary room.',
    ],
  ],
  [
    'mats',
    'home-gym',
    'mattor',
    ['Yogamattor och träningsmattor', 'Yoga and exercise mats'],
    [
      'Tunn och halkfri för yoga, tjock och mjuk för golvövningar.',
      'Thin and grippy for yoga, thick and soft for floor work.',
    ],
  ],
  [
    'bands',
    'home-gym',
    'gummiband',
    ['Gummiband', 'Resistance bands'],
    ['Från lätt rehab till assisterade chins.', 'From light rehab to assisted pull-ups.'],
  ],
  [
    'benches',
    'home-gym',
    'traningsbankar',
    ['Träningsbänkar', 'Weight benches'],
    ['Plana och ställbara bänkar.', 'Flat and adjustable benches.'],
  ],
  [
    'cardio',
    'training',
    'konditionsmaskiner',
    ['Konditionsmaskiner', 'Cardio machines'],
    [
      'Löpband, cyklar och roddmaskiner. Bärs in till dörren, monteras med medföljande verktyg.',
      'Treadmills, bikes and rowers. Delivered to the door, assembled with the tools enclosed.',
    ],
  ],
  [
    'treadmills',
    'cardio',
    'lopband',
    ['Löpband', 'Treadmills'],
    [
      'Tänk på löpytans längd: minst 130 cm om du springer.',
      'Mind the length of the belt: at least 130 cm if you run.',
    ],
  ],
  [
    'exercise-bikes',
    'cardio',
    'motionscyklar',
    ['Motionscyklar', 'Exercise bikes'],
    [
      'Tysta cyklar för vardagen och tunga svänghjul för passen.',
      'Quiet bikes for every day and heavy flywheels for classes.',
    ],
  ],
  [
    'rowers',
    'cardio',
    'roddmaskiner',
    ['Roddmaskiner', 'Rowing machines'],
    [
      'Hela kroppen i ett drag, skonsamt för knäna.',
      'The whole body in one stroke, gentle on the knees.',
    ],
  ],
  [
    'bags-bottles',
    'training',
    'vaskor-och-flaskor',
    ['Väskor och flaskor', 'Bags and bottles'],
    ['Det som ska med till träningen.', 'What goes with you to training.'],
  ],
] as const satisfies readonly CategoryRow[]
