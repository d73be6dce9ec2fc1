import { backend } from './backend.ts'
import { cloud } from './cloud.ts'
import { database } from './database.ts'
import { devops } from './devops.ts'
import { frontend } from './frontend.ts'
import { fullStack } from './full-stack.ts'
import { javascript } from './javascript.ts'
import { microservices } from './microservices.ts'
import { mobile } from './mobile.ts'
import { structures } from './structures.ts'

/** In the order of the catalogue: the first is course 1. */
export const courses = [
  fullStack,
  frontend,
  backend,
  mobile,
  javascript,
  cloud,
  database,
  devops,
  microservices,
  structures,
]
