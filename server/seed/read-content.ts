import { readFileSync } from 'node:fs'
import { join } from 'node:path'

/** Reads one of the JSON files that hold the texts of the demo academy. Their shape is checked by the seed's tests. */
export const readContent = <Content>(path: string): Content =>
  JSON.parse(readFileSync(join(import.meta.dirname, path), 'utf8')) as Content
