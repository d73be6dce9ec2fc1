import { readFileSync } from 'node:fs'

export const chart = JSON.parse(readFileSync(new URL('../chart.json', import.meta.url), 'utf8'))
