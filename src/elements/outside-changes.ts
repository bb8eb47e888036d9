/**
 * Watches changes that others make to a view's nodes: translations, clean-ups, morphs, scripts of the page.
 */
interface OutsideChanges {
  /** Takes the view's current nodes as the new baseline. */
  readonly begin: () => void
  readonly stop: () => void
}

const OBSERVED = { childList: true, subtree: true }
const WRITTEN = { ...OBSERVED, characterData: true, attributes: true }

/**
 * Watches the nodes of a view. Text nodes that a translation has replaced are put back when the view writes
 * to them, and while a press is handled. Where that is impossible, or where nodes were replaced all at
 * once, `onLost` is called: the view would write to nodes that nobody sees.
 */
export function watchOutsideChanges(host: HTMLElement, onLost: () => void): OutsideChanges {
  const words = createTranslatedWords(host)
  let detached = new WeakSet<Node>()

  function take({
    target,
    addedNodes,
    removedNodes,
    previousSibling,
    nextSibling,
  }: MutationRecord) {
    for (const node of removedNodes) {
      if (host.contains(node)) continue
      detached.add(node)
      observer.observe(node, WRITTEN)
      words.note(node, [addedNodes[0], previousSibling, nextSibling])
    }
    return target === host && isReplaced(host, addedNodes, removedNodes)
  }

  function isWrittenInVain({ target }: MutationRecord): boolean {
    return !host.contains(target) && !words.putBack(target) && isWithin(detached, target)
  }

  function see(records: readonly MutationRecord[]): void {
    const own = records.filter(({ target }) => !isNested(host, target))
    if (own.filter(isWrittenInVain).length + own.filter(take).length > 0) onLost()
  }

  function begin(): void {
    observer.disconnect()
    observer.observe(host, OBSERVED)
    words.forget()
    detached = new WeakSet()
  }

  const observer = new MutationObserver(see)
  const stopped = new AbortController()
  begin()
  for (const it of ['click', 'submit']) {
    host.addEventListener(it, words.putAllBack, { capture: true, signal: stopped.signal })
  }
  stopped.signal.addEventListener('abort', () => observer.disconnect())
  return { begin, stop: () => stopped.abort() }
}

/**
 * Text nodes of a view that a translation has removed from the page, with the elements that replaced them.
 */
function createTranslatedWords(host: HTMLElement) {
  const steads = new Map<Node, Element>()

  /** Next to its replacement, which may be the target of the current event. */
  function putBack(words: Node): boolean {
    const stead = steads.get(words)
    steads.delete(words)
    if (!stead || !host.contains(stead)) return false
    stead.before(words)
    stead.setAttribute('hidden', '')
    setTimeout(() => host.contains(stead) && stead.remove())
    return true
  }

  return {
    note(node: Node, beside: readonly (Node | null | undefined)[]): void {
      const stead = beside.find(isTranslation)
      if (node instanceof Text && stead) steads.set(node, stead)
    },
    putBack,
    putAllBack(): void {
      for (const it of steads.keys()) putBack(it)
    },
    forget: () => steads.clear(),
  }
}

function isWithin(nodes: WeakSet<Node>, target: Node): boolean {
  let node: Node | null = target
  while (node && !nodes.has(node)) node = node.parentNode
  return node !== null
}

function isTranslation(node: Node | null | undefined): node is Element {
  return node instanceof Element && node.localName === 'font'
}

/** A view removes and adds its nodes one by one, and seldom removes the last one. */
function isReplaced(host: HTMLElement, added: NodeList, removed: NodeList): boolean {
  const isOne = removed.length === 1 && added.length === 0
  if (isOne && host.firstElementChild) return false
  return [...removed].some((it) => it instanceof Element)
}

/** An element inside another one watches its own nodes. */
function isNested(host: HTMLElement, target: Node): boolean {
  let element = target instanceof Element ? target : target.parentElement
  while (element && element !== host) {
    if (element.localName.includes('-') || element.hasAttribute('data-courtside')) return true
    element = element.parentElement
  }
  return false
}
