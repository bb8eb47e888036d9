import type { ProductRow } from './product-row.ts'
import type { PricedSize } from './sizes.ts'

const PRICE = 279
/** From a club's youngest on; all sizes cost the same. */
const SIZES = ['116', '128', '140', '152', '164', 'XS', 'S', 'M', 'L', 'XL', 'XXL', '3XL'].map(
  (size): PricedSize => [size, PRICE],
)

/** What clubs buy in many sizes and colours at once. */
export const clubShirts: readonly ProductRow[] = [
  {
    no: 60110,
    model: 'Samling',
    brand: 'lagrummet',
    type: 'trainingTop',
    text: [
      'Träningströja för hela klubben, från de yngsta till veteranlaget. Samma snitt och samma färger i tolv storlekar, så att alla lag ser ut som ett.\n\nFyll på med fler när ni blir fler: modellen finns kvar i minst tre säsonger.',
      'A training top for the whole club, from the youngest to the veterans. The same cut and the same colours in twelve sizes, so that all teams look like one.\n\nAdd more as you grow: the model stays for at least three seasons.',
    ],
    trait: ['Tolv storlekar, fyra färger', 'Twelve sizes, four colours'],
    material: ['100 % återvunnen polyester', '100% recycled polyester'],
    categories: ['training-kits'],
    colours: ['blue', 'red', 'green', 'black'],
    sizes: SIZES,
    price: PRICE,
    only: 'professional',
  },
]
