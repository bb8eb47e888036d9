import { Button } from '../../../src/ui/button.tsx'
import { CloseButton } from '../../../src/ui/close-button.tsx'
import { rolesOf } from '../guard/staff-access.ts'
import { mayRead } from '../guard/staff-sessions.ts'
import { useStaff } from './staff-context.ts'

const MENU_ID = 'staff-menu'

/** The pages of the menu, in groups; members see only those that their role may read. */
const GROUPS = {
  sales: [
    ['/staff', 'staff.menu.orders'],
    ['/staff/returns', 'staff.menu.returns'],
    ['/staff/withdrawals', 'staff.menu.withdrawals'],
    ['/staff/quotations', 'staff.menu.quotations'],
  ],
  products: [
    ['/staff/goods', 'staff.menu.goods'],
    ['/staff/price-lists', 'staff.menu.pricelists'],
  ],
  customers: [
    ['/staff/customers', 'staff.menu.customers'],
    ['/staff/applications', 'staff.menu.applications'],
    ['/staff/reviews', 'staff.menu.reviews'],
  ],
  marketing: [
    ['/staff/campaigns', 'staff.menu.campaigns'],
    ['/staff/codes', 'staff.menu.codes'],
    ['/staff/newsletter', 'staff.menu.newsletter'],
  ],
  shop: [
    ['/staff/measurement', 'staff.menu.measurement'],
    ['/staff/exports', 'staff.menu.exports'],
    ['/staff/people', 'staff.menu.people'],
    ['/staff/audit', 'staff.menu.audit'],
  ],
} as const

/** Opens the menu on a narrow screen; without script as well. */
export function MenuButton() {
  const { t, member } = useStaff()
  if (!member) return null
  return (
    <Button look="secondary" className="staff-menu-button" popoverTarget={MENU_ID}>
      {t('staff.menu')}
    </Button>
  )
}

/** Beside the page on a wide screen, and a panel of its own on a narrow one. */
export function StaffMenu() {
  const { t, member, path } = useStaff()
  if (!member) return null
  const groups = Object.entries(GROUPS).flatMap(([name, pages]) => {
    const readable = pages.filter(([url]) => mayRead(member, rolesOf('GET', url)))
    return readable.length === 0 ? [] : [[name, readable] as const]
  })
  return (
    <nav className="staff-menu" id={MENU_ID} popover="" aria-label={t('staff.menu')}>
      <CloseButton popoverTarget={MENU_ID} popoverTargetAction="hide" />
      {groups.map(([name, pages]) => (
        <div className="staff-menu__group" key={name}>
          <p id={`menu-${name}`}>{t(`staff.menu.group.${name}`)}</p>
          <ul aria-labelledby={`menu-${name}`}>
            {pages.map(([url, key]) => (
              <li key={url}>
                <a href={url} aria-current={isCurrent(path, url) ? 'page' : undefined}>
                  {t(key)}
                </a>
              </li>
            ))}
          </ul>
        </div>
      ))}
    </nav>
  )
}

/** Whether a page is, or belongs to, a page of the menu. */
function isCurrent(path: string, url: string): boolean {
  const page = path.split('?', 1)[0] ?? ''
  if (url === '/staff') return page === url || page.startsWith('/staff/orders')
  if (url === '/staff/customers' && page.startsWith('/staff/companies')) return true
  if (url === '/staff/goods' && page.startsWith('/staff/articles/')) return true
  return page === url || page.startsWith(`${url}/`)
}
