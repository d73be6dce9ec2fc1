import { director } from './director.ts'
import { engineer } from './engineer.ts'
import { mentor } from './mentor.ts'
import { teacher } from './teacher.ts'

/** In the order of the team page: the first is member 1. */
export const team = [director, engineer, teacher, mentor]
