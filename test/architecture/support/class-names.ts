import ts from 'typescript'
import { lineOf, type Place, parse, type Source, walk } from './sources.ts'

const ATTRIBUTES = ['class', 'className']
/** Stands where a template has a value: what touches it is only part of a name. */
const GAP = '\u0000'
const IN_MARKUP = /\bclass="([^"]*)"/g
const CLASS_NAME = /^[a-z][\w-]*$/i
/** What is written like this is a class wherever it stands: in a constant, or in an argument. */
const PLAIN_CLASS = /^(cs-[\w-]+|[a-z]+(-[a-z]+)+__[\w-]+)$/

/**
 * The names of classes that a source writes out: in attributes of JSX, in markup in strings, and what
 * is given to `className` and `classList`.
 */
export function readClassNames(source: Source): readonly Place[] {
  const file = parse(source)
  const places = new Map<string, Place>()
  for (const node of walk(file)) {
    const line = lineOf(file, node.getStart(file))
    for (const found of namesAt(node)) {
      places.set(`${line} ${found}`, { path: source.path, line, found })
    }
  }
  return [...places.values()]
}

function namesAt(node: ts.Node): readonly string[] {
  if (ts.isJsxAttribute(node) && ATTRIBUTES.includes(node.name.getText())) {
    return node.initializer ? namesInValue(node.initializer) : []
  }
  if (isClassName(node)) return namesInValue(node.right)
  if (isClassList(node)) return node.arguments.flatMap(namesInValue)
  if (ts.isStringLiteralLike(node)) return namesInText(node.text)
  return ts.isTemplateExpression(node) ? namesInTemplate(node) : []
}

function namesInText(text: string): readonly string[] {
  return [...namesInMarkup(text), ...split(text).filter((it) => PLAIN_CLASS.test(it))]
}

function isClassName(node: ts.Node): node is ts.BinaryExpression {
  return (
    ts.isBinaryExpression(node) &&
    ts.isPropertyAccessExpression(node.left) &&
    node.left.name.text === 'className'
  )
}

function isClassList(node: ts.Node): node is ts.CallExpression {
  return (
    ts.isCallExpression(node) &&
    ts.isPropertyAccessExpression(node.expression) &&
    ts.isPropertyAccessExpression(node.expression.expression) &&
    node.expression.expression.name.text === 'classList'
  )
}

/** All names in the strings of an expression, except those that a value completes. */
function namesInValue(root: ts.Node): readonly string[] {
  return walk(root).flatMap((node) => {
    if (ts.isStringLiteralLike(node)) return isCompared(node) ? [] : split(node.text)
    return ts.isTemplateExpression(node) ? split(flatten(node)) : []
  })
}

/** What something is compared with is no class. */
function isCompared({ parent }: ts.Node): boolean {
  return ts.isBinaryExpression(parent) && /^[!=]==?$/.test(parent.operatorToken.getText())
}

function namesInMarkup(text: string): readonly string[] {
  return [...text.matchAll(IN_MARKUP)].flatMap(([, value = '']) => split(value))
}

/** Names in `class="…"`, and in the strings of the values that stand there. */
function namesInTemplate(node: ts.TemplateExpression): readonly string[] {
  let before = node.head.text
  const inValues = node.templateSpans.flatMap(({ expression, literal }) => {
    const isInClass = /\bclass="[^"]*$/.test(before)
    before += GAP + literal.text
    return isInClass ? namesInValue(expression) : []
  })
  return [...namesInText(flatten(node)), ...inValues]
}

function flatten({ head, templateSpans }: ts.TemplateExpression): string {
  return head.text + templateSpans.map((it) => GAP + it.literal.text).join('')
}

function split(value: string): readonly string[] {
  return value.split(/\s+/).filter((it) => CLASS_NAME.test(it))
}
