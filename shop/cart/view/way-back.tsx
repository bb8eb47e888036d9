import { Button } from '../../../src/ui/button.tsx'
import { HAND_OFF_PATH } from '../../paths/shop-paths.ts'
import type { PageContext } from '../../platform/pages/page-context.ts'
import { TokenForm } from '../../platform/pages/page-form.tsx'

interface WayBackProps {
  readonly page: PageContext
  readonly host: string
}

/** Leads back to the page that a visitor came from, which gets a key to their cart. */
export function WayBack({ page, host }: WayBackProps) {
  return (
    <TokenForm page={page} path={`${HAND_OFF_PATH}/back`}>
      <Button look="quiet" type="submit">
        {page.t('handoff.back', { host })}
      </Button>
    </TokenForm>
  )
}
