import type { Gender } from '../../shop/demo/catalogue/product-row.ts'
import type { Mould } from './mould.ts'

const SHOE_GENDERS: readonly Gender[] = ['women', 'men', 'women', 'men', 'unisex']
const KIDS: readonly Gender[] = ['kids']

export const shoeMoulds: readonly Mould[] = [
  {
    type: 'runningShoe',
    categories: ['running-shoes-road'],
    brands: ['asklop', 'fjallregn', 'havrand'],
    kronor: [599, 1999],
    genders: SHOE_GENDERS,
    share: 70,
  },
  {
    type: 'trailShoe',
    categories: ['running-shoes-trail'],
    brands: ['asklop', 'fjallregn'],
    kronor: [799, 2199],
    genders: SHOE_GENDERS,
    share: 40,
  },
  {
    type: 'raceShoe',
    categories: ['running-shoes-race'],
    brands: ['asklop'],
    kronor: [1299, 2999],
    genders: SHOE_GENDERS,
    share: 15,
  },
  {
    type: 'trainingShoe',
    categories: ['training-shoes'],
    brands: ['jarnkulla', 'havrand', 'asklop'],
    kronor: [599, 1499],
    genders: SHOE_GENDERS,
    share: 40,
  },
  {
    type: 'indoorShoe',
    categories: ['indoor-shoes'],
    brands: ['sargen', 'asklop'],
    kronor: [499, 1499],
    genders: SHOE_GENDERS,
    share: 35,
  },
  {
    type: 'padelShoe',
    categories: ['padel-shoes'],
    brands: ['servelin', 'asklop'],
    kronor: [699, 1599],
    genders: SHOE_GENDERS,
    share: 20,
  },
  {
    type: 'hikingShoe',
    categories: ['hiking-shoes'],
    brands: ['fjallregn'],
    kronor: [899, 2299],
    genders: SHOE_GENDERS,
    share: 25,
  },
  {
    type: 'footballBoot',
    categories: ['football-boots-grass'],
    brands: ['planhalva'],
    kronor: [499, 2499],
    genders: ['unisex'],
    share: 30,
  },
  {
    type: 'footballBoot',
    categories: ['football-boots-artificial'],
    brands: ['planhalva'],
    kronor: [399, 1799],
    genders: ['unisex', 'kids'],
    share: 30,
  },
  {
    type: 'runningShoe',
    categories: ['kids-sport-shoes'],
    brands: ['pyttefot', 'asklop'],
    kronor: [299, 799],
    genders: KIDS,
    share: 30,
  },
]
