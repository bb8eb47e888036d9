import { CLOSE_PATH } from '../../src/model/icon-paths.ts'
import { IconOf } from '../../src/ui/icon.tsx'
import { DEMO_LINE_PATH, DEMO_PATH } from '../paths/shop-paths.ts'
import { linkTo, type PageContext } from '../platform/pages/page-context.ts'
import { PageForm } from '../platform/pages/page-form.tsx'

interface DemoLineProps {
  readonly page: PageContext
  readonly hasDoors?: boolean | undefined
}

/** Stands on every page of the demo until somebody closes it. */
export function DemoLine({ page, hasDoors = false }: DemoLineProps) {
  const { t, demoLine } = page
  if (demoLine !== 'open') return null
  return (
    <div className="shop-demo-line">
      <p>
        <span className="shop-demo-line__short">{t('page.demo.line.short')}</span>
        <span className="shop-demo-line__long">{t('page.demo.line')}</span>
        {hasDoors && <a href={linkTo(page, DEMO_PATH)}>{t('page.demo.doors')}</a>}
      </p>
      <PageForm page={page} path={DEMO_LINE_PATH}>
        <button type="submit" className="shop-demo-line__close" aria-label={t('page.demo.close')}>
          <IconOf name="close" path={CLOSE_PATH} />
        </button>
      </PageForm>
    </div>
  )
}
