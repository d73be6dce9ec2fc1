import cases from './paise-cases.json' with { type: 'json' }
import { toPaise } from './paise.js'

export { toPaise } // so that the checks can call it

for (const item of cases) {
  // Print the text with your result or message. A loop with try and catch
  // shows all 13.
  console.log(item.text, toPaise(item.text))
}
