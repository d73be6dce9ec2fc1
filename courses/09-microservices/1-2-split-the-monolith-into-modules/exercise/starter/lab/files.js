// Reads all JavaScript files of a folder: { 'billing/invoice.js': 'its text', … }. Read only.
import { readdirSync, readFileSync } from 'node:fs'

export function filesIn(folder) {
  const files = {}
  const walk = (path) => {
    for (const name of readdirSync(path)) {
      if (name.endsWith('.js')) files[`${path}/${name}`.slice(folder.length + 1)] = readFileSync(`${path}/${name}`, 'utf8')
      else if (!name.includes('.')) walk(`${path}/${name}`)
    }
  }
  walk(folder)
  return files
}
