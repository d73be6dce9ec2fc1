/** Makes what the engines need and can't make in a sandbox. */
import { assetPaths } from './assets.ts'

await assetPaths('sql')
