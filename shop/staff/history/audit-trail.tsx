import type { FastifyInstance } from 'fastify'
import { timestampText } from '../../platform/dates.ts'
import { type AuditLine, COMMAND_LINE, listAudit } from '../audit/audit-queries.ts'
import {
  type StaffContent,
  type StaffContext,
  type StaffOptions,
  useStaff,
} from '../page/staff-context.ts'
import { StaffSection } from '../page/staff-forms.tsx'
import { cutPage } from '../page/staff-list.tsx'
import { parameter, showPage } from '../page/staff-page.ts'
import { describeChange } from './describe-change.ts'

interface AuditLinesProps {
  readonly lines: readonly AuditLine[]
}

/** The entries of the audit trail; each names its object, unless the page is about that object. */
function AuditLines({ lines }: AuditLinesProps) {
  const context = useStaff()
  const { t, language, shop } = context
  return (
    <ol className="staff-history">
      {lines.map((line) => {
        const change = describeChange(context, line)
        return (
          <li key={line.id}>
            <time dateTime={new Date(line.at).toISOString()}>
              {timestampText(line.at, language, shop)}
            </time>
            <span>{`${whoOf(t, line.staffName)}: ${t(`staff.did.${line.action}`)}`}</span>
            {line.subjectName !== undefined && <Subject t={t} line={line} />}
            {change && <small>{change}</small>}
          </li>
        )
      })}
    </ol>
  )
}

/** The history of the page's object. */
export function History({
  title = 'staff.goods.history',
  lines,
}: AuditLinesProps & { readonly title?: string }) {
  return (
    <StaffSection id="history" title={title}>
      <AuditLines lines={lines} />
    </StaffSection>
  )
}

/** Names are shown as they were at the time; the command line's is a text. */
function whoOf(t: StaffContext['t'], name: string): string {
  return name === COMMAND_LINE.name ? t('staff.audit.commandline') : name
}

/** The pages of objects. */
const PAGES: Readonly<Record<string, string>> = {
  order: '/staff/orders/',
  product: '/staff/goods/',
  article: '/staff/articles/',
  campaign: '/staff/campaigns/',
  pricelist: '/staff/price-lists/',
  customer: '/staff/customers/',
  limit: '/staff/companies/',
  quotation: '/staff/quotations/',
}

interface SubjectProps {
  readonly t: StaffContext['t']
  readonly line: AuditLine
}

/** Deleted objects are shown by their id. */
function Subject({ t, line: { kind, subject, subjectName } }: SubjectProps) {
  const page = subjectName ? PAGES[kind] : undefined
  const name = kind === 'export' ? t(`staff.menu.${subject}`) : subjectName || subject
  return (
    <small>
      {`${t(`staff.of.${kind}`)} `}
      {page ? <a href={`${page}${encodeURIComponent(subject)}`}>{name}</a> : name}
    </small>
  )
}

const PAGE_SIZE = 50

/** The page of the whole audit trail, the newest entries first. */
export async function auditRoutes(shop: FastifyInstance, options: StaffOptions): Promise<void> {
  shop.get(
    '/staff/audit',
    showPage(options, async (context, request) => {
      const before = Number(parameter(request, 'before'))
      const beforeId = Number.isSafeInteger(before) && before > 0 ? before : undefined
      const part = { beforeId, limit: PAGE_SIZE + 1, language: context.language }
      return auditPage(context, await listAudit(options.db, part))
    }),
  )
}

function auditPage(context: StaffContext, lines: readonly AuditLine[]): StaffContent {
  const { t } = context
  const { page, last } = cutPage(lines, PAGE_SIZE)
  return {
    title: t('staff.menu.audit'),
    main: (
      <>
        <AuditLines lines={page} />
        {last && <a href={`/staff/audit?before=${last.id}`}>{t('staff.audit.older')}</a>}
      </>
    ),
  }
}
