import { cutForTwo, type ProductRow } from './product-row.ts'

/** Road and racing shoes. */
export const roadShoes: readonly ProductRow[] = [
  ...cutForTwo(
    {
      model: 'Kvick 3',
      brand: 'asklop',
      type: 'runningShoe',
      text: [
        'Vår mest sålda löparsko, för dig som springer två till fyra gånger i veckan på asfalt och grusväg. Skummet i mellansulan är mjukt i landningen men trycker ifrån när du ökar.\n\nOvandelen är vävd i ett stycke utan sömmar över tårna. Plösen sitter fast på sidorna, så att den ligger kvar där du lade den.',
        'Our best-selling running shoe, for two to four runs a week on road and gravel. The midsole foam lands softly but pushes back when you speed up.\n\nThe upper is knitted in one piece with no seams over the toes. The tongue is held at the sides, so it stays where you put it.',
      ],
      trait: ['Drop 8 mm', 'Drop 8 mm'],
      material: ['Återvunnen polyester, EVA, gummi', 'Recycled polyester, EVA, rubber'],
      categories: ['running-shoes-road'],
      price: 1299,
      campaign: [999, 'higher'],
      fit: 'true',
    },
    {
      sizes: 'shoes',
      women: { no: 10101, colours: ['blue', 'rose', 'black'] },
      men: { no: 10102, colours: ['blue', 'clay', 'black'] },
    },
  ),
  ...cutForTwo(
    {
      model: 'Långmil 2',
      brand: 'asklop',
      type: 'runningShoe',
      text: [
        'Tjock dämpning för långpass och trötta ben. Sulan är svagt rundad, så att steget rullar vidare av sig själv även när du börjar sjunka ihop efter två mil.\n\nHäften är stadig utan att vara hård, och hälkappan har en vaddering som inte skaver mot hälsenan.',
        'Deep cushioning for long runs and tired legs. The sole is gently curved, so the stride rolls on by itself even when your form fades after twenty kilometres.\n\nThe heel is steady without being hard, and its padding does not rub the Achilles tendon.',
      ],
      trait: ['Drop 6 mm', 'Drop 6 mm'],
      material: ['Polyester, EVA-skum, gummi', 'Polyester, EVA foam, rubber'],
      categories: ['running-shoes-road'],
      price: 1699,
      fit: 'wide',
    },
    {
      sizes: 'shoes',
      women: { no: 10103, colours: ['teal', 'mist'] },
      men: { no: 10104, colours: ['night', 'green'] },
    },
  ),
  ...cutForTwo(
    {
      model: 'Stadig 5',
      brand: 'asklop',
      type: 'runningShoe',
      text: [
        'Stödjande löparsko för dig som faller in med foten. En fastare kil på insidan bromsar rörelsen, utan att skon känns styv.\n\nBred i framfoten och stadig runt hälen. Går bra att byta ut innersulan mot ett eget inlägg.',
        'A supportive running shoe for feet that roll inwards. A firmer wedge on the inside slows the movement without making the shoe stiff.\n\nWide at the forefoot and steady around the heel. The insole can be swapped for your own orthotic.',
      ],
      trait: ['Drop 10 mm, pronationsstöd', 'Drop 10 mm, stability'],
      material: [
        'Polyesternät, EVA i två hårdheter, gummi',
        'Polyester mesh, dual-density EVA, rubber',
      ],
      categories: ['running-shoes-road'],
      price: 1499,
      fit: 'wide',
    },
    {
      sizes: 'shoes',
      women: { no: 10105, colours: ['plum', 'grey'] },
      men: { no: 10106, colours: ['grey', 'blue'] },
    },
  ),
  ...cutForTwo(
    {
      model: 'Start 1',
      brand: 'asklop',
      type: 'runningShoe',
      text: [
        'Första löparskon till rätt pris. Lagom dämpad, lagom lätt och helt okomplicerad: snöra på och gå ut.\n\nNätet släpper ut värmen på sommaren, och reflexen i hälen syns när det mörknar.',
        'A first running shoe at the right price. Enough cushioning, light enough and entirely uncomplicated: lace up and go.\n\nThe mesh lets out the heat in summer, and the reflector at the heel shows after dark.',
      ],
      trait: ['Drop 9 mm', 'Drop 9 mm'],
      material: ['Polyesternät, EVA, gummi', 'Polyester mesh, EVA, rubber'],
      categories: ['running-shoes-road', 'training-shoes'],
      price: 699,
      campaign: [549, 'same'],
    },
    {
      sizes: 'shoes',
      women: { no: 10107, colours: ['black', 'wine'] },
      men: { no: 10108, colours: ['black', 'olive'] },
    },
  ),
  ...cutForTwo(
    {
      model: 'Blixt Karbon',
      brand: 'asklop',
      type: 'raceShoe',
      text: [
        'Tävlingssko med kolfiberplatta och vårt lättaste skum. Gjord för milen till maran i jämn, hög fart; under fem minuter per kilometer kommer den till sin rätt.\n\nSpara den till loppen. Räkna med 300 till 400 kilometer innan spänsten avtar.',
        'A racing shoe with a carbon plate and our lightest foam. Made for ten kilometres to the marathon at an even, high pace; under five minutes a kilometre it shows what it can do.\n\nSave it for race day. Expect 300 to 400 kilometres before the spring fades.',
      ],
      trait: ['198 g i storlek 42', '198 g in size 42'],
      material: [
        'Enkelvävt nät, superkritiskt skum, kolfiber',
        'Single-layer mesh, supercritical foam, carbon fibre',
      ],
      categories: ['running-shoes-race'],
      price: 2699,
      fit: 'narrow',
      age: 21,
    },
    {
      sizes: 'shoes',
      women: { no: 10109, colours: ['yellow', 'white'] },
      men: { no: 10110, colours: ['yellow', 'red'] },
    },
  ),
  {
    no: 10111,
    model: 'Intervall 2',
    brand: 'asklop',
    type: 'raceShoe',
    gender: 'unisex',
    text: [
      'Låg och snabb sko för bana och korta lopp. Tunn mellansula, tydlig känsla för underlaget och en yttersula med bitar av ren naturgummi där det behövs grepp.\n\nInget för nybörjare, men en favorit för den som saknar skor som känns som skor.',
      'A low, quick shoe for track and short races. A thin midsole, a clear feel for the ground, and natural rubber where grip is needed.\n\nNot for beginners, but a favourite with those who miss shoes that feel like shoes.',
    ],
    trait: ['Drop 4 mm', 'Drop 4 mm'],
    material: ['Polyesternät, EVA, naturgummi', 'Polyester mesh, EVA, natural rubber'],
    categories: ['running-shoes-race'],
    colours: ['orange', 'sky'],
    sizes: 'adultShoe',
    price: 1399,
    campaign: [979, 'lower'],
    fit: 'narrow',
  },
]
