import {
  both,
  english,
  type Fits,
  forWhom,
  inShade,
  is,
  JACKET,
  RUNNING_SHOE,
  SHOE,
  swedish,
} from './judges.ts'

const SHIRT = is(/t-shirt|linne|(?:löpar|fotbolls|tränings)tröja/)
const JERSEY = is(/tröja$/)
const TIGHTS = is(/tights/)
const TROUSERS = is(/byxor$/)
const SHORTS = is(/shorts$/)

/** All of several. */
function all(...fits: readonly Fits[]): Fits {
  return (product) => fits.every((it) => it(product))
}

/** A thing and a trait of it: its colour, whom it is for, or both; written before any tuning. */
export const TRAIT_QUERIES = [
  ...swedish('thing and whom', [
    ['skor herr', both(SHOE, forWhom('men'))],
    ['herr skor', both(SHOE, forWhom('men'))],
    ['herrarnas skor', both(SHOE, forWhom('men'))],
    ['dam jacka', both(JACKET, forWhom('women'))],
    ['damernas jackor', both(JACKET, forWhom('women'))],
    ['dam tights', both(TIGHTS, forWhom('women'))],
    ['löpartights tjej', both(is(/löpartights/), forWhom('women'))],
    ['barn fotboll', both(is(/fotboll/), forWhom('kids'))],
    ['fotboll barn', both(is(/fotboll/), forWhom('kids'))],
    ['skor för barnen', both(SHOE, forWhom('kids'))],
    ['juniorskor', both(SHOE, forWhom('kids'))],
    ['pojkskor', both(SHOE, forWhom('kids'))],
    ['herrshorts', both(SHORTS, forWhom('men'))],
  ]),
  ...swedish('thing and colour', [
    ['röd tröja', both(JERSEY, inShade('red'))],
    ['röda tröjor', both(JERSEY, inShade('red'))],
    ['svart tights', both(TIGHTS, inShade('black'))],
    ['svarta tights', both(TIGHTS, inShade('black'))],
    ['svarta skor', both(SHOE, inShade('black'))],
    ['skor röda', both(SHOE, inShade('red'))],
    ['blåa skor', both(SHOE, inShade('blue'))],
    ['gröna jackor', both(JACKET, inShade('green'))],
    ['vita skor', both(SHOE, inShade('white'))],
    ['grå shorts', both(SHORTS, inShade('grey'))],
    ['lila yogamatta', both(is(/yogamatta/), inShade('purple'))],
    ['grön fotbollströja', both(is(/fotbollströja/), inShade('green'))],
    ['rosa löparskor', both(RUNNING_SHOE, inShade('pink'))],
    ['marinblå byxor', both(TROUSERS, inShade('navy'))],
    ['rött linne', both(is(/linne/), inShade('red'))],
  ]),
  ...swedish('thing, colour and whom', [
    ['svarta löparskor dam', all(RUNNING_SHOE, inShade('black'), forWhom('women'))],
    ['blå damjacka', all(JACKET, inShade('blue'), forWhom('women'))],
    ['röda herrskor', all(SHOE, inShade('red'), forWhom('men'))],
    ['herr shorts svarta', all(SHORTS, inShade('black'), forWhom('men'))],
  ]),
  ...english([
    ['thing, colour and whom', 'red shirt women', all(SHIRT, inShade('red'), forWhom('women'))],
    ['thing, colour and whom', "men's black shorts", all(SHORTS, inShade('black'), forWhom('men'))],
    [
      'thing, colour and whom',
      'ladies blue jacket',
      all(JACKET, inShade('blue'), forWhom('women')),
    ],
    ['thing and whom', 'mens shoes', both(SHOE, forWhom('men'))],
    ['thing and whom', 'boys shoes', both(SHOE, forWhom('kids'))],
    ['thing and whom', 'football kids', both(is(/fotboll/), forWhom('kids'))],
    ['thing and colour', 'red shoes', both(SHOE, inShade('red'))],
    ['thing and colour', 'black tights', both(TIGHTS, inShade('black'))],
    ['thing and colour', 'white shoes', both(SHOE, inShade('white'))],
    ['thing and colour', 'grey shorts', both(SHORTS, inShade('grey'))],
    ['thing and colour', 'navy trousers', both(TROUSERS, inShade('navy'))],
    ['thing and colour', 'purple yoga mat', both(is(/yogamatta/), inShade('purple'))],
  ]),
]
