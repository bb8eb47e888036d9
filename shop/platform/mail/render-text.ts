import { withoutJoiners } from '../../../src/i18n/unbroken.ts'
import {
  type Block,
  filledBlocks,
  type MailTemplate,
  oneLine,
  type Sum,
  type TemplateRow,
  typedLine,
} from './mail-template.ts'

/** The mail as plain text. */
export function renderText({ subject, blocks, sender }: MailTemplate): string {
  const parts = [
    oneLine(subject),
    ...filledBlocks(blocks).map(blockText),
    `-- \n${sender.map(oneLine).join('\n')}`,
  ]
  return withoutJoiners(`${parts.join('\n\n')}\n`)
}

function blockText(block: Block): string {
  switch (block.kind) {
    case 'heading':
      return underlined(oneLine(block.text))
    case 'text':
    case 'note':
      return oneLine(block.text)
    case 'facts':
      return block.facts.map(([label, ...lines]) => factText(label, lines)).join('\n')
    case 'rows':
      return [...block.rows.map(rowText), block.sums.map(sumText).join('\n')]
        .filter(Boolean)
        .join('\n\n')
    case 'link':
      return `${oneLine(block.text)}:\n${oneLine(block.url)}`
    case 'form':
      return block.lines.map((it) => `    ${oneLine(it)}`.trimEnd()).join('\n')
    default:
      return block satisfies never
  }
}

function underlined(text: string): string {
  return `${text}\n${'-'.repeat(text.length)}`
}

function factText(label: string, lines: readonly string[]): string {
  const [first = '', ...rest] = lines.map(typedLine)
  if (rest.length === 0) return `${oneLine(label)}: ${first}`
  return [`${oneLine(label)}:`, ...[first, ...rest].map((it) => `  ${it}`)].join('\n')
}

function rowText({ name, details, count, total }: TemplateRow): string {
  const lines = [oneLine(name), ...details.map((it) => `  ${oneLine(it)}`)]
  const sum = total === undefined ? [] : [oneLine(total)]
  return [...lines, `  ${[oneLine(count), ...sum].join(' = ')}`].join('\n')
}

function sumText({ label, amount }: Sum): string {
  return `${oneLine(label)}: ${oneLine(amount)}`
}
