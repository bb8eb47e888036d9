import { type CSSProperties, Fragment } from 'react'
import { withoutJoiners } from '../../../src/i18n/unbroken.ts'
import { Lines } from '../html/facts.tsx'
import { markupOf } from '../html/html.ts'
import { render } from '../html/render.ts'
import {
  type Block,
  type Fact,
  filledBlocks,
  type MailTemplate,
  oneLine,
  type Sum,
  type TemplateRow,
  typedLine,
} from './mail-template.ts'

const BORDER = '1px solid #8a8f98'
const BODY: CSSProperties = {
  margin: 0,
  padding: '24px 16px',
  fontFamily: 'system-ui,-apple-system,Segoe UI,Roboto,Helvetica,Arial,sans-serif',
  fontSize: '16px',
  lineHeight: '1.5',
  overflowWrap: 'break-word',
}
const WIDTH: CSSProperties = { maxWidth: '600px', margin: '0 auto' }
const TABLE: CSSProperties = { width: '100%', borderCollapse: 'collapse' }
const CELL: CSSProperties = { padding: '8px 0', borderTop: BORDER, verticalAlign: 'top' }
const AMOUNT: CSSProperties = {
  ...CELL,
  textAlign: 'right',
  whiteSpace: 'nowrap',
  paddingLeft: '16px',
}
const SMALL: CSSProperties = { fontSize: '14px' }
const FORM: CSSProperties = { ...SMALL, border: BORDER, padding: '8px 16px' }
const BUTTON: CSSProperties = {
  display: 'inline-block',
  padding: '12px 20px',
  background: '#e86100',
  color: '#14161a',
  textDecoration: 'none',
  borderRadius: '6px',
  fontWeight: '600',
}

/**
 * The mail as HTML for mail programs: no style sheet, no pictures, nothing to fetch.
 */
export function renderHtml(template: MailTemplate): string {
  const page = render(<MailPage template={template} />, (key) => key)
  return withoutJoiners(`<!doctype html>\n${markupOf(page)}\n`)
}

function MailPage({ template }: { readonly template: MailTemplate }) {
  const { language, subject, blocks, sender } = template
  const title = oneLine(subject)
  return (
    <html lang={language}>
      <head>
        <meta charSet="utf-8" />
        <meta name="viewport" content="width=device-width" />
        <meta name="color-scheme" content="light dark" />
        <title>{title}</title>
      </head>
      <body style={BODY}>
        <div style={WIDTH}>
          <h1 style={{ fontSize: '24px', lineHeight: '1.25' }}>{title}</h1>
          {filledBlocks(blocks).map((it, at) => (
            // biome-ignore lint/suspicious/noArrayIndexKey: nothing moves in what is drawn once
            <MailBlock key={at} block={it} />
          ))}
          <hr style={{ margin: '32px 0 16px' }} />
          <p style={SMALL}>
            <Lines lines={sender.map(oneLine)} />
          </p>
        </div>
      </body>
    </html>
  )
}

function MailBlock({ block }: { readonly block: Block }) {
  switch (block.kind) {
    case 'heading':
      return <h2 style={{ fontSize: '18px', margin: '32px 0 8px' }}>{oneLine(block.text)}</h2>
    case 'text':
      return <p>{oneLine(block.text)}</p>
    case 'note':
      return <p style={SMALL}>{oneLine(block.text)}</p>
    case 'facts':
      return <Facts facts={block.facts} />
    case 'rows':
      return <Rows rows={block.rows} sums={block.sums} />
    case 'link':
      return (
        <p>
          <a href={oneLine(block.url)} style={BUTTON}>
            {oneLine(block.text)}
          </a>
        </p>
      )
    case 'form':
      return <Form lines={block.lines} />
    default:
      return block satisfies never
  }
}

function Facts({ facts }: { readonly facts: readonly Fact[] }) {
  return (
    <dl style={{ margin: 0 }}>
      {facts.map(([label, ...values]) => (
        <Fragment key={label}>
          <dt style={{ ...SMALL, marginTop: '8px' }}>{oneLine(label)}</dt>
          <dd style={{ margin: 0 }}>
            <Lines lines={values.map(typedLine)} />
          </dd>
        </Fragment>
      ))}
    </dl>
  )
}

function Rows({ rows, sums }: Pick<Extract<Block, { kind: 'rows' }>, 'rows' | 'sums'>) {
  return (
    <table style={TABLE}>
      <tbody>
        {rows.map((it, at) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: nothing moves in what is drawn once
          <Row key={at} row={it} />
        ))}
        {sums.map((it) => (
          <SumRow key={it.label} sum={it} />
        ))}
      </tbody>
    </table>
  )
}

function Row({ row: { name, details, count, total } }: { readonly row: TemplateRow }) {
  return (
    <tr>
      <td style={CELL} colSpan={total === undefined ? 2 : undefined}>
        <strong>{oneLine(name)}</strong>
        <br />
        <span style={SMALL}>
          <Lines lines={[...details, count].map(oneLine)} />
        </span>
      </td>
      {total !== undefined && <td style={AMOUNT}>{oneLine(total)}</td>}
    </tr>
  )
}

function SumRow({ sum: { label, amount, isTotal } }: { readonly sum: Sum }) {
  const weight = isTotal && { fontWeight: '700' }
  return (
    <tr>
      <td style={{ ...CELL, ...weight }}>{oneLine(label)}</td>
      <td style={{ ...AMOUNT, ...weight }}>{oneLine(amount)}</td>
    </tr>
  )
}

function Form({ lines }: { readonly lines: readonly string[] }) {
  return (
    <div style={FORM}>
      {lines.map((it, at) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: nothing moves in what is drawn once
        <p key={at} style={{ margin: '8px 0' }}>
          {oneLine(it)}
        </p>
      ))}
    </div>
  )
}
