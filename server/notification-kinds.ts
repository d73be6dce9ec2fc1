import { createWording } from './notifications/kinds.ts'
import * as learning from './learning/texts.ts'
import * as support from './support/texts.ts'

/** The texts of every domain with notifications. */
export const wording = createWording([learning, support])
