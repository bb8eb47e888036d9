import type {
  Catalogue,
  CatalogueProduct,
  Language,
} from '../src/server/catalogue/catalogue.ts'

/** A query that somebody might type, and what an honest shop assistant would bring. */
export interface JudgedQuery {
  readonly query: string
  readonly language: Language
  /** What the query tries: misspelt, compound, brand and so on. */
  readonly kind: string
  /** Whether a product answers the query. For `nothing` no product does. */
  readonly fits: (product: CatalogueProduct) => boolean
}

type Fits = JudgedQuery['fits']

/** The list, made for a catalogue: brands and numbers are taken from it. Written before any tuning. */
export function judgedQueries(catalogue: Catalogue): JudgedQuery[] {
  const { products } = catalogue
  const runner = firstOf(products, is(/löparsko/))
  const jacket = firstOf(products, is(/jacka$/))
  const dumbbell = firstOf(products, is(/hantel/))
  return [
    ...swedish('type', [
      ['löparsko', is(/löparsko|löpsko/)],
      ['fotboll', is(/fotboll$/)],
      ['kettlebell', is(/kettlebell/)],
      ['hantel', is(/hantel/)],
      ['skivstång', is(/skivstång/)],
      ['löpband', is(/löpband/)],
      ['yogamatta', is(/yogamatta/)],
      ['ryggsäck', is(/ryggsäck/)],
      ['basketboll', is(/basketboll/)],
    ]),
    ...swedish('plural', [
      ['löparskor', is(/löparsko|löpsko/)],
      ['hantlar', is(/hantel|hantlar/)],
      ['fotbollar', is(/fotboll$/)],
      ['motionscyklar', is(/motionscykel|spinningcykel/)],
      ['träningströjor', is(/tröja|t-shirt|topp/)],
      ['strumpor', is(/strump/)],
      ['handskar', is(/handsk/)],
      ['vattenflaskor', is(/flaska/)],
      ['viktskivor', is(/viktskiv/)],
    ]),
    ...swedish('compound tail', [
      ['skor', is(/sko$|skor$|känga/)],
      ['jackor', is(/jacka$/)],
      ['jacka', is(/jacka$/)],
      ['boll', is(/boll$/)],
      ['bollar', is(/boll$|bollar$/)],
      ['mattor', is(/matta$/)],
      ['väskor', is(/väska$|ryggsäck|bag$/)],
      ['byxor', is(/byxa$|byxor$|tights/)],
      ['cykel', is(/cykel$/)],
      ['flaska', is(/flaska$/)],
    ]),
    ...swedish('compound of our own', [
      ['damskor', both(is(/sko$|skor$|känga/), forWhom('women'))],
      ['herrjacka', both(is(/jacka$/), forWhom('men'))],
      ['barnskor', both(is(/sko$|skor$|känga/), forWhom('kids'))],
      ['löpar skor', is(/löparsko|löpsko/)],
      ['fotbolls skor', is(/fotbollssko/)],
    ]),
    ...swedish('gender', [
      ['löparskor dam', both(is(/löparsko|löpsko/), forWhom('women'))],
      ['löparskor herr', both(is(/löparsko|löpsko/), forWhom('men'))],
      ['jacka för dam', both(is(/jacka$/), forWhom('women'))],
      ['tights kvinna', both(is(/tights/), forWhom('women'))],
      ['shorts herrar', both(is(/shorts/), forWhom('men'))],
    ]),
    ...swedish('no accents', [
      ['loparskor', is(/löparsko|löpsko/)],
      ['ryggsack', is(/ryggsäck/)],
      ['skivstang', is(/skivstång/)],
      ['troja', is(/tröja|t-shirt/)],
    ]),
    ...swedish('misspelt', [
      ['löpaskor', is(/löparsko|löpsko/)],
      ['löprasko', is(/löparsko|löpsko/)],
      ['fotbol', is(/fotboll|fotbolls/)],
      ['ketlebell', is(/kettlebell/)],
      ['hanltar', is(/hantel/)],
      ['skivståmg', is(/skivstång/)],
      ['rygsäck', is(/ryggsäck/)],
      ['jackkor', is(/jacka$/)],
      ['basketbll', is(/basketboll/)],
      ['yogamtta', is(/yogamatta/)],
      ['löpannd', is(/löpband/)],
    ]),
    ...swedish('while typing', [
      ['löpars', is(/löparsko|löpsko/)],
      ['kett', is(/kettlebell/)],
      ['hant', is(/hantel/)],
      ['skalj', is(/skaljacka/)],
      ['bask', is(/basket/)],
    ]),
    ...swedish('brand', [
      [runner.brand, ofBrand(runner)],
      [runner.brand.toLowerCase(), ofBrand(runner)],
      [withoutLetter(runner.brand), ofBrand(runner)],
      [`${runner.brand} löparsko`, both(ofBrand(runner), is(/löparsko|löpsko/))],
      [`skor ${runner.brand}`, both(ofBrand(runner), is(/sko$|skor$|känga/))],
      [`${withoutLetter(jacket.brand)} jackor`, both(ofBrand(jacket), is(/jacka$/))],
    ]),
    ...swedish('colour', [
      ['svart jacka', both(is(/jacka$/), inColour('svart'))],
      ['blå löparskor', both(is(/löparsko|löpsko/), inColour('blå'))],
    ]),
    ...swedish('number', [
      [numberOf(runner), same(runner)],
      [numberOf(dumbbell).toLowerCase(), same(dumbbell)],
      [numberOf(runner).slice(0, -1), withNumber(numberOf(runner).slice(0, -1))],
    ]),
    ...swedish('name', [
      [runner.name.sv, same(runner)],
      [jacket.name.sv, same(jacket)],
    ]),
    ...swedish('nothing', [
      ['xylofon', () => false],
      ['qwertyqwerty', () => false],
      ['!!!', () => false],
    ]),
    ...swedish('the other language', [
      ['running shoes', is(/löparsko|löpsko/)],
      ['dumbbells', is(/hantel/)],
      ['backpack', is(/ryggsäck/)],
    ]),
    ...english([
      ['type', 'running shoe', is(/löparsko|löpsko/)],
      ['plural', 'running shoes', is(/löparsko|löpsko/)],
      ['plural', 'dumbbells', is(/hantel/)],
      ['plural', 'jackets', is(/jacka$/)],
      ['plural', 'footballs', is(/fotboll$/)],
      ['type', 'treadmill', is(/löpband/)],
      ['type', 'yoga mat', is(/yogamatta/)],
      ['gender', 'running shoes women', both(is(/löparsko|löpsko/), forWhom('women'))],
      ['gender', "men's jacket", both(is(/jacka$/), forWhom('men'))],
      ['misspelt', 'dumbell', is(/hantel/)],
      ['misspelt', 'runing shoes', is(/löparsko|löpsko/)],
      ['misspelt', 'jackt', is(/jacka$/)],
      ['misspelt', 'tredmill', is(/löpband/)],
      ['while typing', 'backp', is(/ryggsäck/)],
      ['brand', `${runner.brand} shoes`, both(ofBrand(runner), is(/sko$|skor$|känga/))],
      ['colour', 'black jacket', both(is(/jacka$/), inColour('svart'))],
      ['synonym', 'sneakers', is(/sko$|skor$/)],
      ['number', numberOf(jacket), same(jacket)],
      ['the other language', 'löparskor', is(/löparsko|löpsko/)],
    ]),
  ]
}

