import { define } from '../../src/elements/faceted-search/define.ts'
import { prepare } from './prepare.ts'

prepare('faceted-search', define)
