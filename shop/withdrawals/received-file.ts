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

interface Errand {
  readonly options: Presenter & { readonly db: Db }
  readonly request: FastifyRequest
  readonly reply: FastifyReply
}

type Said = Pick<Statement, 'name' | 'rows' | 'articles'>

/** What was stated and when, to keep: the same file whether its order is known or not. */
export async function sendReceivedFile(
  { options, request, reply }: Errand,
  note: ReceivedNote,
  proven: ProvenOrder | undefined,
): Promise<FastifyReply> {
  const { page } = await readPage(options, request, reply)
  const said = await findReceived(options.db, note)
  const name = `withdrawal-${note.number.replace(/[^0-9A-Z-]/g, '')}.txt`
  return reply
    .header('content-disposition', `attachment; filename="${name}"`)
    .type('text/plain; charset=utf-8')
    .send(write(page, note, said && saidLines(page, said, proven)))
}

function write(
  { t, shop, language }: PageContext,
  { number, at }: ReceivedNote,
  said: readonly string[] = [],
): string {
  const lines = [
    t('withdraw.received'),
    '',
    `${t('withdraw.orderNumber')}: ${number}`,
    `${t('withdraw.received.at')}: ${timestampText(at, language, shop)}`,
    ...said,
    '',
    ...senderLines(shop, language),
  ]
  return `${lines.join('\r\n')}\r\n`
}

function saidLines({ t }: PageContext, said: Said, proven: ProvenOrder | undefined): string[] {
  const part = describePart(said, proven?.receipt ?? { rows: [] })
  const about = part.length > 0 ? part.join('; ') : t('withdrawn.all')
  return [`${t('withdrawn.name')}: ${said.name}`, `${t('withdrawn.about')}: ${about}`]
}
