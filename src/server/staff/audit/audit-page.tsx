import type { FastifyInstance } from 'fastify'
import { momentText } from '../../platform/moment.ts'
import type { StaffContent } from '../page/staff-content.ts'
import type { StaffContext, StaffOptions } from '../page/staff-context.ts'
import { parameter, showPage } from '../page/staff-page.ts'
import { type AuditLine, COMMAND_LINE, listAudit } from './audit-queries.ts'

const PAGE_SIZE = 50

/** What the staff did, the newest first. */
export async function auditRoutes(shop: FastifyInstance, options: StaffOptions): Promise<void> {
  shop.get(
    '/staff/audit',
    showPage(options, async (context, request) => {
      const before = Number(parameter(request, 'before'))
      const beforeId = Number.isSafeInteger(before) && before > 0 ? before : undefined
      return auditPage(context, await listAudit(options.db, { beforeId, limit: PAGE_SIZE + 1 }))
    }),
  )
}

function auditPage(context: StaffContext, lines: readonly AuditLine[]): StaffContent {
  const { t } = context
  const shown = lines.slice(0, PAGE_SIZE)
  const last = lines.length > PAGE_SIZE ? shown.at(-1) : undefined
  return {
    title: t('staff.menu.audit'),
    main: (
      <>
        <AuditLines context={context} lines={shown} />
        {last && <a href={`/staff/audit?before=${last.id}`}>{t('staff.audit.older')}</a>}
      </>
    ),
  }
}

interface AuditLinesProps {
  readonly context: Pick<StaffContext, 't' | 'language' | 'shop'>
  readonly lines: readonly AuditLine[]
}

export function AuditLines({ context: { t, language, shop }, lines }: AuditLinesProps) {
  return (
    <ol className="staff-history">
      {lines.map(({ id, at, staffName, action, kind, subject, before, after }) => (
        <li key={id}>
          <time dateTime={new Date(at).toISOString()}>{momentText(at, language, shop)}</time>
          <span>{`${whoOf(t, staffName)}: ${t(`staff.did.${action}`)}`}</span>
          <small>
            {[`${t(`staff.of.${kind}`)} ${subject}`, changeOf(before, after)].join(' ')}
          </small>
        </li>
      ))}
    </ol>
  )
}

/** Names stand as they were when something was done; the command line has none of its own. */
function whoOf(t: StaffContext['t'], name: string): string {
  return name === COMMAND_LINE.name ? t('staff.audit.commandline') : name
}

type Values = Readonly<Record<string, unknown>> | undefined

/** `role: sales → owner` */
function changeOf(before: Values = {}, after: Values = {}): string {
  const names = [...new Set([...Object.keys(before), ...Object.keys(after)])]
  return names
    .map((it) => `${it}: ${[before[it], after[it]].filter((value) => value != null).join(' → ')}`)
    .join(', ')
}
