const GOODS = ['shoes', 'jacket', 'tights', 'socks', 'cap', 'vest', 'belt', 'gloves']

/** Eight articles that match each prefix of the word; each letter changes half of them. */
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
