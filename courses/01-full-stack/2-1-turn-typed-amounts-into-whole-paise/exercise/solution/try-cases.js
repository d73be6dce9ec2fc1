// node try-cases.js prints every case with its result. It expects paise-cases.json in the same folder.
import cases from './paise-cases.json' with { type: 'json' }
import { toPaise } from './paise.js'

export { toPaise } // so that the checks can call it

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