function swedish(kind: string, list: readonly (readonly [string, Fits])[]): JudgedQuery[] {
  return list.map(([query, fits]) => ({ query, language: 'sv', kind, fits }))
}

function english(list: readonly (readonly [string, string, Fits])[]): JudgedQuery[] {
  return list.map(([kind, query, fits]) => ({ query, language: 'en', kind, fits }))
}

/** What the product is, in the words of its Swedish type. */
function is(type: RegExp): Fits {
  return (product) => type.test(product.type.sv.toLowerCase())
}

function both(one: Fits, other: Fits): Fits {
  return (product) => one(product) && other(product)
}

function forWhom(gender: 'women' | 'men' | 'kids'): Fits {
  const others = gender === 'kids' ? [] : ['unisex']
  return (product) => [gender, ...others].includes(product.gender ?? '')
}

function ofBrand({ brand }: CatalogueProduct): Fits {
  return (product) => product.brand === brand
}

function inColour(name: string): Fits {
  return ({ articles }) => articles.some((it) => it.colour?.name.sv.toLowerCase().includes(name))
}

function same({ id }: CatalogueProduct): Fits {
  return (product) => product.id === id
}

function withNumber(start: string): Fits {
  return ({ articles }) => articles.some((it) => it.number.startsWith(start))
}

function numberOf({ articles }: CatalogueProduct): string {
  return articles[0]?.number ?? ''
}

/** A slip of the finger: the third letter is left out. */
function withoutLetter(word: string): string {
  return word.slice(0, 2) + word.slice(3)
}

function firstOf(products: readonly CatalogueProduct[], fits: Fits): CatalogueProduct {
  const found = products.find(fits)
  if (!found) throw new Error('The catalogue lacks a product that the queries need')
  return found
}
