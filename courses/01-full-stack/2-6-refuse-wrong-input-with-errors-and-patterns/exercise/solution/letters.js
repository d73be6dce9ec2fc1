import { readPin } from './pin.js'

export { readPin } // so that the checks can call it

/** One line for each text: "ok 261001", or "refused: " and the message. */
export function sortLetters(texts) {
  const lines = []
  for (const text of texts) {
    try {
      lines.push(`ok ${readPin(text)}`)
    } catch (error) {
      lines.push(`refused: ${error.message}`)
    }
  }
  return lines
}

console.log(sortLetters(['261001', ' 226001 ', '26100l', '']))
