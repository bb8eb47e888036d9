import { cutForTwo, type ProductRow } from './product-row.ts'

/** Trail and hiking shoes. */
export const trailShoes: readonly ProductRow[] = [
  ...cutForTwo(
    {
      model: 'Rot 4',
      brand: 'asklop',
      type: 'trailShoe',
      text: [
        'Trailsko för skogsstigar där rötterna aldrig riktigt torkar. Fem millimeter djupa dobbar biter i lera och ljung, och en styvare tåkappa tar smällen när du missar en sten.\n\nSnörningen går att trycka in i en ficka på plösen, så att inget fastnar i riset.',
        'A trail shoe for forest paths where the roots never quite dry. Five-millimetre lugs bite into mud and heather, and a stiffer toe cap takes the knock when you miss a stone.\n\nThe laces tuck into a pocket on the tongue, so nothing catches in the brush.',
      ],
      trait: ['Dobbar 5 mm', '5 mm lugs'],
      material: ['Ripstopnylon, EVA, klibbigt gummi', 'Ripstop nylon, EVA, sticky rubber'],
      categories: ['running-shoes-trail'],
      price: 1499,
      fit: 'true',
    },
    {
      sizes: 'shoes',
      women: { no: 10201, colours: ['green', 'plum'] },
      men: { no: 10202, colours: ['green', 'clay'] },
    },
  ),
  ...cutForTwo(
    {
      model: 'Myr Tät',
      brand: 'asklop',
      type: 'trailShoe',
      text: [
        'Vattentät trailsko för höst, slask och blött gräs. Membranet sitter innanför ovandelen och går ända upp till kragen.\n\nVarmare än en vanlig trailsko, så välj den för det kalla halvåret.',
        'A waterproof trail shoe for autumn, slush and wet grass. The membrane sits inside the upper and reaches all the way to the collar.\n\nWarmer than an ordinary trail shoe, so choose it for the cold half of the year.',
      ],
      trait: ['Vattentät', 'Waterproof'],
      material: [
        'Nylon, vattentätt membran utan PFAS, gummi',
        'Nylon, PFAS-free waterproof membrane, rubber',
      ],
      categories: ['running-shoes-trail', 'hiking-shoes'],
      price: 1799,
      campaign: [1349, 'higher'],
      fit: 'small',
    },
    {
      sizes: 'shoes',
      women: { no: 10203, colours: ['night', 'teal'] },
      men: { no: 10204, colours: ['black', 'olive'] },
    },
  ),
  {
    no: 10205,
    model: 'Höjdmeter',
    brand: 'asklop',
    type: 'trailShoe',
    gender: 'unisex',
    text: [
      'För fjällopp och långa dagar. Sulan är dämpad som en vägsko men har grova dobbar på båda sidor, och en inbyggd strumpkrage håller grus ute.\n\nDe tre översta hålen går att snöra så att hälen låses i utförslöporna.',
      'For mountain races and long days. The sole is cushioned like a road shoe but has deep lugs on both edges, and a built-in gaiter collar keeps grit out.\n\nThe top three eyelets can be laced to lock the heel on descents.',
    ],
    trait: ['Dobbar 4 mm, drop 6 mm', '4 mm lugs, drop 6 mm'],
    material: ['Polyesternät med TPU, EVA, gummi', 'Polyester mesh with TPU, EVA, rubber'],
    categories: ['running-shoes-trail'],
    colours: ['clay', 'teal'],
    sizes: 'adultShoe',
    price: 1899,
    fit: 'wide',
    age: 34,
  },
  {
    no: 10206,
    model: 'Spik 8',
    brand: 'asklop',
    type: 'trailShoe',
    gender: 'unisex',
    text: [
      'Dubbad löparsko för is och packad snö. Åtta hårdmetalldubbar under varje sko sitter i fjädrande fästen, så att steget känns nästan som vanligt.\n\nGå inte inomhus med dem: dubbarna märker golvet.',
      'A studded running shoe for ice and packed snow. Eight carbide studs under each shoe sit in springy mounts, so the stride feels almost as usual.\n\nDo not wear them indoors: the studs mark the floor.',
    ],
    trait: ['8 hårdmetalldubbar', '8 carbide studs'],
    material: ['Polyester, EVA, gummi, volframkarbid', 'Polyester, EVA, rubber, tungsten carbide'],
    categories: ['running-shoes-trail'],
    colours: ['black'],
    sizes: 'adultShoe',
    price: 1599,
    campaign: [999, 'same'],
    fit: 'small',
  },
  ...cutForTwo(
    {
      model: 'Dagsled',
      brand: 'fjallregn',
      type: 'hikingShoe',
      text: [
        'Låg vandringssko för dagsturer med lätt ryggsäck. Styv nog att stå stadigt på häll, mjuk nog att gå hem i från busshållplatsen.\n\nMockan är behandlad med vax. Bättra på den när vattnet slutar pärla.',
        'A low hiking shoe for day walks with a light pack. Stiff enough to stand firm on rock, soft enough to walk home in from the bus.\n\nThe suede is waxed. Renew it when water stops beading.',
      ],
      trait: ['Vattentät, 420 g', 'Waterproof, 420 g'],
      material: [
        'Mocka, vattentätt membran utan PFAS, gummi',
        'Suede, PFAS-free waterproof membrane, rubber',
      ],
      categories: ['hiking-shoes'],
      price: 1599,
      fit: 'true',
    },
    {
      sizes: 'shoes',
      women: { no: 10207, colours: ['cocoa'] },
      men: { no: 10208, colours: ['cocoa', 'grey'] },
    },
  ),
]
