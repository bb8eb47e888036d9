import type { FastifyReply, FastifyRequest } from 'fastify'
import { timestampText } from '../platform/dates.ts'
import type { Db } from '../platform/db/schema.ts'
import { senderLines } from '../platform/mail/sender-lines.ts'
import type { PageContext } from '../platform/pages/page-context.ts'
import { type Presenter, readPage } from '../platform/pages/present.ts'
import type { ReceivedNote } from './received-token.ts'
import { describePart, type Statement } from './statement.ts'
import type { ProvenOrder } from './withdraw-view.ts'
import { findReceived } from './withdrawal-queries.ts'

interface FileRequest {
  readonly options: Presenter & { readonly db: Db }
  readonly request: FastifyRequest
  readonly reply: FastifyReply
}

type ReceivedStatement = Pick<Statement, 'name' | 'rows' | 'articles'>

/** A file of the statement and its time for the consumer to keep; the same whether the order exists or not. */
export async function sendReceivedFile(
  { options, request, reply }: FileRequest,
  note: ReceivedNote,
  proven: ProvenOrder | undefined,
): Promise<FastifyReply> {
  const { page } = await readPage(options, request, reply)
  const statement = await findReceived(options.db, note)
  const name = `withdrawal-${note.number.replace(/[^0-9A-Z-]/g, '')}.txt`
  return reply
    .header('content-disposition', `attachment; filename="${name}"`)
    .type('text/plain; charset=utf-8')
    .send(write(page, note, statement && describeStatement(page, statement, proven)))
}

function write(
  { t, shop, language }: PageContext,
  { number, at }: ReceivedNote,
  statementLines: readonly string[] = [],
): string {
  const lines = [
    t('withdraw.received'),
    '',
    `${t('withdraw.orderNumber')}: ${number}`,
    `${t('withdraw.received.at')}: ${timestampText(at, language, shop)}`,
    ...statementLines,
    '',
    ...senderLines(shop, language),
  ]
  return `${lines.join('\r\n')}\r\n`
}

function describeStatement(
  { t }: PageContext,
  statement: ReceivedStatement,
  proven: ProvenOrder | undefined,
): string[] {
  const part = describePart(statement, proven?.receipt ?? { rows: [] })
  const about = part.length > 0 ? part.join('; ') : t('withdrawn.all')
  return [`${t('withdrawn.name')}: ${statement.name}`, `${t('withdrawn.about')}: ${about}`]
}
