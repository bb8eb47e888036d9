import { hitsOf } from './hits.ts'

const WAIT_MS = 200

type Hit = ReturnType<typeof hitsOf>[number]

/**
 * The reference: the element's field and list written by hand. One request after a pause, all rows replaced as HTML
 * for each response; cached results are drawn at once.
 */
class SearchByHand extends HTMLElement {
  readonly #known = new Map<string, readonly Hit[]>()
  #timer: ReturnType<typeof setTimeout> | undefined

  connectedCallback(): void {
    this.innerHTML = `<form class="quick-search__form" role="search">
      <input class="quick-search__field" type="search" role="combobox" aria-expanded="false"
        aria-controls="hits"><div class="quick-search__list" id="hits" role="listbox"></div>
      <p class="cs-visually-hidden" role="status"></p></form>`
    this.querySelector('input')?.addEventListener('input', ({ target }) => {
      clearTimeout(this.#timer)
      const { value } = target as HTMLInputElement
      const hits = this.#known.get(value)
      if (hits) this.#show(hits, value)
      else this.#timer = setTimeout(() => this.#request(value), WAIT_MS)
    })
  }

  async #request(query: string): Promise<void> {
    const hits: readonly Hit[] = await Response.json(hitsOf(query)).json()
    this.#known.set(query, hits)
    this.#show(hits, query)
  }

  #show(hits: readonly Hit[], query: string): void {
    const list = this.querySelector('.quick-search__list')
    const status = this.querySelector('[role="status"]')
    if (!list || !status) return
    list.innerHTML = drawList(hits, query)
    this.querySelector('input')?.setAttribute('aria-expanded', 'true')
    status.textContent = `${hits.length} förslag`
  }
}

function drawList(hits: readonly Hit[], query: string): string {
  return [...new Set(hits.map((it) => it.category))]
    .map((it) => drawGroup(it, hits, query))
    .join('')
}

function drawGroup(category: string, hits: readonly Hit[], query: string): string {
  const options = hits.map((it, at) => (it.category === category ? drawOption(it, at, query) : ''))
  const label = `<span class="quick-search__category" id="${category}">${category}</span>`
  return `<div class="quick-search__group" role="group" aria-labelledby="${category}">
    ${label}${options.join('')}</div>`
}

function drawOption({ name, url }: Hit, at: number, query: string): string {
  const marked = `${query}<b>${name.slice(query.length)}</b>`
  return `<a class="quick-search__option" role="option" id="hit-${at}" aria-selected="false"
    href="${url}"><span class="quick-search__name">${marked}</span></a>`
}

customElements.define('quick-search', SearchByHand)
