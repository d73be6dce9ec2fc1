#!/usr/bin/env node
import { slip } from './slip.js'

const [grams = '', pin = ''] = process.argv.slice(2)
try {
  console.log(slip(Number(grams), pin))
} catch (error) {
  if (!(error instanceof RangeError)) throw error
  console.error(error.message)
  process.exitCode = 1
}
