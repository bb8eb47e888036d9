import { cutForTwo, type ProductRow } from './product-row.ts'

/** Shoes for gym, hall and court. */
export const courtShoes: readonly ProductRow[] = [
  ...cutForTwo(
    {
      model: 'Parkett Pro',
      brand: 'sargen',
      type: 'indoorShoe',
      text: [
        'Inomhussko för handboll, innebandy och badminton. Yttersulan är av rågummi som greppar direkt och inte lämnar märken, och en utskjutande kant på utsidan hindrar foten från att välta.\n\nVentilen under hålfoten släpper ut värme i en het hall.',
        'An indoor shoe for handball, floorball and badminton. The gum rubber outsole grips at once and leaves no marks, and a flared outer edge keeps the foot from rolling.\n\nA vent under the arch lets out heat in a hot hall.',
      ],
      trait: ['Märker inte golvet', 'Non-marking'],
      material: ['Polyesternät, TPU-folie, rågummi', 'Polyester mesh, TPU film, gum rubber'],
      categories: ['indoor-shoes'],
      price: 1199,
      campaign: [899, 'lower'],
      fit: 'true',
    },
    {
      sizes: 'shoes',
      women: { no: 10301, colours: ['rose', 'white'] },
      men: { no: 10302, colours: ['blue', 'red'] },
    },
  ),
  {
    no: 10303,
    model: 'Sargkant',
    brand: 'sargen',
    type: 'indoorShoe',
    gender: 'unisex',
    text: [
      'Instegsmodell för skolan, korpen och motionspasset i hallen. Mjuk, luftig och lätt att sulan böjer där foten böjer.\n\nTål maskintvätt i 30 grader utan innersula.',
      'An entry model for school, works leagues and classes in the hall. Soft, airy and flexible where the foot flexes.\n\nMachine washable at 30 degrees without the insole.',
    ],
    trait: ['Maskintvätt 30°', 'Machine wash 30°'],
    material: ['Polyesternät, EVA, gummi', 'Polyester mesh, EVA, rubber'],
    categories: ['indoor-shoes'],
    colours: ['night', 'grey'],
    sizes: 'adultShoe',
    price: 649,
    fit: 'true',
  },
  ...cutForTwo(
    {
      model: 'Plan Lyft',
      brand: 'jarnkulla',
      type: 'trainingShoe',
      text: [
        'Träningssko med plan, hård sula för marklyft, böj och kettlebell. Hälen sjunker inte ihop under vikt, och tårna får sprida ut sig.\n\nEn rem över vristen låser foten. Rep och stänger nöter inte hål tack vare gummit som går upp på insidan.',
        'A training shoe with a flat, firm sole for deadlifts, squats and kettlebells. The heel does not sink under load, and the toes can spread.\n\nA strap over the instep locks the foot. Rubber wrapped up the inside keeps ropes and bars from wearing through.',
      ],
      trait: ['Drop 0 mm', 'Zero drop'],
      material: ['Nylonväv, TPU, gummi', 'Nylon weave, TPU, rubber'],
      categories: ['training-shoes'],
      price: 1099,
      fit: 'wide',
    },
    {
      sizes: 'shoes',
      women: { no: 10304, colours: ['black', 'sand'] },
      men: { no: 10305, colours: ['black', 'olive'] },
    },
  ),
  ...cutForTwo(
    {
      model: 'Studio Flex',
      brand: 'havrand',
      type: 'trainingShoe',
      text: [
        'Lätt sko för gruppass, cirkelträning och promenaden dit. Sulan är uppdelad, så att du kan stå på tå utan motstånd, och vridpunkten under framfoten gör snurrar mjuka.\n\nDras på utan att knytas upp.',
        'A light shoe for classes, circuits and the walk there. The split sole lets you rise on your toes without resistance, and a pivot point under the forefoot makes turns smooth.\n\nSlips on without untying.',
      ],
      trait: ['210 g', '210 g'],
      material: ['Stickad polyester, EVA', 'Knitted polyester, EVA'],
      categories: ['training-shoes'],
      price: 899,
      campaign: [629, 'higher'],
      fit: 'true',
    },
    {
      sizes: 'shoes',
      women: { no: 10306, colours: ['plum', 'mist'] },
      men: { no: 10307, colours: ['grey'] },
    },
  ),
  ...cutForTwo(
    {
      model: 'Glasvägg',
      brand: 'servelin',
      type: 'padelShoe',
      text: [
        'Padelsko med fiskbensmönster för sandfyllt konstgräs. Greppar i starten men låter dig glida den sista biten in i ett läge vid glaset.\n\nTå och insida är förstärkta där racketen och underlaget sliter mest.',
        'A padel shoe with a herringbone tread for sand-dressed turf. It grips at the start but lets you slide the last bit into position by the glass.\n\nToe and inner side are reinforced where racket and ground wear most.',
      ],
      trait: ['Fiskbensmönster', 'Herringbone tread'],
      material: ['Polyesternät, TPU, gummi', 'Polyester mesh, TPU, rubber'],
      categories: ['padel-shoes', 'tennis'],
      price: 1299,
      fit: 'true',
    },
    {
      sizes: 'shoes',
      women: { no: 10308, colours: ['teal', 'white'] },
      men: { no: 10309, colours: ['night', 'orange'] },
    },
  ),
  {
    no: 10310,
    model: 'Baslinje',
    brand: 'servelin',
    type: 'tennisShoe',
    gender: 'unisex',
    text: [
      'Tennissko för grus och hardcourt. Stadig i sidled, med en yttersula som är tjockare vid stortån där serven nöter.\n\nSmutsen mellan ribborna faller ur när du knackar med racketen.',
      'A tennis shoe for clay and hard court. Steady sideways, with an outsole that is thicker at the big toe where serving wears.\n\nClay falls out of the grooves with a tap of the racket.',
    ],
    trait: ['Grus och hardcourt', 'Clay and hard court'],
    material: ['Konstläder, EVA, gummi', 'Synthetic leather, EVA, rubber'],
    categories: ['tennis'],
    colours: ['clay', 'white'],
    sizes: 'adultShoe',
    price: 1399,
    campaign: [1049, 'same'],
    fit: 'narrow',
  },
]
