import type { Words } from '../../shop/demo/catalogue/words.ts'

/** First parts of model names; a second part and perhaps a version follow. */
export const FIRST_NAMES =
  'Ask Björk Dimma Eld Fjäll Fors Granit Hav Is Järn Kust Ljung Lod Lund Malm Mark Myr Måne Natt Nord Rim Sand Sjö Skog Skär Snö Sol Sten Storm Strand Ström Sund Tall Tjärn Udd Vind Våg Väst Äng Ö'.split(
    ' ',
  )
export const LAST_NAMES =
  'bana berg blad brant bris bro fart gång hed hopp höjd klippa krön kulle led lina lopp mil pass rand rusning slag spår språng steg stig strimma sväng takt topp trakt tur varv väg växel å ås'.split(
    ' ',
  )

/** Sentences about the purpose of a product. */
export const USES: readonly Words[] = [
  [
    'Gjord för dig som tränar flera gånger i veckan och vill slippa tänka på utrustningen.',
    'Made for those who train several times a week and would rather not think about the kit.',
  ],
  [
    'En trygg förstagångsköpare som räcker långt även när du blir bättre.',
    'A safe first choice that goes a long way as you get better.',
  ],
  [
    'Framtagen tillsammans med klubbar som sliter ut tre om året.',
    'Developed with clubs that wear out three a year.',
  ],
  ['För vardagspasset, inte för hyllan.', 'For the everyday session, not for the shelf.'],
  ['Lika användbar i hallen som i parken.', 'As useful in the hall as in the park.'],
  ['Byggd för många säsonger och lätt att laga.', 'Built for many seasons and easy to mend.'],
  [
    'Lätt nog för tävling, tålig nog för träning.',
    'Light enough to race in, tough enough to train with.',
  ],
]

export const MAKES: readonly Words[] = [
  ['Sömmarna ligger där de inte skaver.', 'The seams sit where they do not rub.'],
  ['Ytan torkas ren med en fuktig trasa.', 'The surface wipes clean with a damp cloth.'],
  ['Materialet är till minst hälften återvunnet.', 'At least half of the material is recycled.'],
  [
    'Kanterna är förstärkta på de ställen som nöts först.',
    'The edges are reinforced where wear comes first.',
  ],
  ['Färgen håller i solen.', 'The colour keeps in the sun.'],
  ['Varje del går att beställa som reservdel.', 'Every part can be ordered as a spare.'],
  ['Provad i kyla, regn och torr hallvärme.', 'Tested in cold, rain and dry indoor heat.'],
  ['Väger mindre än den som den ersätter.', 'Weighs less than the one it replaces.'],
]

export const CARES: readonly Words[] = [
  ['Låt torka i rumstemperatur.', 'Dry at room temperature.'],
  ['Förvara torrt och inte i direkt sol.', 'Keep dry and out of direct sun.'],
  ['Två års garanti mot fabriksfel.', 'Two-year guarantee against manufacturing faults.'],
  [
    'Levereras i återvunnen kartong utan plast.',
    'Delivered in recycled cardboard without plastic.',
  ],
  [
    'Läs skötselrådet på etiketten före första tvätten.',
    'Read the care label before the first wash.',
  ],
]

export const MATERIALS: readonly Words[] = [
  ['100 % återvunnen polyester', '100% recycled polyester'],
  ['88 % polyester, 12 % elastan', '88% polyester, 12% elastane'],
  ['Polyamid, elastan', 'Polyamide, elastane'],
  ['Bomull, polyester', 'Cotton, polyester'],
  ['Gummi, stål', 'Rubber, steel'],
  ['Merinoull', 'Merino wool'],
]
