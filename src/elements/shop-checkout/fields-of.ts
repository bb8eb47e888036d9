import { blurField, typeField } from '../../state/checkout/fields.ts'
import type { ShownCheckout } from './use-checkout.ts'

/** What is typed and ticked, by path, and how to change it. */
export function fieldsOf({ state: { typed } }: Pick<ShownCheckout, 'state'>) {
  return {
    textOf(path: string): string {
      const [group = '', name] = path.split('-')
      const value = Reflect.get(typed, group)
      const line: unknown = name === undefined ? value : Reflect.get(Object(value), name)
      return typeof line === 'string' ? line : ''
    },
    isTicked: (path: 'male' | 'female') => typed[path],
    type: typeField,
    leave: blurField,
  }
}
