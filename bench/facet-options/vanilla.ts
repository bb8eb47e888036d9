import { brands, offer } from './options.ts'

/** The same markup written by hand with every option: the cost of a full list. */
let { options } = brands(0)
let list: HTMLElement | undefined
let round = 0

offer({
  paint: () => {
    list = document.createElement('fieldset')
    list.className = 'faceted-search__group'
    list.innerHTML = `<legend class="faceted-search__legend">Varumärke</legend><ul class="faceted-search__options">${options.map(draw).join('')}</ul>`
    document.querySelector('main')?.prepend(list)
  },
  toggle: () => document.querySelector<HTMLElement>('input[value="b0"]')?.click(),
  counts: () => {
    round += 1
    options = brands(round).options
    const counts = list?.querySelectorAll('.faceted-search__count') ?? []
    options.forEach(({ quantity }, at) => {
      const count = counts[at]
      if (count) count.textContent = `(${quantity})`
    })
  },
})

function draw({ id, label, quantity }: (typeof options)[number]): string {
  return `<li><label class="faceted-search__option"><input type="checkbox" name="brand" value="${id}"><bdi class="faceted-search__label">${label}</bdi> <span class="faceted-search__count">(${quantity})</span></label></li>`
}
