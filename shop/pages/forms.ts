import { reachShop } from '../../src/services/page-document.ts'
import { holdForms } from './hold-forms.ts'
import { nameFiles } from './name-files.ts'

/**
 * The script of pages with plain forms: what is typed in them outlives a press without a network, and
 * file fields speak the page's language.
 */
holdForms(reachShop)
nameFiles()
