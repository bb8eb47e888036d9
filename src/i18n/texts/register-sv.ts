import { register } from '../dictionary.ts'
import { sv } from './sv.ts'

register('sv', sv)
