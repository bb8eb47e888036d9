import { hitsOf } from './hits.ts'

const WAIT_MS = 200

export type Hit = ReturnType<typeof hitsOf>[number]

/**
 * The field and its list by hand: one request after a pause, the list drawn anew for each answer. What
 * has been asked before is drawn at once.
 */
export function defineByHand(drawList: (hits: readonly Hit[], query: string) => string): void {
  const known = new Map<string, readonly Hit[]>()

  class SearchByHand extends HTMLElement {
    #timer: ReturnType<typeof setTimeout> | undefined

    connectedCallback(): void {
      this.innerHTML = `<form class="quick-search__form" role="search"><input class="quick-search__field" type="search" role="combobox" aria-expanded="false" aria-controls="hits"><div class="quick-search__list" id="hits" role="listbox"></div><p class="cs-visually-hidden" role="status"></p></form>`
      this.querySelector('input')?.addEventListener('input', ({ target }) => {
        clearTimeout(this.#timer)
        const { value } = target as HTMLInputElement
        const hits = known.get(value)
        if (hits) this.#show(hits, value)
        else this.#timer = setTimeout(() => this.#ask(value), WAIT_MS)
      })
    }

    async #ask(query: string): Promise<void> {
      const hits = await Response.json(hitsOf(query)).json()
      known.set(query, hits)
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

  customElements.define('quick-search', SearchByHand)
}

export function drawOption({ name, url }: Hit, at: number, query: string): string {
  return `<a class="quick-search__option" role="option" id="hit-${at}" aria-selected="false" href="${url}"><span class="quick-search__name">${query}<b>${name.slice(query.length)}</b></span></a>`
}
