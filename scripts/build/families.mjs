/**
 * Families of tags that share code: a file for each family, and wider ones for code that several families share.
 * Other shared code goes into one file for all, and the framework into another, which browsers keep across
 * releases.
 */
export const FAMILIES = {
  account: [
    'change-password',
    'forgot-password',
    'login-form',
    'newsletter-block',
    'passkey-button',
    'password-field',
    'register-me',
  ],
  cart: ['cart-table', 'mini-cart', 'shop-checkout'],
  facets: ['faceted-search', 'faceted-search-compact'],
  lists: ['my-addresses', 'my-persons'],
  navigation: ['category-links', 'main-navbar'],
  quotation: ['quotation-button', 'quotation-form'],
  sizes: ['quick-buy', 'quick-buy-professional', 'size-input'],
  slides: ['image-slider', 'lightbox-images'],
}

const { account, cart, lists, sizes } = FAMILIES

/** Wider groups of several families, the narrowest first. */
const WIDER = {
  dialogs: [...lists, 'faceted-search-compact', 'lightbox-images', 'main-navbar', 'mini-cart'],
  buying: [...cart, ...sizes, 'buy-button', 'quotation-button', 'reorder-button'],
  forms: [...account, ...lists, 'order-returns', 'quick-order', 'quotation-form', 'shop-checkout'],
}

/**
 * The file that each chunk goes into, by name; chunks that stay files of their own have none: those of
 * tags, those that come later, and what one tag shares with these. `chunks` is a map from a name to
 * `{ tag?, imports, later, isFramework? }`: the tag that it is the part of, the chunks that it starts with,
 * and those that it may ask for later.
 */
export function assignFiles(chunks) {
  const askedLater = new Set([...chunks.values()].flatMap((it) => it.later))
  const tags = listTags(chunks)
  const files = [...chunks].map(([name, { tag, isFramework }]) => {
    if (tag || askedLater.has(name)) return [name, undefined]
    return [name, isFramework ? 'framework' : fileFor(name, { chunks, tags, askedLater })]
  })
  return new Map(files.filter(([, file]) => file))
}

function fileFor(name, { chunks, tags, askedLater }) {
  const users = tags.filter(({ needs }) => needs.has(name)).map(({ tag }) => tag)
  if (users.length > 1) return familyOf(users) ?? 'shared'
  const roots = [...askedLater].filter((it) => reach(chunks, it).has(name))
  const asks = (it) => chunks.get(it).later.some((later) => roots.includes(later))
  const askers = tags.filter(({ needs }) => [...needs].some(asks)).map(({ tag }) => tag)
  return familyOf([...users, ...askers])
}

/** Each tag with the names of its chunks. */
function listTags(chunks) {
  return [...chunks].flatMap(([name, { tag }]) =>
    tag ? [{ tag, needs: reach(chunks, name) }] : [],
  )
}

function familyOf(tags) {
  const families = Object.entries({ ...FAMILIES, ...WIDER })
  return families.find(([, members]) => tags.every((it) => members.includes(it)))?.[0]
}

/** The names of a chunk and its imports, each before those that it imports. */
export function reach(chunks, name) {
  const seen = new Set()
  const found = []
  const visit = (it) => {
    if (seen.has(it)) return
    seen.add(it)
    chunks.get(it).imports.forEach(visit)
    found.unshift(it)
  }
  visit(name)
  return new Set(found)
}
