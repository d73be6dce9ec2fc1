// node try-cases.js prints every case with its result. It expects paise-cases.json in the same folder.
import { readFileSync } from 'node:fs'
import { toPaise } from './paise.js'

const cases = JSON.parse(readFileSync(new URL('paise-cases.json', import.meta.url), 'utf8'))
for (const { text, paise, refused } of cases) {
  let result
  try {
    result = toPaise(text)
  } catch (error) {
    result = error.message
  }
  const right = refused ? typeof result === 'string' : result === paise
  console.log(right ? 'ok  ' : 'BAD ', JSON.stringify(text), '→', result)
}
