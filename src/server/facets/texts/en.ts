import type { facetsSv } from './sv.ts'

export const facetsEn: Record<keyof typeof facetsSv, string> = {
  'facet.group.category': 'Category',
  'facet.group.gender': 'For',
  'facet.group.size': 'Size',
  'facet.group.colour': 'Colour',
  'facet.group.price': 'Price',
  'facet.group.brand': 'Brand',
  'facet.group.type': 'Type',
  'facet.group.material': 'Material',
  'facet.group.campaign': 'Offers',
  'facet.group.stock': 'Stock',
  'facet.gender.women': 'Women',
  'facet.gender.men': 'Men',
  'facet.gender.unisex': 'Unisex',
  'facet.gender.kids': 'Kids',
  'facet.campaign.yes': 'Reduced price',
  'facet.stock.yes': 'In stock',
  'facet.price.upto': 'Up to {sum}',
  'facet.price.from': 'From {sum}',
  'facet.price.between': '{from} to {to}',
  'facet.nohits': 'No products fit all the chosen filters.',
}
