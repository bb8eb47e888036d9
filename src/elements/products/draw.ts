import type { ReactNode } from 'react'
import { create } from '../safe-document.ts'

const SVG = 'http://www.w3.org/2000/svg'

/** A node of a view, from React or from its substitute. */
interface ViewNode {
  readonly type: unknown
  readonly props: Readonly<Record<string, unknown>> & { readonly children?: ReactNode }
}

/**
 * Adds a stateless view to the document, as the shop's server draws it with React: the same view, without
 * React. Texts become text nodes and attributes, never markup.
 */
export function draw(parent: Node, node: ReactNode): void {
  if (Array.isArray(node)) for (const it of node) draw(parent, it)
  else if (typeof node === 'string' || typeof node === 'number') {
    if (node !== '') parent.appendChild(new Text(String(node)))
  } else if (isWritten(node)) drawWritten(parent, node)
}

/** Returns a view as a fragment; a node that is drawn already is used as is. */
export function drawView(view: ReactNode | Node): DocumentFragment {
  const fragment = new DocumentFragment()
  if (view instanceof Node) fragment.append(view)
  else draw(fragment, view)
  return fragment
}

function drawWritten(parent: Node, { type, props }: ViewNode): void {
  if (typeof type === 'function') draw(parent, type(props))
  else if (typeof type !== 'string') draw(parent, props.children)
  else {
    const element = createElement(parent, type)
    for (const [name, value] of Object.entries(props)) write(element, name, value)
    draw(parent.appendChild(element), props.children)
  }
}

function createElement(parent: Node, name: string): Element {
  if (name === 'svg' || parent instanceof SVGElement) {
    return Document.prototype.createElementNS.call(document, SVG, name)
  }
  return create(name as 'div')
}

function write(element: Element, name: string, value: unknown): void {
  if (name === 'children' || value === undefined || value === null) return
  const isWritten = name.includes('-') || typeof value !== 'boolean'
  if (isWritten) element.setAttribute(attributeOf(element, name), String(value))
  else if (value) element.setAttribute(name, '')
}

/** HTML writes its attributes in lower case; those of SVG have hyphens. */
function attributeOf(element: Element, name: string): string {
  if (name === 'className') return 'class'
  if (element instanceof HTMLElement || name === 'viewBox') return name
  return name.replace(/[A-Z]/g, (it) => `-${it.toLowerCase()}`)
}

/** Only nodes that a view has written: `readProductViews` lets no object of an answer through. */
function isWritten(node: unknown): node is ViewNode {
  return typeof node === 'object' && node !== null && 'type' in node && 'props' in node
}
