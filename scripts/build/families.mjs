/**
 * Tags that share code which nobody else needs: a file for each family. What several families share
 * goes into one file for all, and packages into another, which browsers keep from one release to the
 * next. So an element comes in four files at most: packages, what all share, its family's, its own.
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

/**
 * Tags that are forms. A page seldom has two of them that are no family, so what they alone share is
 * copied to each, and everything else does not load it. Nothing in it has a state of its own.
 */
const FORMS = [
  ...FAMILIES.account,
  ...FAMILIES.lists,
  ...['order-returns', 'quick-order', 'quotation-form', 'shop-checkout'],
]

/**
 * Chunks that are copied: by their names, where each tag that needs one has its copy. That is the file of
 * its family, where others of it need one too, and else its own, which goes by the tag's name. `chunks` as
 * below.
 */
export function assignCopies(chunks) {
  const tags = listTags(chunks)
  const late = new Set(
    [...chunks.values()].flatMap((it) => it.later).flatMap((it) => [...reach(chunks, it)]),
  )
  const copies = [...chunks].flatMap(([name, { isPackage }]) => {
    const users = usersOf(name, tags)
    if (isPackage || late.has(name) || !areForms(users) || familyOf(users)) return []
    const isShared = (tag) => users.some((it) => it !== tag && familyOf([it, tag]))
    return [[name, new Map(users.map((it) => [it, isShared(it) ? familyOf([it]) : it]))]]
  })
  return new Map(copies)
}

function areForms(tags) {
  return tags.length > 1 && tags.every((it) => FORMS.includes(it))
}

/** The tags that need what a file has of a chunk: all that need the chunk, or those of a copy's place. */
export function usersOfCopy(chunks, copies, { name, place }) {
  const places = copies.get(name)
  if (place) return [...places].filter(([, it]) => it === place).map(([tag]) => tag)
  return usersOf(name, listTags(chunks))
}

/**
 * The file that each chunk goes into, by name; chunks that stay files of their own have none: those of
 * tags, those that come later, and what one tag shares with these. `chunks` is a map from a name to
 * `{ tag?, imports, later, isPackage? }`: the tag that it is the part of, the chunks that it starts with,
 * and those that it may ask for later.
 */
export function assignFiles(chunks) {
  const askedLater = new Set([...chunks.values()].flatMap((it) => it.later))
  const tags = listTags(chunks)
  const files = [...chunks].map(([name, { tag, isPackage }]) => {
    if (tag || askedLater.has(name)) return [name, undefined]
    return [name, isPackage ? 'packages' : fileFor(name, { chunks, tags, askedLater })]
  })
  return new Map(files.filter(([, file]) => file))
}

function fileFor(name, { chunks, tags, askedLater }) {
  const users = usersOf(name, tags)
  if (users.length > 1) return familyOf(users) ?? 'shared'
  const roots = [...askedLater].filter((it) => reach(chunks, it).has(name))
  const asks = (it) => chunks.get(it).later.some((later) => roots.includes(later))
  const askers = tags.filter(({ needs }) => [...needs].some(asks)).map(({ tag }) => tag)
  return familyOf([...users, ...askers])
}

/** Each tag with the names of what it starts with. */
function listTags(chunks) {
  return [...chunks].flatMap(([name, { tag }]) =>
    tag ? [{ tag, needs: reach(chunks, name) }] : [],
  )
}

function usersOf(name, tags) {
  return tags.filter(({ needs }) => needs.has(name)).map(({ tag }) => tag)
}

function familyOf(tags) {
  const families = Object.entries(FAMILIES)
  return families.find(([, members]) => tags.every((it) => members.includes(it)))?.[0]
}

/** The names of a chunk and of all that it starts with, each before those that it imports. */
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
