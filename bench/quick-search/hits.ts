const GOODS = ['shoes', 'jacket', 'tights', 'socks', 'cap', 'vest', 'belt', 'gloves']

/** Eight articles that fit each beginning of the word; with each letter, half of them are others. */
export function hitsOf(query: string) {
  const first = query.length * 4
  return GOODS.map((goods, at) => ({
    category: at < 6 ? 'Products' : 'Accessories',
    name: `Running ${goods} ${first + at}`,
    url: `/p/${first + at}`,
    hasImage: false,
    showAll: false,
  }))
}
