import { type Html, html, markupOf } from '../html/html.ts'
import {
  type Block,
  type Fact,
  type MailTemplate,
  oneLine,
  type Sum,
  type TemplateRow,
} from './mail-template.ts'

const FONT = 'font-family:system-ui,-apple-system,Segoe UI,Roboto,Helvetica,Arial,sans-serif'
const BODY = `margin:0;padding:24px 16px;${FONT};font-size:16px;line-height:1.5;overflow-wrap:break-word`
const WIDTH = 'max-width:600px;margin:0 auto'
const TABLE = 'width:100%;border-collapse:collapse'
const CELL = 'padding:8px 0;border-top:1px solid #8a8f98;vertical-align:top'
const AMOUNT = `${CELL};text-align:right;white-space:nowrap;padding-left:16px`
const SMALL = 'font-size:14px'
const BUTTON = `display:inline-block;padding:12px 20px;background:#e86100;color:#14161a;text-decoration:none;border-radius:6px;font-weight:600`

/** The mail as a page that mail programs show: no style sheet, no picture, nothing that is fetched. */
export function renderHtml({ language, subject, blocks, sender }: MailTemplate): string {
  const title = oneLine(subject)
  return markupOf(html`<!doctype html>
<html lang="${language}"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width"><meta name="color-scheme" content="light dark"><title>${title}</title></head>
<body style="${BODY}"><div style="${WIDTH}"><h1 style="font-size:24px;line-height:1.25">${title}</h1>
${blocks.map(blockHtml)}
<hr style="margin:32px 0 16px"><p style="${SMALL}">${lines(sender)}</p></div></body></html>
`)
}

function blockHtml(block: Block): Html {
  switch (block.kind) {
    case 'heading':
      return html`<h2 style="font-size:18px;margin:32px 0 8px">${oneLine(block.text)}</h2>\n`
    case 'text':
      return html`<p>${oneLine(block.text)}</p>\n`
    case 'note':
      return html`<p style="${SMALL}">${oneLine(block.text)}</p>\n`
    case 'facts':
      return html`<dl style="margin:0">${block.facts.map(factHtml)}</dl>\n`
    case 'rows':
      return html`<table style="${TABLE}"><tbody>${block.rows.map(rowHtml)}${block.sums.map(sumHtml)}</tbody></table>\n`
    case 'link':
      return html`<p><a href="${oneLine(block.url)}" style="${BUTTON}">${oneLine(block.text)}</a></p>\n`
    case 'form':
      return html`<div style="${SMALL};border:1px solid #8a8f98;padding:8px 16px">${block.lines.map(
        (it) => html`<p style="margin:8px 0">${oneLine(it)}</p>`,
      )}</div>\n`
    default:
      return block satisfies never
  }
}

function factHtml([label, ...values]: Fact): Html {
  return html`<dt style="${SMALL};margin-top:8px">${oneLine(label)}</dt><dd style="margin:0">${lines(values)}</dd>`
}

function rowHtml({ name, details, count, total }: TemplateRow): Html {
  return html`<tr><td style="${CELL}"><strong>${oneLine(name)}</strong><br><span style="${SMALL}">${lines([...details, count])}</span></td><td style="${AMOUNT}">${oneLine(total)}</td></tr>`
}

function sumHtml({ label, amount, isTotal }: Sum): Html {
  const weight = isTotal ? ';font-weight:700' : ''
  return html`<tr><td style="${CELL}${weight}">${oneLine(label)}</td><td style="${AMOUNT}${weight}">${oneLine(amount)}</td></tr>`
}

function lines(texts: readonly string[]): Html[] {
  return texts.map((it, index) => html`${index > 0 && html`<br>`}${oneLine(it)}`)
}
